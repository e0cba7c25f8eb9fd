/** Do two values of plain data say the same? */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, its] = [one, other] as Record<string, unknown>[]
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(mine?.[key], its?.[key]))
}
