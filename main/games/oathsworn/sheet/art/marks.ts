// Small signs: tokens, DEFENSE, the places of cooldown round a player board, and the engraved lines between things.
import type { TokenType } from '../../../../../engine/games/oathsworn/content'
import { html, raw, type Html } from '../../../../sheets/page/html'

const TOKENS: Readonly<Record<TokenType, string>> = {
  animus: '<path d="M-4-8H4L9-2L0 9L-9-2Z"/><path d="M-9-2H9M-4-2L0 9L4-2" class="line"/>',
  battleflow: '<path d="M7-5A9 9 0 1 0 9 2" class="line thick"/><path d="M10-10V-1H1Z"/>',
  defence: '<path d="M-8-9H8V0C8 6 4 9 0 11C-4 9-8 6-8 0Z"/>',
  empowered: '<path d="M0-10L9-1H4L0-5L-4-1H-9ZM0-1L9 8H4L0 4L-4 8H-9Z"/>',
  redraw: '<path d="M-9-1A9 9 0 0 1 6-7M9 1A9 9 0 0 1-6 7" class="line thick"/><path d="M3-12H10V-4ZM-3 12H-10V4Z"/>'
}

export const tokenMark = (type: TokenType): Html =>
  html`<svg class="mark" viewBox="-12 -12 24 24" aria-hidden="true">${raw(TOKENS[type])}</svg>`

export const defenceShield = (value: number | null, label: string): Html =>
  html`<svg class="defence" viewBox="-14 -13 28 30" role="img" aria-label="${label}">
    <path d="M-11-11H11V1C11 9 5 13 0 16C-5 13-11 9-11 1Z" />
    ${value === null ? null : html`<text y="5.500">${value}</text>`}
  </svg>`

/** The same, small and made of a box: a printer takes text more easily than pictures, and there are many of these. */
export const smallShield = (value: number, label: string): Html =>
  html`<span class="smallshield" title="${label}">${value}</span>`

/** A player board with the place where such cards lie filled in: 0 below, 1 left, 2 above, 3 right. */
export function cooldownMark(position: 0 | 1 | 2 | 3): Html {
  const places = ['M-4 6H4V12H-4Z', 'M-13-3H-7V5H-13Z', 'M-4-12H4V-6H-4Z', 'M7-3H13V5H7Z']
  return html`<svg class="mark wheel" viewBox="-14 -13 28 26" aria-hidden="true">
    <rect x="-5.500" y="-4.500" width="11" height="9" class="line" />
    ${places.map((d, i) => html`<path d="${d}" class="${i === position ? '' : 'line'}" />`)}
  </svg>`
}

/** Lines to write on, as many as there is room for. */
const LINES = Array.from({ length: 40 }, (_, i) => `M0 ${Math.round((i + 1) * 28.35 * 10) / 10}H2000`).join('')

export const ruledLines = (): Html => html`<svg class="ruled" aria-hidden="true"><path d="${raw(LINES)}" /></svg>`
