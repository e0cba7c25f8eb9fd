// What the battlefield is told: hexes and pieces as plain data. It knows no rules and keeps no secrets.
import type { Dir, Hex, Offset, Orientation } from './hexes'

export const THEMES = ['dark', 'parchment'] as const
export type Theme = (typeof THEMES)[number]

/** Whose piece it is; every tone has a colour and a shape of its own, so that neither alone must tell. */
export const TONES = ['blue', 'orange', 'violet', 'green', 'foe', 'friend', 'plain'] as const
export type Tone = (typeof TONES)[number]

export const OBSTACLES = ['tree', 'wall', 'building', 'rock'] as const
export type ObstacleKind = (typeof OBSTACLES)[number]

export const TILES = ['fire', 'water', 'effect'] as const
export type TileKind = (typeof TILES)[number]

/** What the ground of a hex is, whatever lies on it. */
export const LANDS = ['forest', 'mountain', 'lake', 'road'] as const
export type LandKind = (typeof LANDS)[number]

export const MONSTER_BUILDS = ['beast', 'hulk', 'serpent', 'tree'] as const
export type MonsterBuild = (typeof MONSTER_BUILDS)[number]

/** What a location of a monster looks like; the build decides how. */
export const PART_ROLES = ['head', 'body', 'flank', 'rear', 'arm', 'tail'] as const
export type PartRole = (typeof PART_ROLES)[number]

export interface SceneLand {
  readonly kind: LandKind
  readonly hexes: readonly Hex[]
}

/** Hexes that are one place together: a town, or a tile of a game that counts tiles and not hexes. */
export interface SceneZone {
  readonly id: string
  readonly name: string
  readonly hexes: readonly Hex[]
}

/** The kernel's board is one. */
export interface SceneBoard {
  readonly hexes: readonly Hex[]
  /** What people call the hexes, in the same order. */
  readonly labels: readonly string[]
  /** A side to the north, unless it says otherwise. */
  readonly orientation?: Orientation
  readonly land?: readonly SceneLand[]
  readonly zones?: readonly SceneZone[]
}

export interface SceneObstacle {
  readonly id: string
  readonly kind: ObstacleKind
  readonly hexes: readonly Hex[]
}

export interface SceneTile {
  readonly id: string
  readonly kind: TileKind
  /** One hex, or all hexes of a large effect tile. */
  readonly hexes: readonly Hex[]
  readonly icon?: string
  readonly name?: string
}

/** A small thing lying on a hex: a marker, a thrown item, an objective. */
export interface SceneToken {
  readonly id: string
  readonly hex: Hex
  readonly icon: string
  readonly name: string
  readonly tone?: Tone
  readonly count?: number
}

export interface SceneStatus {
  readonly icon: string
  readonly name: string
  readonly count?: number
}

/** A standee of one hex. */
export interface SceneFigure {
  readonly id: string
  readonly name: string
  readonly hex: Hex
  readonly tone: Tone
  readonly icon: string
  readonly facing?: Dir
  readonly hp?: number
  readonly maxHp?: number
  readonly statuses?: readonly SceneStatus[]
  readonly isDown?: boolean
  readonly isTurn?: boolean
  /** Tells one of several alike from the others. */
  readonly mark?: string
}

export interface MonsterPart {
  readonly id: string
  readonly name: string
  /** Guessed from where it lies if left out. */
  readonly role?: PartRole
  readonly hexes: readonly Offset[]
  /** HP on each die still lying there. None left: the part is broken. */
  readonly dice: readonly number[]
  /** HP of all dice together when nothing is lost. */
  readonly fullHp: number
  /** What breaking it uncovers. */
  readonly icon?: string
}

export interface Monster {
  readonly id: string
  readonly name: string
  /** Where the core lies. */
  readonly hex: Hex
  readonly facing: Dir
  /** Guessed from its id if left out. */
  readonly build?: MonsterBuild
  /** Hide colour, `#rrggbb`; guessed if left out. */
  readonly hide?: string
  readonly front: Offset
  readonly parts: readonly MonsterPart[]
  readonly statuses?: readonly SceneStatus[]
}

export interface BoardScene {
  readonly board: SceneBoard
  readonly greenZone: readonly Hex[]
  readonly obstacles: readonly SceneObstacle[]
  readonly tiles: readonly SceneTile[]
  readonly tokens: readonly SceneToken[]
  readonly figures: readonly SceneFigure[]
  readonly monsters: readonly Monster[]
}

/** Where something lives on the table. */
export type ScenePlace =
  | { readonly kind: 'hex'; readonly hex: Hex }
  | { readonly kind: 'zone'; readonly id: string }
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'part'; readonly id: string; readonly part: string }

/** An option of the question being asked; a refused one is shown and cannot be chosen. */
export interface SceneChoice {
  readonly id: string
  readonly at: ScenePlace
  readonly name: string
  readonly number?: number
  readonly refused?: string
}

export const isBroken = (part: MonsterPart): boolean => part.dice.length === 0
export const hpOf = (part: MonsterPart): number => part.dice.reduce((sum, die) => sum + die, 0)
/** How hurt a part is, from 0 (whole) to 1 (broken). */
export const harmOf = (part: MonsterPart): number =>
  part.fullHp > 0 ? Math.min(1, Math.max(0, 1 - hpOf(part) / part.fullHp)) : 0

/** Nothing stands up there by being that place. */
export const isGround = (place: ScenePlace): place is Extract<ScenePlace, { kind: 'hex' | 'zone' }> =>
  place.kind === 'hex' || place.kind === 'zone'

export const samePlace = (a: ScenePlace | null, b: ScenePlace | null): boolean =>
  a === b || (a !== null && b !== null && placeKey(a) === placeKey(b))

export function placeKey(place: ScenePlace): string {
  switch (place.kind) {
    case 'hex':
      return `hex ${place.hex}`
    case 'zone':
      return `zone ${place.id}`
    case 'figure':
      return `figure ${place.id}`
    case 'part':
      return `part ${place.id} ${place.part}`
  }
}
