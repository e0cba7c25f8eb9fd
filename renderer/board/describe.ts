// What is drawn, as plain data: for tests, for screen readers, for whoever cannot see the table.
import { INK_STYLES, inkColour, inksOf, type Hatch, type Ink, type OverlayKind } from './overlay/kinds'
import { compassOf, gridOf, type CompassPoint, type Hex } from './hexes'
import { hexesOfMonster, hexesOfPart, hexesOfPlace, labelOn, nameOn, whereOf, zoneOn } from './places'
import { hpOf, isBroken, type BoardScene, type Tone } from './scene'
import { isLit, type HeadlessState } from './state'

export interface DescribedFigure {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly facing: CompassPoint | null
  readonly tone: Tone
  readonly hp: number | null
  readonly statuses: readonly string[]
  readonly isDown: boolean
}

export interface DescribedPart {
  readonly id: string
  readonly name: string
  readonly at: readonly string[]
  readonly hp: number
  readonly isBroken: boolean
  readonly icon: string | null
}

export interface DescribedMonster {
  readonly id: string
  readonly name: string
  readonly at: readonly string[]
  readonly front: CompassPoint
  readonly parts: readonly DescribedPart[]
}

export interface DescribedThing {
  readonly id: string
  readonly kind: string
  readonly at: readonly string[]
}

export interface DescribedZone {
  readonly id: string
  readonly name: string
  readonly at: readonly string[]
}

export interface DescribedChoice {
  readonly id: string
  readonly name: string
  readonly at: readonly string[]
  readonly number: number | null
  readonly refused: string | null
  readonly isFocused: boolean
  readonly isLit: boolean
}

/** One row of the key: a text key for its name, and how it is drawn. */
export interface LegendRow {
  readonly key: `battlefield.ink.${Ink}`
  readonly ink: Ink
  readonly hatch: Hatch
  readonly colour: string
}

/** A sentence for a screen reader: a text key and arguments. */
export interface Announcement {
  readonly key: string
  readonly args: Readonly<Record<string, string | number>>
}

export interface Description {
  readonly theme: string
  readonly isFlat: boolean
  readonly hexes: number
  readonly greenZone: readonly string[]
  readonly land: readonly Omit<DescribedThing, 'id'>[]
  readonly zones: readonly DescribedZone[]
  readonly obstacles: readonly DescribedThing[]
  readonly tiles: readonly DescribedThing[]
  readonly tokens: readonly DescribedThing[]
  readonly figures: readonly DescribedFigure[]
  readonly monsters: readonly DescribedMonster[]
  readonly overlays: readonly OverlayKind[]
  readonly legend: readonly LegendRow[]
  readonly choices: readonly DescribedChoice[]
  readonly cursor: string | null
  readonly announcement: Announcement | null
  /** Every hex with something on it, north-west first: what somebody hears who goes over the board. */
  readonly listing: readonly Announcement[]
}

export function describe(state: HeadlessState): Description {
  const { scene } = state
  const at = (hexes: readonly Hex[]): string[] => hexes.map((hex) => labelOn(scene, hex))
  return {
    theme: state.theme,
    isFlat: state.isFlat,
    hexes: scene.board.hexes.length,
    greenZone: at(scene.greenZone),
    land: (scene.board.land ?? []).map(({ kind, hexes }) => ({ kind, at: at(hexes) })),
    zones: (scene.board.zones ?? []).map(({ id, name, hexes }) => ({ id, name, at: at(hexes) })),
    obstacles: scene.obstacles.map(({ id, kind, hexes }) => ({ id, kind, at: at(hexes) })),
    tiles: scene.tiles.map(({ id, kind, hexes }) => ({ id, kind, at: at(hexes) })),
    tokens: scene.tokens.map(({ id, icon, hex }) => ({ id, kind: icon, at: at([hex]) })),
    figures: figuresOf(scene),
    monsters: monstersOf(scene, at),
    overlays: state.overlays.map((overlay) => overlay.kind),
    legend: legendOf(state),
    choices: choicesOf(state, at),
    cursor: state.walker ? labelOn(scene, state.walker.hex) : null,
    announcement: announce(state),
    listing: listing(state)
  }
}

const figuresOf = (scene: BoardScene): DescribedFigure[] =>
  scene.figures.map(({ id, name, hex, facing = null, tone, hp = null, statuses = [], isDown = false }) => {
    const compass = facing && compassOf(facing, gridOf(scene.board))
    return {
      id,
      name,
      at: labelOn(scene, hex),
      facing: compass,
      tone,
      hp,
      statuses: statuses.map((s) => s.name),
      isDown
    }
  })

