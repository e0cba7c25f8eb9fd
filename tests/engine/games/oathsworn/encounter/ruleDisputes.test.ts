import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { react } from '../../../../../engine/games/oathsworn/encounter/stageCards/breakReactions'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { slotId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { encounters } from '../../../../fixtures/oathsworn/encounter'
import { cards, counted, go, rulesWith, S2, tell } from './fixtures/printed'
import { A, B, C, enact, happened, M1, M2, M3, play, T, T2, tableau, whereIs, type Drawing } from './fixtures/tableau'

// Clauses against each other: where one rule meets the corner of another.

const bite: Json = { do: 'attack', shape: { kind: 'melee' } }
const move = (hexes: Json, more: object = {}): Json => ({ do: 'move', hexes, ...more }) as Json
const all = (kind: string, ...except: Json[]): Json => ({ pick: 'all', from: { kinds: [kind], except } })
const front = [{ figure: T, slot: slotId('front') }]

describe('STAGE, BRK: cards and stages', () => {
  it('OW-BRK-13 what waits for a change of stage notices that the cards of one have run out', () => {
    const files = rulesWith({ rules: [{ rule: 'when', when: { on: 'stage-changed' }, then: [tell('changed')] }] })
    const done = play(tableau({ [T]: [0, 0], [A]: [0, -2] }, { deck: ['lunge', ...S2], files }), encounterPhase)
    expect(happened(done, 'stageNumberChanged')).toMatchObject([{ number: 2, rule: 'OW-BRK-13' }])
    expect(counted(done.state, 'changed')).toBe(1)
  })

  it('OW-STAGE-09 whom a card names acts once, however many bosses there are', () => {
    const named: Json = { do: 'as', who: all('boss', { is: 'enemy', enemy: 'whelp' }), then: [tell('acted')] }
    const files = cards({ id: 'lunge', effects: [named] })
    const spread: Drawing = { [T]: [-3, 4], [T2]: [3, 0], [A]: [0, -5] }
    expect(counted(play(tableau(spread, { deck: ['lunge'], files }), encounterPhase).state, 'acted')).toBe(2)
  })

  it('OW-EMOVE-15 the card drawn for a fire aims at the closest before whom it names; only without one at those', () => {
    const far: Json = { pick: 'farthest', to: 'self', from: { kinds: ['oathsworn'] } }
    const files = cards({ id: 'lunge', effects: [{ do: 'target', who: far }, move(9), bite] })
    const table = tableau({ [T]: [0, 2], [A]: [0, 0], [B]: [0, -4] }, { deck: ['lunge'], files })
    const burnt = play(table, (t) => react(t, front, null))
    expect(happened(burnt, 'targetChosen')).toMatchObject([{ target: A, rule: 'OW-TGT-03' }])
    // Without a break the card has its way.
    expect(happened(play(table, encounterPhase), 'targetChosen')).toMatchObject([{ target: B, rule: 'OW-TGT-02' }])
  })

  it('OW-GEN-04 who may not attack does not, and the rest of the card is done', () => {
    const stunned: Json = {
      do: 'apply',
      to: 'self',
      riders: [{ do: 'modify', change: { change: 'forbid', actions: ['attack'] }, until: 'end-of-round' }]
    }
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2] }), [stunned, bite, tell('rest')])
    expect(happened(done, 'enemyAttacked')).toEqual([])
    expect(happened(done, 'partSkipped')).toMatchObject([{ part: 'attack', reason: 'forbidden' }])
    expect(counted(done.state, 'rest')).toBe(1)
  })
})

describe('STAGE, MINION: who may not take its turn', () => {
  const noTurn = (whom: Json): Json => ({
    do: 'apply',
    to: whom,
    riders: [{ do: 'modify', change: { change: 'forbid', actions: ['turn'] }, until: 'end-of-round' }]
  })
  const files = cards({ id: 'lunge', effects: [go('N', 1), tell('table'), bite] })
  const spread: Drawing = { [T]: [-3, 4], [T2]: [3, 0], [A]: [3, -2], [M1]: [0, -4], [M2]: [3, -5] }
  const deck = ['lunge', 'gore']

  it('OW-STAGE-10 a boss carries out nothing of the card, the other boss and what concerns the table do', () => {
    const held = enact(tableau(spread, { deck, files }), [noTurn('self')])
    const done = play(held, encounterPhase)
    expect(happened(done, 'figureMoved').flatMap(({ figure }) => (figure.startsWith('husk') ? [figure] : []))).toEqual([
      T2
    ])
    expect(happened(done, 'partSkipped')).toMatchObject([{ figure: T, part: 'turn', reason: 'forbidden' }])
    expect(counted(done.state, 'table')).toBe(1)
  })

  it('OW-STAGE-10 a boss all alone neither, whether the card names it or not; its reaction is nobody’s turn', () => {
    const { [T2]: _other, ...alone } = spread
    const named = cards({
      id: 'lunge',
      effects: [{ do: 'as', who: all('boss'), then: [bite] }, go('N', 1), tell('on')]
    })
    const held = enact(tableau(alone, { deck: ['lunge', 'lunge'], files: named }), [noTurn('self')])
    const done = play(held, encounterPhase)
    expect(happened(done, 'figureMoved').filter(({ figure }) => figure === T)).toEqual([])
    expect(happened(done, 'enemyAttacked').filter(({ by }) => by.includes(T))).toEqual([])
    expect(counted(done.state, 'on')).toBe(1)
    const reacted = play(held, (t) => react(t, front, null))
    expect(happened(reacted, 'figureMoved').map(({ figure }) => figure)).toEqual([T])
  })

  it('OW-STAGE-10, OW-MINION-01, OW-MINION-02 a minion is not activated, by nobody, and joins no other’s attack', () => {
    const first: Json = { pick: 'all', from: { kinds: ['minion'], where: [{ is: 'within', hexes: 1, of: 'lead' }] } }
    const near: Drawing = { [T]: [-3, 4], [A]: [3, -2], [M1]: [3, -3], [M2]: [2, -4] }
    const held = enact(tableau(near, { deck: ['sniff', 'gore'] }), [noTurn(first)])
    const done = play(held, encounterPhase)
    expect(happened(done, 'partSkipped').filter(({ part }) => part === 'turn')).toMatchObject([{ figure: M1 }])
    expect(happened(done, 'targetChosen').flatMap(({ figure }) => (figure === T ? [] : [figure]))).toEqual([M2])
    expect(happened(done, 'enemyAttacked').flatMap(({ by }) => by)).not.toContain(M1)
  })
})

