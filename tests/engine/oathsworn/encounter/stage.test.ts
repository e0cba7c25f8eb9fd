import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel'
import { react } from '../../../../engine/oathsworn/encounter/breaking'
import { rule, words } from '../../../../engine/kernel'
import { lose } from '../../../../engine/oathsworn/encounter/harm'
import { endOfRound } from '../../../../engine/oathsworn/encounter/endOfRound'
import { encounterPhase } from '../../../../engine/oathsworn/encounter/stage'
import { resolveQueue } from '../../../../engine/oathsworn/encounter/resolving'
import { checkStage, drawCard, revealTop } from '../../../../engine/oathsworn/encounter/stageDeck'
import { slotId } from '../../../../engine/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../../engine/oathsworn/encounter/state/state'
import { takeTurn } from '../../../../engine/oathsworn/encounter/turn'
import { enemies, rules as printedRules, stageCards } from '../../../fixtures/oathsworn/encounter'
import {
  A,
  ALLY,
  answering,
  B,
  C,
  enact,
  happened,
  M1,
  M2,
  M3,
  play,
  T,
  T2,
  tableau,
  whereIs,
  type Drawing,
  type Setting
} from './fixtures/tableau'

const S1 = ['lunge', 'stamp', 'gore', 'whistle', 'sniff']
const S2 = ['spit', 'trample', 'sweep', 'net', 'frenzy']
const S3 = ['gulp', 'roar', 'leap', 'thorns', 'last-stand']

const LAST_TWO = { front: [1], core: [1], rear: [], left: [], right: [] }

const front = [{ figure: T, slot: slotId('front') }]
const two = [...front, { figure: T, slot: slotId('core') }]

/** Cards of one's own in place of the fixture's. */
const cards = (...changed: readonly { readonly id: string; readonly effects: Json; readonly lasts?: string }[]) => ({
  'stage-cards/all.json': stageCards.map((card) => {
    const other = changed.find(({ id }) => id === (card as { id: string }).id)
    return other ? { ...(card as object), ...other } : card
  }) as Json
})
const rulesWith = (more: object) => ({ 'rules/all.json': [{ ...(printedRules as object), ...more }] as Json })

