export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace('\u2212', '-')
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined
}
