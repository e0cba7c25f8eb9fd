import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { resultOf } from '../../../../../../engine/games/oathsworn/campaign/chapter/handover'
import { owedInjuries } from '../../../../../../engine/games/oathsworn/encounter/cards/injuries'
import { cardsOf } from '../../../../../../engine/games/oathsworn/encounter/table/start'
import { cardId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter, SeatCard } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { viewOf } from '../../../../../../engine/games/oathsworn/encounter/view/view'
import {
  A,
  answering,
  B,
  C,
  cardAt,
  diceOf,
  enact,
  facingOf,
  happened,
  hpOf,
  M1,
  M2,
  stacked,
  T,
  tableau,
  whereIs,
  withHand,
  type Drawing,
  type Setting
} from '../fixtures/tableau'

const drawing: Drawing = { [T]: [[0, 0], 'N'], [A]: [0, -2], [B]: [3, -3] }
const on = (to: Json, ...riders: Json[]): Json => ({ do: 'apply', to, riders })
const lead = (...riders: Json[]): Json => on('lead', ...riders)
const counter = (name: string): Json => ({ do: 'counter', counter: name, add: 1 })
const value = (s: Encounter, name: string): unknown => s.flags[`counter.${name}`]
const animus =
  (available: number, reserve: number): NonNullable<Setting['change']> =>
  (s) => ({
    ...s,
    seats: { ...s.seats, 'seat-1': { ...s.seats['seat-1'], animus: { available, reserve } } }
  })
const lying =
  (id: string, at: SeatCard['at']) =>
  (s: Encounter): Encounter => {
    const held = withHand('seat-1', id)(s)
    const seat = held.seats['seat-1']
    const card = { ...seat.cards[cardId(id)]!, at }
    return { ...held, seats: { ...held.seats, 'seat-1': { ...seat, cards: { ...seat.cards, [cardId(id)]: card } } } }
  }

