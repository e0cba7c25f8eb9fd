// An evening on one board: every kind of piece, and one scene that is only crowded.
import { boardOf, hexOf, rectangle } from '../../engine/hex/board'
import { rowsAndNumbers } from '../../engine/hex/labels'
import { distance, hex as hexAt, offset, step, type Dir, type Hex } from '../../engine/hex/hex'
import type { SceneFigure, Monster, MonsterBuild, MonsterPart, BoardScene, Tone } from '../board'

/** The standard board: 17 columns of 9 and 10. */
export const BOARD = boardOf(rectangle({ west: -8, east: 8, north: -9, south: 9 }))

/** The hex of a label; the origin if there is none, which a test would notice. */
export const at = (label: string): Hex => {
  const hex = hexOf(BOARD, label)
  if (hex === undefined) throw new RangeError(`no hex is called ${label}`)
  return hex
}
const all = (labels: string): Hex[] => labels.split(' ').map(at)

interface Wounds {
  readonly [part: string]: readonly number[]
}

const PARTS: readonly Omit<MonsterPart, 'dice'>[] = [
  { id: 'head', name: 'Maw', role: 'head', hexes: [offset(0, -1)], fullHp: 6, icon: 'fangs' },
  { id: 'core', name: 'Trunk', role: 'body', hexes: [offset(0, 0)], fullHp: 6, icon: 'heart-organ' },
  { id: 'left', name: 'Left flank', role: 'flank', hexes: [offset(-1, 0), offset(-1, 1)], fullHp: 6, icon: 'claws' },
  { id: 'right', name: 'Right flank', role: 'flank', hexes: [offset(1, -1), offset(1, 0)], fullHp: 6, icon: 'leg' },
  { id: 'rear', name: 'Tail', role: 'rear', hexes: [offset(0, 1)], fullHp: 6, icon: 'spiked-tail' }
]

export const HIDES: Readonly<Record<MonsterBuild, string>> = {
  beast: '#6d5a4e',
  hulk: '#5f6a5c',
  serpent: '#4f6a66',
  tree: '#6a5a41'
}

export function monster(build: MonsterBuild, hex: Hex, facing: Dir, wounds: Wounds = {}): Monster {
  const parts = PARTS.map((part) => ({ ...part, dice: wounds[part.id] ?? [6] }))
  return { id: build, name: `The ${build}`, hex, facing, build, hide: HIDES[build], front: offset(0, -1), parts }
}

const COMPANY: readonly (readonly [string, Tone, string, string, Dir, number])[] = [
  ['cur', 'blue', 'hood', 'G8', 'NE', 6],
  ['priest', 'orange', 'holy-symbol', 'H9', 'N', 4],
  ['warden', 'violet', 'templar-shield', 'J8', 'N', 5],
  ['witch', 'green', 'pointy-hat', 'K8', 'NW', 6]
]

const company: readonly SceneFigure[] = COMPANY.map(([id, tone, icon, label, facing, hp]) => {
  const piece: SceneFigure = { id, name: id, hex: at(label), tone, icon, facing, hp, maxHp: 6 }
  if (id === 'warden') return { ...piece, isTurn: true }
  if (id === 'priest')
    return {
      ...piece,
      statuses: [
        { icon: 'bleeding-wound', name: 'Bleed', count: 2 },
        { icon: 'poison-bottle', name: 'Poison' }
      ]
    }
  return piece
})

const foes: readonly SceneFigure[] = (
  [
    ['D4', 'SE', '1'],
    ['E3', 'S', '2'],
    ['M4', 'SW', '3']
  ] as const
).map(([label, facing, mark]) => ({
  id: `foe-${mark}`,
  name: `Hound ${mark}`,
  hex: at(label),
  tone: 'foe',
  icon: 'hound',
  facing,
  hp: 1,
  mark
}))

export const EVENING: BoardScene = {
  board: BOARD,
  greenZone: all('F9 F10 G9 H9 H10 I9 J9 J10 K9 L9 L10'),
  obstacles: [
    { id: 'tree-1', kind: 'tree', hexes: all('C6 C7 D7') },
    { id: 'tree-2', kind: 'tree', hexes: all('N2 N3 O3') },
    { id: 'wall-1', kind: 'wall', hexes: all('F5 F6 G6') },
    { id: 'house-1', kind: 'building', hexes: all('M7 N7') },
    { id: 'rock-1', kind: 'rock', hexes: all('L3') }
  ],
  tiles: [
    { id: 'fire-1', kind: 'fire', hexes: all('I7') },
    { id: 'fire-2', kind: 'fire', hexes: all('J6') },
    { id: 'water-1', kind: 'water', hexes: all('P5') },
    { id: 'water-2', kind: 'water', hexes: all('P6') },
    { id: 'water-3', kind: 'water', hexes: all('O6') },
    { id: 'mire', kind: 'effect', hexes: around(at('C3')), icon: 'plant-roots', name: 'Mire' }
  ],
  tokens: [
    { id: 'chest', hex: at('P8'), icon: 'chest', name: 'Chest' },
    { id: 'spear', hex: at('H7'), icon: 'thrown-spear', name: 'Thrown spear', tone: 'orange' },
    { id: 'eggs', hex: at('B8'), icon: 'egg-clutch', name: 'Eggs', tone: 'foe', count: 3 }
  ],
  figures: [
    ...company,
    ...foes,
    { id: 'ally', name: 'Man at arms', hex: at('F8'), tone: 'friend', icon: 'bowman', facing: 'N', hp: 3 },
    { id: 'fallen', name: 'Fallen foe', hex: at('L6'), tone: 'foe', icon: 'hound', facing: 'S', hp: 0, isDown: true }
  ],
  monsters: [monster('beast', at('I4'), 'S', { head: [3], left: [1], rear: [] })]
}

