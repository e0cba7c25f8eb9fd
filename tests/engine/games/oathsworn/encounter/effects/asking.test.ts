import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { check } from '../../../../../../engine/schema'
import { amount, condition, group, place, trigger } from '../../../../../../engine/games/oathsworn/content'
import { numberOf } from '../../../../../../engine/games/oathsworn/encounter/scope/amount'
import { holds } from '../../../../../../engine/games/oathsworn/encounter/scope/condition'
import type { TableEvent } from '../../../../../../engine/games/oathsworn/encounter/table/event'
import { hexesOfPlace } from '../../../../../../engine/games/oathsworn/encounter/scope/place'
import { referred } from '../../../../../../engine/games/oathsworn/encounter/scope/reference'
import {
  newScope,
  trailOf,
  type Roles,
  type Scope
} from '../../../../../../engine/games/oathsworn/encounter/table/scope'
import { setOff } from '../../../../../../engine/games/oathsworn/encounter/scope/trigger'
import { inGroup } from '../../../../../../engine/games/oathsworn/encounter/scope/who'
import { hitOn, strikeBy } from '../../../../../../engine/games/oathsworn/encounter/state/strike'
import type { Schema } from '../../../../../../engine/schema'
import {
  A,
  ALLY,
  B,
  C,
  D,
  enact,
  M1,
  M2,
  T,
  tableau,
  withHand,
  type Drawing,
  type Setting,
  type Tableau
} from '../fixtures/tableau'
import { pairs } from '../fixtures/boardF'

const read = <S>(schema: Schema<S>, written: Json): S => {
  const done = check(schema, written)
  if (!done.ok) throw new Error(JSON.stringify(done.problems))
  return done.value
}
const scope = (roles: Roles = { self: T }): Scope => newScope({ kind: 'stage-card', id: 'lunge' }, roles)
const drawing: Drawing = {
  [T]: [[0, 0], 'N'],
  [A]: [0, -2],
  [B]: [2, -3],
  [C]: [0, 3],
  [ALLY]: [-3, 0],
  [M1]: [3, 0],
  [M2]: [4, 0]
}
const table = (setting: Setting = {}): Tableau => tableau(drawing, setting)
const who = ({ book, state }: Tableau, written: Json, roles?: Roles) =>
  inGroup(book, state, scope(roles), read(group, written)).map(({ id }) => id)
const oathsworn = (...where: Json[]): Json => ({ kinds: ['oathsworn'], where })
const count = ({ book, state }: Tableau, written: Json, at = scope()) =>
  numberOf(book, state, at, read(amount, written))
const so = ({ book, state }: Tableau, written: Json, at = scope()) => holds(book, state, at, read(condition, written))
const where = ({ book, state }: Tableau, written: Json, at = scope()) =>
  pairs(hexesOfPlace(book, state, at, read(place, written)))

