import type { Dir, Hex } from '../../../../../engine/hex'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { Motion as How } from '../../../../../engine/games/oathsworn/encounter/happenings/figures'
import type { TargetWhy } from '../../../../../engine/games/oathsworn/encounter/state/why'
import type { OverlayCandidate, Harm, Overlay, ScenePlace, BoardScene } from '../../../../board'

// What has happened, or would happen, drawn over the board as it stands: ways and ghosts, whom it hits, who came into
// question. The same drawing serves a choice that is pointed at, the forecast of a stage card and a line being told.

type Look = 'path' | 'charge' | 'knockback' | 'stage'

/** Where a piece would go. */
interface Trip {
  readonly of: string
  readonly path: Hex[]
  readonly look: Look
  facing: Dir | null
  into: Hex | null
}

const LOOKS: Readonly<Record<How, Look>> = {
  walk: 'path',
  chain: 'path',
  charge: 'charge',
  push: 'knockback',
  pull: 'knockback',
  knockback: 'knockback',
  placed: 'knockback',
  swapped: 'knockback'
}

export function overlaysOfHappened(
  happened: readonly Happened[],
  scene: BoardScene,
  cost?: number
): readonly Overlay[] {
  const trips: Trip[] = []
  const areas: Overlay[] = []
  const hits = new Set<Hex>()
  const harm = new Map<string, number>()
  const candidates: OverlayCandidate[] = []
  for (const one of happened) {
    switch (one.kind) {
      case 'figureMoved':
        travel(trips, one, scene)
        break
      case 'figureTurned':
        turn(trips, one.figure, one.facing, scene)
        break
      case 'collided':
        collide(trips, one.figure, one.with, scene)
        break
      case 'targetChosen':
        if (one.why.why === 'target') candidates.push(...candidatesOf(one.why, one.target))
        break
      case 'enemyAttacked':
        if (one.hexes.length > 0) areas.push({ kind: areaKind(one.shape), hexes: one.hexes })
        for (const id of one.on) for (const hex of standsOn(scene, trips, id)) hits.add(hex)
        break
      case 'hpLost':
        harm.set(one.figure, (harm.get(one.figure) ?? 0) + one.count)
    }
  }
  return [
    ...areas,
    ...trips.flatMap((trip, index) => ghostsOf(trip, index === 0 ? [...hits] : [], cost)),
    ...(trips.length === 0 && hits.size > 0 ? [struck([...hits])] : []),
    ...(candidates.length > 0 ? [{ kind: 'candidates' as const, entries: latest(candidates) }] : []),
    ...(harm.size > 0 ? [{ kind: 'harm' as const, entries: [...harm].map(harmOf) }] : [])
  ]
}

const harmOf = ([id, hp]: readonly [string, number]): Harm => ({ at: { kind: 'figure', id }, hp })
/** Nobody moves, and somebody is hit: only the hexes are marked. */
const struck = (hexes: readonly Hex[]): Overlay => ({ kind: 'area', hexes })

const areaKind = (shape: string): 'cone' | 'wave' | 'area' => (shape === 'cone' || shape === 'wave' ? shape : 'area')

type Moved = Extract<Happened, { kind: 'figureMoved' }>

/** One step after another is one trip, as long as it is of one kind. */
function travel(trips: Trip[], { figure, from, path, how }: Moved, scene: BoardScene): void {
  const look = LOOKS[how] === 'path' && isFoe(scene, figure) ? 'stage' : LOOKS[how]
  const open = trips.findLast((trip) => trip.of === figure)
  if (open?.look === look) open.path.push(...path)
  else trips.push({ of: figure, path: [from, ...path], look, facing: null, into: null })
}

/** Whoever turns without going anywhere is a ghost on its own hex. */
function turn(trips: Trip[], figure: string, facing: Dir, scene: BoardScene): void {
  const open = trips.findLast((trip) => trip.of === figure)
  const at = hexOf(scene, figure)
  if (open) open.facing = facing
  else if (at !== null)
    trips.push({ of: figure, path: [at], look: isFoe(scene, figure) ? 'stage' : 'path', facing, into: null })
}

function collide(trips: Trip[], figure: string, other: string, scene: BoardScene): void {
  const open = trips.findLast((trip) => trip.of === figure)
  const [into] = [...standsOn(scene, trips, other), ...(scene.obstacles.find(({ id }) => id === other)?.hexes ?? [])]
  if (open && into !== undefined) open.into = into
}

function ghostsOf({ of, path, look, facing, into }: Trip, hits: readonly Hex[], cost: number | undefined): Overlay[] {
  if (look === 'path') return [{ kind: 'path', hexes: path, ...(cost === undefined ? {} : { cost }) }]
  return [
    {
      kind: look,
      of,
      path,
      hits,
      ...(facing === null ? {} : { facing }),
      ...(into === null ? {} : { into })
    }
  ]
}

const hexOf = (scene: BoardScene, id: string): Hex | null =>
  [...scene.figures, ...scene.monsters].find((one) => one.id === id)?.hex ?? null

const isFoe = (scene: BoardScene, id: string): boolean =>
  scene.monsters.some((one) => one.id === id) || scene.figures.some((one) => one.id === id && one.tone === 'foe')

/** Where a piece stands after the trips so far. */
function standsOn(scene: BoardScene, trips: readonly Trip[], id: string): readonly Hex[] {
  const hex = trips.findLast((trip) => trip.of === id)?.path.at(-1) ?? hexOf(scene, id)
  return hex === null ? [] : [hex]
}

const at = (id: string): ScenePlace => ({ kind: 'figure', id })

/** The numbers the rules compare: the movement it takes, or the hexes between where there is no way. OW-TGT-10 */
export const candidatesOf = (why: TargetWhy, target: string | null): readonly OverlayCandidate[] =>
  why.candidates.map((one) => ({
    at: at(one.figure),
    number: one.movement,
    isChosen: one.figure === target,
    isOut: !one.visible || one.inReach === false
  }))

/** Several choose one after another: of each candidate the last word counts, and whoever was chosen stays chosen. */
function latest(candidates: readonly OverlayCandidate[]): readonly OverlayCandidate[] {
  const byFigure = new Map<string, OverlayCandidate>()
  for (const one of candidates) {
    const id = one.at.kind === 'figure' ? one.at.id : ''
    if (!byFigure.get(id)?.isChosen) byFigure.set(id, one)
  }
  return [...byFigure.values()]
}