export function around(hex: Hex): Hex[] {
  return [hex, ...(['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).map((dir) => step(hex, dir))]
}

/** The four builds side by side, whole, hurt and broken. */
export const MENAGERIE: BoardScene = {
  ...EVENING,
  obstacles: [],
  tiles: [],
  tokens: [],
  figures: company,
  monsters: [
    monster('beast', at('C3'), 'S', { head: [2], left: [1] }),
    monster('hulk', at('G4'), 'S', { core: [3], rear: [] }),
    monster('serpent', at('K4'), 'S', { right: [], left: [2] }),
    monster('tree', at('O3'), 'S', { head: [], core: [1] })
  ]
}

/** Of these nothing is known but the hexes. */
function stranger(id: string, hex: Hex, facing: Dir, slots: readonly (readonly [number, number][])[]): Monster {
  const parts = slots.map((hexes, k): MonsterPart => {
    const dice = k === 2 ? [] : [6 - k]
    return {
      id: `${id}-${k}`,
      name: `Slot ${k}`,
      hexes: hexes.map(([q, r]) => offset(q, r)),
      dice,
      fullHp: 6,
      icon: 'claws'
    }
  })
  return { id, name: id, hex, facing, front: offset(0, -1), parts }
}

export const STRANGERS: BoardScene = {
  ...MENAGERIE,
  monsters: [
    stranger('alone', at('C3'), 'S', [[[0, 0]]]),
    stranger('long', at('F4'), 'SE', [[[0, -1]], [[0, 0]], [[0, 1]]]),
    stranger('triangle', at('J4'), 'S', [[[0, 0]], [[0, -1]], [[1, -1]]]),
    stranger('huge', at('N5'), 'SW', [
      [[0, -1]],
      [[0, 0]],
      [
        [-1, 0],
        [-1, 1]
      ],
      [
        [1, -1],
        [1, 0]
      ],
      [
        [0, 1],
        [0, 2]
      ],
      [[-1, -1]],
      [[1, -2]]
    ])
  ]
}

const TONE_ROW: readonly Tone[] = ['blue', 'orange', 'violet', 'green', 'foe', 'friend']

/** Thirty figures, for counting draw calls. */
export const CROWD: BoardScene = {
  ...EVENING,
  figures: BOARD.hexes
    .filter((_, k) => k % 5 === 2)
    .slice(0, 30)
    .map((hex, k) => ({
      id: `one-${k}`,
      name: `Figure ${k}`,
      hex,
      tone: TONE_ROW[k % TONE_ROW.length] ?? 'foe',
      icon: k % 2 ? 'hound' : 'barbute',
      facing: (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const)[k % 6] ?? 'N',
      hp: k % 7
    }))
}

const SPAN = 8
const within = (h: Hex): boolean => distance(h, hexAt(0, 0)) <= SPAN
const spread = Array.from({ length: 2 * SPAN + 1 }, (_, k) => k - SPAN)

/** The same evening on another grid: corners to the north, and a board that is a hexagon itself. */
export const POINTY: BoardScene = {
  ...EVENING,
  board: {
    ...boardOf(spread.flatMap((q) => spread.map((r) => hexAt(q, r))).filter(within), rowsAndNumbers),
    orientation: 'pointy'
  },
  greenZone: EVENING.greenZone.filter(within)
}

const line = (dir: Dir, from: number, to: number): Hex[] =>
  Array.from({ length: to - from + 1 }, (_, k) => step(hexAt(0, 0), dir, from + k))

/** A country: a town that is one place, roads to it, woods, a fell and a lake. */
export const COUNTRY: BoardScene = {
  ...POINTY,
  board: {
    ...POINTY.board,
    land: [
      { kind: 'road', hexes: line('N', 2, 8) },
      { kind: 'road', hexes: line('SE', 2, 8) },
      { kind: 'forest', hexes: [...around(hexAt(4, -6)), ...around(hexAt(-5, 1)), hexAt(2, 3), hexAt(3, 3)] },
      { kind: 'mountain', hexes: [...around(hexAt(-3, 6)), hexAt(-6, 4), hexAt(-1, 6)] },
      { kind: 'lake', hexes: [...around(hexAt(-4, -2)), hexAt(-2, -3), hexAt(5, 1)] }
    ],
    zones: [{ id: 'town', name: 'The town', hexes: around(hexAt(0, 0)) }]
  },
  greenZone: [],
  obstacles: [
    { id: 'house-1', kind: 'building', hexes: [hexAt(0, -1)] },
    { id: 'house-2', kind: 'building', hexes: [hexAt(1, 0)] },
    { id: 'house-3', kind: 'building', hexes: [hexAt(-1, 1)] }
  ],
  tiles: [],
  tokens: [],
  figures: [
    ...company.map((piece, k) => ({
      ...piece,
      hex: [hexAt(0, 0), hexAt(4, -6), hexAt(-3, 6), hexAt(0, -5)][k] ?? at('G8')
    })),
    ...foes.map((piece, k) => ({ ...piece, hex: [hexAt(3, 0), hexAt(-5, 1), hexAt(2, 3)][k] ?? piece.hex }))
  ],
  monsters: []
}