const monstersOf = (scene: BoardScene, at: (hexes: readonly Hex[]) => string[]): DescribedMonster[] =>
  scene.monsters.map((monster) => ({
    id: monster.id,
    name: monster.name,
    at: at(hexesOfMonster(monster)),
    front: compassOf(monster.facing, gridOf(scene.board)),
    parts: monster.parts.map((part) => ({
      id: part.id,
      name: part.name,
      at: at(hexesOfPart(monster, part)),
      hp: hpOf(part),
      isBroken: isBroken(part),
      icon: isBroken(part) ? (part.icon ?? null) : null
    }))
  }))

const choicesOf = (state: HeadlessState, at: (hexes: readonly Hex[]) => string[]): DescribedChoice[] =>
  state.choices.map((choice) => ({
    id: choice.id,
    name: choice.name,
    at: at(hexesOfPlace(state.scene, choice.at)),
    number: choice.number ?? null,
    refused: choice.refused ?? null,
    isFocused: choice.id === state.focused,
    isLit: isLit(state, choice)
  }))

/** The key to what lies over the board: each ink once, in the order drawn. */
export function legendOf({ overlays, theme }: Pick<HeadlessState, 'overlays' | 'theme'>): LegendRow[] {
  return [...new Set(overlays.flatMap(inksOf))].map((ink) => {
    return { key: `battlefield.ink.${ink}`, ink, hatch: INK_STYLES[ink].hatch, colour: inkColour(ink, theme) }
  })
}

/** What the keyboard is on: a choice if there is one, else what stands on the hex. */
export function announce(state: HeadlessState): Announcement | null {
  const choice = state.choices.find((c) => c.id === state.focused)
  if (choice) {
    const args = { name: choice.name, at: whereOf(state.scene, choice.at) }
    if (choice.refused !== undefined) return { key: 'battlefield.refused', args: { ...args, why: choice.refused } }
    const count = state.choices.length
    return { key: 'battlefield.choice', args: { ...args, number: state.choices.indexOf(choice) + 1, count } }
  }
  return state.walker ? onHex(state, state.walker.hex) : null
}

const listing = (state: HeadlessState): Announcement[] =>
  state.scene.board.hexes
    .filter((hex) => (zoneOn(state.scene, hex)?.hexes[0] ?? hex) === hex || standsOn(state.scene, hex))
    .map((hex) => onHex(state, hex))
    .filter(({ key }) => key !== 'battlefield.onFree' && key !== 'battlefield.onGreen')

/** In a zone only what stands there is told hex by hex. */
const standsOn = (scene: BoardScene, hex: Hex): boolean =>
  scene.figures.some((figure) => figure.hex === hex) || scene.tokens.some((token) => token.hex === hex)

const landOn = ({ board: { land = [] } }: BoardScene, hex: Hex): string =>
  land.find(({ hexes }) => hexes.includes(hex))?.kind ?? ''

function onHex({ scene }: HeadlessState, hex: Hex): Announcement {
  const [at, land] = [nameOn(scene, hex), landOn(scene, hex)]
  const figure = scene.figures.find((f) => f.hex === hex)
  if (figure) {
    const args = {
      at,
      land,
      name: figure.name,
      facing: figure.facing ? compassOf(figure.facing, gridOf(scene.board)) : '',
      hp: figure.hp ?? ''
    }
    return { key: figure.hp === undefined ? 'battlefield.onPiece' : 'battlefield.onFigure', args }
  }
  const part = scene.monsters
    .flatMap((monster) => monster.parts.map((p) => ({ monster, part: p })))
    .find((p) => hexesOfPart(p.monster, p.part).includes(hex))
  if (part) {
    const args = { at, land, name: part.monster.name, part: part.part.name, hp: hpOf(part.part) }
    return { key: isBroken(part.part) ? 'battlefield.onBroken' : 'battlefield.onPart', args }
  }
  return thingOn(scene, hex, { at, land })
}

function thingOn(scene: BoardScene, hex: Hex, where: { readonly at: string; readonly land: string }): Announcement {
  const token = scene.tokens.find((t) => t.hex === hex)
  if (token) return { key: 'battlefield.onPiece', args: { ...where, name: token.name, facing: '', hp: '' } }
  const obstacle = scene.obstacles.find((o) => o.hexes.includes(hex))
  if (obstacle) return { key: `battlefield.on.${obstacle.kind}`, args: where }
  const tile = scene.tiles.find((t) => t.hexes.includes(hex))
  if (tile) return { key: `battlefield.on.${tile.kind}`, args: where }
  return { key: scene.greenZone.includes(hex) ? 'battlefield.onGreen' : 'battlefield.onFree', args: where }
}