describe('who is meant', () => {
  it('OW-GEN-01 groups by kind: friends in seat order, enemies north then west', () => {
    expect(who(table(), {})).toEqual([A, B, C, ALLY, T, M1, M2])
    const led = { ...table(), state: { ...table().state, clock: { ...table().state.clock, lead: 'seat-3' as const } } }
    expect(who(led, oathsworn())).toEqual([C, A, B])
  })

  it.each<[string, Json, readonly string[]]>([
    ['OW-GEO-02 within so many hexes', { is: 'within', hexes: 2, of: 'self' }, [A, B, C]],
    ['OW-LOS-05 in sight', { is: 'in-sight', of: 'self' }, [A, B]],
    ['OW-ARC-01, OW-ARC-03 in an arc', { is: 'in-arc', arcs: ['rear'], of: 'self' }, [C]],
    ['OW-GEO-04 in line', { is: 'in-line', with: 'self' }, [A, B, C]],
    ['on an edge hex', { is: 'on-edge' }, []],
    ['on a hex', { is: 'on-hex', hexes: ['F4'] }, [A]],
    ['beside an obstacle', { is: 'by-obstacle' }, [C]],
    ['beside a tagged obstacle', { is: 'by-obstacle', tag: 'wall' }, []],
    ['on a tile', { is: 'on-tile', tile: 'fire' }, [B]],
    ['by a tile', { is: 'by-tile', tile: 'fire', hexes: 2 }, [A, B]],
    ['with a number', { is: 'number', of: { what: 'hp' }, most: 3 }, [C]],
    ['of a class', { is: 'class', class: 'strider' }, [B]],
    ['wielding', { is: 'wielding', item: 'bow' }, [B]],
    ['a companion', { is: 'companion' }, [C]],
    ['itself', { is: 'the', one: 'lead' }, [A]]
  ])('%s', (_name, filter, found) => {
    const setting: Setting = {
      X: [
        [0, 2],
        [0, 4]
      ],
      fire: [[2, -3]],
      hp: { [C]: 2 },
      companions: ['seat-3']
    }
    const sees = JSON.stringify(filter).includes('in-sight')
    expect(
      who(
        table(
          sees
            ? {
                X: [
                  [0, 1],
                  [0, 2],
                  [1, 1],
                  [-1, 2]
                ]
              }
            : setting
        ),
        oathsworn(filter)
      )
    ).toEqual(found)
  })

  it('enemies by name, keyword and size; exceptions turn a filter around', () => {
    expect(who(table(), { where: [{ is: 'enemy', enemy: 'whelp' }] })).toEqual([M1, M2])
    expect(who(table(), { where: [{ is: 'keyword', keyword: 'mob' }] })).toEqual([M1, M2])
    expect(who(table(), { where: [{ is: 'large' }] })).toEqual([T])
    expect(who(table(), { kinds: ['minion'], except: [{ is: 'within', hexes: 3, of: 'lead' }] })).toEqual([M1, M2])
  })

  it('marks, statuses and who attacked whom', () => {
    const marked = enact(table(), [
      {
        do: 'apply',
        to: 'lead',
        riders: [
          { do: 'mark', mark: 'hunted' },
          { do: 'status', status: 'dazed' }
        ]
      },
      { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 0 } }
    ])
    expect(who(marked, oathsworn({ is: 'marked', mark: 'hunted' }))).toEqual([A])
    expect(who(marked, oathsworn({ is: 'status', status: 'dazed' }))).toEqual([A])
    expect(who(marked, { where: [{ is: 'attacked', whom: 'lead' }] })).toEqual([T])
    expect(referred(marked.state, scope({ self: A }), 'last-attacker')).toBe(T)
    const unmarked = enact(marked, [{ do: 'apply', to: 'lead', riders: [{ do: 'unmark', mark: 'hunted' }] }])
    expect(who(unmarked, oathsworn({ is: 'marked', mark: 'hunted' }))).toEqual([])
  })

  it('OW-CONSUME-14 the swallowed are meant only where they are spoken of', () => {
    const inside = enact(table(), [{ do: 'consume', location: 'core' }])
    expect(who(inside, oathsworn())).toEqual([B, C])
    expect(who(inside, oathsworn({ is: 'consumed' }))).toEqual([A])
    const caged = enact(table(), [{ do: 'cage', difficulty: 3 }])
    expect(who(caged, oathsworn({ is: 'caged' }))).toEqual([A])
  })
})

