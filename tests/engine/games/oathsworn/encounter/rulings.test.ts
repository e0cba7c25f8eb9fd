import { describe, expect, it } from 'vitest'
import { hex } from '../../../../../engine/hex'
import type { Json } from '../../../../../engine/kernel/ids'
import { apply } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { ruleOn } from '../../../../../engine/games/oathsworn/encounter/rulings/rulings'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { A, ALLY, bookWith, M1, T, tableau, withHand } from './fixtures/tableau'

const book = bookWith()
const table = tableau(
  { [A]: [0, 4], [T]: [0, 0], [M1]: [3, 0] },
  { X: [[-3, 0]], fire: [[2, 2]], change: withHand('seat-1', 'reaver-hew'), deck: ['lunge', 'gore'] }
)

function ruled(ruling: Json, s: Encounter = table.state): Encounter {
  const said = ruleOn(book, s, ruling)
  if (!said.ok) throw new Error(said.why.key)
  expect(said.happenings[0]?.kind).toBe('ruled')
  return said.happenings.reduce(apply, s)
}
const refused = (ruling: Json): string => {
  const said = ruleOn(book, table.state, ruling)
  return said.ok ? 'accepted' : said.why.key
}

describe('corrections: the table is the truth', () => {
  it('OW-GEN-04 figures stand elsewhere, face elsewhere, have other HP and statuses, are gone or stand again', () => {
    const moved = ruled({ ruling: 'place', figure: A, hex: hex(1, 3), facing: 'SW' }).figures[A]
    expect([moved?.at, moved?.facing]).toEqual([hex(1, 3), 'SW'])
    expect(ruled({ ruling: 'face', figure: T, facing: 'S' }).figures[T]?.facing).toBe('S')
    expect(ruled({ ruling: 'hp', figure: A, hp: 2 }).figures[A]?.hp).toBe(2)
    expect(
      ruled({ ruling: 'dice', figure: T, location: 'front', dice: [3] }).figures[T]?.slots['front' as never]
    ).toEqual({ dice: [3] })
    // OW-BRK-01: a die at 0 is gone.
    expect(
      ruled({ ruling: 'dice', figure: T, location: 'front', dice: [0, 2] }).figures[T]?.slots['front' as never]
    ).toEqual({ dice: [2] })
    expect(ruled({ ruling: 'status', figure: T, status: 'bleed', count: 2 }).figures[T]?.statuses.bleed).toBe(2)
    expect(
      ruled({ ruling: 'status', figure: A, status: 'crippled', count: 1 }).figures[A]?.statuses.crippled
    ).not.toBeNull()
    expect(ruled({ ruling: 'status', figure: A, status: 'dazed', count: 1 }).figures[A]?.statuses.other).toEqual({
      dazed: 1
    })
    const fallen = ruled({ ruling: 'remove', figure: A })
    expect([fallen.figures[A]?.at, fallen.figures[A]?.gone, fallen.tally.fallen]).toEqual([
      null,
      'unconscious',
      ['seat-1']
    ])
    const risen = ruled({ ruling: 'revive', figure: A, hex: hex(0, 4), hp: 3 }, fallen)
    expect([risen.figures[A]?.hp, risen.figures[A]?.gone, risen.tally.fallen]).toEqual([3, null, []])
  })

  it('OW-CAGE-02 whoever is set free, or gone, holds no stage card any more: it lies with the discards', () => {
    const caged = { card: 'gulp', difficulty: 4, until: 2, failure: { fails: [], by: T } } as never
    const seat = { ...table.state.seats['seat-1'], caged }
    const held: Encounter = { ...table.state, seats: { ...table.state.seats, 'seat-1': seat } }
    for (const ruling of [
      { ruling: 'free', seat: 'seat-1' },
      { ruling: 'remove', figure: A }
    ]) {
      const done = ruled(ruling, held)
      expect([done.seats['seat-1'].caged, done.stage.discard]).toEqual([null, ['gulp']])
    }
  })

  it('OW-INT-02 whatever was used up can be used again: by cards, by the figure, by its items, by the ally in its stead', () => {
    const used = { in: 1, times: 1 }
    const flags = {
      'limit.seat-4.card.shove.0': used,
      'limit.bulwark.class.bulwark.brace': used,
      'limit.item.mail.bulwark.0': used,
      [`limit.${ALLY}.ally.spearman.rally`]: used,
      'limit.seat-1.card.reaver-hew.0': used,
      'counter.howls': 2
    }
    const { book: known, state } = tableau({ [T]: [0, 0], [ALLY]: [0, -2] }, { change: (s) => ({ ...s, flags }) })
    const said = ruleOn(known, state, { ruling: 'again', seat: 'seat-4' })
    if (!said.ok) throw new Error(said.why.key)
    const left = Object.entries(said.happenings.reduce(apply, state).flags).filter(([, value]) => value !== null)
    expect(left.map(([flag]) => flag)).toEqual(['limit.seat-1.card.reaver-hew.0', 'counter.howls'])
    expect(refused({ ruling: 'again', seat: 'seat-2' })).toBe('ruling.refused.nothingUsed')
  })

  it('OW-KO-01, OW-CONSUME-13 who is put at 0 HP inside a monster has fallen there', () => {
    const consumed = { by: T, slot: 'front', taken: 0, effect: { at: [], then: [] } } as never
    const seat = { ...table.state.seats['seat-1'], consumed }
    const figure = { ...table.state.figures[A]!, at: null, gone: 'consumed' as const }
    const swallowed: Encounter = {
      ...table.state,
      figures: { ...table.state.figures, [A]: figure },
      seats: { ...table.state.seats, 'seat-1': seat }
    }
    const done = ruled({ ruling: 'hp', figure: A, hp: 0 }, swallowed)
    expect([done.figures[A]?.gone, done.seats['seat-1'].consumed, done.tally.fallen]).toEqual([
      'unconscious',
      null,
      ['seat-1']
    ])
    expect(ruled({ ruling: 'hp', figure: A, hp: 0 }, done).tally.fallen).toEqual(['seat-1'])
    const risen = ruleOn(book, done, { ruling: 'hp', figure: A, hp: 2 })
    expect(risen).toMatchObject({ ok: false, why: { key: 'ruling.refused.fallen' } })
  })

  it('OW-GEN-04 what cannot be on this table is refused, with the reason', () => {
    expect(refused({ ruling: 'place', figure: A, hex: hex(0, 1) })).toBe('ruling.refused.figureThere')
    expect(refused({ ruling: 'place', figure: A, hex: hex(-3, 0) })).toBe('ruling.refused.obstacleThere')
    expect(refused({ ruling: 'place', figure: T, hex: hex(0, -5) })).toBe('ruling.refused.offBoard')
    expect(refused({ ruling: 'place', figure: 'nobody', hex: null })).toBe('ruling.refused.noFigure')
    expect(refused({ ruling: 'hp', figure: A, hp: 9 })).toBe('ruling.refused.tooMuchHp')
    expect(refused({ ruling: 'hp', figure: T, hp: 3 })).toBe('ruling.refused.hpOfBoss')
    expect(refused({ ruling: 'dice', figure: T, location: 'tail', dice: [] })).toBe('ruling.refused.noLocation')
    expect(refused({ ruling: 'animus', seat: 'seat-1', available: 20 })).toBe('ruling.refused.tooMuchAnimus')
    expect(refused({ ruling: 'card', seat: 'seat-1', card: 'none', at: 0 })).toBe('ruling.refused.noCard')
    expect(refused({ ruling: 'might', side: 'enemy', colour: 'white', top: ['9'] })).toBe('ruling.refused.notInDeck')
    expect(refused({ ruling: 'turn', moved: true, carded: true })).toBe('ruling.refused.noTurn')
    expect(refused({ ruling: 'flattery' })).toMatch(/^schema\./)
  })

  it('OW-MOVE-07 seats hold other animus, tokens, cards and resources', () => {
    const animus = ruled({ ruling: 'animus', seat: 'seat-1', available: 3 }).seats['seat-1'].animus
    expect(animus).toEqual({ available: 3, reserve: 5 })
    expect(ruled({ ruling: 'track', seat: 'seat-1', available: 3, reserve: 7 }).seats['seat-1'].animus.reserve).toBe(7)
    const gained = ruled({ ruling: 'tokens', seat: 'seat-2', token: 'redraw', count: 2 })
    expect(gained.seats['seat-2'].tokens.redraw).toBe(2)
    expect(
      ruled({ ruling: 'tokens', seat: 'seat-2', token: 'redraw', count: 0 }, gained).seats['seat-2'].tokens.redraw
    ).toBe(0)
    expect(
      ruled({ ruling: 'resource', seat: 'seat-3', resource: 'lethality', count: 3 }).seats['seat-3'].resources
    ).toEqual({ lethality: 3 })
    const cards = (s: Encounter) => s.seats['seat-1'].cards
    expect(
      cards(ruled({ ruling: 'card', seat: 'seat-1', card: 'reaver-hew', at: 2 }))['reaver-hew' as never]
    ).toMatchObject({ at: 2 })
    expect(
      cards(ruled({ ruling: 'card', seat: 'seat-1', card: 'mail', at: 'hand', faceDown: true }))['mail' as never]
    ).toMatchObject({ faceDown: true })
    expect(cards(ruled({ ruling: 'discard', seat: 'seat-1', card: 'mail' }))['mail' as never]).toMatchObject({
      at: 'out'
    })
    const thrown = ruled({ ruling: 'thrown', seat: 'seat-1', card: 'broadsword', hex: hex(1, 1) })
    expect(cards(thrown)['broadsword' as never]).toMatchObject({ thrownTo: hex(1, 1) })
    expect(
      cards(ruled({ ruling: 'thrown', seat: 'seat-1', card: 'broadsword', hex: null }, thrown))['broadsword' as never]
    ).not.toHaveProperty('thrownTo')
  })

  it('OW-GEN-04 the board, the decks and the course of the encounter are otherwise', () => {
    expect(ruled({ ruling: 'tile', tile: 'water', hex: hex(4, 0) }).tiles).toHaveLength(2)
    expect(ruled({ ruling: 'no-tile', tile: 'fire', hex: hex(2, 2) }).tiles).toHaveLength(0)
    expect(Object.keys(ruled({ ruling: 'obstacle', obstacle: 'wall', hex: hex(4, 0) }).pieces)).toHaveLength(2)
    expect(Object.keys(ruled({ ruling: 'no-obstacle', obstacle: 'x1' }).pieces)).toHaveLength(0)
    expect(ruled({ ruling: 'enemy', enemy: 'whelp', hex: hex(4, 0) }).figures['whelp-2' as never]).toMatchObject({
      at: hex(4, 0),
      hp: 1
    })
    const top = ruled({ ruling: 'might', side: 'oathsworn', colour: 'black', top: ['5*', '0'] })
    expect(top.might.piles.oathsworn.black.draw.slice(0, 2)).toEqual(['5*', '0'])
    expect(ruled({ ruling: 'stage', card: 'gore' }).stage).toMatchObject({ deck: ['gore', 'lunge'], shown: 'gore' })
    expect(ruled({ ruling: 'lead', seat: 'seat-4' }).clock.lead).toBe('seat-4')
    expect(ruled({ ruling: 'flag', flag: 'nest-burnt', up: true }).flags['flag.nest-burnt']).toBe(true)
    expect(ruled({ ruling: 'counter', counter: 'howls', count: 2 }).flags['counter.howls']).toBe(2)
    expect(ruled({ ruling: 'dials', dials: { might: 'table' } }).is.dials).toMatchObject({
      might: 'table',
      cards: 'app'
    })
  })

  it('OW-TOKEN-07, OW-TOKEN-08, OW-COMP-12, OW-CAGE-10 tokens are used at any time by those who may, or the reason is said', () => {
    const token = { animus: 1, battleflow: 1, defence: 0, empowered: 0, redraw: 0 }
    const with_ = (change: object): Encounter => ({
      ...table.state,
      seats: { ...table.state.seats, 'seat-1': { ...table.state.seats['seat-1'], tokens: token, ...change } }
    })
    const spend = (s: Encounter, more: object): string => {
      const said = ruleOn(book, s, { ruling: 'spend-token', seat: 'seat-1', ...more } as Json)
      return said.ok ? said.happenings.map(({ kind }) => kind).join(' ') : said.why.key
    }
    const animus = { token: 'animus' }
    expect(spend(table.state, animus)).toBe('ruling.refused.noToken')
    expect(spend(with_({}), animus)).toBe('tokensSpent animusGained')
    expect(spend(with_({ animus: { available: 8, reserve: 0 } }), animus)).toBe('refused.noReserve')
    expect(spend(with_({}), { token: 'battleflow', position: 2 })).toBe('ruling.refused.nothingThere')
    expect(spend(with_({ mode: 'companion' }), animus)).toBe('ruling.refused.tokenOnTurn')
    const caged = { card: 'gore', difficulty: 4, until: 2, failure: [] }
    expect(spend(with_({ caged }), animus)).toBe('ruling.refused.caged')
    const setup = with_({})
    expect(spend({ ...setup, clock: { ...setup.clock, phase: 'setup' } }, animus)).toBe('ruling.refused.notNow')
  })
})
