import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { hex } from '../../../../../../engine/hex'
import { apply } from '../../../../../../engine/games/oathsworn/encounter/happenings'
import { ruleOn } from '../../../../../../engine/games/oathsworn/encounter/rulings/rulings'
import {
  A,
  B,
  diceOf,
  enact,
  happened,
  M1,
  play,
  T,
  T2,
  tableau,
  whereIs,
  type Played,
  type Setting
} from '../fixtures/tableau'

const swallow: Json = { do: 'consume', location: 'core' }
const self = (...riders: Json[]): Json => ({ do: 'apply', to: 'self', riders })
const inside = (setting: Setting = {}): Played =>
  enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [4, 0], [M1]: [-4, 0] }, setting), [swallow])

/** A correction, with what it sets off. */
function ruled(done: Played, ruling: Json): Played {
  const said = ruleOn(done.book, done.state, ruling)
  if (!said.ok) throw new Error(said.why.key)
  const after = { book: done.book, state: said.happenings.reduce(apply, done.state) }
  return play(after, (t) => {
    said.then?.(t)
  })
}

describe('CONSUME: when the one that swallowed goes', () => {
  it('OW-CONSUME-07, OW-CONSUME-08 taken off the board, it leaves whoever was inside where its location was', () => {
    const out = enact(inside(), [self({ do: 'remove' })])
    expect(whereIs(out, A)).toEqual([0, -2])
    expect(out.state.seats['seat-1'].consumed).toBeNull()
    const kinds = out.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('figureReturned')).toBeLessThan(kinds.indexOf('figureLeft'))
  })

  it('OW-CONSUME-07, OW-WIN-01 beaten while another boss fights on, it has let them go before', () => {
    const table = tableau({ [T]: [0, 0], [T2]: [-3, 4], [A]: [0, -2], [B]: [4, 0] }, { deck: ['lunge', 'gore'] })
    const dice = Object.fromEntries(Object.keys(table.state.figures[T]!.slots).map((slot) => [slot, { dice: [] }]))
    const last = { ...table.state.figures[T]!, slots: { ...dice, core: { dice: [1] } } }
    const held = enact({ ...table, state: { ...table.state, figures: { ...table.state.figures, [T]: last } } }, [
      swallow
    ])
    const out = enact(held, [self({ do: 'lose-hp', hp: 1, location: 'core' })])
    expect(out.state.figures[T]!.gone).toBe('killed')
    expect(out.state.figures[A]).toMatchObject({ gone: null })
    expect(out.state.seats['seat-1'].consumed).toBeNull()
  })

  it('OW-CONSUME-01 what has left the board itself swallows nobody', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, -3] }), [
      { do: 'target', who: 'breaker', firm: true },
      self({ do: 'remove' }),
      { do: 'consume', location: 'core', who: { pick: 'all', from: { kinds: ['oathsworn'] } } }
    ])
    expect(happened(done, 'consumed')).toEqual([])
    expect(happened(done, 'partSkipped')[0]).toMatchObject({ part: 'consume' })
  })

  it('OW-TILE-08, OW-CONSUME-08 whoever comes back sets off no tile', () => {
    const out = enact(inside({ fire: [[0, -2]] }), [self({ do: 'lose-hp', hp: 6, location: 'core' })])
    expect(whereIs(out, A)).toEqual([0, -2])
    expect(out.state.tiles).toHaveLength(1)
  })
})

describe('corrections about whoever is held', () => {
  it('OW-CONSUME-08 the boss is gone, or off the board: nobody is inside of it any more', () => {
    for (const ruling of [
      { ruling: 'remove', figure: T },
      { ruling: 'place', figure: T, hex: null }
    ]) {
      const out = ruled(inside(), ruling)
      expect([whereIs(out, A), out.state.seats['seat-1'].consumed, whereIs(out, T)]).toEqual([[0, -2], null, null])
    }
  })

  it('OW-CONSUME-07 the last die of the location is taken off: they are out', () => {
    const out = ruled(inside(), { ruling: 'dice', figure: T, location: 'core', dice: [] })
    expect([whereIs(out, A), diceOf(out, 'core')]).toEqual([[0, -2], []])
  })

  it('OW-CONSUME-01, OW-CONSUME-13 whoever stands on the board, or has fallen, is inside of nobody', () => {
    const placed = ruled(inside(), { ruling: 'place', figure: A, hex: hex(2, 2) })
    expect([whereIs(placed, A), placed.state.seats['seat-1'].consumed]).toEqual([[2, 2], null])
    const risen = ruled(inside(), { ruling: 'revive', figure: A, hex: hex(2, 2), hp: 3 })
    expect([whereIs(risen, A), risen.state.seats['seat-1'].consumed]).toEqual([[2, 2], null])
    const away = ruled(inside(), { ruling: 'place', figure: A, hex: null })
    expect([away.state.figures[A]!.gone, away.state.seats['seat-1'].consumed]).toEqual(['removed', null])
    const fallen = ruled(inside(), { ruling: 'hp', figure: A, hp: 0 })
    expect([fallen.state.figures[A]!.gone, fallen.state.seats['seat-1'].consumed]).toEqual(['unconscious', null])
  })

  it('OW-LARGE-11, OW-GEN-04 a large figure neither comes nor turns where its body cannot be', () => {
    const table = inside()
    const refused = (ruling: Json): string => {
      const said = ruleOn(table.book, table.state, ruling)
      return said.ok ? 'accepted' : said.why.key
    }
    expect(refused({ ruling: 'enemy', enemy: 'husk', hex: hex(2, 0) })).toBe('ruling.refused.figureThere')
    expect(refused({ ruling: 'enemy', enemy: 'husk', hex: hex(0, -5) })).toBe('ruling.refused.offBoard')
    expect(refused({ ruling: 'enemy', enemy: 'husk', hex: hex(0, 3) })).toBe('accepted')
    expect(refused({ ruling: 'tile', tile: 'fire', hex: hex(0, -6) })).toBe('ruling.refused.offBoard')
  })

  it('OW-GEN-04 an obstacle that is put down takes the place of no other', () => {
    let now = inside()
    for (const q of [2, 3]) now = ruled(now, { ruling: 'obstacle', obstacle: 'rock', hex: hex(q, 2) })
    const [first] = Object.keys(now.state.pieces)
    now = ruled(now, { ruling: 'no-obstacle', obstacle: first! })
    now = ruled(now, { ruling: 'obstacle', obstacle: 'rock', hex: hex(4, 1) })
    expect(Object.values(now.state.pieces).map(({ hexes }) => hexes)).toHaveLength(2)
  })
})

describe('CAGE, CONSUME: both at once', () => {
  const cage: Json = {
    do: 'cage',
    difficulty: 4,
    fails: [{ do: 'apply', to: 'holder', riders: [{ do: 'lose-hp', hp: 1 }] }]
  }

  it('OW-CAGE-13, OW-CONSUME-01 the cage goes along inside, and stays when the belly lets go', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [4, 0] }), [cage, swallow])
    expect(done.state.seats['seat-1']).toMatchObject({ caged: { difficulty: 4 }, consumed: { by: T } })
    const out = enact(done, [self({ do: 'lose-hp', hp: 6, location: 'core' })])
    expect(whereIs(out, A)).toEqual([0, -2])
    expect(out.state.seats['seat-1']).toMatchObject({ caged: { difficulty: 4 }, consumed: null })
  })
})
