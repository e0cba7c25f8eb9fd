import { describe, expect, it } from 'vitest'
import { rules as printedRules } from '../../../../fixtures/oathsworn/encounter'
import type { Json } from '../../../../../engine/kernel/ids'
import { react } from '../../../../../engine/games/oathsworn/encounter/stageCards/breakReactions'
import { rule } from '../../../../../engine/kernel/ids'
import { words } from '../../../../../engine/messages/words'
import { lose } from '../../../../../engine/games/oathsworn/encounter/fight/harm'
import { endOfRound } from '../../../../../engine/games/oathsworn/encounter/turn/endOfRound'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { resolveQueue } from '../../../../../engine/games/oathsworn/encounter/stageCards/resolveQueue'
import { checkStage, drawCard, revealTop } from '../../../../../engine/games/oathsworn/encounter/stageCards/stageDeck'
import { slotId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { takeTurn } from '../../../../../engine/games/oathsworn/encounter/turn/turn'
import { use } from './fixtures/ability'
import { S1, S2, S3, cards, rulesWith, compass, go, tell, counted, drawn } from './fixtures/printed'
import {
  A,
  answering,
  B,
  C,
  enact,
  happened,
  M1,
  play,
  T,
  T2,
  tableau,
  whereIs,
  type Drawing,
  type Setting
} from './fixtures/tableau'

const LAST_TWO = { front: [1], core: [1], rear: [], left: [], right: [] }

const front = [{ figure: T, slot: slotId('front') }]
const two = [...front, { figure: T, slot: slotId('core') }]

describe('STAGE: stage cards', () => {
  const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2] }

  it('OW-STAGE-01, OW-STAGE-02, OW-STAGE-04, OW-STAGE-06 the top card is carried out, discarded, and the next turned up', () => {
    const done = play(tableau(drawing, { deck: S1 }), encounterPhase)
    expect(done.state.stage.discard).toEqual(['lunge'])
    expect(done.state.stage.deck[0]).toBe('stamp')
    expect(done.state.stage.shown).toBe('stamp')
    expect(happened(done, 'stageBegan').map(({ card }) => card)).toEqual(['lunge'])
  })

  it('OW-STAGE-02 effects are carried out in printed order', () => {
    const files = cards({ id: 'lunge', effects: [tell('one'), { do: 'flag', flag: 'two' }, tell('one')] })
    const done = play(tableau(drawing, { deck: S1, files }), encounterPhase)
    expect(happened(done, 'flagSet').map(({ flag }) => flag)).toEqual(['counter.one', 'flag.two', 'counter.one'])
  })

  it('OW-STAGE-03, OW-END-02 a lasting card stays in view until the end of the round', () => {
    const seen = play(tableau(drawing, { deck: ['last-stand', 'gulp'], stage: 3 }), encounterPhase)
    expect(seen.state.stage.inView).toEqual(['last-stand'])
    expect(seen.state.lasting).toHaveLength(1)
    const over = play(seen, endOfRound)
    expect(over.state.stage).toMatchObject({ inView: [], discard: ['last-stand'] })
    expect(over.state.lasting).toEqual([])
  })

  it('OW-STAGE-05 a card drawn by a card waits until that one is done', () => {
    const files = cards(
      { id: 'lunge', effects: [{ do: 'stage-deck', action: 'draw' }, tell('first')] },
      { id: 'stamp', effects: [tell('second')] }
    )
    const done = play(tableau(drawing, { deck: S1, files }), encounterPhase)
    expect(happened(done, 'flagSet').map(({ flag }) => flag)).toEqual(['counter.first', 'counter.second'])
    expect(done.state.stage.discard).toEqual(['lunge', 'stamp'])
  })

  it('OW-STAGE-07 an empty deck is made anew of the stage 3 discards, but not of cards in view or held', () => {
    const table = tableau(drawing, { deck: [], discard: [...S1, 'gulp', 'roar'], stage: 3 })
    const held: Encounter = { ...table.state, stage: { ...table.state.stage, inView: ['leap' as never] } }
    const done = play({ ...table, state: held }, (t) => drawCard(t, drawn, 'OW-STAGE-02'))
    const [renewed] = happened(done, 'stageDeckRenewed')
    expect([...renewed!.cards].sort()).toEqual(['gulp', 'roar'])
    expect(done.state.stage.queue).toHaveLength(1)
    expect([...done.state.stage.discard].sort()).toEqual([...S1].sort())
  })

  it('OW-STAGE-07 with no card anywhere nothing is drawn', () => {
    const done = play(tableau(drawing), encounterPhase)
    expect(happened(done, 'stageBegan')).toEqual([])
  })

  it('OW-STAGE-09 several bosses act one after another, north then west; what concerns the table happens once', () => {
    const files = cards({
      id: 'lunge',
      effects: [{ do: 'move', hexes: 1, heading: { to: 'way', way: { way: 'compass', direction: 'N' } } }, tell('once')]
    })
    const done = play(tableau({ [T]: [-2, 4], [T2]: [2, 0], [A]: [0, -5] }, { deck: S1, files }), encounterPhase)
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([T2, T])
    expect(counted(done.state, 'once')).toBe(1)
  })

  it('OW-STAGE-09 in a reaction only the boss that was broken aims at the breaker', () => {
    const table = tableau({ [T]: [-2, 3], [T2]: [2, 1], [A]: [0, 0], [B]: [-2, 1] }, { deck: S1 })
    const done = play(table, (t) => react(t, front, A))
    const aims = happened(done, 'targetChosen').map(({ figure, target }) => [figure, target])
    expect(aims).toContainEqual([T, A])
    expect(done.state.stage.discard).toEqual(['lunge'])
  })

  it('OW-STAGE-09 what came of a card for one boss stays its own to the end, whatever happens for the whole table', () => {
    const bite: Json = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 9 } }
    const bitten: Json = { do: 'if', if: { test: 'outcome', is: 'hp-lost' }, then: [{ do: 'face', way: compass('S') }] }
    const files = cards({ id: 'lunge', effects: [bite, tell('between'), bitten] })
    const spread: Drawing = { [T]: [-3, 4], [T2]: [3, 0], [A]: [3, -2], [B]: [0, -5] }
    const done = play(tableau(spread, { deck: S1, files }), encounterPhase)
    expect(happened(done, 'figureTurned').map(({ figure }) => figure)).toEqual([T2])
  })

  it('OW-TILE-03, OW-STAGE-09 water once in a card, whatever happens for the whole table in between', () => {
    const files = cards({ id: 'lunge', effects: [go('S', 2), tell('one'), go('N', 1), tell('two'), go('S', 2)] })
    const spread: Drawing = { [T]: [-3, 1], [T2]: [4, -2], [A]: [5, 2] }
    const done = play(tableau(spread, { deck: S1, files, water: [[-3, 3]] }), encounterPhase)
    // 2 points for the hex of water, 1 back, and then 1 for each of two.
    expect(whereIs(done, T)).toEqual([-3, 3])
  })

  it('OW-GEN-13, OW-STAGE-10 what is impossible is skipped, the rest is done', () => {
    const files = cards({ id: 'lunge', effects: [{ do: 'attack', shape: { kind: 'melee' } }, tell('rest')] })
    const done = play(tableau({ [T]: [0, 0], [A]: [0, -5] }, { deck: S1, files }), encounterPhase)
    expect(counted(done.state, 'rest')).toBe(1)
  })

  it('OW-STAGE-01 people who turn their own cards say which one it was', () => {
    const table = tableau(drawing, { deck: S1, dials: { stage: 'table' } })
    const done = play(table, encounterPhase, answering('gore', 'sniff'))
    expect(happened(done, 'stageBegan').map(({ card }) => card)).toEqual(['gore'])
    expect(done.state.stage.shown).toBe('sniff')
    expect([...done.state.stage.deck].sort()).toEqual(['lunge', 'sniff', 'stamp', 'whistle'])
  })

  it('OW-STAGE-01 a card no pack knows is told once, and then known', () => {
    const told = { name: 'Ours', stage: 1, effects: [tell('ours')] }
    const table = tableau(drawing, { deck: S1, dials: { stage: 'table' } })
    const done = play(table, encounterPhase, (prompt) =>
      prompt.form === 'card' ? { form: 'card', card: told } : answering('own')(prompt)
    )
    expect(counted(done.state, 'ours')).toBe(1)
    expect(done.state.stage.discard).toEqual(['own-card-1'])
    expect(done.state.stage.deck).toHaveLength(4)
  })
})

