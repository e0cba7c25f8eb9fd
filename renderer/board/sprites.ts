// All small pictures of a moment: lying on the board, or floating above the pieces and facing the camera.
import type { AtlasCell, LabelGround } from './atlas/cells'
import { gridOf, middleOfSpots, turnedSpot, type Grid, type Hex, type TableSpot } from './hexes'
import { partKey, type Pose } from './motion/poses'
import { inkColour } from './overlay/kinds'
import { overlayShapes, type OverlayMark, type OverlayShapes } from './overlay/shapes'
import { figureOf, hexesOfMonster, hexesOfPlace, monsterOf } from './places'
import { isBroken, type SceneFigure, type Monster, type ScenePlace, type BoardScene } from './scene'
import { extentOf } from './sculpt/board'
import { heightOf, spotsOfPart } from './sculpt/monsters/monster'
import type { Vec } from './sculpt/sculpt'
import { BACK } from './sculpt/standee'
import { choiceAt, isLit, type HeadlessState } from './state'
import { PALETTES } from './theme'

export interface Sprite {
  readonly cell: AtlasCell
  readonly at: Vec
  readonly size: readonly [number, number]
  /** To the right and up: in the picture for floating ones, as it is read for lying ones. */
  readonly offset?: readonly [number, number]
  /** Clockwise seen from above; `read` turns it to whoever looks. For lying ones only. */
  readonly turn?: number | 'read'
  readonly alpha?: number
}

const HEX: readonly [number, number] = [2, 1.75]
const LABEL: readonly [number, number] = [0.9, 0.4]
const COST: readonly [number, number] = [0.62, 0.62]
const OVER_PIECE = 0.45
const BESIDE = 0.74

/** What lies on the board and never moves while the scene stays. */
export function inlaidSprites(scene: BoardScene): Sprite[] {
  if (scene.board.hexes.length === 0) return []
  const under = underMonsters(scene)
  return [...labels(scene, (hex) => !under.has(hex)), compass(scene), ...tileIcons(scene), ...tokens(scene)]
}

const underMonsters = (scene: BoardScene): ReadonlySet<Hex> => new Set(scene.monsters.flatMap(hexesOfMonster))

function labels(scene: BoardScene, isWanted: (hex: Hex) => boolean): Sprite[] {
  const ground = groundOf(scene)
  const { spotOf } = gridOf(scene.board)
  return scene.board.hexes.flatMap((hex, k): Sprite[] => {
    if (!isWanted(hex)) return []
    const { x, z } = spotOf(hex)
    const text = scene.board.labels[k] ?? ''
    const cell = { kind: 'label', text, on: ground(hex) } as const
    return [{ cell, at: [x, 0.1, z], offset: [0, -0.62], size: LABEL, turn: 'read' }]
  })
}

function groundOf(scene: BoardScene): (hex: Hex) => LabelGround {
  const green = new Set(scene.greenZone)
  const dark = new Set([
    ...scene.tiles.flatMap((tile) => tile.hexes),
    ...scene.obstacles.flatMap((obstacle) => obstacle.hexes),
    ...underMonsters(scene)
  ])
  return (hex) => (dark.has(hex) ? 'dark' : green.has(hex) ? 'green' : 'stone')
}

function compass({ board }: BoardScene): Sprite {
  const { west, east, north } = extentOf(board)
  return { cell: { kind: 'compass' }, at: [(west + east) / 2, 0.04, north - 0.36], size: [0.78, 0.78] }
}

const tileIcons = ({ board, tiles }: BoardScene): Sprite[] =>
  tiles.flatMap((tile): Sprite[] => {
    const spot = middleOfSpots(tile.hexes.map(gridOf(board).spotOf))
    const size = tile.hexes.length > 1 ? 1.5 : 0.85
    return tile.icon
      ? [{ cell: { kind: 'inlay', icon: tile.icon }, at: [spot.x, 0.045, spot.z], size: [size, size], turn: 'read' }]
      : []
  })

const tokens = ({ board, tokens: list }: BoardScene): Sprite[] =>
  list.map(({ hex, icon, tone = 'plain', count = 1 }) => {
    const { x, z } = gridOf(board).spotOf(hex)
    return {
      cell: { kind: 'disc', icon, tone, count },
      at: [x, 0.05, z],
      offset: [0, 0.1],
      size: [0.95, 0.95],
      turn: 'read'
    }
  })

