// Tracks as boxes, dice and gems, one unit to the millimetre. What is marked carries a cross that can be read back.
// A printer minds every shape it is given, so shapes that look alike are one path.
import { html, raw, type Html, type HtmlPiece } from '../../../../sheets/page/html'

type Place = readonly [x: number, y: number]

const short = (value: number): string => String(Math.round(value * 100) / 100)
const r = (value: number): Html => raw(short(value))

function svg(width: number, height: number, name: string, label: string, body: HtmlPiece): Html {
  const [w, h] = [r(width), r(height)]
  return html`<svg
    class="track ${raw(name)}"
    width="${w}mm"
    height="${h}mm"
    viewBox="0 0 ${w} ${h}"
    role="img"
    aria-label="${label}"
  >
    ${body}
  </svg>`
}

const path = (parts: readonly string[], name: string): Html | null =>
  parts.length === 0 ? null : html`<path d="${raw(parts.join(''))}" class="${raw(name)}" />`

/** The outline of a square with its corners taken off, as a burin leaves it. */
function square([x, y]: Place, size: number): string {
  const side = short(size - 1.2)
  return `M${short(x + 0.6)} ${short(y + 0.2)}h${side}l.4.400v${side}l-.4.400h-${side}l-.4-.400v-${side}z`
}

const circle = ([x, y]: Place, radius: number): string => {
  const across = short(2 * radius)
  return `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${across} 0a${short(radius)} ${short(radius)} 0 1 0-${across} 0z`
}

/** A line of crosses in one go, each over its box. */
const crosses = (places: readonly Place[], fontSize: number): readonly Html[] =>
  [...new Set(places.map(([, y]) => y))].map((y) => {
    const xs = places.filter((place) => place[1] === y).map(([x]) => short(x))
    return html`<text x="${raw(xs.join(' '))}" y="${r(y)}" font-size="${r(fontSize)}" class="cross"
      >${'×'.repeat(xs.length)}</text
    >`
  })

function marks(places: readonly Place[], marked: number, size: number): readonly (Html | null)[] {
  const of = (some: readonly Place[]): readonly string[] => some.map((place) => square(place, size))
  const middles = places.slice(0, marked).map(([x, y]): Place => [x + size / 2 - size * 0.34, y + size * 0.93])
  return [
    path(of(places.slice(marked)), 'box'),
    path(of(places.slice(0, marked)), 'box marked'),
    ...crosses(middles, size * 1.35)
  ]
}

export const boxes = (count: number, marked: number, size: number, label: string): Html =>
  svg(
    count * (size + 0.7) - 0.7,
    size,
    'boxes',
    label,
    marks(
      Array.from({ length: count }, (_, i): Place => [i * (size + 0.7), 0]),
      marked,
      size
    )
  )

/** Round ones, for traits. */
export function rings(count: number, marked: number, label: string): Html {
  const places = Array.from({ length: count }, (_, i): Place => [i * 4.6 + 2, 2])
  const of = (some: readonly Place[]): readonly string[] => some.map((place) => circle(place, 1.8))
  const middles = places.slice(0, marked).map(([x]): Place => [x - 1.2, 3.55])
  return svg(count * 4.6 - 0.6, 4, 'rings', label, [
    path(of(places.slice(marked)), 'box'),
    path(of(places.slice(0, marked)), 'box marked'),
    crosses(middles, 4.8)
  ])
}

/** Rows of boxes with a wider gap after every fifth and the count at the end of each row. */
export function longTrack(rows: number, columns: number, marked: number, width: number, label: string): Html {
  const gaps = Math.ceil(columns / 5) - 1
  const numbers = 8
  const step = (width - numbers - gaps * 1.4) / columns
  const size = Math.min(6, step - 0.5)
  const row = size + 1.5
  const places = Array.from({ length: rows * columns }, (_, i): Place => {
    const column = i % columns
    return [column * step + Math.floor(column / 5) * 1.4, Math.floor(i / columns) * row]
  })
  const counts = Array.from(
    { length: rows },
    (_, i) => html`<text x="${r(width)}" y="${r(i * row + size * 0.72)}" class="mile">${(i + 1) * columns}</text>`
  )
  return svg(width, rows * row - 1.5, 'long', label, [marks(places, marked, size), counts])
}

const PIPS: readonly (readonly Place[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1]
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1]
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1]
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1]
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1]
  ]
]

/** The HP die, every face in a row: the one that lies up is inked, those a difficulty forbids are struck through. */
export function hpDice(sides: number, hp: number | null, most: number, label: string): Html {
  const [size, gap] = [8, 1.6]
  const die = (face: number): Html =>
    html`<g
      transform="translate(${r((face - 1) * (size + gap))} 0)"
      class="die ${face === hp ? 'up' : ''} ${face > most ? 'barred' : ''}"
      ><rect x=".3" y=".3" width="7.4" height="7.4" rx="1.6" />${faceOf(face, size)}${
        face > most ? raw('<path d="M1.500 6.500L6.500 1.500" class="bar"/>') : null
      }</g
    >`
  return svg(
    sides * (size + gap) - gap,
    size,
    'dice',
    label,
    Array.from({ length: sides }, (_, i) => die(i + 1))
  )
}

function faceOf(face: number, size: number): Html | null {
  const middle = size / 2
  const pips = PIPS[face]
  if (!pips) return html`<text x="${r(middle)}" y="${r(size * 0.72)}" class="pipnumber">${face}</text>`
  return path(
    pips.map(([x, y]) => circle([middle + x * 2, middle + y * 2], 0.75)),
    'pip'
  )
}

/** Numbered places on a line, the marker on one of them. */
export function numberTrack(places: number, at: number | null, label: string): Html {
  const step = 5.4
  const last = Math.max(places, at ?? 0)
  const middle = (n: number): Place => [(n - 1) * step + 2.7, 4]
  const all = Array.from({ length: last }, (_, i) => i + 1)
  return svg(last * step, 8, 'numbers', label, [
    html`<path d="M2.700 4H${r((last - 1) * step + 2.7)}" class="thread" />`,
    path(
      all.filter((n) => n !== at).map((n) => circle(middle(n), 2.1)),
      'place'
    ),
    path(at === null ? [] : [circle(middle(at), 2.6)], 'place here'),
    all.map(
      (n) => html`<text x="${r(middle(n)[0])}" y="4.950" class="${n === at ? 'place here' : 'place'}">${n}</text>`
    )
  ])
}

/** A grid of animus gems, inked up to MAX ANIMUS. */
export function gemGrid(places: number, filled: number | null, label: string): Html {
  const count = Math.max(places, filled ?? 0)
  const columns = Math.ceil(count / 2)
  const corners = Array.from({ length: count }, (_, i): Place => [
    (i % columns) * 5 + 1.4,
    Math.floor(i / columns) * 4.6 + 0.2
  ])
  const stones = corners.map(([x, y]) => `M${short(x)} ${short(y)}h2.200l1 1.400l-2.100 2.500l-2.100-2.500z`)
  const facets = corners.map(([x, y]) => `M${short(x - 1)} ${short(y + 1.4)}h4.200m-2.900 0l.8 2.500l.8-2.500`)
  const inked = filled ?? 0
  return svg(columns * 5, 8.8, 'gems', label, [
    path(stones.slice(inked), 'gem'),
    path(facets.slice(inked), 'facet'),
    path(stones.slice(0, inked), 'gem inked'),
    path(facets.slice(0, inked), 'facet inked')
  ])
}