const tell = (flag: string): Json => ({ do: 'counter', counter: flag, add: 1 })
const counted = (s: Encounter, counter: string): unknown => s.flags[`counter.${counter}`]
const drawn = { reaction: false, breaker: null, bosses: [], closest: false } as const

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

  it('EX-072, OW-BRK-10, OW-MINION-02 minions act in a reaction only when its card says so, and choose for themselves', () => {
    const withMinion: Drawing = { ...drawing, [M1]: [3, 0], [C]: [3, 2] }
    const none = play(tableau(withMinion, { deck: S1 }), (t) => react(t, front, A))
    expect(happened(none, 'targetChosen').map(({ figure }) => figure)).toEqual([T])
    const some = play(tableau(withMinion, { deck: ['sniff'] }), (t) => react(t, front, A))
    expect(happened(some, 'targetChosen').find(({ figure }) => figure === M1)?.target).toBe(C)
    expect(some.state.stage.activated).toEqual([])
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

  it('OW-BRK-12 a change of the board without a break shows at the end of the turn that brought it about', () => {
    const [first, ...later] = (printedRules as { stages: object[] }).stages
    const files = rulesWith({ stages: [{ ...first, until: { test: 'flag', flag: 'enough' } }, ...later] })
    const table = tableau(drawing, {
      deck: ['lunge', ...S2],
      files,
      phase: 'oathsworn',
      change: (s) => ({ ...s, flags: { 'flag.enough': true } })
    })
    const done = play(table, function* (t) {
      t.happen({ kind: 'turnBegan', seat: 'seat-1', rule: rule('OW-TURN-02'), boundary: words('a turn') })
      yield* takeTurn(t)
    })
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('stageNumberChanged')).toBeLessThan(kinds.indexOf('turnEnded'))
    expect(done.state.stage).toMatchObject({ number: 2, shown: 'spit', discard: ['lunge'] })
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
    const done = play(table, function* (t) {
      const gone = lose(t, losses, 'attack', A, rule('OW-DMG-02'))
      yield* react(t, gone, A)
    })
    expect(happened(done, 'stageBegan')).toHaveLength(2)
    expect(done.over).toBe(true)
    expect(done.state.clock.outcome).toBe('victory')
    const usual = play(tableau(drawing, { deck: S3, stage: 3, dice: LAST_TWO }), function* (t) {
      yield* react(t, lose(t, losses, 'attack', A, rule('OW-DMG-02')), A)
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

describe('MINION, MOB: minions', () => {
  it('EX-113, OW-MINION-01, OW-MINION-06 all of them move before any of them attacks', () => {
    const done = play(tableau({ [T]: [4, 2], [A]: [0, 0], [M1]: [0, -3], [M2]: [0, 3] }), encounterPhase)
    const deeds = done.happenings.flatMap((one) =>
      one.kind === 'figureMoved' ? 'move' : one.kind === 'enemyAttacked' ? 'attack' : []
    )
    expect(deeds).toEqual(['move', 'move', 'attack'])
  })

  it('OW-MINION-03, OW-MINION-11 the one closest to its target goes first, ties north then west', () => {
    const drawing: Drawing = { [T]: [5, 2], [A]: [0, 0], [M1]: [0, 4], [M2]: [0, -3], [M3]: [0, 3] }
    const done = play(tableau(drawing), encounterPhase)
    expect(happened(done, 'minionsOrdered')[0]).toMatchObject({
      figures: [M2, M3, M1],
      why: { movers: [{ movement: 2 }, { movement: 2 }, { movement: 4 }] }
    })
  })

  it('OW-MINION-02 those the card has activated do not act again, newcomers do', () => {
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0], [M1]: [0, -3] }
    const done = play(tableau(drawing, { deck: ['sniff', 'lunge'] }), encounterPhase)
    expect(happened(done, 'targetChosen').filter(({ figure }) => figure === M1)).toHaveLength(1)
    const files = cards({
      id: 'sniff',
      effects: [{ do: 'activate' }, { do: 'spawn', enemy: 'whelp', at: { at: 'hex', hexes: ['F2'] } }]
    })
    const grown = play(tableau(drawing, { deck: ['sniff'], files }), encounterPhase)
    expect(happened(grown, 'targetChosen').map(({ figure }) => figure)).toEqual([M1, M2])
  })

  it('OW-MINION-10 newcomers act in this phase, unless the card says otherwise', () => {
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0] }
    const spawn = (acts: boolean): Json => ({ do: 'spawn', enemy: 'whelp', at: { at: 'hex', hexes: ['F2'] }, acts })
    const acting = play(
      tableau(drawing, { deck: ['lunge'], files: cards({ id: 'lunge', effects: [spawn(true)] }) }),
      encounterPhase
    )
    expect(happened(acting, 'targetChosen')).toHaveLength(1)
    const idle = play(
      tableau(drawing, { deck: ['lunge'], files: cards({ id: 'lunge', effects: [spawn(false)] }) }),
      encounterPhase
    )
    expect(happened(idle, 'targetChosen')).toHaveLength(0)
  })

  it('OW-MINION-04, OW-MINION-05 acts as its box says, on the closest friend it sees', () => {
    const done = play(tableau({ [T]: [4, 2], [A]: [0, 2], [ALLY]: [0, 0], [M1]: [0, -3] }), encounterPhase)
    expect(happened(done, 'targetChosen')[0]?.target).toBe(ALLY)
    expect(whereIs(done, M1)).toEqual([0, -1])
    expect(happened(done, 'enemyAttacked')[0]).toMatchObject({ by: [M1], pool: { yellow: 1, white: 1 } })
  })

  it('OW-MINION-07 keeps its target, and chooses again when that is gone', () => {
    const acts: Json = [
      { do: 'move', hexes: 4 },
      { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 99 } }
    ]
    const files = {
      ...rulesWith({ minions: [{ enemy: 'whelp', acts }] }),
      'enemies/all.json': enemies.map((one) => ({ ...(one as object), keywords: [] })) as Json
    }
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0], [B]: [2, -1], [C]: [-4, 5], [M1]: [0, -1], [M2]: [1, -1] }
    const done = play(tableau(drawing, { files }), encounterPhase)
    expect(happened(done, 'targetChosen').map(({ figure, target }) => [figure, target])).toEqual([
      [M1, A],
      [M2, A],
      [M2, B]
    ])
    expect(happened(done, 'enemyAttacked').map(({ on }) => on)).toEqual([[A], [B]])
  })

  it('OW-MINION-08 sees nobody: as far as it can toward the closest of all', () => {
    const done = play(tableau({ [T]: [4, 2], [A]: [0, -4], [M1]: [0, 3] }, { X: [[0, -1]] }), encounterPhase)
    expect(happened(done, 'targetChosen')[0]).toMatchObject({ target: null, toward: A })
    expect(whereIs(done, M1)).not.toEqual([0, 3])
  })

  it('EX-078, OW-MOB-02, OW-MOB-04, OW-MINION-09 mob on one target: one draw of all their MIGHT, one defence', () => {
    const done = play(
      tableau({ [T]: [4, 2], [A]: [0, 0], [M1]: [0, -1], [M2]: [-1, 0], [M3]: [1, -1] }),
      encounterPhase
    )
    expect(happened(done, 'enemyAttacked')).toMatchObject([
      { by: [M1, M2, M3], on: [A], pool: { yellow: 3, white: 3 }, why: { joined: [M2, M3] } }
    ])
    expect(happened(done, 'mightRevealed')).toHaveLength(1)
  })

  it('OW-MOB-04 who cannot reach the target does not join', () => {
    const done = play(tableau({ [T]: [4, 4], [A]: [0, 0], [M1]: [0, -1], [M2]: [0, -4] }), encounterPhase)
    expect(happened(done, 'enemyAttacked')[0]?.by).toEqual([M1, M2])
    const far = tableau({ [T]: [4, 4], [A]: [0, 5], [M1]: [0, 4], [M2]: [0, -5] })
    expect(happened(play(far, encounterPhase), 'enemyAttacked').map(({ by }) => by)).toEqual([[M1]])
  })
})

