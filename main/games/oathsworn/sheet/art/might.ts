// MIGHT by colour, letter and shape together, so that any one of them is enough, also on grey paper.
import { html, raw, type Html } from '../../../../sheets/page/html'
import { label } from '../words'
import { colours, type Colour } from '../../../../../engine/games/oathsworn/might'

const LETTER: Readonly<Record<Colour, string>> = { white: 'W', yellow: 'Y', red: 'R', black: 'B' }
const SHAPE: Readonly<Record<Colour, string>> = {
  white: 'M0-9.600A9.600 9.600 0 1 1 0 9.600A9.600 9.600 0 1 1 0-9.600Z',
  yellow: 'M0-11.600L11.800 9.200H-11.800Z',
  red: 'M0-12.500L12.500 0L0 12.500L-12.500 0Z',
  black: 'M-9-9H9V9H-9Z'
}
const DROP: Readonly<Record<Colour, number>> = { white: 4.4, yellow: 7, red: 4.4, black: 4.4 }
const MOST_DRAWN = 4

export type DrawnCubes = { readonly [C in Colour]?: number | undefined }

/** A cube for each, or one and a number when there are many. Nothing at all for nothing. */
export function mightCubes(might: DrawnCubes): Html | null {
  const there = colours.filter((colour) => (might[colour] ?? 0) > 0)
  if (there.length === 0) return null
  return html`<span class="cubes">${there.map((colour) => ofColour(colour, might[colour] ?? 0))}</span>`
}

const ofColour = (colour: Colour, count: number): Html =>
  count > MOST_DRAWN
    ? html`<span class="cubes">${cube(colour)}<span class="times">×${count}</span></span>`
    : html`${Array.from({ length: count }, () => cube(colour))}`

export const cube = (colour: Colour): Html =>
  html`<svg class="cube ${colour}" viewBox="-14 -14 28 28" role="img" aria-label="${label(`might.${colour}`)}">
    <path d="${raw(SHAPE[colour])}" />
    <text y="${raw(String(DROP[colour]))}">${LETTER[colour]}</text>
  </svg>`

/** The same in letters, for files without pictures: `2Y 1R`. */
export const mightLetters = (might: DrawnCubes): string =>
  colours.flatMap((colour) => (might[colour] ? [`${might[colour]}${LETTER[colour]}`] : [])).join(' ')