describe('BRK: broken locations and reactions', () => {
  const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2], [B]: [0, 2] }
  const broken = (...slots: string[]): NonNullable<Setting['dice']> =>
    Object.fromEntries(slots.map((slot) => [slot, []]))

  it('EX-065, OW-BRK-01, OW-BRK-02, OW-BRK-03, OW-BRK-05, OW-BRK-06 the stage changes, old cards go, the new top card is the reaction', () => {
    const deck = ['lunge', 'stamp', ...S2, ...S3]
    const done = play(tableau(drawing, { deck, dice: broken('front', 'core') }), (t) => react(t, front, A))
    expect(done.state.stage.number).toBe(2)
    expect(done.state.stage.discard).toEqual(['lunge', 'stamp', 'spit'])
    expect(happened(done, 'stageDrawn').map(({ drawn: one }) => one)).toMatchObject([
      { card: 'spit', reaction: true, breaker: A }
    ])
    expect(done.state.stage.shown).toBe('trample')
  })

  it('EX-066, OW-BRK-04 an empty deck is made of stage 3 discards before the reaction is drawn', () => {
    const done = play(tableau(drawing, { deck: [], discard: ['gulp', 'roar'], stage: 3 }), (t) => react(t, front, A))
    expect(happened(done, 'stageDeckRenewed')).toHaveLength(1)
    expect(happened(done, 'stageBegan')).toHaveLength(1)
  })

  it('EX-067, OW-BRK-11 two dice at once: one stage check, two cards, resolved in drawing order, all icons open', () => {
    const files = cards(
      { id: 'spit', effects: [{ do: 'attack', shape: { kind: 'circle', radius: 1 }, icons: ['heart'] }] },
      { id: 'trample', effects: [tell('second')] }
    )
    const table = tableau(drawing, { deck: ['lunge', ...S2], dice: broken('front', 'core'), files })
    const done = play(table, (t) => react(t, two, A))
    expect(happened(done, 'stageNumberChanged')).toHaveLength(1)
    expect(happened(done, 'stageBegan').map(({ card }) => card)).toEqual(['spit', 'trample'])
    expect(happened(done, 'enemyAttacked')[0]?.why).toMatchObject({ open: ['heart'] })
  })

  it('OW-BRK-05, EX-070 the reaction aims at the breaker before anybody closer', () => {
    const done = play(tableau({ [T]: [0, 0], [A]: [0, -4], [B]: [0, 2] }, { deck: S1 }), (t) => react(t, front, A))
    expect(happened(done, 'targetChosen')[0]).toMatchObject({ target: A, rule: 'OW-TGT-01' })
  })

  it('OW-TGT-01, OW-BRK-05 a breaker who cannot be the target: whom the special rules board names, as step 2 has it', () => {
    const weakest: Json = { pick: 'lowest', of: { what: 'hp' }, from: { kinds: ['oathsworn'] } }
    const setting: Setting = { deck: S1, files: rulesWith({ target: weakest }), hp: { [B]: 2 } }
    const far = tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, 2], [C]: [-5, 7] }, setting)
    expect(
      happened(
        play(far, (t) => react(t, front, C)),
        'targetChosen'
      )[0]
    ).toMatchObject({
      target: B,
      rule: 'OW-TGT-02',
      why: { passedOver: [{ figure: C, as: 'breaker' }] }
    })
    const near = tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, 2] }, setting)
    expect(
      happened(
        play(near, (t) => react(t, front, A)),
        'targetChosen'
      )[0]?.target
    ).toBe(A)
    // OW-STAGE-09: a boss on which nothing broke chooses as ever.
    const other = tableau({ [T]: [-3, 4], [T2]: [3, 0], [A]: [3, -2], [B]: [5, 0] }, setting)
    const aims = happened(
      play(other, (t) => react(t, front, A)),
      'targetChosen'
    ).map(({ figure, target }) => [figure, target])
    expect(aims).toContainEqual([T2, B])
  })

  it('EX-072, OW-BRK-10, OW-MINION-02 minions act in a reaction only when its card says so, and choose for themselves', () => {
    const withMinion: Drawing = { ...drawing, [M1]: [3, 0], [C]: [3, 2] }
    const none = play(tableau(withMinion, { deck: S1 }), (t) => react(t, front, A))
    expect(happened(none, 'targetChosen').map(({ figure }) => figure)).toEqual([T])
    const some = play(tableau(withMinion, { deck: ['sniff'] }), (t) => react(t, front, A))
    expect(happened(some, 'targetChosen').find(({ figure }) => figure === M1)?.target).toBe(C)
    expect(some.state.stage.activated).toEqual([])
  })

  it('OW-BRK-09, OW-STATUS-06 broken by what a status does: what helps friends happens before the reaction', () => {
    const poisoned: Setting = {
      deck: S1,
      phase: 'oathsworn',
      dice: { front: [1] },
      hp: { [A]: 3 },
      change: (s) => ({
        ...s,
        figures: { ...s.figures, [T]: { ...s.figures[T]!, statuses: { ...s.figures[T]!.statuses, poison: 1 } } }
      })
    }
    const done = use(
      tableau({ [T]: [0, 0], [A]: [0, -2] }, poisoned),
      [
        { do: 'apply', to: 'target', riders: [{ do: 'trigger', status: 'poison' }] },
        { do: 'apply', to: 'self', riders: [{ do: 'heal', hp: 1 }] }
      ],
      { roles: { target: T } }
    )
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('dieRemoved')).toBeLessThan(kinds.indexOf('hpGained'))
    expect(kinds.indexOf('hpGained')).toBeLessThan(kinds.indexOf('stageDrawn'))
    expect(happened(done, 'stageDrawn')).toMatchObject([{ drawn: { breaker: A } }])
  })

  it('OW-BRK-11, OW-DMG-10 every die of a boss loses HP at once: all that are emptied go, then as many cards are drawn', () => {
    const dice = { front: [1], core: [6], rear: [1, 1], left: [3], right: [2] }
    const table = tableau({ [T]: [0, 0], [A]: [0, -5] }, { deck: [...S1, ...S2], dice, phase: 'oathsworn' })
    const done = enact(table, [{ do: 'apply', to: 'target', riders: [{ do: 'lose-hp', hp: 1, dice: 'every' }] }], {
      roles: { target: T }
    })
    const lost = happened(done, 'dieLost').map(({ slot, die }) => `${slot} ${die}`)
    expect(lost.sort()).toEqual(['core 0', 'front 0', 'left 0', 'rear 0', 'rear 1', 'right 0'])
    expect(Object.entries(done.state.figures[T]!.slots).map(([slot, one]) => [slot, one.dice])).toEqual([
      ['front', []],
      ['core', [5]],
      ['rear', []],
      ['left', [2]],
      ['right', [1]]
    ])
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('dieRemoved')).toBeLessThan(kinds.indexOf('stageNumberChanged'))
    expect(happened(done, 'stageNumberChanged')).toMatchObject([{ number: 2, rule: 'OW-BRK-03' }])
    expect(happened(done, 'stageDrawn')).toHaveLength(happened(done, 'dieRemoved').length)
    const rear = enact(
      table,
      [{ do: 'apply', to: 'target', riders: [{ do: 'lose-hp', hp: 1, dice: 'every', location: 'rear' }] }],
      { roles: { target: T } }
    )
    expect(happened(rear, 'dieLost').map(({ slot }) => slot)).toEqual(['rear', 'rear'])
  })

  it('OW-BRK-07 a dead minion causes no reaction, unless the special rules board says so', () => {
    const kill: Json = {
      do: 'apply',
      to: { pick: 'all', from: { kinds: ['minion'] } },
      riders: [{ do: 'lose-hp', hp: 1 }]
    }
    const withMinion: Drawing = { ...drawing, [M1]: [3, 0] }
    expect(happened(enact(tableau(withMinion, { deck: S1 }), [kill]), 'stageBegan')).toEqual([])
    const files = rulesWith({ minionsReact: true })
    expect(happened(enact(tableau(withMinion, { deck: S1, files }), [kill]), 'stageBegan')).toHaveLength(1)
  })

  it('OW-BRK-12 the board changes the stage without a break: no reaction, the new card is turned up', () => {
    const files = rulesWith({
      stages: [
        { ...(printedRules as { stages: object[] }).stages[0], until: { test: 'flag', flag: 'enough' } },
        ...(printedRules as { stages: object[] }).stages.slice(1)
      ]
    })
    const change = (s: Encounter): Encounter => ({ ...s, flags: { 'flag.enough': true } })
    const done = play(tableau(drawing, { deck: ['lunge', ...S2], files, change }), checkStage)
    expect(done.state.stage).toMatchObject({ number: 2, shown: 'spit', discard: ['lunge'] })
    expect(happened(done, 'stageBegan')).toEqual([])
    const verb = enact(tableau(drawing, { deck: ['lunge', ...S2] }), [{ do: 'change-stage', stage: 2 }])
    expect(verb.state.stage).toMatchObject({ number: 2, shown: 'spit', discard: ['lunge'] })
  })

  it('OW-BRK-12 a change of the board without a break shows at once, before anything more is asked for', () => {
    const [first, ...later] = (printedRules as { stages: object[] }).stages
    const files = rulesWith({ stages: [{ ...first, until: { test: 'flag', flag: 'enough' } }, ...later] })
    const table = tableau(drawing, {
      deck: ['lunge', ...S2],
      files,
      phase: 'oathsworn',
      change: (s) => ({ ...s, flags: { 'flag.enough': true } })
    })
    const done = play(table, (t) => {
      t.happen({ kind: 'turnBegan', seat: 'seat-1', rule: rule('OW-TURN-02'), boundary: words('a turn') })
      takeTurn(t)
    })
    const kinds = done.happenings.map(({ kind }) => kind)
    const revealed = kinds.indexOf('stageRevealed')
    expect([revealed > 0, revealed < kinds.indexOf('turnEnded')]).toEqual([true, true])
    const asked = done.asked.map(({ title }) => title.key)
    expect(asked).toEqual(['ask.turn'])
    expect(done.state.stage).toMatchObject({ number: 2, shown: 'spit', discard: ['lunge'] })
  })

  it('OW-BRK-12 what a stage card reaches changes the stage at once, before its next part; in an attack, after that', () => {
    const [first, ...later] = (printedRules as { stages: object[] }).stages
    const until = { test: 'flag', flag: 'enough' }
    const wave: Json = { do: 'flag', flag: 'enough' }
    const bite: Json = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 0 } }
    const watched: Json = {
      do: 'watch',
      when: { on: 'attack', window: 'declared', who: { kinds: ['oathsworn'] } },
      then: [wave],
      until: 'encounter'
    }
    const kindsOf = (...effects: Json[]): string[] => {
      const files = {
        ...rulesWith({ stages: [{ ...first, until }, ...later] }),
        ...cards({ id: 'lunge', effects })
      }
      const table = tableau({ [T]: [0, 0], [A]: [0, -2] }, { deck: ['lunge', 'stamp', ...S2], files })
      return play(table, encounterPhase).happenings.map(({ kind }) => kind)
    }
    const flagged = kindsOf(wave, bite)
    expect(flagged.indexOf('stageNumberChanged')).toBeLessThan(flagged.indexOf('enemyAttacked'))
    const attacked = kindsOf(watched, bite, tell('after'))
    const changed = attacked.indexOf('stageNumberChanged')
    expect(changed).toBeGreaterThan(attacked.indexOf('damageTotalled'))
    expect(changed).toBeLessThan(attacked.lastIndexOf('flagSet'))
  })

  it('OW-BRK-13 the stage follows the back of the top card when its cards run out', () => {
    const done = play(tableau(drawing, { deck: S2 }), revealTop)
    expect(done.state.stage.number).toBe(2)
  })

  it('EX-143, OW-BRK-14, OW-EMOVE-15 broken by a fire on its own move: after the card another, aimed at the closest', () => {
    const table = tableau(
      { [T]: [0, 3], [A]: [0, -2], [B]: [5, 0] },
      { deck: ['gore', 'lunge', 'stamp'], dice: { front: [1] }, fire: [[0, 1]] }
    )
    const done = play(table, encounterPhase)
    expect(happened(done, 'stageDrawn')[1]?.drawn).toMatchObject({
      card: 'lunge',
      reaction: true,
      breaker: null,
      closest: true
    })
    expect(happened(done, 'stageBegan').map(({ card }) => card)).toEqual(['gore', 'lunge'])
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('dieRemoved')).toBeLessThan(kinds.indexOf('stageResolved'))
  })

  it('EX-071, OW-BRK-15, OW-BRK-17 a break while a card is carried out: drawn at once, resolved afterwards, in its turn', () => {
    const harm: Json = { do: 'apply', to: 'self', riders: [{ do: 'lose-hp', hp: 6, location: 'rear' }] }
    const files = cards({ id: 'lunge', effects: [harm, tell('first')] }, { id: 'stamp', effects: [tell('second')] })
    const done = play(tableau(drawing, { deck: S1, files }), encounterPhase)
    expect(happened(done, 'flagSet').map(({ flag }) => flag)).toEqual(['counter.first', 'counter.second'])
    const kinds = done.happenings.map((one) => (one.kind === 'stageDrawn' ? `drawn ${one.drawn.card}` : one.kind))
    expect(kinds.indexOf('drawn stamp')).toBeLessThan(kinds.indexOf('stageResolved'))
  })

  it('EX-069, OW-BRK-16, OW-WIN-01 the last die ends the encounter, and nothing is drawn', () => {
    const only = { front: [1], core: [], rear: [], left: [], right: [] }
    const last: Json = { do: 'apply', to: 'self', riders: [{ do: 'lose-hp', hp: 1, location: 'front' }] }
    const done = enact(tableau(drawing, { deck: S1, dice: only }), [last, tell('after')])
    expect(done.over).toBe(true)
    expect(done.state.clock.outcome).toBe('victory')
    expect(happened(done, 'stageDrawn')).toEqual([])
  })

  it('OW-BRK-16 in the other printing several dice with the last among them are reacted to first', () => {
    const settings = { lastDieReactionsFirst: true }
    const table = tableau(drawing, {
      deck: S3,
      stage: 3,
      dice: LAST_TWO,
      settings
    })
    const losses = ['front', 'core'].map((slot) => ({ figure: T, hp: 1, from: { slot: slotId(slot), die: 0 } }))
    const done = play(table, (t) => {
      const gone = lose(t, losses, 'attack', A, rule('OW-DMG-02'))
      react(t, gone, A)
    })
    expect(happened(done, 'stageBegan')).toHaveLength(2)
    expect(done.over).toBe(true)
    expect(done.state.clock.outcome).toBe('victory')
    const usual = play(tableau(drawing, { deck: S3, stage: 3, dice: LAST_TWO }), (t) => {
      react(t, lose(t, losses, 'attack', A, rule('OW-DMG-02')), A)
    })
    expect(happened(usual, 'stageBegan')).toEqual([])
  })

  it('OW-CONSUME-10 whoever was inside the broken location is free before the reaction is drawn', () => {
    const swallowed = enact(tableau(drawing, { deck: S1 }), [{ do: 'consume', location: 'front' }])
    const boss = swallowed.state.figures[T]!
    const state = {
      ...swallowed.state,
      figures: {
        ...swallowed.state.figures,
        [T]: { ...boss, slots: { ...boss.slots, [slotId('front')]: { dice: [] } } }
      }
    }
    const done = play({ ...swallowed, state }, (t) => react(t, front, A))
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('released')).toBeGreaterThanOrEqual(0)
    expect(kinds.indexOf('released')).toBeLessThan(kinds.indexOf('stageDrawn'))
  })

  it('OW-WIN-01 a boss without a die leaves while another still fights', () => {
    const table = tableau(
      { [T]: [-2, 3], [T2]: [2, 1], [A]: [0, -3] },
      { deck: S3, stage: 3, dice: broken('front', 'core', 'rear', 'left', 'right') }
    )
    const done = play(table, (t) => react(t, front, A))
    expect(done.state.figures[T]).toMatchObject({ at: null, gone: 'killed' })
    expect(happened(done, 'targetChosen').map(({ figure }) => figure)).toEqual([T2])
  })
})

