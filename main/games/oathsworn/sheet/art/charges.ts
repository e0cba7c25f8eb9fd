// What a class bears on its shield. Drawn round the origin, fifty units either way, in one ink; `cut` is engraved into it.
import { html, raw, type Html } from '../../../../sheets/page/html'

interface Charge {
  readonly body: string
  readonly cut?: string
}

const ring = (y: number): string =>
  `M-14 ${y}A14 21 0 1 1 14 ${y}A14 21 0 1 1 -14 ${y}ZM-6.5 ${y}A6.5 13 0 1 0 6.5 ${y}A6.5 13 0 1 0 -6.5 ${y}Z`

const sword =
  'M-4.5 20V-36L0-50L4.5-36V20ZM-17 20H17V27H-17ZM-3.5 27H3.5V41H-3.5ZM-5.5 46A5.5 5.5 0 1 0 5.5 46A5.5 5.5 0 1 0-5.5 46Z'

/** A star of so many points, the first straight up. */
function star(points: number, outer: number, inner: number): string {
  const corner = (i: number): string => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = (i * Math.PI) / points
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L')}Z`
}

const path = (d: string): string => `<path d="${d}" fill-rule="evenodd"/>`
const line = (d: string): string => `<path d="${d}" class="cut"/>`
const toe = (x: number, y: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="8" ry="12.5" transform="rotate(${turn} ${x} ${y})"/>`

const CHARGES: { readonly [icon: string]: Charge } = {
  leaf: {
    body: path('M0-48C30-28 34 10 3 36V48H-3V36C-34 10-30-28 0-48Z'),
    cut: line('M0-34V34M0-14L15-26M0-14L-15-26M0 6L19-8M0 6L-19-8M0 24L14 12M0 24L-14 12')
  },
  arrow: {
    body: path('M0-50L15-22H4.5V22L16 34V49L0 37L-16 49V34L-4.5 22V-22H-15Z'),
    cut: line('M0-36V-20')
  },
  wing: {
    body: path(
      'M-40-34C-14-46 28-44 44-34C41-25 36-21 31-21C35-16 33-8 26-7C29-1 25 6 18 6C21 12 15 19 8 18C8 26 1 33-8 31C-9 42-20 48-32 44C-23 32-27 12-35-4C-39-14-42-24-40-34Z'
    ),
    cut: line('M31-21C12-26-10-25-26-19M26-7C10-12-6-11-23-5M18 6C6 3-6 5-19 9M8 18C0 17-8 19-17 23')
  },
  knife: {
    body: path(
      'M-7.5-13H8L6 30L0 48L-5.5 30ZM-25-23C-15-20 15-20 25-23V-13H-25ZM-5-40H5V-22H-5ZM-7-44A7 7 0 1 0 7-44A7 7 0 1 0-7-44Z'
    ),
    cut: line('M0-8V32')
  },
  falcon: {
    body: path(
      'M-48-26C-30-36-12-26-4-12C-9-22-8-36 4-39C12-40 17-35 17-30L24-27L15-24C14-18 9-15 5-12C13-26 30-36 48-26C35-24 25-14 18 2L26 13L14 15L20 27L10 26L13 46L0 34L-13 46L-10 26L-20 27L-14 15L-26 13L-18 2C-25-14-35-24-48-26Z'
    ),
    cut: line('M7-32h.1M-8 6C-3 10 3 10 8 6M-7 16C-3 20 3 20 7 16')
  },
  chain: {
    body: `${path(ring(-28))}${path(ring(28))}<rect x="-4.5" y="-19" width="9" height="38" rx="4.5"/>`
  },
  sun: { body: path(star(12, 50, 27)), cut: '<circle r="20" class="cut"/><circle r="8" class="cut"/>' },
  scar: {
    body: path(
      'M-24-48C-14-18-17 16-34 46C-8 20-5-20-24-48ZM2-48C12-18 9 16-8 46C18 20 21-20 2-48ZM28-48C38-18 35 16 18 46C44 20 47-20 28-48Z'
    )
  },
  blade: {
    body: `<g transform="rotate(38)">${path(sword)}</g><g transform="rotate(-38)">${path(sword)}</g>`,
    cut: `<g transform="rotate(38)">${line('M0-38V16')}</g><g transform="rotate(-38)">${line('M0-38V16')}</g>`
  },
  paw: {
    body:
      path('M0-2C15-2 31 14 29 29C27 43 12 39 0 39C-12 39-27 43-29 29C-31 14-15-2 0-2Z') +
      toe(-34, -3, -28) +
      toe(-13, -24, -9) +
      toe(13, -24, 9) +
      toe(34, -3, 28) +
      path('M-44-22L-42-16L-38-18ZM-18-46L-16-37L-11-38ZM18-46L16-37L11-38ZM44-22L42-16L38-18Z')
  },
  shield: {
    body: path('M-34-40H34V0C34 26 17 40 0 49C-17 40-34 26-34 0Z'),
    cut: line('M0-32V40M-27-8H27')
  },
  flame: {
    body: path(
      'M6-50C12-28 35-18 31 14C29 36 13 48 0 48C-17 48-31 35-31 15C-31 1-21-8-19-24C-9-19-8-11-9-5C2-15 7-32 6-50ZM2 42C12 40 16 32 13 24C10 17 5 12 3 2C0 12-9 18-9 28C-9 36-4 41 2 42Z'
    )
  },
  banner: { body: path('M-32-46H32V42L0 22L-32 42Z'), cut: line('M-22-32H22') }
}

/** The charge of a class, or a plain banner for one that brings a drawing nobody here knows. */
export function charge(icon: string): Html {
  const { body, cut = '' } = CHARGES[icon] ?? CHARGES['banner'] ?? { body: '' }
  return html`<g class="charge">${raw(body)}${raw(cut)}</g>`
}

export const KNOWN_CHARGES: readonly string[] = Object.keys(CHARGES)
