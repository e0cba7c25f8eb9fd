// Everything the battlefield knows, without a window: what is shown, offered, pointed at.
import type { Hex } from './hexes'
import type { Overlay } from './overlay/kinds'
import { posesOf, type Poses } from './motion/poses'
import { groundOn, hexesOfPlace, placeOn, zoneOn } from './places'
import { placeKey, samePlace, type SceneChoice, type ScenePlace, type BoardScene, type Theme } from './scene'
import { walked, walkerAt, type Arrow, type BoardWalker } from './walk'

export interface HeadlessState {
  scene: BoardScene
  theme: Theme
  poses: Poses
  overlays: readonly Overlay[]
  choices: readonly SceneChoice[]
  /** Where the pointer is. */
  hovered: ScenePlace | null
  /** Where the keyboard is; null until an arrow key is used. */
  walker: BoardWalker | null
  /** The choice that Enter takes. */
  focused: string | null
  /** It was gone to by itself, not met on the way over its hex. */
  isSought: boolean
  /** The choice that is pointed at somewhere else: in a list, on a card. */
  lit: string | null
  isFlat: boolean
}

export const EMPTY_SCENE: BoardScene = {
  board: { hexes: [], labels: [] },
  greenZone: [],
  obstacles: [],
  tiles: [],
  tokens: [],
  figures: [],
  monsters: []
}

export const createState = (theme: Theme = 'dark', isFlat = false): HeadlessState => ({
  scene: EMPTY_SCENE,
  theme,
  poses: posesOf(EMPTY_SCENE),
  overlays: [],
  choices: [],
  hovered: null,
  walker: null,
  focused: null,
  isSought: false,
  lit: null,
  isFlat
})

/** Answers who was not there before, if the board is the same. */
export function showScene(state: HeadlessState, scene: BoardScene): readonly string[] {
  const before = new Set(piecesOf(state.scene))
  const newcomers = before.size > 0 ? piecesOf(scene).filter((id) => !before.has(id)) : []
  state.scene = scene
  state.poses = posesOf(scene)
  if (state.walker && !scene.board.hexes.includes(state.walker.hex)) state.walker = null
  return newcomers
}

const piecesOf = ({ figures, monsters }: BoardScene): string[] => [...figures, ...monsters].map((piece) => piece.id)

export function offerChoices(state: HeadlessState, choices: readonly SceneChoice[]): void {
  state.choices = choices
  if (!choices.some((choice) => choice.id === state.focused)) state.focused = null
}

/** The choice that lives at a place; a part also stands for the whole monster. */
export function choiceAt({ choices }: HeadlessState, place: ScenePlace | null): SceneChoice | null {
  if (!place) return null
  const keys = [placeKey(place)]
  if (place.kind === 'part') keys.push(placeKey({ kind: 'figure', id: place.id }))
  return keys.map((key) => choices.find((choice) => placeKey(choice.at) === key)).find((choice) => choice) ?? null
}

/** A choice for this place, or for what stands there, or for the hex it stands on. */
export function choiceNear(state: HeadlessState, place: ScenePlace | null): SceneChoice | null {
  if (!place) return null
  const here = choiceAt(state, place)
  if (here) return here
  const hexes = hexesOfPlace(state.scene, place)
  if (hexes.length !== 1) return null
  const hex = hexes[0] as Hex
  return choiceAt(state, placeOn(state.scene, hex)) ?? choiceAt(state, groundOn(state.scene, hex))
}

export const focusedChoice = ({ choices, focused }: HeadlessState): SceneChoice | null =>
  choices.find((choice) => choice.id === focused) ?? null

/** Shines: the pointer is on its place, the keyboard is on it, or it is pointed at beside the board. */
export const isLit = (state: HeadlessState, { id, at }: SceneChoice): boolean =>
  id === state.focused || id === state.lit || samePlace(at, state.hovered)

/** Tab: the next choice, or null past the last, so that Tab can leave the board. */
export function focusNext(state: HeadlessState, by: 1 | -1): SceneChoice | null {
  const at = state.choices.findIndex((choice) => choice.id === state.focused)
  const next = at < 0 ? (by > 0 ? 0 : state.choices.length - 1) : at + by
  const choice = state.choices[next] ?? null
  state.focused = choice?.id ?? null
  state.isSought = choice !== null
  const hex = choice && hexesOfPlace(state.scene, choice.at)[0]
  if (hex) state.walker = walkerAt(hex, state.scene.board.orientation)
  return choice
}

/** Arrow keys: one hex on; the first press shows where we are. */
export function walk(state: HeadlessState, arrow: Arrow): Hex | null {
  const { hexes, orientation } = state.scene.board
  const start = hexes[Math.floor(hexes.length / 2)]
  if (start === undefined) return null
  state.walker = state.walker
    ? onward(state.scene, state.walker, (from) => walked(from, arrow, (hex) => hexes.includes(hex), orientation))
    : walkerAt(start, orientation)
  state.focused = choiceNear(state, { kind: 'hex', hex: state.walker.hex })?.id ?? null
  state.isSought = false
  return state.walker.hex
}

/** A zone is crossed in one go: it is one place. */
function onward(scene: BoardScene, from: BoardWalker, next: (from: BoardWalker) => BoardWalker): BoardWalker {
  const left = zoneOn(scene, from.hex)
  let at = next(from)
  while (left && zoneOn(scene, at.hex) === left) {
    const further = next(at)
    if (further.hex === at.hex) return from
    at = further
  }
  return at
}
