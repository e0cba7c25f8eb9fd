import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { resume } from '../../../../../engine/kernel/resume'
import { answer, choose, dummy, endTurn, fight, optionOf, toy, type ToyRun } from '../toy'

const ALL_ON_TABLE = { dice: 'untold', life: 'table', cards: 'table', heroes: 'table' }
const NAMED = [{ name: 'Amakar' }, { name: 'Leyana' }]
const story = (id: string, next: string | null, more: object = {}) =>
  ({ kind: 'story', id, next, ...more }) as { readonly [field: string]: Json }
const card = (run: ToyRun, title: string, given: Json, seat?: string): void =>
  answer(run, title, { form: 'card', card: given }, seat)
const rule = (run: ToyRun, ruling: Json) =>
  run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'ruling', ruling } })
const board = { rows: [{ life: 20, defense: 1, inventory: 1 }], abilities: [{ name: 'Cleave', cost: 'aa', parts: [{ targets: 1, damage: 6 }] }] } // prettier-ignore

/** A fight of two heroes of the table, at its first Character's Phase. */
function onTable(told: Partial<Parameters<typeof toy>[0]> = {}): ToyRun {
  const run = toy({ encounters: [fight()], setup: { characters: NAMED, dials: ALL_ON_TABLE }, ...told })
  card(run, 'board', null, 'seat-2')
  card(run, 'board', null, 'seat-1')
  choose(run, 'rolled', 'go-on')
  return run
}

describe('a fight with everything on the table', () => {
  it('RF-APP-04, RF-HIT-02 is run by the hit pad alone', () => {
    const run = onTable()
    expect(run.waiting[0]).toMatchObject({ title: { key: 'fates.act' }, options: [{ id: 'hit' }, { id: 'end' }] })
    choose(run, 'act', 'hit')
    card(run, 'hit', { target: 'dummy-1', damage: 5, statuses: ['weakness'], by: 'seat-1' })
    choose(run, 'act', 'hit')
    card(run, 'hit', { target: 'dummy-1', damage: 3 })
    expect(run.state.foes[0]).toMatchObject({ life: 19, last: null }) // RF-HIT-06: 11 of 30
    endTurn(run)
    choose(run, 'rolled', 'go-on')
    expect(run.state).toMatchObject({ phase: 'character', round: 2 })
  })
  it('RF-HIT-14, RF-HIT-15, RF-D-07 refuses a hit with a sentence, and nothing has changed', () => {
    const run = onTable({ enemies: [dummy({ life: 3 }), dummy({ id: 'other' })], encounters: [fight({ enemies: [{ enemy: 'dummy' }, { enemy: 'other' }] })] }) // prettier-ignore
    const refusal = (hit: Json): string => {
      const before = run.hash
      const told = run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'card', card: hit } })
      if (told.ok) return 'taken'
      expect(run.hash).toBe(before)
      return told.why.key
    }
    choose(run, 'act', 'hit')
    expect(refusal({ target: 'dummy-1', damage: 1000 })).toBe('fates.card.unread')
    expect(refusal({ target: 'dummy-1', damage: 0 })).toBe('fates.refused.empty')
    expect(refusal({ target: 'nobody', damage: 1 })).toBe('fates.refused.target')
    expect(refusal({ target: 'dummy-1', damage: 1, by: 'nobody' })).toBe('fates.refused.target')
    expect(refusal({ target: 'dummy-1', damage: 3 })).toBe('taken')
    choose(run, 'act', 'hit')
    expect(refusal({ target: 'dummy-1', damage: 1 })).toBe('fates.refused.target')
    card(run, 'hit', null)
    expect(run.waiting[0]?.title.key).toBe('fates.act')
  })
  it('RF-ENE-08 tells what to take, and changes no dial', () => {
    const run = onTable({ enemies: [dummy({ actions: { hit: { policy: 'lowest', damage: 3, statuses: ['poison'] } } })] }) // prettier-ignore
    choose(run, 'act', 'end')
    expect(run.state.heroes.map(({ life }) => life)).toEqual([null, null])
    const dealt = run.log.findIndex(({ happening }) => happening.kind === 'messageDealt')
    const { happening } = run.log[dealt]!
    const line = run.game.describe(run.state, happening, { ...run.state, heroes: run.state.heroes.map((hero) => ({ ...hero, statuses: [] })) }) // prettier-ignore
    expect(line?.args?.['each']).toMatchObject([{ key: 'fates.log.take.damage', args: { amount: 3 } }, { key: 'fates.log.gains' }]) // prettier-ignore
  })
  it('RF-RCV-07 asks how the coin fell, and flips for whoever wants that', () => {
    const run = onTable({ enemies: [dummy({ actions: { hit: { policy: 'all', damage: 3, statuses: ['poison'] } } })] })
    endTurn(run)
    choose(run, 'recovery.coin', 'gone')
    choose(run, 'recovery.coin', 'stays')
    expect(run.state.heroes.map(({ statuses }) => statuses)).toEqual([[], ['poison']])
    choose(run, 'rolled', 'go-on')
    endTurn(run)
    choose(run, 'recovery.coin', 'for-us')
    choose(run, 'recovery.coin', 'for-us')
    expect(run.state.chance.drawn['coin']).toBe(2)
  })
  it('RF-RCV-03 asks for the face of a die, where dice are used', () => {
    const enemies = [dummy({ actions: { hit: { policy: 'turns', damage: 1, statuses: ['weakness'] } } })]
    const run = onTable({ enemies, setup: { characters: NAMED, dials: ALL_ON_TABLE, options: { recovery: 'die' } } })
    endTurn(run)
    choose(run, 'recovery.die', '3')
    expect(run.state.heroes[0]?.statuses).toEqual(['weakness'])
  })
})

