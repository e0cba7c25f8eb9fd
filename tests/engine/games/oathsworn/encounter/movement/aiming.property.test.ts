import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, qOf, rOf, type Dir, type Hex } from '../../../../../../engine/hex'
import type { Json } from '../../../../../../engine/kernel/ids'
import { encounterPhase } from '../../../../../../engine/games/oathsworn/encounter/turn/stage'
import { figureId, type FigureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import type { TargetWhy } from '../../../../../../engine/games/oathsworn/encounter/state/why'
import { boardF, enemies, rules } from '../../../../../fixtures/oathsworn/encounter'
import { SEVEN } from '../../../../../fixtures/bodies'
import { slowDistance, slowOrder, slowPaths, slowBest, slowTouched } from '../../../../hex/slow'
import { A, ALLY, B, C, D, enact, happened, play, tableau, type Drawing, type Tableau } from '../fixtures/tableau'

// Whom an enemy targets, a second time and slowly: distances by listing every way, sight by every hex of every line, and
// reach by sending it there.

const WAYS: readonly Dir[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const BODIES: { readonly [kind: string]: readonly (readonly [number, number])[] } = {
  husk: SEVEN,
  crone: [
    [0, 0],
    [0, -1],
    [0, 1],
    [1, 0]
  ],
  log: [
    [0, 0],
    [0, 1],
    [0, 2]
  ],
  whelp: [[0, 0]],
  lone: [[0, 0]]
}
const FRONTS: { readonly [kind: string]: readonly [number, number] } = { husk: [0, -1], crone: [0, -1] }
const files = {
  'enemies/all.json': [
    ...enemies,
    { id: 'crone', role: 'boss', footprint: BODIES['crone'], front: [0, -1] },
    { id: 'log', role: 'boss', footprint: BODIES['log'] },
    { id: 'lone', role: 'boss' }
  ] as unknown as Json,
  'rules/all.json': [
    {
      ...(rules as object),
      stages: (rules as unknown as { stages: { enemies: { husk: object } }[] }).stages.map((stage) => ({
        ...stage,
        enemies: { ...stage.enemies, crone: stage.enemies.husk, log: stage.enemies.husk, lone: stage.enemies.husk }
      }))
    }
  ] as unknown as Json
}

const board = new Set(boardF.map(([q, r]) => hex(q, r)))
const hexes = [...board].sort(slowOrder)

/** A sixth of a turn to the right, so often. */
function turned([q, r]: readonly [number, number], times: number): readonly [number, number] {
  return times === 0 ? [q, r] : turned([-r, q + r], times - 1)
}
function body(kind: string, core: Hex, facing: Dir): Hex[] {
  return BODIES[kind]!.map((one) => {
    const [q, r] = turned(one, WAYS.indexOf(facing))
    return hex(qOf(core) + q, rOf(core) + r)
  })
}
function eye(kind: string, core: Hex, facing: Dir): Hex {
  const [q, r] = turned(FRONTS[kind] ?? [0, 0], WAYS.indexOf(facing))
  return hex(qOf(core) + q, rOf(core) + r)
}

interface Placed {
  readonly id: FigureId
  readonly kind: string
  readonly core: Hex
  readonly facing: Dir
  readonly hexes: readonly Hex[]
}
interface Scene {
  readonly enemy: Placed
  readonly people: readonly Placed[]
  readonly mob: readonly Placed[]
  readonly rocks: readonly Hex[]
  readonly water: readonly Hex[]
}

const drawn = fc.record({
  kind: fc.constantFrom('husk', 'crone', 'log', 'whelp', 'whelp', 'lone'),
  places: fc.array(fc.tuple(fc.nat(200), fc.nat(5)), { minLength: 8, maxLength: 8 }),
  people: fc.integer({ min: 1, max: 5 }),
  mob: fc.integer({ min: 0, max: 3 }),
  rocks: fc.array(fc.nat(200), { maxLength: 10 }),
  water: fc.array(fc.nat(200), { maxLength: 8 })
})
type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never

const PEOPLE = [A, B, C, D, ALLY]

function sceneOf({ kind, places, people, mob, rocks, water }: Drawn): Scene | null {
  const taken = new Set<Hex>()
  const put = (id: FigureId, of: string, [n, turn]: readonly [number, number]): Placed | null => {
    const [core, facing] = [hexes[n % hexes.length]!, WAYS[turn]!]
    const on = body(of, core, facing)
    if (on.some((h) => !board.has(h) || taken.has(h))) return null
    for (const h of on) taken.add(h)
    return { id, kind: of, core, facing, hexes: on }
  }
  const name = kind === 'whelp' ? 'whelp-1' : kind
  const enemy = put(figureId(name), kind, places[0]!)
  if (!enemy) return null
  const isSomebody = (one: Placed | null): one is Placed => one !== null
  const all = PEOPLE.slice(0, people).map((id, i) => put(id, 'lone', places[1 + i]!))
  const pack = [2, 3, 4].slice(0, mob).map((n) => put(figureId(`whelp-${n}`), 'whelp', places[4 + n - 1]!))
  const solid = [...new Set(rocks.map((n) => hexes[n % hexes.length]!))].filter((h) => !taken.has(h))
  const wet = [...new Set(water.map((n) => hexes[n % hexes.length]!))]
  return { enemy, people: all.filter(isSomebody), mob: pack.filter(isSomebody), rocks: solid, water: wet }
}

const pair = (h: Hex): readonly [number, number] => [qOf(h), rOf(h)]

function tableOf({ enemy, people, mob, rocks, water }: Scene): Tableau {
  const drawing: Drawing = Object.fromEntries(
    [enemy, ...people, ...mob].map(({ id, core, facing }) => [id, [pair(core), facing] as const])
  )
  return tableau(drawing, { files, X: rocks.map(pair), water: water.map(pair) })
}

const gap = (some: readonly Hex[], others: readonly Hex[]): number =>
  Math.min(...some.flatMap((a) => others.map((b) => slowDistance(a, b))))

/** OW-TGT-10, in words: how much movement it takes; beyond counting where no way leads. */
function slowNear(scene: Scene, target: Placed): { movement: number; apart: number } {
  const { enemy, people, mob, rocks, water } = scene
  const apart = gap(enemy.hexes, target.hexes)
  if (enemy.hexes.length > 1) return { movement: apart - 1, apart }
  const taken = [...people, ...mob].flatMap((one) => one.hexes)
  const open = new Set(hexes.filter((h) => !rocks.includes(h) && (!taken.includes(h) || h === enemy.core)))
  const goals = new Set([...open].filter((h) => gap([h], target.hexes) === 1))
  const way = slowBest(slowPaths(open, enemy.core, goals))
  if (!way) return { movement: Infinity, apart }
  return { movement: way.reduce((sum, h) => sum + (water.includes(h) ? 2 : 1), 0), apart }
}

const slowSees = ({ enemy, rocks }: Scene, { hexes: on }: Placed): boolean =>
  on.some((h) => !slowTouched(eye(enemy.kind, enemy.core, enemy.facing), h).some((one) => rocks.includes(one)))

const isOathsworn = ({ id }: Placed): boolean => id !== ALLY

/** Everybody in question, best first: closest, then with another of the mob beside them, then north, then west. */
function slowRanking(scene: Scene, among: readonly Placed[]): readonly Placed[] {
  const { enemy, mob } = scene
  const mobbed = (one: Placed): boolean =>
    enemy.kind === 'whelp' && mob.some((other) => gap(other.hexes, one.hexes) === 1)
  const less = (a: number, b: number): number => (a === b ? 0 : a - b)
  return [...among].sort((a, b) => {
    const [near, other] = [slowNear(scene, a), slowNear(scene, b)]
    return (
      less(near.movement, other.movement) ||
      (near.movement === Infinity ? less(near.apart, other.apart) : 0) ||
      Number(mobbed(b)) - Number(mobbed(a)) ||
      slowOrder(a.core, b.core)
    )
  })
}

const firm = (id: FigureId): Json => ({
  do: 'target',
  who: {
    pick: 'all',
    from: {
      kinds: ['oathsworn', 'ally'],
      where: [id === ALLY ? { is: 'kind', kind: 'ally' } : { is: 'class', class: id }]
    }
  } as unknown as Json,
  firm: true
})

const RUNS = { numRuns: 400 }

describe('whom an enemy targets, against a second, slow answer', () => {
  const card = fc.record({
    points: fc.integer({ min: 0, max: 7 }),
    range: fc.constantFrom(0, 0, 1, 2, 4),
    moves: fc.boolean(),
    keepFacing: fc.boolean()
  })

  it('OW-TGT-03, OW-TGT-05, OW-TGT-06, OW-TGT-07, OW-TGT-08, OW-TGT-09, OW-TGT-10 a stage card: the closest it sees and would strike', () => {
    let struck = 0
    fc.assert(
      fc.property(drawn, card, (numbers, { points, range, moves, keepFacing }) => {
        const scene = sceneOf(numbers.kind === 'whelp' ? { ...numbers, kind: 'lone' } : numbers)
        if (!scene || scene.people.length === 0) return
        const table = tableOf(scene)
        const roles = { self: scene.enemy.id }
        const shape: Json = range === 0 ? { kind: 'melee' } : { kind: 'ranged', range }
        const strike: Json = { do: 'attack', shape, sight: false, might: { draw: 'fixed', damage: 0 } }
        const text: Json[] = [...(moves ? [{ do: 'move', hexes: points, keepFacing } as Json] : []), strike]
        const oathsworn = scene.people.filter(isOathsworn)
        const among = oathsworn.length > 0 ? oathsworn : scene.people
        const ranking = slowRanking(scene, among)
        const isStruck = ({ id }: Placed): boolean =>
          happened(enact(table, [firm(id), ...text], { roles }), 'enemyAttacked').length > 0
        const wanted = ranking.find((one) => slowSees(scene, one) && isStruck(one))
        const [chosen] = happened(enact(table, text, { roles }), 'targetChosen')
        const why = chosen?.why as TargetWhy
        expect(why.candidates.map(({ figure }) => figure)).toEqual(ranking.map(({ id }) => id))
        expect(
          why.candidates.map(({ movement, apart, visible }) => ({ movement: movement ?? Infinity, apart, visible }))
        ).toEqual(ranking.map((one) => ({ ...slowNear(scene, one), visible: slowSees(scene, one) })))
        expect([chosen?.target ?? null, chosen?.toward ?? null]).toEqual(
          wanted ? [wanted.id, null] : [null, ranking[0]!.id]
        )
        if (wanted) struck++
      }),
      RUNS
    )
    expect(struck).toBeGreaterThan(100)
  })

  it('OW-MINION-03, OW-MINION-05, OW-MINION-08, OW-TGT-04, OW-MOB-01, OW-MOB-05 minions: the closest friend each sees, and the closest of them first', () => {
    fc.assert(
      fc.property(drawn, (numbers) => {
        const scene = sceneOf({ ...numbers, kind: 'whelp' })
        if (!scene || scene.people.length === 0) return
        const minions = [scene.enemy, ...scene.mob]
        const seenBy = (one: Placed): Scene => ({ ...scene, enemy: one, mob: minions.filter((other) => other !== one) })
        const goalOf = (one: Placed): Placed => {
          const ranking = slowRanking(seenBy(one), scene.people)
          return ranking.find((other) => slowSees(seenBy(one), other)) ?? ranking[0]!
        }
        const near = new Map(minions.map((one) => [one, slowNear(seenBy(one), goalOf(one))]))
        const less = (a: number, b: number): number => (a === b ? 0 : a - b)
        const order = [...minions].sort((a, b) => {
          const [one, other] = [near.get(a)!, near.get(b)!]
          return (
            less(one.movement, other.movement) ||
            (one.movement === Infinity ? less(one.apart, other.apart) : 0) ||
            slowOrder(a.core, b.core)
          )
        })
        const done = play(tableOf(scene), encounterPhase)
        const chosen = happened(done, 'targetChosen')
        expect(chosen[0]).toMatchObject({ figure: order[0]!.id })
        const first = goalOf(order[0]!)
        const isSeen = slowSees(seenBy(order[0]!), first)
        expect([chosen[0]!.target, chosen[0]!.toward]).toEqual(isSeen ? [first.id, null] : [null, first.id])
        if (minions.length > 1) expect(happened(done, 'minionsOrdered')[0]!.figures).toEqual(order.map(({ id }) => id))
      }),
      RUNS
    )
  })
})
