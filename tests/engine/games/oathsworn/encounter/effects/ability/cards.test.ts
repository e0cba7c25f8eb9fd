import { describe, expect, it } from 'vitest'
import type { Encounter } from '../../../../../../../engine/games/oathsworn/encounter/state/state'
import { use } from '../../fixtures/ability'
import { A, answering, B, happened, least, M1, stacked, tableau, withHand } from '../../fixtures/tableau'

const animus =
  (available: number) =>
  (s: Encounter): Encounter => ({
    ...s,
    seats: { ...s.seats, 'seat-1': { ...s.seats['seat-1'], animus: { available, reserve: 8 - available } } }
  })

describe('may', () => {
  const effect = [{ do: 'may', then: [{ do: 'apply', to: 'self', riders: [{ do: 'gain-token', token: 'redraw' }] }] }]

  it('OW-GEN-14 happens if its player wants it', () => {
    expect(
      use(tableau({ [A]: [0, 0] }), effect, { answer: answering('yes') }).state.seats['seat-1'].tokens.redraw
    ).toBe(1)
    expect(use(tableau({ [A]: [0, 0] }), effect, { answer: answering('no') }).state.seats['seat-1'].tokens.redraw).toBe(
      0
    )
  })
})

describe('pay', () => {
  const effect = [
    {
      do: 'pay',
      costs: [{ pay: 'animus', animus: 2 }],
      then: [{ do: 'apply', to: 'self', riders: [{ do: 'gain-token', token: 'redraw' }] }],
      else: [{ do: 'apply', to: 'self', riders: [{ do: 'gain-token', token: 'defence' }] }]
    }
  ]

  it('OW-CARD-03 one thing follows a payment, another its refusal; what cannot be paid is refused', () => {
    const paid = use(tableau({ [A]: [0, 0] }, { change: animus(3) }), effect, { answer: answering('yes') }).state.seats[
      'seat-1'
    ]
    expect([paid.animus.available, paid.tokens.redraw, paid.tokens.defence]).toEqual([1, 1, 0])
    const poor = use(tableau({ [A]: [0, 0] }, { change: animus(1) }), effect, { answer: answering('yes') }).state.seats[
      'seat-1'
    ]
    expect([poor.animus.available, poor.tokens.redraw, poor.tokens.defence]).toEqual([1, 0, 1])
  })

  it('OW-TOKEN-07 at any time: an animus token may be spent just before, by those who may use one so', () => {
    const short =
      (change: object = {}) =>
      (s: Encounter): Encounter => {
        const poor = animus(1)(s)
        const tokens = { ...poor.seats['seat-1'].tokens, animus: 1 }
        return { ...poor, seats: { ...poor.seats, 'seat-1': { ...poor.seats['seat-1'], tokens, ...change } } }
      }
    const answer = answering('token:animus', 'yes')
    const paid = use(tableau({ [A]: [0, 0] }, { change: short() }), effect, { answer }).state.seats['seat-1']
    expect([paid.animus, paid.tokens.animus, paid.tokens.redraw]).toEqual([{ available: 1, reserve: 7 }, 0, 1])
    const companion = tableau({ [A]: [0, 0] }, { change: short({ mode: 'companion' }), companions: ['seat-1'] })
    const kept = use(companion, effect, { answer: answering('token:animus', 'yes') }).state.seats['seat-1']
    expect([kept.tokens.animus, kept.tokens.defence]).toEqual([1, 1])
  })
})

describe('costs', () => {
  const pays = (...costs: object[]) =>
    [
      {
        do: 'pay',
        costs,
        then: [{ do: 'apply', to: 'self', riders: [{ do: 'gain-animus', animus: { count: 'spent' } }] }]
      }
    ] as never

  it('OW-CARD-03, OW-CARD-04 tokens, HP, cards, statuses and counters can be a price', () => {
    const table = tableau(
      { [A]: [0, 0] },
      {
        change: (s) =>
          withHand(
            'seat-1',
            'reaver-hew',
            'reaver-cleave'
          )({
            ...animus(0)(s),
            flags: { 'counter.rage': 2 },
            figures: { ...s.figures, [A]: { ...s.figures[A]!, statuses: { ...s.figures[A]!.statuses, bleed: 3 } } }
          })
      }
    )
    const tokens = {
      ...table,
      state: {
        ...table.state,
        seats: {
          ...table.state.seats,
          'seat-1': {
            ...table.state.seats['seat-1'],
            tokens: { ...table.state.seats['seat-1'].tokens, redraw: 1, defence: 1 }
          }
        }
      }
    }
    const token = use(tokens, pays({ pay: 'token', token: 'any', count: 2 }), {
      answer: (prompt) =>
        prompt.form === 'spread' ? { form: 'spread', amounts: { redraw: 1, defence: 1 } } : answering('yes')(prompt)
    })
    expect(token.state.seats['seat-1'].tokens).toMatchObject({ redraw: 0, defence: 0 })
    const hp = use(table, pays({ pay: 'hp', hp: 1, most: 3 }), { answer: answering('yes', 3) })
    expect([hp.state.figures[A]!.hp, hp.state.seats['seat-1'].animus.available]).toEqual([3, 3])
    const card = use(table, pays({ pay: 'card', from: 'hand', to: 3 }), {
      answer: answering('yes', 'card:reaver-cleave')
    })
    expect(card.state.seats['seat-1'].cards['reaver-cleave' as never]).toMatchObject({ at: 3 })
    const bleed = use(table, pays({ pay: 'status', status: 'bleed', least: 1, most: 5 }), {
      answer: answering('yes', 2)
    })
    expect([bleed.state.figures[A]!.statuses.bleed, bleed.state.seats['seat-1'].animus.available]).toEqual([1, 2])
    const counter = use(table, pays({ pay: 'counter', counter: 'rage', count: 2 }), { answer: answering('yes') })
    expect(counter.state.flags['counter.rage']).toBe(0)
  })

  it('OW-CARD-03 nobody pays with the last HP', () => {
    const done = use(tableau({ [A]: [0, 0] }, { hp: { [A]: 1 } }), pays({ pay: 'hp', hp: 1 }), {
      answer: answering('yes')
    })
    expect(done.state.figures[A]!.hp).toBe(1)
  })
})