/** What lies on the board and changes, or on a base: shadows, rings, offers, the pointer's and the keyboard's place, numbers. */
export function lyingSprites(state: HeadlessState, shapes: OverlayShapes): Sprite[] {
  const under = underMonsters(state.scene)
  return [
    // A base is drawn over all that is inlaid; its hexes keep their names.
    ...labels(state.scene, (hex) => under.has(hex)),
    ...shadows(state),
    ...offers(state),
    ...shapes.marks.filter((mark) => mark.height === 0).map((mark) => markSprite(mark, state)),
    ...cursor(state)
  ]
}

function shadows({ scene, poses, theme }: HeadlessState): Sprite[] {
  const { shade, decide } = PALETTES[theme]
  const figures = scene.figures.flatMap(({ id, isTurn }): Sprite[] => {
    const pose = poses.pieces.get(id)
    if (!pose) return []
    const { x, z, presence, lift } = pose
    const alpha = shade * presence * (1 - lift * 0.5)
    const ring: Sprite = { cell: { kind: 'ring', colour: decide }, at: [x, 0.02, z], size: [1.62, 1.62] }
    return [
      { cell: { kind: 'blob' }, at: [x + 0.26 + lift, 0.012, z + 0.24 + lift], size: [1.95, 1.25], turn: 0.75, alpha },
      ...(isTurn ? [ring] : [])
    ]
  })
  const monsters = scene.monsters.flatMap((monster) => {
    const pose = poses.pieces.get(monster.id)
    return pose ? monster.parts.flatMap((part) => spotsOfPart(part).map((spot) => underPart(spot, pose, shade))) : []
  })
  return [...monsters, ...figures]
}

function underPart(spot: TableSpot, pose: Pose, shade: number): Sprite {
  const { x, z } = turnedSpot(spot, pose.heading)
  const alpha = shade * 0.85 * pose.presence
  return { cell: { kind: 'blob' }, at: [pose.x + x + 0.42, 0.012, pose.z + z + 0.39], size: [2.3, 2.3], alpha }
}

/** Where nearly everything can be chosen, only what is pointed at speaks up. */
const MANY = 14
const QUIET = 0.42

function offers(state: HeadlessState): Sprite[] {
  const { decide } = PALETTES[state.theme]
  const { grid } = state.poses
  const loud = state.choices.length > MANY ? QUIET : 1
  return state.choices
    .filter((choice) => choice.refused === undefined)
    .flatMap((choice) => {
      const isFilled = isLit(state, choice)
      return hexesOfPlace(state.scene, choice.at).map((hex) => onHex(grid, hex, decide, isFilled, isFilled ? 1 : loud))
    })
}

function onHex({ spotOf, turn }: Grid, hex: Hex, colour: string, isFilled: boolean, alpha: number): Sprite {
  const { x, z } = spotOf(hex)
  return { cell: { kind: 'hexRing', colour, isFilled }, at: [x, 0.094, z], size: HEX, turn, alpha }
}

function cursor(state: HeadlessState): Sprite[] {
  const palette = PALETTES[state.theme]
  const { hovered, walker, scene } = state
  const { spotOf, turn } = state.poses.grid
  const pointed = hovered && !choiceAt(state, hovered) ? hexesOfPlace(scene, hovered) : []
  const at = (hex: Hex, alpha: number): Sprite => {
    const { x, z } = spotOf(hex)
    return { cell: { kind: 'bracket', colour: palette.cursor }, at: [x, 0.096, z], size: HEX, turn, alpha }
  }
  const on = pointed.filter((hex) => scene.board.hexes.includes(hex)).map((hex) => at(hex, 0.35))
  return walker ? [...on, at(walker.hex, 0.95)] : on
}