describe('characters of the table', () => {
  const named = { characters: NAMED, dials: { heroes: 'table', dice: 'untold' } }
  it('RF-APP-02, RF-CHB-01 a board is told once, and then it is played like any other', () => {
    const run = toy({ encounters: [fight()], setup: named })
    card(run, 'board', board, 'seat-1')
    card(run, 'board', null, 'seat-2')
    choose(run, 'rolled', 'go-on')
    expect(run.state.heroes.map(({ life }) => life)).toEqual([20, null])
    choose(run, 'act', 'seat-1:own-amakar-1')
    expect(run.state.foes[0]?.life).toBe(24)
    endTurn(run)
    expect(run.state.heroes[0]?.life).toBe(18) // Defense 1
  })
  it('RF-CST-08 refuses a board with a cost that is none', () => {
    const run = toy({ encounters: [fight()], setup: named })
    const wrong = { ...board, abilities: [{ ...board.abilities[0], cost: 'a' }] }
    const told = run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'card', card: wrong } })
    expect(told).toMatchObject({ ok: false, why: { key: 'fates.card.unread', args: { field: 'abilities.0.cost' } } })
  })
  it('RF-SET-02 nobody plays twice, and only with that dial somebody the packs do not know', () => {
    const begin = (setup: { readonly [field: string]: Json }) => toy({ encounters: [fight()], setup })
    expect(() => begin({ characters: [{ name: 'Amakar' }, { name: 'amakar' }], dials: { heroes: 'table' } })).toThrow('twice') // prettier-ignore
    expect(() => begin({ characters: [{ name: 'Amakar' }] })).toThrow('heroes')
    expect(() => begin({ characters: ['zed'] })).toThrow('character')
  })
})

describe('cards of the table', () => {
  const setup = { dials: { cards: 'table', dice: 'untold' } }
  const finds = story('find', 'more', { effects: [{ do: 'draw' }] })
  const more = story('more', null, { effects: [{ do: 'draw' }], options: [{ id: 'on' }] })
  it('RF-APP-10, RF-TRE-03 are drawn by name, and the limit is kept', () => {
    const run = toy({ encounters: [finds, more], setup })
    card(run, 'drawn', { name: 'Old lantern', value: 3 })
    choose(run, 'trade', 'go-on')
    card(run, 'drawn', { name: 'Rope' })
    expect(run.waiting[0]?.title).toMatchObject({ key: 'fates.full', args: { card: { args: { name: 'Rope' } } } })
    choose(run, 'full', 'told-1')
    expect(run.state).toMatchObject({ heroes: [{ treasures: ['told-2'] }], out: ['told-1'] })
  })
  it('RF-TRE-09 may be none', () => {
    const run = toy({ encounters: [finds, more], setup })
    card(run, 'drawn', null)
    card(run, 'drawn', null)
    expect(run.state.heroes[0]?.treasures).toEqual([])
  })
  it('RF-LVL-02, RF-TRT-01 traits are drawn by name, and change what they say', () => {
    const run = toy({ encounters: [story('start', null), fight()], areas: ['start', 'fight'], setup })
    card(run, 'trait', { name: 'Tough', modifiers: [{ at: 'life', amount: 4 }] })
    expect(run.state.heroes[0]).toMatchObject({ level: 2, life: 28, traits: ['told-1'] })
  })
})

describe('dials', () => {
  it('may be turned at any question', () => {
    const run = toy({ encounters: [fight()] })
    expect(rule(run, { ruling: 'dials', dice: 'untold', life: 'table', cards: 'table', heroes: 'table' }).ok).toBe(true)
    expect(run.state).toMatchObject({ dials: ALL_ON_TABLE, heroes: [{ life: null }] })
    answer(run, 'dice', { form: 'faces', faces: null })
    choose(run, 'keep')
    expect(optionOf(run, 'hit')).toBeDefined()
    expect(rule(run, { ruling: 'dials' }).ok).toBe(true)
    expect(run.state.heroes[0]?.life).toBe(20)
    expect(optionOf(run, 'hit')).toBeUndefined()
  })
  it('RF-HEA-01 healing is typed in where the app has the dials and not the boards', () => {
    const run = toy({ encounters: [fight()], setup: { dials: { dice: 'untold' } } })
    choose(run, 'rolled', 'go-on')
    endTurn(run)
    choose(run, 'rolled', 'go-on')
    choose(run, 'act', 'heal')
    card(run, 'healed', { to: ['seat-1'], amount: 2 })
    expect(run.state.heroes[0]?.life).toBe(19)
  })
  it('RF-APP-12 what the table has told is there again after a save', () => {
    const run = toy({ encounters: [fight()], setup: { characters: NAMED, dials: ALL_ON_TABLE } })
    card(run, 'board', board, 'seat-1')
    const loaded = resume(run.game, JSON.parse(JSON.stringify(run.save())))
    expect(loaded.ok && loaded.run.waiting.map(({ seat }) => seat)).toEqual(['seat-2'])
  })
})