describe('riders: what is done to somebody', () => {
  it('OW-GEN-09, OW-DMG-10 HP are lost whatever the DEFENSE, and regained up to the maximum', () => {
    const hurt = enact(tableau(drawing), [lead({ do: 'lose-hp', hp: 3 })])
    expect(hpOf(hurt, A)).toBe(3)
    expect(hpOf(enact(hurt, [lead({ do: 'heal', hp: 9 })]), A)).toBe(6)
    const fallen = enact(tableau(drawing), [lead({ do: 'lose-hp', hp: 6 }), lead({ do: 'heal', hp: 2 })])
    expect(fallen.state.figures[A]).toMatchObject({ hp: 0, gone: 'unconscious' })
  })

  it('OW-GEN-09 a die of a boss is turned up to its start value, a broken one only when that is said', () => {
    const dice: Setting = { dice: { front: [2], rear: [], core: [5] } }
    expect(diceOf(enact(tableau(drawing, dice), [{ do: 'heal-die', hp: 9 }]), 'front')).toEqual([6])
    expect(diceOf(enact(tableau(drawing, dice), [{ do: 'heal-die', hp: 1, location: 'core' }]), 'core')).toEqual([6])
    expect(diceOf(enact(tableau(drawing, dice), [{ do: 'heal-die', hp: 3, broken: true }]), 'rear')).toEqual([3])
  })

  it('OW-MOVE-07, OW-TOKEN-01, OW-TOKEN-15 animus and tokens', () => {
    const done = enact(tableau(drawing, { change: animus(3, 5) }), [
      lead(
        { do: 'lose-animus', animus: 9 },
        { do: 'gain-animus', animus: 2 },
        { do: 'gain-token', token: 'redraw', count: 2 }
      )
    ])
    expect(done.state.seats['seat-1'].animus).toEqual({ available: 2, reserve: 6 })
    expect(done.state.seats['seat-1'].tokens.redraw).toBe(2)
    const choice = enact(
      done,
      [lead({ do: 'gain-token', token: 'any' }, { do: 'lose-token', token: 'any', count: 2 })],
      {
        answer: answering('defence', 'redraw', 'defence')
      }
    )
    expect(choice.state.seats['seat-1'].tokens).toMatchObject({ redraw: 1, defence: 0 })
  })

  it('OW-FLOW-05 cards move without battleflow, wherever they are sent', () => {
    const setting: Setting = { change: (s) => lying('reaver-vault', 2)(withHand('seat-1', 'reaver-whirl')(s)) }
    const down = enact(tableau(drawing, setting), [lead({ do: 'cards', at: [2], to: 'lower', count: 'all' })])
    expect(cardAt(down, 'seat-1', 'reaver-vault')).toBe(1)
    const own = enact(tableau(drawing, setting), [lead({ do: 'cards', at: ['hand'], to: 'play', count: 1 })])
    expect(cardAt(own, 'seat-1', 'reaver-whirl')).toBe(2)
    const up = enact(tableau(drawing, setting), [lead({ do: 'cards', at: ['hand', 2], to: 'higher', count: 'all' })])
    expect([cardAt(up, 'seat-1', 'reaver-whirl'), cardAt(up, 'seat-1', 'reaver-vault')]).toEqual([0, 3])
    const chosen = enact(tableau(drawing, setting), [lead({ do: 'cards', at: ['hand', 2], to: 3, count: 1 })], {
      answer: answering('card:reaver-whirl')
    })
    expect([cardAt(chosen, 'seat-1', 'reaver-whirl'), cardAt(chosen, 'seat-1', 'reaver-vault')]).toEqual([3, 2])
  })

  it('OW-FLOW-09 one position flows, named or chosen; a companion has nothing to flow', () => {
    const setting: Setting = { change: lying('reaver-vault', 1) }
    expect(
      cardAt(enact(tableau(drawing, setting), [lead({ do: 'battleflow', at: 1 })]), 'seat-1', 'reaver-vault')
    ).toBe(0)
    const twice = enact(tableau(drawing, setting), [lead({ do: 'battleflow', times: 2 })], {
      answer: answering('position:1', 'position:0')
    })
    expect(cardAt(twice, 'seat-1', 'reaver-vault')).toBe('hand')
    const none = enact(tableau(drawing, { companions: ['seat-1'] }), [lead({ do: 'battleflow' })])
    expect(none.asked).toEqual([])
  })

  it('OW-THROWN-01, OW-THROWN-04 a dropped item lies beside its owner', () => {
    const done = enact(tableau(drawing), [lead({ do: 'drop-item' })], { answer: answering('card:broadsword') })
    const [card] = Object.values(done.state.seats['seat-1'].cards).filter(({ thrownTo }) => thrownTo !== undefined)
    expect(card?.def).toBe('broadsword')
    expect(happened(done, 'itemThrown')).toHaveLength(1)
  })

  it('OW-TALLY-10, OW-GEN-07 injuries are noted for afterwards, and archived at once', () => {
    const done = enact(tableau(drawing), [lead({ do: 'injury', draw: 2 })])
    expect(owedInjuries(done.state, 'seat-1')).toBe(2)
    const won = enact(done, [{ do: 'end', result: 'victory' }]).state
    expect(resultOf({ ...won, clock: { ...won.clock, outcome: 'victory' } })?.injuries).toMatchObject({
      'seat-1': 2,
      'seat-2': 0
    })
    expect(viewOf(done.book, done.state).tally.injuries).toMatchObject({ 'seat-1': 2 })
    const injured = (s: Encounter): Encounter => {
      const seat = s.seats['seat-1']
      return {
        ...s,
        seats: { ...s.seats, 'seat-1': { ...seat, cards: { ...seat.cards, ...cardsOf('injury', ['sprain']) } } }
      }
    }
    const { state } = enact(tableau(drawing, { change: injured }), [
      lead({ do: 'injury', draw: -1 }),
      { do: 'end', result: 'victory' }
    ])
    expect(resultOf(state)?.healed).toMatchObject({ 'seat-1': ['sprain'], 'seat-2': [] })
    expect(viewOf(done.book, state).tally.healed).toMatchObject({ 'seat-1': ['sprain'] })
  })

  it('turns, marks, changes with their numbers as they were, immunity', () => {
    const done = enact(tableau(drawing), [
      on('self', { do: 'turn', steps: 2 }),
      counter('howls'),
      on('self', {
        do: 'modify',
        change: { change: 'movement', by: { count: 'counter', counter: 'howls' } },
        until: 'encounter'
      }),
      counter('howls'),
      on('self', { do: 'modify', change: { change: 'immune', to: ['bleed', 'knockback'] }, until: 'encounter' }),
      on('self', { do: 'status', status: 'bleed' })
    ])
    expect(facingOf(done, T)).toBe('SE')
    expect(done.state.lasting[0]?.with).toMatchObject({ change: 'movement', by: 1 })
    expect(done.state.figures[T]!.statuses.bleed).toBe(0)
  })

  it('OW-KO-01 somebody removed: an enemy is gone, an Oathsworn falls', () => {
    const done = enact(tableau({ ...drawing, [M1]: [4, 0] }), [
      on(
        { pick: 'all', from: { kinds: ['minion', 'oathsworn'], except: [{ is: 'class', class: 'strider' }] } },
        { do: 'remove' }
      )
    ])
    expect(done.state.figures[M1]!.gone).toBe('removed')
    expect(done.state.figures[A]!.gone).toBe('unconscious')
  })

  it('OW-CAGE-07, OW-CONSUME-08 somebody freed', () => {
    const held = enact(tableau(drawing), [{ do: 'cage', difficulty: 4 }, lead({ do: 'free' })])
    expect(held.state.seats['seat-1'].caged).toBeNull()
    const inside = enact(tableau(drawing), [{ do: 'consume', location: 'core' }, lead({ do: 'free' })])
    expect(inside.state.figures[A]!.gone).toBeNull()
  })
})