describe('END: the end of a round', () => {
  it('OW-END-01, OW-END-04 enemy effects in the order they were made, then the cages, then what is over', () => {
    const watch = (flag: string): Json => ({
      do: 'watch',
      when: { on: 'moment', moment: 'end-of-round' },
      until: 'encounter',
      then: [tell(flag)]
    })
    const cage: Json = { do: 'cage', who: 'target', difficulty: 9, fails: [tell('caged')] }
    const set = enact(tableau({ [T]: [0, 0], [A]: [0, -2] }), [watch('one'), watch('two'), cage])
    const next = { ...set, state: { ...set.state, clock: { ...set.state.clock, round: 2 } } }
    const done = play(next, endOfRound)
    expect(happened(done, 'flagSet').map(({ flag }) => flag)).toEqual(['counter.one', 'counter.two', 'counter.caged'])
    expect(happened(done, 'cageOpened')).toHaveLength(1)
  })

  it('OW-TILE-01 in the other printing fire burns whoever stands in it at the end of the round', () => {
    const done = play(
      tableau({ [T]: [0, 3], [A]: [0, -2] }, { fire: [[0, -2]], settings: { fireTiming: 'endOfRound' } }),
      endOfRound
    )
    expect(done.state.figures[A]!.hp).toBe(5)
    const none = play(tableau({ [T]: [0, 3], [A]: [0, -2] }, { fire: [[0, -2]] }), endOfRound)
    expect(none.state.figures[A]!.hp).toBe(6)
  })

  it('OW-STAGE-05, OW-STAGE-06 the next card is turned up once, after all that waited', () => {
    const table = tableau({ [T]: [0, 0], [A]: [0, -2] }, { deck: S1 })
    const done = play(table, (t) => {
      drawCard(t, drawn, 'OW-STAGE-02')
      drawCard(t, drawn, 'OW-STAGE-02')
      resolveQueue(t)
    })
    expect(happened(done, 'stageRevealed').map(({ card }) => card)).toEqual(['gore'])
  })
})