describe('TGT: in the midst of a card', () => {
  const burst: Json = {
    do: 'attack',
    shape: {
      kind: 'figures',
      who: { pick: 'all', from: { kinds: ['oathsworn'], where: [{ is: 'class', class: 'reaver' }] } }
    },
    might: { draw: 'fixed', damage: 99 }
  }

  it('OW-TGT-06, OW-TGT-11 the one it was only going toward falls: it goes toward the next closest', () => {
    const drawing: Drawing = { [T]: [[0, 4], 'N'], [A]: [0, -4], [B]: [5, -7] }
    const done = enact(tableau(drawing), [move(1), burst, move(1)])
    expect(happened(done, 'targetChosen').map(({ target, toward }) => [target, toward])).toEqual([
      [null, A],
      [null, B]
    ])
    expect(whereIs(done, T)).toEqual([0, 2])
  })

  it('OW-TGT-11 the target falls between two attacks of one line: the second is made on somebody else, if at all', () => {
    const twice: Json = { ...(bite as object), times: 2, might: { draw: 'fixed', damage: 99 } } as Json
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [1, -2] }), [twice])
    expect(happened(done, 'enemyAttacked').map(({ on }) => on)).toEqual([[A], [B]])
  })
})

describe('WIN, EMOVE, EATK: in the midst of a card', () => {
  it('OW-WIN-07, OW-WIN-08 another goal is looked at after every step of a card, and ends the rest of it', () => {
    const moot = encounters[0] as object
    const goal = { victory: [{ test: 'flag', flag: 'freed' }], defeat: [{ test: 'flag', flag: 'burnt' }] }
    const files = { 'encounters/all.json': [{ ...moot, ...goal }] as Json }
    const table = tableau({ [T]: [0, 0], [A]: [0, -2] }, { files })
    for (const [flag, outcome] of [
      ['freed', 'victory'],
      ['burnt', 'defeat']
    ] as const) {
      const done = enact(table, [{ do: 'flag', flag }, tell('after')])
      expect([done.over, done.state.clock.outcome, counted(done.state, 'after')]).toEqual([true, outcome, undefined])
    }
  })

  it('OW-EMOVE-09 who is thrown aside on its way goes on from there with what it has left', () => {
    const trap: Json = {
      do: 'watch',
      when: { on: 'move', window: 'enters', who: { kinds: ['minion'] } },
      limit: { times: 1, per: 'round' },
      until: 'encounter',
      then: [{ do: 'place', who: 'subject', at: { at: 'hex', hexes: ['F9'] } }]
    }
    const drawing: Drawing = { [T]: [4, 2], [M1]: [0, 3], [A]: [0, -2] }
    const act: Json = { do: 'as', who: all('minion'), then: [move(4)] }
    const done = enact(tableau(drawing), [trap, act])
    // One step, put back to where it began, three more.
    expect(happened(done, 'figureMoved').filter(({ how }) => how === 'walk')).toHaveLength(4)
    expect(whereIs(done, M1)).toEqual([0, 0])
    const line: Json = { do: 'as', who: all('minion'), then: [go('N', 4)] }
    expect(whereIs(enact(tableau(drawing), [trap, line]), M1)).toEqual([0, 3])
  })

  it('OW-EMOVE-21, OW-STATUS-03 who is crippled on its way goes no farther', () => {
    const trap: Json = {
      do: 'watch',
      when: { on: 'move', window: 'enters', who: { kinds: ['minion'] } },
      limit: { times: 1, per: 'round' },
      until: 'encounter',
      then: [{ do: 'apply', to: 'subject', riders: [{ do: 'status', status: 'crippled' }] }]
    }
    const drawing: Drawing = { [T]: [4, 2], [M1]: [0, 3], [A]: [0, -2] }
    for (const act of [move(4), go('N', 4)]) {
      const done = enact(tableau(drawing), [trap, { do: 'as', who: all('minion'), then: [act] }])
      expect(whereIs(done, M1)).toEqual([0, 2])
    }
  })

  it('OW-EATK-18 an attacker felled before its damage is drawn attacks nobody; whoever of the attacked is gone is not hit', () => {
    const answered = (who: Json, hp: number, window = 'before-draw'): Json => ({
      do: 'watch',
      when: { on: 'attack', window, who: { kinds: ['oathsworn'] } },
      limit: { times: 1, per: 'round' },
      until: 'encounter',
      then: [{ do: 'apply', to: who, riders: [{ do: 'lose-hp', hp }] }]
    })
    const drawing: Drawing = { [T]: [4, 2], [M1]: [0, -1], [A]: [0, 0], [B]: [0, 4] }
    const act: Json = { do: 'as', who: all('minion'), then: [bite, tell('rest')] }
    const felled = enact(tableau(drawing), [answered(all('minion'), 9), act])
    expect(felled.state.figures[M1]).toMatchObject({ gone: 'killed' })
    expect([happened(felled, 'enemyAttacked'), happened(felled, 'mightLaid')]).toEqual([[], []])
    const reaver: Json = {
      pick: 'all',
      from: { kinds: ['oathsworn'], where: [{ is: 'class', class: 'reaver' }] }
    }
    const gone = enact(tableau(drawing), [answered(reaver, 9), act])
    expect([happened(gone, 'enemyAttacked'), happened(gone, 'mightLaid')]).toEqual([[], []])
    // Once it is drawn it strikes, whatever becomes of the attacker.
    const late = enact(tableau(drawing, { top: { yellow: ['3'], white: ['2'] } }), [
      answered(all('minion'), 9, 'before-reveal'),
      act
    ])
    expect(happened(late, 'damageTotalled')).toMatchObject([{ damage: 5 }])
  })

  it('OW-TGT-09 the blinded do not shoot farther than they see, whoever is named', () => {
    const blind: Json = {
      do: 'apply',
      to: 'self',
      riders: [{ do: 'modify', change: { change: 'blind', range: 2 }, until: 'encounter' }]
    }
    const named: Json = { do: 'target', who: 'lead', firm: true }
    const shot: Json = { do: 'attack', shape: { kind: 'ranged', range: 6 } }
    const drawing: Drawing = { [T]: [[0, 3], 'N'], [A]: [0, -2] }
    expect(happened(enact(tableau(drawing), [named, shot]), 'enemyAttacked')).toHaveLength(1)
    expect(happened(enact(tableau(drawing), [blind, named, shot]), 'enemyAttacked')).toEqual([])
    const near: Drawing = { [T]: [[0, 3], 'N'], [A]: [0, 0] }
    expect(happened(enact(tableau(near), [blind, named, shot]), 'enemyAttacked')).toHaveLength(1)
  })
})

