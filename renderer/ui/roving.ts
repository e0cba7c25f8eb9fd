import { clamp } from './fields/number'

// One tab stop for a whole group: arrows move, Home and End jump, typing finds by its first letters.

export interface Roving {
  readonly count: number
  readonly columns?: number
}

export function rovingMove(key: string, from: number, { count, columns = 1 }: Roving): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return clamp(from + columns, 0, last)
    case 'ArrowUp':
      return clamp(from - columns, 0, last)
    case 'ArrowRight':
      return clamp(from + 1, 0, last)
    case 'ArrowLeft':
      return clamp(from - 1, 0, last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

const TYPING_PAUSE = 700

export function makeTypeahead(now: () => number): (key: string, labels: readonly string[], from: number) => number {
  let typed = ''
  let last = 0
  return (key, labels, from) => {
    const time = now()
    typed = time - last > TYPING_PAUSE ? key : typed + key
    last = time
    const start = typed.length > 1 ? from : from + 1
    const order = labels.map((_, index) => (start + index) % labels.length)
    return order.find((index) => labels[index]?.toLowerCase().startsWith(typed.toLowerCase())) ?? -1
  }
}
