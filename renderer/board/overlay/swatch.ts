// A patch of one ink for the key beside the board, as SVG.
import type { Theme } from '../scene'
import { INK_STYLES, inkColour, type Hatch, type Ink } from './kinds'

const STROKES: Readonly<Record<Hatch, string>> = {
  plain: '',
  rising: 'M-2 8 8-2M3 18 18 3M13 28 28 13M-2 18 18-2M3 28 28 3',
  falling: 'M-2 8 18 28M3-2 28 23M13-2 28 13M-2 18 8 28',
  cross: 'M-2 8 8-2M-2 18 18-2M3 28 28 3M13 28 28 13M-2 8 18 28M3-2 28 23M13-2 28 13M-2 18 8 28',
  dots: '',
  level: 'M0 6H24M0 12H24M0 18H24',
  upright: 'M6 0V24M12 0V24M18 0V24',
  chevron: 'M0 9 6 5 12 9 18 5 24 9M0 15 6 11 12 15 18 11 24 15M0 21 6 17 12 21 18 17 24 21'
}

const DOTS = [6, 12, 18].flatMap((x) => [6, 12, 18].map((y) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)).join('')

export function swatch(ink: Ink, theme: Theme): string {
  const colour = inkColour(ink, theme)
  const { hatch } = INK_STYLES[ink]
  const marks =
    hatch === 'dots'
      ? `<g fill="${colour}">${DOTS}</g>`
      : `<path d="${STROKES[hatch]}" stroke="${colour}" stroke-width="1.6" fill="none"/>`
  const outline = 'M23 12 17.5 21.5H6.5L1 12 6.5 2.5H17.5Z'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">` +
    `<clipPath id="swatch-${ink}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#swatch-${ink})"><path d="${outline}" fill="${colour}" fill-opacity="0.2"/>${marks}</g>` +
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="1.8"/></svg>`
  )
}
