import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { resume } from '../../../../../engine/kernel/resume'
import { answer, choose, dummy, endTurn, fight, keep, optionOf, toy, typeDice, typeReroll, type ToyRun } from '../toy'

/** A fight at its first Character's Phase, the first seat with these dice, Luck first. */
function atCharactersPhase(dice: readonly number[], told: Partial<Parameters<typeof toy>[0]> = {}): ToyRun {
  const run = toy({ encounters: [fight()], ...told })
  typeDice(run, dice)
  keep(run, dice.slice(1))
  return run
}
const foe = (run: ToyRun, at = 0) => run.state.foes[at]!
const hero = (run: ToyRun, at = 0) => run.state.heroes[at]!
const poke = (run: ToyRun, die: number, target = 'dummy-1', by = 'ann') => {
  choose(run, 'act', `seat-1:${by}-poke`)
  if (run.waiting[0]?.title.key === 'fates.pay') choose(run, 'pay', `pay:${die}`)
  if (run.waiting[0]?.title.key === 'fates.target') choose(run, 'target', target)
}

describe('the Fate Phase', () => {
  it('RF-CMB-02 opens a fight, so that there are dice', () => {
    expect(toy({ encounters: [fight()] }).state).toMatchObject({ phase: 'opening', round: 1 })
    expect(toy({ encounters: [fight()], setup: { options: { openingFatePhase: false } } }).state.phase).toBe(
      'character'
    )
  })
  it('RF-EX-12 RF-FAT-03, RF-FAT-04, RF-FAT-06 keeps 4,4 and rerolls three, the Luck die stays', () => {
    const run = toy({ encounters: [fight()] })
    typeDice(run, [4, 1, 4, 4, 6, 2])
    keep(run, [4, 4])
    typeReroll(run, 5, 5, 1)
    expect(hero(run)).toMatchObject({ luck: 4, dice: [4, 4, 5, 5, 1] })
  })
  it('RF-GEN-08 rolls for whoever does not want to type', () => {
    const run = toy({ encounters: [fight()] })
    answer(run, 'dice', { form: 'faces', faces: null })
    expect(hero(run).dice).toHaveLength(5)
  })
  it('RF-FAT-01, RF-FAT-09 asks all seats what they keep, in any order', () => {
    const run = toy({ encounters: [fight()], seats: 2 })
    typeDice(run, [1, 1, 1, 1, 1, 1], 'seat-1')
    typeDice(run, [2, 2, 2, 2, 2, 2], 'seat-2')
    expect(run.waiting.map(({ seat }) => seat)).toEqual(['seat-1', 'seat-2'])
    keep(run, [2, 2, 2, 2, 2], 'seat-2')
    expect(run.waiting.map(({ seat }) => seat)).toEqual(['seat-1'])
    keep(run, [1, 1, 1, 1, 1], 'seat-1')
    expect(run.state.phase).toBe('character')
  })
  it('RF-FAT-11 a reroll more is asked for afterwards, an Action die more is rolled with the others', () => {
    const traits = [
      {
        id: 'quick',
        icon: 2,
        modifiers: [
          { at: 'reroll', amount: 1 },
          { at: 'dice', amount: 1 }
        ]
      }
    ]
    const run = toy({ encounters: [story('start', null), fight()], areas: ['start', 'fight'], traits })
    choose(run, 'level', 'go-on')
    typeDice(run, [1, 1, 2, 3, 4, 5, 6])
    keep(run, [6])
    typeReroll(run, 6, 5, 5, 5, 5)
    keep(run, [6, 6])
    typeReroll(run, 1, 1, 1, 1)
    expect(hero(run).dice).toEqual([6, 6, 1, 1, 1, 1])
  })
  it('RF-FAT-08 carries nothing over', () => {
    const run = atCharactersPhase([4, 1, 2, 3, 4, 5])
    endTurn(run)
    expect(run.state.phase).toBe('fate')
    expect(hero(run)).toMatchObject({ luck: null, dice: [] })
  })
})

const story = (id: string, next: string | null, more: object = {}) =>
  ({ kind: 'story', id, next, ...more }) as { readonly [field: string]: Json }