describe('PLACE: bringing enemies into play', () => {
  const spawn = (at: Json, more: object = {}): Json => ({ do: 'spawn', enemy: 'whelp', at, ...more }) as Json
  const boss: Drawing = { [T]: [4, 2] }

  it('EX-112, OW-PLACE-01 an occupied hex: the closest free one, ties north then west', () => {
    const done = enact(tableau({ ...boss, [A]: [0, 0] }), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(whereIs(done, M1)).toEqual([0, -1])
    expect(happened(done, 'figureAdded')[0]?.why).toMatchObject({ why: 'place' })
  })

  it('OW-PLACE-01 another hex must still satisfy the placement rule', () => {
    const beside = spawn({ at: 'beside', who: 'lead' }, { count: 2 })
    const done = enact(tableau({ ...boss, [A]: [0, -5] }), [beside])
    expect([whereIs(done, M1), whereIs(done, M2)]).toEqual([
      [-1, -4],
      [1, -5]
    ])
  })

  it('OW-PLACE-02 a large one: its core on the hex, characters pushed, obstacles destroyed', () => {
    const files = {
      'enemies/all.json': [
        {
          id: 'husk',
          role: 'boss',
          supply: 2,
          footprint: [
            [0, 0],
            [0, -1],
            [1, -1],
            [1, 0],
            [0, 1],
            [-1, 1],
            [-1, 0]
          ],
          front: [0, -1]
        },
        { id: 'whelp', role: 'minion', supply: 4, keywords: ['mob'] }
      ] as Json
    }
    const done = enact(tableau({ [T]: [4, 2], [A]: [-2, -1] }, { X: [[-3, 0]], files }), [
      { do: 'spawn', enemy: 'husk', at: { at: 'hex', hexes: ['D5'] } }
    ])
    expect(done.state.figures['husk-1' as never]).toBeDefined()
    expect(Object.keys(done.state.pieces)).toEqual([])
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([A])
  })

  it('OW-PLACE-03 faces its target, else the closest friend, else north', () => {
    const done = enact(tableau({ ...boss, [A]: [0, 4] }), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(done.state.figures[M1]!.facing).toBe('S')
    const alone = enact(tableau(boss), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(alone.state.figures[M1]!.facing).toBe('N')
    const told = enact(tableau({ ...boss, [A]: [0, 4] }), [
      spawn({ at: 'hex', hexes: ['F6'] }, { facing: { way: 'compass', direction: 'NE' } })
    ])
    expect(told.state.figures[M1]!.facing).toBe('NE')
  })

  it('OW-PLACE-04, OW-GEN-06 as many as there are', () => {
    const done = enact(tableau(boss), [spawn({ at: 'hex', hexes: ['F6'] }, { count: 6 })])
    expect(happened(done, 'figureAdded')).toHaveLength(4)
    expect(happened(done, 'partSkipped')).toHaveLength(2)
  })

  it('OW-PLACE-05 one after another in the printed order, each seeing those before', () => {
    const done = enact(tableau(boss), [spawn({ at: 'hex', hexes: ['F6', 'F8'] }, { count: 3 })])
    expect([M1, M2, M3].map((id) => whereIs(done, id))).toEqual([
      [0, 0],
      [0, 2],
      [0, 1]
    ])
  })

  it('OW-PLACE-06 sets off no tile', () => {
    const done = enact(tableau(boss, { fire: [[0, 0]] }), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(done.state.tiles).toHaveLength(1)
    expect(done.state.figures[M1]!.hp).toBe(1)
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
    const done = play(table, function* (t) {
      yield* drawCard(t, drawn, 'OW-STAGE-02')
      yield* drawCard(t, drawn, 'OW-STAGE-02')
      yield* resolveQueue(t)
    })
    expect(happened(done, 'stageRevealed').map(({ card }) => card)).toEqual(['gore'])
  })
})
