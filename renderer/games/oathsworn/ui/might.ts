export const MIGHT_COLOURS = ['white', 'yellow', 'red', 'black'] as const
export type MightColour = (typeof MIGHT_COLOURS)[number]

export const MIGHT_LETTER: Readonly<Record<MightColour, string>> = { white: 'W', yellow: 'Y', red: 'R', black: 'B' }

/** Outlines round the origin, ten units wide either way: circle, triangle, diamond, square. */
export const MIGHT_SHAPE: Readonly<Record<MightColour, string>> = {
  white: 'M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z',
  yellow: 'M0-11.6L11.8 9.2H-11.8Z',
  red: 'M0-12L12 0L0 12L-12 0Z',
  black: 'M-9-9H9V9H-9Z'
}
/** Where the letter stands inside its shape. */
export const LETTER_DROP: Readonly<Record<MightColour, number>> = { white: 4.4, yellow: 7, red: 4.4, black: 4.4 }

/** A face as it is written: '0', '3' or '4*' for a critical four. */
export interface WrittenFace {
  readonly value: number
  readonly critical: boolean
}

export function readFace(face: string): WrittenFace {
  const critical = face.endsWith('*')
  return { value: Number(critical ? face.slice(0, -1) : face) || 0, critical }
}

/** A twelve-pointed burst round a point. */
export function burst(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 24 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (index * Math.PI) / 12
    return `${(x + radius * Math.sin(angle)).toFixed(2)},${(y - radius * Math.cos(angle)).toFixed(2)}`
  })
  return points.join(' ')
}