describe("the Character's Phase", () => {
  it('RF-CHP-02, RF-CHP-05 spends dice, again and again', () => {
    const run = atCharactersPhase([4, 1, 2, 3, 5, 6])
    poke(run, 5)
    poke(run, 6)
    expect(hero(run).dice).toEqual([1, 2, 3])
    expect(foe(run).life).toBe(24)
  })
  it('RF-CHP-03, RF-CST-01 shows what cannot be paid, with the reason', () => {
    const run = atCharactersPhase([4, 1, 2, 3, 5, 6])
    expect(optionOf(run, 'seat-1:ann-pair')?.refused?.key).toBe('fates.refused.dice')
    choose(run, 'act', 'seat-1:ann-luck')
    expect(hero(run).luck).toBeNull()
    choose(run, 'act', 'seat-1:ann-mend')
    expect(optionOf(run, 'seat-1:ann-luck')?.refused?.key).toBe('fates.refused.dice')
  })
  it('RF-D-02 an ability without dice is used once', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6])
    choose(run, 'act', 'seat-1:ann-shout')
    expect(optionOf(run, 'seat-1:ann-shout')?.refused?.key).toBe('fates.refused.used')
  })
  it('RF-CHP-06 dice may remain', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6])
    endTurn(run)
    expect(run.state.phase).toBe('fate')
  })
  it('RF-EX-34 RF-CMB-03 the last enemy falls, and open dice are put aside', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], { enemies: [dummy({ life: 3 })] })
    choose(run, 'act', 'seat-1:ann-poke')
    choose(run, 'pay', 'pay:6')
    expect(run.state).toMatchObject({ over: 'won', foes: [], phase: null })
    expect(hero(run)).toMatchObject({ luck: null, dice: [] })
  })
  it('RF-EX-30 RF-CMB-04, RF-STA-07 all statuses go when combat ends', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], {
      enemies: [dummy({ life: 3 })],
      encounters: [fight({ next: 'after' }), story('after', null, { options: [{ id: 'on' }] })]
    })
    answer(run, 'act', { form: 'ruling', ruling: { ruling: 'statuses', body: 'seat-1', statuses: ['poison', 'weakness'] } }) // prettier-ignore
    choose(run, 'act', 'seat-1:ann-poke')
    choose(run, 'pay', 'pay:6')
    expect(hero(run).statuses).toEqual([])
    expect(run.state.node).toBe('after')
  })
  it('RF-CHP-07, RF-STN-03, RF-STN-04 the stunned use nothing, not even what is free', () => {
    const run = toy({
      encounters: [story('start', 'fight', { effects: [{ do: 'status', statuses: ['stun'] }] }), fight()]
    })
    expect(run.state).toMatchObject({ phase: 'character', heroes: [{ idle: true, dice: [], statuses: [] }] })
    expect(optionOf(run, 'seat-1:ann-shout')?.refused?.key).toBe('fates.refused.stunned')
    endTurn(run)
    typeDice(run, [1, 1, 2, 3, 4, 5])
  })
})