describe('how many', () => {
  const some = table({
    hp: { [A]: 4 },
    change: withHand('seat-1', 'reaver-hew', 'reaver-whirl'),
    dice: { rear: [] },
    fire: [[0, 4]]
  })
  it.each<[Json, number]>([
    [3, 3],
    [{ count: 'figures', who: { kinds: ['minion'] }, times: 2 }, 4],
    [{ count: 'figures', who: {}, per: 2 }, 3],
    [{ count: 'figures', who: { kinds: ['minion'] }, plus: 5, most: 6 }, 6],
    [{ count: 'quantity', of: { what: 'hp-lost' }, who: 'lead' }, 2],
    [{ count: 'quantity', of: { what: 'hand' }, who: 'lead' }, 2],
    [{ count: 'quantity', of: { what: 'cubes' }, who: 'lead' }, 3],
    [{ count: 'quantity', of: { what: 'defence' }, who: 'lead' }, 3],
    [{ count: 'quantity', of: { what: 'distance', to: 'self' }, who: 'lead' }, 1],
    [{ count: 'quantity', of: { what: 'hp' }, who: 'self' }, 24],
    [{ count: 'quantity', of: { what: 'size' }, who: 'self' }, 7],
    [{ count: 'stage' }, 1],
    [{ count: 'round' }, 1],
    [{ count: 'chapter' }, 1],
    [{ count: 'broken' }, 1],
    [{ count: 'tiles', tile: 'fire' }, 1],
    [{ count: 'obstacles' }, 0],
    [{ count: 'counter', counter: 'none' }, 0]
  ])('%j is %i', (written, value) => expect(count(some, written)).toBe(value))

  it('counts what the effect has come to', () => {
    const at = scope()
    const strike = strikeBy(T, 'enemy')
    strike.damage = 9
    strike.drawn = [
      { colour: 'red', face: '4*', extra: false },
      { colour: 'white', face: '0', extra: false }
    ]
    strike.hits = [
      { ...hitOn(A), hp: 2 },
      { ...hitOn(B), hp: 1 }
    ]
    at.deed.strike = strike
    at.deed.spent = 4
    trailOf(at.deed).entered.set(T, [0, 0] as never)
    const counts = ['damage', 'hp-lost', 'hit', 'drawn', 'criticals', 'blanks', 'spent', 'moved']
    expect(counts.map((one) => count(some, { count: one }, at))).toEqual([9, 3, 2, 2, 1, 1, 4, 2])
    expect(count(some, { count: 'drawn', colour: 'red' }, at)).toBe(1)
  })
})

describe('whether it is so', () => {
  it('OW-EATK-01, OW-BRK-01 broken locations and open icons, also those that count as open', () => {
    const broken = table({ dice: { front: [] } })
    expect(so(broken, { test: 'broken', location: 'front' })).toBe(true)
    expect(so(broken, { test: 'broken', location: 'rear' })).toBe(false)
    expect(so(broken, { test: 'uncovered', icon: 'maw' })).toBe(true)
    const exposed = enact(table(), [
      {
        do: 'apply',
        to: 'self',
        riders: [{ do: 'modify', change: { change: 'exposed', icons: ['maw'] }, until: 'end-of-round' }]
      }
    ])
    expect(so(exposed, { test: 'uncovered', icon: 'maw' })).toBe(true)
  })

  it('numbers, groups, flags, logic', () => {
    expect(so(table(), { test: 'number', of: { count: 'stage' }, is: 'at-least', than: 1 })).toBe(true)
    expect(so(table(), { test: 'number', of: 2, is: 'at-most', than: 1 })).toBe(false)
    expect(so(table(), { test: 'exists', who: { kinds: ['minion'] }, least: 3 })).toBe(false)
    expect(so(table(), { test: 'is', who: 'lead', where: [{ is: 'class', class: 'reaver' }] })).toBe(true)
    const flagged = enact(table(), [{ do: 'flag', flag: 'up' }])
    expect(
      so(flagged, {
        test: 'all',
        of: [
          { test: 'flag', flag: 'up' },
          { test: 'not', of: { test: 'reaction' } }
        ]
      })
    ).toBe(true)
    expect(so(flagged, { test: 'any', of: [{ test: 'reaction' }, { test: 'own' }] })).toBe(false)
    expect(so(table(), { test: 'reaction' }, { ...scope(), reaction: true })).toBe(true)
  })

  it('how the latest attack and check went', () => {
    const at = scope()
    at.deed.strike = { ...strikeBy(T, 'enemy'), hits: [{ ...hitOn(A), hp: 1, felled: true }], aimedAt: ['front'] }
    at.deed.check = { passed: false, successes: 0 }
    const outcomes = [
      'hit',
      'missed',
      'hp-lost',
      'no-hp-lost',
      'knocked-out',
      'broke',
      'critical',
      'succeeded',
      'failed'
    ]
    expect(outcomes.filter((is) => so(table(), { test: 'outcome', is }, at))).toEqual([
      'hit',
      'hp-lost',
      'knocked-out',
      'failed'
    ])
    expect(so(table(), { test: 'location', tags: ['front', 'x'] }, at)).toBe(true)
  })
})