describe('copy-card', () => {
  it('OW-CARD-01 uses the effect of another card where it lies; it stays there', () => {
    const table = tableau(
      { [A]: [0, 0] },
      {
        change: (s) => {
          const held = withHand('seat-1', 'reaver-second-wind')(animus(0)(s))
          const cards = {
            ...held.seats['seat-1'].cards,
            ['reaver-second-wind' as never]: { kind: 'ability', def: 'reaver-second-wind', at: 2 }
          } as never
          return { ...held, seats: { ...held.seats, 'seat-1': { ...held.seats['seat-1'], cards } } }
        }
      }
    )
    const done = use(table, [{ do: 'copy-card', at: [2] }], { answer: answering('card:reaver-second-wind:0') })
    expect(done.state.seats['seat-1'].animus.available).toBe(3)
    expect(done.state.seats['seat-1'].cards['reaver-second-wind' as never]).toMatchObject({ at: 2 })
    expect(use(table, [{ do: 'copy-card', at: [3] }]).asked).toEqual([])
  })
})

describe('summon', () => {
  it('OW-GEN-06 brings helpers as far as there are figures', () => {
    const done = use(tableau({ [A]: [0, 0] }), [
      { do: 'summon', helper: 'sprite', at: { at: 'beside', who: 'self' }, count: 3 }
    ])
    expect(Object.values(done.state.figures).filter(({ kind }) => kind === 'helper')).toHaveLength(2)
    expect(happened(done, 'figureAdded').every(({ figure }) => figure.seat === 'seat-1')).toBe(true)
  })
})

describe('draw', () => {
  it('OW-MIGHT-04, OW-MIGHT-05 draws and discards, and what follows may count it', () => {
    const table = tableau({ [A]: [0, 0] }, { change: (s) => stacked(animus(0)(s), 'oathsworn', { white: ['2', '1'] }) })
    const done = use(table, [
      { do: 'draw', cards: { white: 2 } },
      { do: 'apply', to: 'self', riders: [{ do: 'gain-animus', animus: { count: 'damage' } }] }
    ])
    expect(done.state.seats['seat-1'].animus.available).toBe(3)
    expect(done.state.might.piles.oathsworn.white.discard).toEqual(['2', '1'])
    expect(done.state.might.onTable).toEqual([])
  })
})

describe('peek', () => {
  const table = tableau({ [A]: [0, 0] }, { change: (s) => stacked(s, 'enemy', { red: ['4*', '0', '2'] }) })

  it('OW-MIGHT-06 looks at the top cards without telling anybody else', () => {
    const done = use(table, [{ do: 'peek', side: 'enemy', colour: 'red', cards: 2 }])
    expect(done.asked[0]).toMatchObject({
      seat: 'seat-1',
      options: [{ data: { face: '4*' } }, { data: { face: '0' } }]
    })
    expect(done.happenings).toEqual([])
  })

  it('OW-MIGHT-06 puts them back in another order, or discards any', () => {
    const order = use(table, [{ do: 'peek', side: 'enemy', colour: 'red', cards: 3, then: 'reorder' }], {
      answer: (prompt) =>
        prompt.form === 'order' ? { form: 'order', order: ['top:1', 'top:2', 'top:0'] } : least(prompt)
    })
    expect(order.state.might.piles.enemy.red.draw.slice(0, 3)).toEqual(['0', '2', '4*'])
    const away = use(table, [{ do: 'peek', side: 'enemy', cards: 2, then: 'discard-any' }], {
      answer: (prompt) =>
        prompt.form !== 'choose' ? least(prompt) : { form: 'choose', chosen: prompt.max === 1 ? ['red'] : ['top:0'] }
    })
    expect(away.state.might.piles.enemy.red.discard).toEqual(['4*'])
    expect(away.state.might.piles.enemy.red.draw.slice(0, 2)).toEqual(['0', '2'])
  })
})

describe('conditions of an ability', () => {
  it('OW-GEN-13 what is possible is done, the rest is skipped', () => {
    const done = use(tableau({ [A]: [0, 0], [B]: [3, 0] }), [
      { do: 'apply', to: { pick: 'closest', from: { kinds: ['minion'] } }, riders: [{ do: 'lose-hp', hp: 1 }] },
      { do: 'swap', with: { pick: 'closest', from: { kinds: ['oathsworn'], except: [{ is: 'the', one: 'self' }] } } }
    ])
    expect(done.state.figures[M1]).toBeUndefined()
    expect(happened(done, 'figureMoved').length).toBeGreaterThan(0)
  })
})