describe('EMOVE: several movers', () => {
  it('OW-EMOVE-12 sent to somebody the one closest to them goes first, whoever the card is played by', () => {
    const drawing: Drawing = { [T]: [4, 3], [M1]: [0, -3], [M2]: [0, 1], [M3]: [0, 3], [A]: [0, 5], [B]: [4, 0] }
    const sent = move(1, { who: all('minion'), heading: { to: 'figure', who: 'lead' } })
    const done = enact(tableau(drawing), [sent])
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([M3, M2, M1])
  })

  it('OW-EMOVE-12 fleeing from somebody the one closest to them goes first', () => {
    const drawing: Drawing = { [T]: [4, 3], [M1]: [0, 0], [M2]: [0, 2], [A]: [0, 3] }
    const flee = move(1, { who: all('minion'), heading: { to: 'away', from: 'target' } })
    const named: Json = { do: 'target', who: 'lead', firm: true }
    expect(happened(enact(tableau(drawing), [named, flee]), 'figureMoved').map(({ figure }) => figure)).toEqual([
      M2,
      M1
    ])
  })

  it('OW-EMOVE-12 sent to a place the one closest to it goes first', () => {
    const drawing: Drawing = { [T]: [4, 3], [M1]: [0, -4], [M2]: [0, 2], [A]: [-5, 0] }
    const sent = move(2, {
      who: all('minion'),
      heading: { to: 'place', place: { at: 'hex', hexes: ['F11'] } },
      stop: 0
    })
    const done = enact(tableau(drawing), [sent])
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([M2, M1])
  })

  it('OW-MINION-02, OW-BRK-10 those whom a reaction activates act again with the others', () => {
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0], [M1]: [0, -1], [C]: [-5, 3] }
    const table = tableau(drawing, { deck: ['sniff', 'stamp'] })
    const done = play(table, (t) => {
      react(t, front, C)
      encounterPhase(t)
    })
    expect(happened(done, 'enemyAttacked').filter(({ by }) => by[0] === M1)).toHaveLength(2)
  })
})
