// Every overlay, reckoned with the kernel's own geometry on the evening's board.
import { arcOf, type Arc } from '../../engine/hex/arcs'
import { isMarked, isOnBoard, maskOf, type Mask } from '../../engine/hex/board'
import { distance, neighbours, step, type Dir, type Hex } from '../../engine/hex/hex'
import { canSee, sightEnds, sightLine } from '../../engine/hex/sight'
import type { Overlay } from '../board'
import { around, at, BOARD, EVENING } from './battlefieldScenes'

const obstacles: Mask = maskOf(
  BOARD,
  EVENING.obstacles.flatMap((o) => o.hexes)
)
const taken: Mask = maskOf(BOARD, [
  ...EVENING.obstacles.flatMap((o) => o.hexes),
  ...EVENING.figures.map((f) => f.hex),
  ...around(at('I4'))
])
const water: Mask = maskOf(
  BOARD,
  EVENING.tiles.filter((t) => t.kind === 'water').flatMap((t) => t.hexes)
)

const within = (from: Hex, range: number): Hex[] =>
  BOARD.hexes.filter((hex) => distance(from, hex) <= range && hex !== from)

function reachOf(from: Hex, budget: number): Overlay {
  const costs = new Map<Hex, number>([[from, 0]])
  for (let now = 0; now < budget; now++) {
    const front = [...costs].filter(([, cost]) => cost === now).flatMap(([hex]) => neighbours(hex))
    for (const hex of front.filter((h) => isOnBoard(BOARD, h) && !isMarked(BOARD, taken, h) && !costs.has(h))) {
      costs.set(hex, now + (isMarked(BOARD, water, hex) ? 2 : 1))
    }
  }
  const cells = [...costs].filter(([hex, cost]) => hex !== from && cost <= budget)
  return { kind: 'reach', cells: cells.map(([hex, cost]) => ({ hex, cost })) }
}

function arcsOf(core: Hex, facing: Dir, radius: number): Overlay {
  const inArc = (arc: Arc): Hex[] => within(core, radius).filter((hex) => arcOf(core, facing, hex) === arc)
  return { kind: 'arcs', front: inArc('front'), left: inArc('left'), right: inArc('right'), rear: inArc('rear') }
}

function sightOf(from: Hex, to: Hex): Overlay {
  const isClear = canSee(BOARD, from, to, obstacles)
  const blockers = isClear ? [] : sightLine(from, to).filter((hex) => obstacles[BOARD.cells[hex] ?? 0] === 1)
  return { kind: 'sight', from, to, ends: sightEnds(from, to), blockers }
}

function rangeOf(from: Hex, range: number): Overlay {
  const near = within(from, range)
  const isSeen = (hex: Hex): boolean => canSee(BOARD, from, hex, obstacles)
  return { kind: 'range', hexes: near.filter(isSeen), unseen: near.filter((hex) => !isSeen(hex)) }
}

function line(from: Hex, dir: Dir, steps: number): Hex[] {
  return Array.from({ length: steps + 1 }, (_, k) => step(from, dir, k)).filter((hex) => isOnBoard(BOARD, hex))
}

const wave = ['H7', 'I6', 'J7'].flatMap((label) => line(at(label), 'S', 6))
const cone = within(at('I5'), 3).filter((hex) => ['front'].includes(arcOf(at('I5'), 'S', hex)))

export const OVERLAYS: Readonly<Record<string, readonly Overlay[]>> = {
  'arcs of a figure': [arcsOf(at('J8'), 'N', 3)],
  'arcs of the monster': [arcsOf(at('I4'), 'S', 4)],
  reach: [reachOf(at('J8'), 4)],
  'reach and path': [reachOf(at('J8'), 4), { kind: 'path', hexes: ['J8', 'K7', 'K6', 'K5'].map(at), cost: 3 }],
  range: [rangeOf(at('K8'), 4)],
  'range over obstacles': [rangeOf(at('G8'), 5)],
  'sight, clear': [sightOf(at('K8'), at('I5'))],
  'sight, blocked': [sightOf(at('G8'), at('E3')), sightOf(at('K8'), at('M4'))],
  area: [{ kind: 'area', hexes: [at('J7'), ...within(at('J7'), 1)] }],
  cone: [{ kind: 'cone', hexes: cone }],
  wave: [{ kind: 'wave', hexes: wave }],
  charge: [
    {
      kind: 'charge',
      of: 'beast',
      path: line(at('I4'), 'S', 3),
      facing: 'S',
      swept: ['H6', 'H7', 'H8', 'I6', 'I7', 'J6', 'J7', 'J8'].map(at),
      hits: [at('J8')]
    }
  ],
  knockback: [{ kind: 'knockback', of: 'cur', path: ['G8', 'F8'].map(at), into: at('E8') }],
  'stage card': [
    { kind: 'stage', of: 'beast', path: ['I4', 'J5', 'J6'].map(at), facing: 'SE', hits: [at('K8')] },
    { kind: 'knockback', of: 'warden', path: ['J8', 'J9'].map(at) },
    { kind: 'harm', entries: [{ at: { kind: 'figure', id: 'warden' }, hp: 1 }] },
    {
      kind: 'candidates',
      entries: [
        { at: { kind: 'figure', id: 'cur' }, number: 3 },
        { at: { kind: 'figure', id: 'priest' }, number: 3 },
        { at: { kind: 'figure', id: 'warden' }, number: 2, isChosen: true },
        { at: { kind: 'figure', id: 'witch' }, number: 3, isOut: true }
      ]
    }
  ],
  'three at once': [
    { kind: 'range', hexes: within(at('K8'), 4) },
    { kind: 'area', hexes: [at('J7'), ...within(at('J7'), 1)] },
    sightOf(at('K8'), at('J6'))
  ]
}
