/** About how many bytes a message is as JSON; stops counting, and answers with Infinity, beyond `most`. */
export function sizeOf(message: unknown, most: number): number {
  let size = 0
  const waiting: unknown[] = [message]
  while (waiting.length > 0) {
    const value = waiting.pop()
    size += own(value)
    if (size > most || waiting.length > most) return Number.POSITIVE_INFINITY
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) for (const one of value) waiting.push(one)
    else for (const [key, one] of Object.entries(value)) waiting.push(key, one)
  }
  return size
}

function own(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength
  return typeof value === 'object' ? 2 : 8
}
