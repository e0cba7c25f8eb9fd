import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { ChoosePrompt, Prompt } from '../../../../../engine/kernel/prompt'
import {
  A,
  ALLY,
  answering,
  B,
  C,
  cardAt,
  D,
  diceOf,
  enact,
  happened,
  hpOf,
  M1,
  T,
  tableau,
  whereIs,
  withHand,
  type Drawing,
  type Setting
} from './fixtures/tableau'
import type { PackFiles } from '../../../../../engine/packs'
import { abilities } from '../../../../fixtures/oathsworn/abilities'
import { cardId } from '../../../../../engine/games/oathsworn/encounter/state/ids'

/** The same pack, but that loosing an arrow is of no use for defence. */
const VALUELESS = {
  'abilities/all.json': abilities.map((card) => (card['id'] === 'strider-loose' ? { ...card, defence: null } : card))
}

const bite = { do: 'attack', shape: { kind: 'melee' }, icons: ['maw'] } as const
const might = (cards: Json): { readonly might: Json } => ({ might: { draw: 'instead', cards } })

const optionsOf = (prompt: Prompt | undefined): string[] => (prompt as ChoosePrompt).options.map(({ id }) => id)

/** A card for when its holder is attacked. */
const interruptCard = (id: string, window: string, effect: Json): PackFiles => {
  const timing = { kind: 'interrupt', when: { on: 'attack', window, who: 'self' } }
  const entries = [{ id: 'play', timing, effects: [effect] }]
  return { 'abilities/extra.json': { id, class: 'reaver', cooldown: 1, defence: null, entries } }
}

/** The boss beside A. Its own MIGHT is replaced by the cards of the example. */
const beside = (setting: Setting = {}, more: Drawing = {}) => tableau({ [T]: [0, 0], [A]: [0, -2], ...more }, setting)