describe('where', () => {
  it('hexes by label, edges, figures, beside and near', () => {
    expect(where(table(), { at: 'hex', hexes: ['F6', 'F4'] })).toEqual([
      [0, 0],
      [0, -2]
    ])
    expect(where(table(), { at: 'edge', side: 'north' })).toContainEqual([0, -5])
    expect(where(table(), { at: 'edge', side: 'east' }).every(([q]) => q === 5)).toBe(true)
    expect(where(table(), { at: 'figure', who: 'lead' })).toEqual([[0, -2]])
    expect(where(table(), { at: 'beside', who: 'lead', arcs: ['front'] })).toEqual([[0, -3]])
    expect(where(table(), { at: 'near', who: 'lead', hexes: 1 })).toHaveLength(6)
    expect(where(table(), { at: 'near', who: 'lead', hexes: 2, beyond: 1 })).toHaveLength(12)
  })

  it('tiles and obstacles nearest first, what an effect went over, and where it began', () => {
    const set = table({
      fire: [
        [0, 4],
        [0, -4]
      ],
      X: [[5, -5]]
    })
    expect(where(set, { at: 'tile', tile: 'fire', nearest: 'lead' })).toEqual([
      [0, -4],
      [0, 4]
    ])
    expect(where(set, { at: 'obstacle' })).toEqual([[5, -5]])
    const at = scope()
    trailOf(at.deed).entered.set(T, [tableau({ [A]: [1, 1] }).state.figures[A]!.at!])
    trailOf(at.deed).left.set(T, tableau({ [A]: [0, 0] }).state.figures[A]!.at!)
    expect(where(set, { at: 'path' }, at)).toEqual([[1, 1]])
    expect(where(set, { at: 'left', who: 'self' }, at)).toEqual([[0, 0]])
    expect(where(set, { at: 'area' }, at)).toEqual([])
  })
})

describe('what sets something off', () => {
  const { book, state } = table()
  const off = (written: Json, event: TableEvent, roles: Roles = { self: A }) =>
    setOff(book, state, scope(roles), read(trigger, written), event)

  it('by kind and window, with the one it is about as subject', () => {
    const strike: TableEvent = { on: 'attack', window: 'before-draw', who: [B, A], by: T }
    expect(off({ on: 'attack', window: 'before-draw' }, strike)).toEqual({ subject: A, attacker: T, attacked: A })
    expect(off({ on: 'attack', window: 'after-reveal' }, strike)).toBeNull()
    expect(off({ on: 'attack', window: 'before-draw', by: { kinds: ['minion'] } }, strike)).toBeNull()
    expect(
      off(
        {
          on: 'attack',
          window: 'before-draw',
          who: { kinds: ['oathsworn'], where: [{ is: 'class', class: 'strider' }] }
        },
        strike
      )
    ).toMatchObject({ subject: B })
  })

  it('OW-MOB-03 of several who attack as one, it is enough that one of them is near enough', () => {
    const near: Json = { kinds: ['minion'], where: [{ is: 'within', hexes: 1, of: 'self' }] }
    const waits: Json = { on: 'attack', window: 'after-reveal', by: near }
    const beside = tableau({ [A]: [0, 0], [M1]: [0, -4], [M2]: [0, -1] })
    const attack = (...attackers: (typeof A)[]): TableEvent => ({
      on: 'attack',
      window: 'after-reveal',
      who: [A],
      by: M1,
      strike: strikeBy(M1, 'enemy', attackers)
    })
    const at = (event: TableEvent) => setOff(beside.book, beside.state, scope({ self: A }), read(trigger, waits), event)
    expect(at(attack(M1, M2))).toEqual({ subject: A, attacker: M2, attacked: A })
    expect(at(attack(M1))).toBeNull()
  })

  it('by moment, status, location and card', () => {
    expect(off({ on: 'moment', moment: 'end-of-round' }, { on: 'moment', moment: 'end-of-round' })).toEqual({
      subject: null
    })
    expect(off({ on: 'moment', moment: 'end-of-round' }, { on: 'moment', moment: 'start-of-round' })).toBeNull()
    expect(off({ on: 'status', status: 'bleed' }, { on: 'status', status: 'bleed', who: [T] })).toEqual({ subject: T })
    expect(off({ on: 'break', location: 'front' }, { on: 'break', location: 'rear', who: [T] })).toBeNull()
    expect(off({ on: 'played', what: 'token', who: 'self' }, { on: 'played', played: 'token', who: [D] })).toBeNull()
  })
})
