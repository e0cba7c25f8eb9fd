// The colours of the table in both themes, and the tones of the pieces. Strings are sRGB.
import type { LandKind, Theme, Tone } from './scene'

export interface ToneColours {
  /** Behind the bone-coloured icon: dark enough for it in both themes. */
  readonly face: string
  readonly rim: string
}

/** From the board towards the lamp: it hangs in the north-west. */
export const LAMP_WAY: readonly [number, number, number] = [-0.75, 1.35, -0.7]

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
  readonly land: Readonly<Record<LandKind, string>>
  readonly zone: string
  readonly zoneEdge: string
  /** Edges of tiles that look at the lamp, and those that look away. */
  readonly glint: string
  readonly dusk: string
  readonly moss: readonly string[]
  readonly leaves: readonly string[]
  readonly woodLight: string
  readonly woodDark: string
  /** Light in the middle of the board, and how much is lost at its corners, in percent. */
  readonly lampWarm: string
  readonly lampFall: number
  readonly fireGlow: number
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
    frame: '#5b4330',
    tile: '#5a6362',
    tileWarm: '#6b6352',
    seam: '#15181b',
    earth: '#3d382f',
    land: { forest: '#3d5238', mountain: '#66635c', lake: '#2f5a6e', road: '#8a7656' },
    zone: '#3f7d6c',
    zoneEdge: 'rgb(143 207 184 / 70%)',
    glint: 'rgb(236 226 198 / 26%)',
    dusk: 'rgb(8 10 10 / 50%)',
    moss: ['rgb(62 78 48 / 70%)', 'rgb(88 104 62 / 55%)'],
    leaves: ['rgb(140 92 48 / 55%)', 'rgb(110 66 44 / 50%)', 'rgb(150 124 70 / 42%)'],
    woodLight: 'rgb(214 172 120 / 16%)',
    woodDark: 'rgb(20 12 8 / 42%)',
    lampWarm: 'rgb(255 214 150 / 13%)',
    lampFall: 52,
    fireGlow: 26,
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
    land: { forest: '#8fa37a', mountain: '#a9a294', lake: '#8db7c4', road: '#bf9a63' },
    zone: '#a9c9b4',
    zoneEdge: 'rgb(29 107 88 / 75%)',
    glint: 'rgb(255 252 240 / 70%)',
    dusk: 'rgb(94 74 40 / 34%)',
    moss: ['rgb(122 134 82 / 38%)', 'rgb(150 158 102 / 34%)'],
    leaves: ['rgb(168 112 58 / 38%)', 'rgb(140 96 60 / 32%)', 'rgb(176 148 84 / 34%)'],
    woodLight: 'rgb(255 236 200 / 28%)',
    woodDark: 'rgb(70 44 20 / 34%)',
    lampWarm: 'rgb(255 248 224 / 22%)',
    lampFall: 20,
    fireGlow: 12,
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