describe('EATK: enemy attacks', () => {
  it('EX-073, OW-EATK-08, OW-CRIT-08 blanks and criticals are ignored: no miss, no extra card', () => {
    const done = enact(beside({ top: { red: ['0', '4*'], black: ['5*'] } }), [
      { ...bite, ...might({ red: 2, black: 1 }) }
    ])
    expect(happened(done, 'damageTotalled')[0]).toMatchObject({ damage: 9 })
    expect(hpOf(done, A)).toBe(6 - 3)
  })

  it('EX-074, OW-EATK-01, OW-EATK-02 an uncovered icon costs one card of the strongest colour, however many match', () => {
    const setting: Setting = { dice: { front: [], left: [] } }
    const done = enact(beside(setting), [{ ...bite, icons: ['maw', 'claw'], ...might({ black: 1, red: 2 }) }])
    expect(happened(done, 'enemyAttacked')[0]).toMatchObject({
      pool: { red: 2 },
      why: { open: ['maw', 'claw'], lost: 'black' },
      rule: 'OW-EATK-02'
    })
    const whole = enact(beside(), [{ ...bite, ...might({ black: 1, red: 2 }) }])
    expect(happened(whole, 'enemyAttacked')[0]).toMatchObject({ pool: { red: 2, black: 1 }, why: { lost: null } })
  })

  it('OW-EATK-03, OW-EATK-04 draws what the special rules board gives it, with what the card changes', () => {
    const done = enact(beside(), [{ ...bite, might: { draw: 'usual', change: { red: 1, yellow: -1 } } }])
    expect(happened(done, 'enemyAttacked')[0]?.pool).toEqual({ yellow: 1, red: 3 })
    expect(happened(done, 'mightLaid').map(({ colour, count }) => [colour, count])).toEqual([
      ['yellow', 1],
      ['red', 3]
    ])
    expect(done.state.might.onTable).toEqual([])
    expect(done.state.might.piles.enemy.red.discard).toHaveLength(3)
  })

  it('EX-075, OW-EATK-12, OW-EATK-13 nothing left to draw is a hit for 0, and its riders happen', () => {
    const riders = [{ do: 'knockback', hexes: 1 }]
    const done = enact(beside({ dice: { front: [] } }), [{ ...bite, riders, ...might({ white: 1 }) }])
    expect(happened(done, 'damageTotalled')[0]).toMatchObject({ damage: 0 })
    expect(hpOf(done, A)).toBe(6)
    expect(whereIs(done, A)).toEqual([0, -3])
  })

  it('EX-076, OW-EATK-05, OW-EATK-07, OW-EATK-09, OW-EATK-10, OW-TOKEN-09 a card before the reveal, tokens after it', () => {
    // A has DEFENSE 3; the card gives 2: 11 damage is 2 HP, with one token 1.
    const setting: Setting = {
      top: { black: ['5*', '3', '3'] },
      tokens: { 'seat-1': { defence: 1 } },
      change: withHand('seat-1', 'reaver-whirl')
    }
    const attack = [{ ...bite, ...might({ black: 3 }) }]
    const plain = enact(beside(setting), attack, { answer: answering('card:reaver-whirl') })
    const value = plain.book.get('ability', 'reaver-whirl').defence!
    expect(happened(plain, 'damageTotalled')[0]?.hits).toMatchObject([
      { damage: 11, defence: 3 + value, hp: Math.floor(11 / (3 + value)) }
    ])
    const better = enact(beside(setting), attack, { answer: answering('card:reaver-whirl', 1) })
    expect(happened(better, 'damageTotalled')[0]?.hits).toMatchObject([{ defence: 4 + value }])
    expect(better.state.seats['seat-1'].tokens.defence).toBe(0)
  })

  it('OW-EATK-05, OW-EATK-15 asks before the reveal, seat by seat in turn order, and a card without a value is not offered', () => {
    const table = tableau(
      { [T]: [0, 0], [A]: [0, -2], [B]: [1, -2] },
      {
        change: (s) => withHand('seat-2', 'strider-shadow', 'strider-loose')(withHand('seat-1', 'reaver-whirl')(s)),
        files: VALUELESS
      }
    )
    const circle = { do: 'attack', shape: { kind: 'circle', radius: 1, inner: 1 }, ...might({ red: 1 }) }
    const lead = { ...table, state: { ...table.state, clock: { ...table.state.clock, lead: 'seat-2' as const } } }
    const done = enact(lead, [circle])
    const cards = done.asked.filter(({ rule }) => rule === 'OW-EATK-05')
    expect(cards.map(({ seat }) => seat)).toEqual(['seat-2', 'seat-1'])
    expect(optionsOf(cards[0])).toEqual(['card:strider-shadow', 'pass'])
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('mightLaid')).toBeLessThan(kinds.indexOf('mightRevealed'))
  })

  it('EX-055, OW-EATK-06, OW-FLOW-01 the card costs nothing and battleflows at once: what returns helps in the next attack', () => {
    const setting: Setting = {
      change: (s) => {
        const held = withHand('seat-1', 'reaver-hew', 'reaver-vault')(s)
        const { cards } = held.seats['seat-1']
        const lying = { ...cards[cardId('reaver-vault')]!, at: 0 as const }
        const seat = { ...held.seats['seat-1'], cards: { ...cards, [cardId('reaver-vault')]: lying } }
        return { ...held, seats: { ...held.seats, 'seat-1': seat } }
      }
    }
    const attack = { ...bite, ...might({ red: 1 }) }
    const done = enact(beside(setting), [attack, attack], { answer: answering('card:reaver-hew', 'card:reaver-vault') })
    const asked = done.asked.filter(({ rule }) => rule === 'OW-EATK-05')
    expect(asked.map(optionsOf)).toEqual([
      ['card:reaver-hew', 'pass'],
      ['card:reaver-vault', 'pass']
    ])
    expect(cardAt(done, 'seat-1', 'reaver-hew')).toBe(0)
    expect(cardAt(done, 'seat-1', 'reaver-vault')).toBe(1)
    expect(done.state.seats['seat-1'].animus).toEqual(beside(setting).state.seats['seat-1'].animus)
  })

  it('EX-077, OW-EATK-11 one draw for all, each with its own DEFENSE', () => {
    const table = tableau(
      { [T]: [0, 0], [A]: [0, -2], [C]: [1, -2], [D]: [2, -2] },
      { top: { black: ['4', '4', '4'] } }
    )
    const done = enact(table, [
      { do: 'attack', shape: { kind: 'circle', radius: 1, inner: 1 }, ...might({ black: 3 }) }
    ])
    expect(happened(done, 'mightRevealed')).toHaveLength(1)
    expect(happened(done, 'damageTotalled')[0]?.hits.map(({ defence, hp }) => [defence, hp])).toEqual([
      [3, 4],
      [1, 12],
      [5, 2]
    ])
    expect(done.state.figures[C]).toMatchObject({ hp: 0, gone: 'unconscious' })
  })

  it('EX-079, OW-EATK-05, OW-COMP-05 a companion is asked for no card, but may use tokens', () => {
    const setting: Setting = {
      companions: ['seat-1'],
      tokens: { 'seat-1': { defence: 9 } },
      top: { red: ['4*', '4*', '4*'] }
    }
    const done = enact(beside(setting), [{ ...bite, ...might({ red: 3 }) }])
    expect(done.asked.map(({ rule }) => rule)).toEqual(['OW-TOKEN-09'])
  })

  it('OW-EATK-09, OW-TOKEN-09 nobody is asked for tokens that would spare no HP', () => {
    // A has DEFENSE 3.
    const asked = (top: readonly string[], defence: number): number =>
      enact(beside({ top: { red: top }, tokens: { 'seat-1': { defence } } }), [
        { ...bite, ...might({ red: top.length }) }
      ]).asked.filter(({ rule }) => rule === 'OW-TOKEN-09').length
    expect(asked(['2', '0'], 4)).toBe(0)
    expect(asked(['3', '0'], 1)).toBe(1)
    // 5 ÷ 3 is 1, and so are 5 ÷ 4 and 5 ÷ 5; 5 ÷ 6 is 0.
    expect([1, 2, 3].map((tokens) => asked(['3', '2'], tokens))).toEqual([0, 0, 1])
  })

  it('OW-EATK-09, OW-GEN-04 nor where the attack has been called off', () => {
    const files = interruptCard('reaver-ward', 'after-reveal', { do: 'cancel', what: 'attack' })
    const rules = (answer: string): readonly string[] => {
      const top = { red: ['3', '3'] }
      const tokens = { 'seat-1': { defence: 4 } } as const
      const table = beside({ files, top, tokens, change: withHand('seat-1', 'reaver-ward') })
      return enact(table, [{ ...bite, ...might({ red: 2 }) }], { answer: answering(answer) }).asked.map(
        ({ rule }) => rule
      )
    }
    expect(rules('pass')).toEqual(['OW-INT-01', 'OW-TOKEN-09'])
    expect(rules('card:reaver-ward:0')).toEqual(['OW-INT-01'])
  })

  it('OW-EATK-12, OW-INT-01 an attack that cannot cost HP sets off no shield; a card, which battleflows, is the player’s choice', () => {
    const table = tableau(
      { [T]: [0, 0], [D]: [0, -2] },
      { dice: { front: [] }, change: withHand('seat-4', 'bulwark-shove') }
    )
    const rules = (cards: Json): readonly string[] =>
      enact(table, [{ ...bite, ...might(cards) }]).asked.map(({ rule }) => rule)
    expect(rules({ red: 2 })).toEqual(['OW-INT-01', 'OW-EATK-05'])
    // One card fewer, since the maw lies open.
    expect(rules({ red: 1 })).toEqual(['OW-EATK-05'])
  })

  it('OW-CARD-10, OW-INT-01 a blow in return is offered only where it reaches the attacker', () => {
    const blow = { do: 'attack', shape: { kind: 'melee' }, against: 'attacker' }
    const files = interruptCard('reaver-answer', 'after-damage', blow)
    const asked = (boss: readonly [number, number], minion: readonly [number, number]): number => {
      const table = tableau(
        { [T]: boss, [A]: [0, -2], [M1]: minion },
        { files, change: withHand('seat-1', 'reaver-answer') }
      )
      const shot = { do: 'attack', shape: { kind: 'ranged', range: 6 }, ...might({ red: 1 }) }
      return enact(table, [shot]).asked.filter(({ rule }) => rule === 'OW-INT-01').length
    }
    expect(asked([0, 0], [0, 5])).toBe(1)
    expect(asked([0, 2], [0, 5])).toBe(0)
    // Somebody else beside it is not the one who is answered.
    expect(asked([0, 2], [0, -3])).toBe(0)
  })

  it('OW-EATK-13 riders may be tied to HP lost', () => {
    const riders = [
      { do: 'status', status: 'bleed', when: 'hp-lost' },
      { do: 'status', status: 'dazed', when: 'no-hp-lost' }
    ]
    const soft = enact(beside({ top: { red: ['0'] } }), [{ ...bite, riders, ...might({ red: 1 }) }])
    expect(soft.state.figures[A]!.statuses).toMatchObject({ bleed: 0, other: { dazed: 1 } })
    const hard = enact(beside({ top: { red: ['3'] } }), [{ ...bite, riders, ...might({ red: 1 }) }])
    expect(hard.state.figures[A]!.statuses).toMatchObject({ bleed: 1, other: {} })
  })

  it('OW-EATK-14, OW-LOS-06, EX-015 ranged attacks are measured from the front hex and see through the own body', () => {
    const ranged = (range: number) => ({ do: 'attack', shape: { kind: 'ranged', range }, ...might({ red: 1 }) })
    const table = tableau({ [T]: [0, 0], [C]: [0, 3] }, { X: [[0, -2]] })
    expect(happened(enact(table, [ranged(4)]), 'enemyAttacked')).toHaveLength(1)
    expect(happened(enact(table, [ranged(3)]), 'enemyAttacked')).toHaveLength(0)
  })

  it('OW-EATK-14 melee reaches whoever is next to any base hex', () => {
    const table = tableau({ [T]: [[0, 0], 'N'], [A]: [0, 2] })
    expect(happened(enact(table, [bite]), 'enemyAttacked')).toHaveLength(1)
  })

  it('OW-TGT-09, OW-STAGE-10 an attack without reach or sight does nothing, the rest of the card happens', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -5] }), [
      { do: 'target', who: { pick: 'all', from: { kinds: ['oathsworn'] } }, firm: true },
      bite,
      { do: 'flag', flag: 'roared' }
    ])
    expect(happened(done, 'partSkipped')).toMatchObject([{ part: 'attack', reason: 'outOfReach' }])
    expect(done.state.flags['flag.roared']).toBe(true)
  })

  it('OW-EATK-15, OW-KO-02, EX-087 all HP losses together, then displacement, then removals', () => {
    const table = tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, -3] }, { hp: { [A]: 1 }, top: { black: ['5*'] } })
    const done = enact(table, [{ ...bite, ...might({ black: 1 }), riders: [{ do: 'knockback', hexes: 2 }] }])
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('hpLost')).toBeLessThan(kinds.indexOf('collided'))
    expect(kinds.indexOf('collided')).toBeLessThan(kinds.indexOf('figureLeft'))
    expect(hpOf(done, B)).toBe(5)
    expect(done.state.figures[A]!.gone).toBe('unconscious')
  })

  it('OW-EATK-16 each attack line draws for itself and is defended by itself', () => {
    const setting: Setting = { change: withHand('seat-1', 'reaver-whirl', 'reaver-vault') }
    const done = enact(beside(setting), [
      { ...bite, ...might({ white: 1 }) },
      { ...bite, ...might({ white: 1 }) }
    ])
    expect(happened(done, 'mightRevealed')).toHaveLength(2)
    expect(done.asked.filter(({ rule }) => rule === 'OW-EATK-05')).toHaveLength(2)
    const twice = enact(beside(setting), [{ ...bite, times: 2, ...might({ white: 1 }) }])
    expect(happened(twice, 'mightRevealed')).toHaveLength(2)
  })

  it('OW-EATK-17, OW-AOE-05, EX-116 allies, minions and bosses divide by their own DEFENSE; a large one has +1 a hex', () => {
    const table = tableau({ [T]: [0, 0], [M1]: [0, -2], [ALLY]: [1, -2] }, { top: { black: ['5*'], red: ['3', '2'] } })
    const done = enact(table, [
      { do: 'attack', shape: { kind: 'circle', radius: 1, on: { on: 'front' } }, ...might({ black: 1, red: 2 }) }
    ])
    const hits = happened(done, 'damageTotalled')[0]!.hits
    // The template covers 4 hexes of the boss: 10 damage are 13 against it, divided by its DEFENSE 5.
    expect(hits.find(({ figure }) => figure === T)).toMatchObject({ damage: 13, defence: 5, hp: 2 })
    expect(hits.find(({ figure }) => figure === ALLY)).toMatchObject({ damage: 10, defence: 3, hp: 3 })
    expect(hits.find(({ figure }) => figure === M1)).toMatchObject({ damage: 10, defence: 2 })
    expect(diceOf(done, 'front')).toEqual([4])
    expect(done.state.figures[M1]).toMatchObject({ gone: 'killed', at: null })
  })

  it('OW-EATK-18 the windows come in their order around the draw', () => {
    const table = tableau({ [T]: [0, 0], [D]: [0, -2] })
    const done = enact(table, [bite], { answer: answering('yes') })
    const laid = done.happenings.findIndex(({ kind }) => kind === 'mightLaid')
    expect(laid).toBeGreaterThan(done.happenings.findIndex(({ kind }) => kind === 'enemyAttacked'))
  })

  it('OW-AOE-03, OW-AOE-04 an area strikes the own side as well', () => {
    const table = tableau({ [T]: [[0, 0], 'N'], [A]: [0, -2], [M1]: [0, -3] })
    const done = enact(table, [{ do: 'attack', shape: { kind: 'cone', ranks: 2 }, ...might({ red: 1 }) }])
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, M1])
  })
})