describe('verbs that mean the same on every card', () => {
  it('OW-PLACE-01, OW-PLACE-02, OW-STATUS-08 places a figure, on the nearest free hex if need be', () => {
    const done = enact(tableau(drawing), [
      { do: 'place', who: 'lead', at: { at: 'hex', hexes: ['I3'] }, facing: { way: 'compass', direction: 'S' } }
    ])
    expect(facingOf(done, A)).toBe('S')
    const taken = enact(tableau(drawing), [{ do: 'place', who: 'lead', at: { at: 'figure', who: 'self' } }])
    expect(whereIs(taken, A)).not.toEqual([0, 0])
    const large = enact(tableau({ ...drawing, [C]: [0, 3] }), [{ do: 'place', at: { at: 'hex', hexes: ['F9'] } }])
    expect(whereIs(large, T)).toEqual([0, 3])
    expect(whereIs(large, C)).toEqual([0, 1])
  })

  it('two change places', () => {
    const done = enact(tableau(drawing), [
      { do: 'swap', who: 'lead', with: { pick: 'farthest', from: { kinds: ['oathsworn'] } } }
    ])
    expect([whereIs(done, A), whereIs(done, B)]).toEqual([
      [3, -3],
      [0, -2]
    ])
  })

  it('OW-GEO-06, OW-GEO-07 turns somebody', () => {
    expect(facingOf(enact(tableau(drawing), [{ do: 'face', way: { way: 'toward', who: 'lead' } }]), T)).toBe('N')
    expect(facingOf(enact(tableau(drawing), [{ do: 'face', way: { way: 'away-from', who: 'lead' } }]), T)).toBe('S')
    expect(facingOf(enact(tableau(drawing), [{ do: 'face', way: { way: 'facing', turn: 1 } }]), T)).toBe('NE')
    const asked = enact(tableau(drawing), [{ do: 'face', way: { way: 'chosen', by: 'lead' } }], {
      answer: answering('SW')
    })
    expect(facingOf(asked, T)).toBe('SW')
  })

  it('OW-TILE-06, EX-144, OW-TILE-07, OW-TILE-08, OW-GEN-06 lays and takes tiles and obstacles as far as there are any', () => {
    const fire: Json = {
      do: 'put',
      piece: { piece: 'tile', tile: 'fire' },
      at: { at: 'near', who: 'lead', hexes: 1 },
      count: 2
    }
    const done = enact(tableau(drawing, { water: [[0, -1]] }), [fire])
    expect(done.state.tiles.map(({ def }) => def)).toEqual(['fire', 'fire'])
    expect(hpOf(done, A)).toBe(6)
    const taken = enact(done, [{ do: 'take', piece: { piece: 'tile' }, at: { at: 'tile', tile: 'fire' }, count: 1 }])
    expect(taken.state.tiles).toHaveLength(1)
    const wall: Json = {
      do: 'put',
      piece: { piece: 'obstacle', obstacle: 'wall' },
      at: { at: 'hex', hexes: ['I8', 'I9'] },
      count: 2
    }
    const built = enact(tableau(drawing), [wall])
    expect(Object.values(built.state.pieces).map(({ hexes }) => hexes.length)).toEqual([2])
    const razed = enact(built, [
      { do: 'take', piece: { piece: 'obstacle', tag: 'wall' }, at: { at: 'obstacle', tag: 'wall' } }
    ])
    expect(Object.keys(razed.state.pieces)).toEqual([])
  })

  it('moves tiles until the edge and obstacles until something is in the way', () => {
    const drift: Json = {
      do: 'shift',
      piece: { piece: 'tile', tile: 'fire' },
      at: { at: 'tile', tile: 'fire' },
      hexes: 9,
      way: { way: 'compass', direction: 'N' }
    }
    const tile = enact(tableau(drawing, { fire: [[4, 0]] }), [drift]).state.tiles[0]!
    expect(tile.hexes).toEqual(
      tableau({ [A]: [4, -7] }).state.figures[A]!.at === null ? [] : [tableau({ [A]: [4, -7] }).state.figures[A]!.at]
    )
    const roll: Json = {
      do: 'shift',
      piece: { piece: 'obstacle' },
      at: { at: 'obstacle' },
      hexes: 9,
      way: { way: 'toward', who: 'lead' }
    }
    const rock = enact(tableau(drawing, { X: [[0, -5]] }), [roll])
    expect(happened(rock, 'pieceMoved')[0]?.hexes).toHaveLength(1)
  })

  it('OW-MIGHT-09 shuffles discarded MIGHT back, named piles or chosen ones', () => {
    const used = (s: Encounter): Encounter => {
      const { red, white } = s.might.piles.oathsworn
      const spent = (pile: typeof red) => ({ draw: pile.draw.slice(5), discard: pile.draw.slice(0, 5) })
      return {
        ...s,
        might: {
          ...s.might,
          piles: { ...s.might.piles, oathsworn: { ...s.might.piles.oathsworn, red: spent(red), white: spent(white) } }
        }
      }
    }
    const named = enact(tableau(drawing, { change: used }), [{ do: 'refresh-decks', colours: ['red'] }])
    expect([
      named.state.might.piles.oathsworn.red.discard.length,
      named.state.might.piles.oathsworn.white.discard.length
    ]).toEqual([0, 5])
    const chosen = enact(tableau(drawing, { change: used }), [{ do: 'refresh-decks' }], { answer: answering('white') })
    expect(chosen.state.might.piles.oathsworn.white.discard).toEqual([])
  })

  it('OW-STAGE-06 the stage deck: away with the top card, or under the deck, or the discards under it', () => {
    const deck = ['lunge', 'stamp', 'gore']
    expect(enact(tableau(drawing, { deck }), [{ do: 'stage-deck', action: 'discard-top' }]).state.stage).toMatchObject({
      deck: ['stamp', 'gore'],
      shown: 'stamp',
      discard: ['lunge']
    })
    expect(enact(tableau(drawing, { deck }), [{ do: 'stage-deck', action: 'put-top-last' }]).state.stage.deck).toEqual([
      'stamp',
      'gore',
      'lunge'
    ])
    const mixed = enact(tableau(drawing, { deck, discard: ['sniff'] }), [
      { do: 'stage-deck', action: 'shuffle-discards' }
    ])
    expect(mixed.state.stage).toMatchObject({ deck: [...deck, 'sniff'], discard: [] })
  })

  it('OW-WIN-07 ends the encounter, tells the table something, counts and raises flags', () => {
    const over = enact(tableau(drawing), [{ do: 'end', result: 'defeat' }, counter('never')])
    expect(over.state.clock.outcome).toBe('defeat')
    expect(value(over.state, 'never')).toBeUndefined()
    const told = enact(tableau(drawing), [
      { do: 'tell', line: 'it-roars' },
      { do: 'counter', counter: 'x', set: 4, add: 2 },
      { do: 'flag', flag: 'y', up: false }
    ])
    expect(happened(told, 'told')[0]?.words.key).toBe('stage-card.lunge.line.it-roars')
    expect([value(told.state, 'x'), told.state.flags['flag.y']]).toEqual([6, false])
  })

  it('OW-GEN-04 what no verb can say is done by hand and confirmed', () => {
    const done = enact(tableau(drawing), [
      { do: 'bespoke', script: 'moon-rises' },
      lead({ do: 'bespoke', script: 'steal' })
    ])
    expect(done.asked.map(({ title, confirm }) => [title.key, confirm])).toEqual([
      ['ask.byHand', true],
      ['ask.byHand', true]
    ])
  })
})