describe('the Enemy Phase', () => {
  it('RF-ENE-02, RF-ENE-06, RF-D-05 each enemy acts as planned, in its order', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], { encounters: [fight({ enemies: [{ enemy: 'dummy' }, { enemy: 'dummy' }] })] }) // prettier-ignore
    expect(foe(run)).toMatchObject({ act: 'hit', at: 1 })
    endTurn(run)
    expect(hero(run).life).toBe(14)
    const acted = run.log.map(({ happening }) => happening).filter(({ kind }) => kind === 'enemyActed')
    expect(acted.map((one) => 'foe' in one && one.foe)).toEqual(['dummy-1', 'dummy-2'])
  })
  it('RF-EX-35 RF-LOG-01 the log has the second action after the first', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], { encounters: [fight({ enemies: [{ enemy: 'dummy' }, { enemy: 'dummy' }] })] }) // prettier-ignore
    endTurn(run)
    const newestFirst = run.log
      .map(({ happening }) => happening)
      .toReversed()
      .filter(({ kind }) => kind === 'enemyActed')
    expect(newestFirst.map((one) => 'foe' in one && one.foe)).toEqual(['dummy-2', 'dummy-1'])
  })
  it('RF-ENE-09, RF-STN-06 the stunned lose an action, and the stun at the next Fate Phase', () => {
    const run = atCharactersPhase([4, 1, 2, 3, 5, 6])
    choose(run, 'act', 'seat-1:ann-luck')
    expect(foe(run).statuses).toEqual(['stun'])
    endTurn(run)
    expect(hero(run).life).toBe(20)
    expect(foe(run).statuses).toEqual([])
  })
  it('RF-ENE-10 who appears acts from the next round on', () => {
    const caller = dummy({ id: 'caller', actions: { call: { summons: 'dummy' }, wait: {} }, script: { when: [{ if: { round: 1 }, act: 'call' }], cycle: ['wait'] } }) // prettier-ignore
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], { enemies: [caller, dummy()], encounters: [fight({ enemies: [{ enemy: 'caller' }] })] }) // prettier-ignore
    endTurn(run)
    expect(run.state.foes.map(({ enemy, fresh }) => [enemy, fresh])).toEqual([['caller', false], ['dummy', false]]) // prettier-ignore
    expect(hero(run).life).toBe(20)
    typeDice(run, [1, 1, 2, 3, 4, 5])
    keep(run, [1, 2, 3, 4, 5])
    endTurn(run)
    expect(hero(run).life).toBe(17)
  })
  it('RF-END-01, RF-END-03 one character at 0 loses the adventure for all', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], {
      enemies: [dummy({ actions: { hit: { policy: 'all', damage: 99 } } })]
    })
    choose(run, 'act', 'end')
    expect(run.waiting[0]?.title.key).toBe('fates.fallen')
    choose(run, 'fallen', 'lost')
    expect(run.state.over).toBe('lost')
    expect(run.waiting).toEqual([])
  })
  it('RF-END-03 the table may say that nobody has fallen, and goes on', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6], {
      enemies: [dummy({ actions: { hit: { policy: 'all', damage: 99 } } })]
    })
    choose(run, 'act', 'end')
    answer(run, 'fallen', { form: 'ruling', ruling: { ruling: 'life', body: 'seat-1', life: 1 } })
    choose(run, 'fallen', 'go-on')
    choose(run, 'enemiesActed', 'go-on')
    expect(run.state).toMatchObject({ over: null, phase: 'fate', heroes: [{ life: 1 }] })
  })
  it('RF-ENE-11, RF-CMB-06 the Enemy Phase waits until the table has put right what its cards change', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6])
    choose(run, 'act', 'end')
    answer(run, 'enemiesActed', { form: 'ruling', ruling: { ruling: 'message', to: ['seat-1'], kind: 'heal', amount: 1 } }) // prettier-ignore
    expect(run.waiting[0]?.title.key).toBe('fates.enemiesActed')
    expect(hero(run).life).toBe(18)
  })
  it('RF-ECB-03 enemies have the life of the seats', () => {
    const run = toy({ enemies: [dummy({ life: [5, 6, 7, 8] })], encounters: [fight()], seats: 3 })
    expect(foe(run)).toMatchObject({ life: 7, max: 7 })
  })
})

describe('what is hidden', () => {
  it('RF-EX-31 RF-IVG-01, RF-IVG-02, RF-IVG-04 numbers until investigated, then to the end', () => {
    const run = atCharactersPhase([1, 1, 2, 3, 5, 6])
    const seen = () => (run.game.view(run.state, null) as { foes: object[] }).foes[0]
    expect(seen()).toMatchObject({ id: 'dummy-1', statuses: [], wounds: { key: 'fates.wounds.4' }, known: null })
    expect(JSON.stringify(seen())).not.toContain('30')
    choose(run, 'act', 'seat-1:ann-shout')
    expect(seen()).toMatchObject({ known: { life: 30, max: 30, defense: 0, act: 'hit' } })
    endTurn(run)
    expect(foe(run).statuses).toEqual(['investigate']) // RF-IVG-03
  })
  it('RF-EX-36 RF-HIT-13, RF-D-11 undo takes back hooks and chance, and the same entry does the same again', () => {
    const hooks = [{ when: { hit: true }, do: [{ heal: 1 }, { defense: 1 }] }]
    const run = atCharactersPhase([4, 1, 2, 3, 5, 6], { enemies: [dummy({ hooks, resist: { stun: 50 } })] })
    const before = run.state
    choose(run, 'act', 'seat-1:ann-luck')
    const { state, hash } = run
    expect(run.undoReveals()).toBe(true)
    const undone = run.undone()!
    expect(undone.state).toEqual(before)
    choose(undone, 'act', 'seat-1:ann-luck')
    expect(undone.state).toEqual(state)
    expect(undone.hash).toBe(hash)
  })
  it('RF-APP-12 goes on from a save at the same question', () => {
    const run = atCharactersPhase([4, 1, 2, 3, 5, 6])
    const resumed = resume(run.game, JSON.parse(JSON.stringify(run.save())))
    expect(resumed.ok && resumed.run.waiting).toEqual(run.waiting)
  })
})
