// The colours of the table in both themes, and the tones of the pieces. Strings are sRGB.
import type { Theme, Tone } from './scene'

export interface ToneColours {
  /** Behind the bone-coloured icon: dark enough for it in both themes. */
  readonly face: string
  readonly rim: string
}

export const BONE = '#f1e9d8'
export const INK = '#14181c'

export const TONE_COLOURS: Readonly<Record<Tone, ToneColours>> = {
  blue: { face: '#27608f', rim: '#5aa9e6' },
  orange: { face: '#9a5417', rim: '#f2a65a' },
  violet: { face: '#5e4893', rim: '#b39ddb' },
  green: { face: '#33703d', rim: '#8bc78b' },
  foe: { face: '#742620', rim: '#e5705f' },
  friend: { face: '#4d5a5c', rim: '#c9d3cf' },
  plain: { face: '#4a4438', rim: '#c6b994' }
}

export const EMBLEMS = ['circle', 'triangle', 'square', 'hexagon', 'diamond', 'shield', 'drop'] as const
export type Emblem = (typeof EMBLEMS)[number]

export const EMBLEM_OF: Readonly<Record<Tone, Emblem>> = {
  blue: 'circle',
  orange: 'triangle',
  violet: 'square',
  green: 'hexagon',
  foe: 'diamond',
  friend: 'shield',
  plain: 'drop'
}

export interface Palette {
  readonly ground: string
  readonly panel: string
  readonly line: string
  readonly table: string
  readonly frame: string
  readonly tile: string
  readonly tileWarm: string
  readonly seam: string
  readonly earth: string
  readonly zone: string
  readonly zoneLabel: string
  readonly label: string
  readonly labelEdge: string
  readonly text: string
  readonly decide: string
  readonly cursor: string
  readonly keyLight: string
  readonly fillLight: string
  readonly bounceLight: string
  readonly keyPower: number
  readonly fillPower: number
  readonly shade: number
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  dark: {
    ground: '#12161a',
    panel: '#1b2127',
    line: '#3a444d',
    table: '#1d1f20',
    frame: '#4a3b30',
    tile: '#626b70',
    tileWarm: '#6f6a60',
    seam: '#15181b',
    earth: '#3d382f',
    zone: '#3f7d6c',
    zoneLabel: '#cfe4da',
    label: '#e2dccb',
    labelEdge: '#20262b',
    text: '#ece5d6',
    decide: '#f0b24a',
    cursor: '#ffffff',
    keyLight: '#ffe2b8',
    fillLight: '#8fa6c4',
    bounceLight: '#2b2723',
    keyPower: 3.15,
    fillPower: 1.35,
    shade: 0.62
  },
  parchment: {
    ground: '#f3ecdd',
    panel: '#fbf7ee',
    line: '#c9bfa8',
    table: '#b9a583',
    frame: '#8a7353',
    tile: '#d8cbae',
    tileWarm: '#e0d0ab',
    seam: '#93835f',
    earth: '#857454',
    zone: '#a9c9b4',
    zoneLabel: '#24483c',
    label: '#5b4f38',
    labelEdge: '#f6eeda',
    text: '#22262a',
    decide: '#935400',
    cursor: '#1c2126',
    keyLight: '#fff2d6',
    fillLight: '#dfe6f2',
    bounceLight: '#a99670',
    keyPower: 2.0,
    fillPower: 1.6,
    shade: 0.4
  }
}

export type Rgb = readonly [number, number, number]

/** `#rrggbb` as three numbers from 0 to 1. */
export function rgbOf(colour: string): Rgb {
  const n = Number.parseInt(colour.slice(1), 16)
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** The same for lit surfaces, which are reckoned in linear light. */
export function linearOf(colour: string): Rgb {
  const [r, g, b] = rgbOf(colour)
  return [toLinear(r), toLinear(g), toLinear(b)]
}

export const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t
]

export const scaled = (a: Rgb, by: number): Rgb => [a[0] * by, a[1] * by, a[2] * by]