describe('verbs that hold other verbs', () => {
  it('OW-GEN-04 one thing or the other, several times', () => {
    const done = enact(tableau(drawing), [
      { do: 'if', if: { test: 'reaction' }, then: [counter('a')], else: [counter('b')] },
      { do: 'repeat', times: 3, then: [counter('c')] }
    ])
    expect([value(done.state, 'a'), value(done.state, 'b'), value(done.state, 'c')]).toEqual([undefined, 1, 3])
  })

  it('OW-GEN-14 a player chooses, among what is possible', () => {
    const choice: Json = {
      do: 'choose',
      by: 'target',
      options: [
        { id: 'one', then: [counter('one')] },
        { id: 'two', then: [counter('two')] },
        { id: 'three', if: { test: 'reaction' }, then: [counter('three')] }
      ]
    }
    const done = enact(tableau(drawing), [choice], { answer: answering('two') })
    expect(done.asked[0]).toMatchObject({ seat: 'seat-1', options: [{ id: 'one' }, { id: 'two' }] })
    expect(value(done.state, 'two')).toBe(1)
    const none = enact(tableau(drawing), [{ ...(choice as object), least: 0 } as Json])
    expect(value(none.state, 'one')).toBeUndefined()
  })

  it('OW-STAGE-09 once for each of a group; somebody else acting chooses a target of their own', () => {
    const each = enact(tableau(drawing), [
      {
        do: 'for-each',
        who: { pick: 'all', from: { kinds: ['oathsworn'] } },
        then: [on('each', { do: 'lose-hp', hp: 1 })]
      }
    ])
    expect([hpOf(each, A), hpOf(each, B)]).toEqual([5, 5])
    const as = enact(tableau({ ...drawing, [M1]: [3, -2] }), [
      { do: 'attack', shape: { kind: 'melee' } },
      {
        do: 'as',
        who: { pick: 'all', from: { kinds: ['minion'] } },
        then: [{ do: 'attack', shape: { kind: 'melee' } }]
      }
    ])
    expect(happened(as, 'targetChosen').map(({ figure, target }) => [figure, target])).toEqual([
      [T, A],
      [M1, B]
    ])
  })

  it('OW-CHECK-02, OW-CHECK-08 checks with what follows success and failure, of each, of one, of the company', () => {
    const white = (...faces: string[]): Setting => ({ change: (s) => stacked(s, 'oathsworn', { white: faces }) })
    const check = (more: object): Json =>
      ({
        do: 'check',
        check: 'survival',
        difficulty: 2,
        success: [counter('won')],
        failure: [on('each', { do: 'lose-hp', hp: 1 })],
        ...more
      }) as Json
    const passed = enact(tableau(drawing, white('2')), [check({})], { answer: answering(1, 'done') })
    expect(value(passed.state, 'won')).toBe(1)
    const failed = enact(tableau(drawing, white('0')), [check({})], { answer: answering(1, 'done') })
    expect(hpOf(failed, A)).toBe(5)
    const each = enact(
      tableau(drawing, white('2', '1')),
      [check({ who: { pick: 'all', from: { kinds: ['oathsworn'] } } })],
      { answer: answering(1, 'done', 1, 'done') }
    )
    expect([value(each.state, 'won'), hpOf(each, A), hpOf(each, B)]).toEqual([1, 6, 5])
    const company = enact(tableau(drawing, white('2', '1', '1')), [check({ scope: 'company', perSuccess: true })], {
      answer: answering(3, 'done')
    })
    expect(value(company.state, 'won')).toBe(2)
    const one = enact(
      tableau(drawing, white('2')),
      [check({ scope: 'chosen', who: { pick: 'all', from: { kinds: ['oathsworn'] } } })],
      { answer: answering(`figure:${B}`, 1, 'done') }
    )
    expect(value(one.state, 'won')).toBe(1)
  })

  it('OW-END-04, OW-INT-02 a watch waits for its event, with its people named, as often as its limit allows', () => {
    const watch: Json = {
      do: 'watch',
      when: { on: 'hp-loss', who: { kinds: ['oathsworn'] } },
      limit: { times: 1, per: 'round' },
      until: 'encounter',
      then: [on('subject', { do: 'status', status: 'dazed' }), on('target', { do: 'mark', mark: 'seen' })]
    }
    const set = enact(tableau(drawing), [{ do: 'face', way: { way: 'toward', who: 'target' } }, watch])
    const hit = enact(set, [
      on(
        { pick: 'all', from: { kinds: ['oathsworn'], where: [{ is: 'class', class: 'strider' }] } },
        { do: 'lose-hp', hp: 1 }
      ),
      lead({ do: 'lose-hp', hp: 1 })
    ])
    expect(hit.state.figures[B]!.statuses.other).toEqual({ dazed: 1 })
    expect(hit.state.figures[A]!.statuses.other).toEqual({})
    expect(hit.state.lasting.filter(({ rule }) => rule === 'mark').map(({ on: who }) => who)).toEqual([A])
  })

  it('OW-EMOVE-09, OW-INT-01 a watch on entering hexes takes a move apart, step by step', () => {
    const trap: Json = {
      do: 'watch',
      when: { on: 'move', window: 'enters', who: { kinds: ['minion'] } },
      until: 'encounter',
      then: [counter('steps')]
    }
    const done = enact(tableau({ [T]: [4, 2], [M1]: [0, 3], [A]: [0, -1] }), [
      trap,
      { do: 'as', who: { pick: 'all', from: { kinds: ['minion'] } }, then: [{ do: 'move', hexes: 3 }] }
    ])
    expect(value(done.state, 'steps')).toBe(3)
    expect(happened(done, 'figureMoved').map(({ path }) => path.length)).toEqual([1, 1, 1])
  })

  it('OW-GEN-12 picks at random come from the recorded stream: the same seed, the same pick', () => {
    const random: Json = on({ pick: 'random', from: { kinds: ['oathsworn'] } }, { do: 'lose-hp', hp: 1 })
    const one = enact(tableau({ ...drawing, [C]: [0, 4] }, { seed: 'x' }), [random])
    const two = enact(tableau({ ...drawing, [C]: [0, 4] }, { seed: 'x' }), [random])
    expect(happened(one, 'pickedAtRandom')).toEqual(happened(two, 'pickedAtRandom'))
    expect(happened(one, 'hpLost')).toHaveLength(1)
  })

  it('OW-GEN-03 picks left to a player', () => {
    const chosen: Json = on({ pick: 'chosen', from: { kinds: ['oathsworn'] }, by: 'lead' }, { do: 'lose-hp', hp: 1 })
    const done = enact(tableau(drawing), [chosen], { answer: answering(`figure:${B}`) })
    expect(done.asked[0]?.seat).toBe('seat-1')
    expect(hpOf(done, B)).toBe(5)
    const place = enact(tableau(drawing), [
      { do: 'place', who: 'lead', at: { at: 'chosen', by: 'lead', of: 'lead', hexes: 2 } }
    ])
    expect(place.asked[0]).toMatchObject({ seat: 'seat-1', min: 1, max: 1 })
  })

  it('OW-EMOVE-12 minions together, each toward the same target', () => {
    const done = enact(tableau({ ...drawing, [M1]: [3, 2], [M2]: [4, 2] }), [
      {
        do: 'move',
        hexes: 2,
        who: { pick: 'all', from: { kinds: ['minion'] } },
        heading: { to: 'figure', who: 'lead' }
      }
    ])
    expect(happened(done, 'figureMoved')).toHaveLength(2)
  })
})