function markSprite(mark: OverlayMark, state: HeadlessState): Sprite {
  const { ink, text, height, isStrong, after } = mark
  const { theme } = state
  const at = markSpot(mark, state)
  const cell: AtlasCell = isStrong
    ? { kind: 'number', text, colour: inkColour(ink, theme) }
    : { kind: 'cost', text, colour: PALETTES[theme].text }
  const size = isStrong ? ([0.72, 0.72] as const) : COST
  // Over a piece it stands clear of the picture on its plaque.
  const offset: readonly [number, number] = [BESIDE * after, mark.on === null ? 0 : OVER_PIECE]
  return { cell, at: [at.x, height === 0 ? 0.104 : height, at.z], size, offset, turn: 'read' }
}

/** A number over a piece stays over it while it moves. */
function markSpot({ at, on }: OverlayMark, { scene, poses }: HeadlessState): TableSpot {
  const pose = on === null ? undefined : poses.pieces.get(on)
  const home = on === null ? undefined : (figureOf(scene, on)?.hex ?? monsterOf(scene, on)?.hex)
  if (!pose || home === undefined) return at
  const { x, z } = poses.grid.spotOf(home)
  return { x: at.x + pose.x - x, z: at.z + pose.z - z }
}

/** What floats above the pieces and faces the camera. */
export function floatingSprites(state: HeadlessState, shapes: OverlayShapes): Sprite[] {
  const { scene, poses } = state
  return [
    ...scene.figures.flatMap((figure) => {
      const pose = poses.pieces.get(figure.id)
      return pose && pose.presence > 0.5 ? badges(figure, pose) : []
    }),
    ...scene.monsters.flatMap((monster) => {
      const pose = poses.pieces.get(monster.id)
      return pose ? partSigns(state, monster, pose) : []
    }),
    ...shapes.marks.filter((mark) => mark.height > 0).map((mark) => markSprite(mark, state))
  ]
}

function badges({ hp, tone, statuses = [], isDown = false }: SceneFigure, { x, z, lift, heading }: Pose): Sprite[] {
  const back = isDown ? 0 : BACK
  const at: Vec = [x - Math.sin(heading) * back, (isDown ? 0.3 : 0.72) + lift, z + Math.cos(heading) * back]
  const life: Sprite[] =
    hp === undefined ? [] : [{ cell: { kind: 'hp', number: hp, tone }, at, size: [0.5, 0.5], offset: [-0.4, -0.34] }]
  const signs = statuses.slice(0, 4).map(({ icon, count = 1 }, k): Sprite => {
    return { cell: { kind: 'status', icon, count }, at, size: [0.46, 0.46], offset: [0.46, 0.36 - 0.4 * k] }
  })
  return [...life, ...signs]
}

function partSigns(state: HeadlessState, monster: Monster, pose: Pose): Sprite[] {
  return monster.parts.flatMap((part) => {
    const slump = state.poses.parts.get(partKey(monster.id, part.id))?.slump ?? 0
    const place: ScenePlace = { kind: 'part', id: monster.id, part: part.id }
    const { x, z } = turnedSpot(middleOfSpots(spotsOfPart(part)), pose.heading)
    const at: Vec = [pose.x + x, heightOf(monster, part) * (1 - 0.55 * slump) + 0.5 + pose.lift, pose.z + z]
    const choice = choiceAt(state, place)
    const isPointed = choice !== null && isLit(state, choice)
    const isOffered = choice !== null && choice.refused === undefined
    const grow = isPointed ? 1.3 : isOffered ? 1.1 : 1
    if (isBroken(part)) {
      return part.icon
        ? [
            {
              cell: { kind: 'risen', icon: part.icon, edge: RISEN_EDGE },
              at: lifted(at, 0.55),
              size: both(0.78 * grow)
            } as const
          ]
        : []
    }
    return part.dice.map((number, k): Sprite => {
      const offset: readonly [number, number] = [(k - (part.dice.length - 1) / 2) * 0.56, 0]
      return {
        cell: { kind: 'die', number, edge: isOffered ? '#f0a020' : DIE_EDGE },
        at,
        size: both(0.54 * grow),
        offset
      }
    })
  })
}

const DIE_EDGE = '#5c1711'
const RISEN_EDGE = '#ff8a3c'
const both = (size: number): readonly [number, number] => [size, size]
const lifted = ([x, y, z]: Vec, by: number): Vec => [x, y + by, z]

export const shapesOf = (state: HeadlessState): OverlayShapes => overlayShapes(state.overlays, state.scene)
