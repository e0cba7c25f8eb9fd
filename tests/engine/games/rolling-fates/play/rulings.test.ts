import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { resume } from '../../../../../engine/kernel/resume'
import { choose, dummy, endTurn, fight, keep, toy, typeDice, type ToyRun } from '../toy'

const story = (id: string, next: string | null, more: object = {}) =>
  ({ kind: 'story', id, next, options: [{ id: 'on' }], ...more }) as { readonly [field: string]: Json }
const treasures = ['axe', 'bow', 'cup'].map((id) => ({ id, value: 2 }))
const traits = ['quick', 'slow'].map((id) => ({ id, icon: 2 }))

function atFight(told: Partial<Parameters<typeof toy>[0]> = {}): ToyRun {
  const run = toy({ encounters: [fight({ next: 'after' }), story('after', null)], treasures, traits, ...told })
  typeDice(run, [4, 1, 2, 3, 5, 6])
  keep(run, [1, 2, 3, 5, 6])
  return run
}

/** A correction at whatever is asked; the reason where it is refused. */
function rule(run: ToyRun, ruling: { readonly ruling: string; readonly [field: string]: Json }): string | null {
  const told = run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'ruling', ruling } })
  return told.ok ? null : told.why.key
}

/** The same correction, saved and loaded, undone and done again, is the same play. */
function holds(run: ToyRun): void {
  const loaded = resume(run.game, JSON.parse(JSON.stringify(run.save())))
  expect(loaded.ok && [loaded.run.hash, loaded.run.waiting]).toEqual([run.hash, run.waiting])
  const last = run.answers.findLast(({ by }) => by !== 'engine')!
  const undone = run.undone()!
  expect(undone.answer({ seat: last.seat, by: last.by, reply: last.reply }).ok).toBe(true)
  expect(undone.hash).toBe(run.hash)
}

describe('what the table says is otherwise', () => {
  it.each<readonly [string, { readonly ruling: string; readonly [field: string]: Json }, object]>([
    ['RF-LIF-01 a dial, past its maximum', { ruling: 'life', body: 'seat-1', life: 99 }, { heroes: [{ life: 99 }] }],
    ['the life of an enemy', { ruling: 'life', body: 'dummy-1', life: 2 }, { foes: [{ life: 2 }] }],
    ['statuses', { ruling: 'statuses', body: 'seat-1', statuses: ['stun', 'poison'] }, { heroes: [{ statuses: ['poison', 'stun'] }] }], // prettier-ignore
    ['RF-FAT-04 the dice of a bar, the Luck die too', { ruling: 'bar', hero: 'seat-1', luck: 1, dice: [6, 6] }, { heroes: [{ luck: 1, dice: [6, 6] }] }], // prettier-ignore
    ['who sits a phase out', { ruling: 'idle', hero: 'seat-1', idle: true }, { heroes: [{ idle: true, dice: [] }] }],
    ['a level, without a trait', { ruling: 'level', hero: 'seat-1', level: 2 }, { heroes: [{ level: 2, traits: [] }] }],
    ['a treasure that is carried, in the midst of a fight', { ruling: 'treasure', card: 'bow', to: 'seat-1' }, { heroes: [{ treasures: ['bow'] }] }], // prettier-ignore
    ['a treasure that only the table knows', { ruling: 'own-treasure', hero: 'seat-1', card: { name: 'Rope' } }, { heroes: [{ treasures: ['told-1'] }] }], // prettier-ignore
    ['RF-TRE-04 a treasure that is out', { ruling: 'treasure', card: 'axe', to: 'out' }, { out: ['axe'] }],
    ['RF-TRT-02 a trait', { ruling: 'trait', card: 'slow', to: 'seat-1' }, { heroes: [{ traits: ['slow'] }] }],
    ['a trait that only the table knows', { ruling: 'own-trait', hero: 'seat-1', card: { name: 'Odd', modifiers: [{ at: 'dice', amount: 1 }] } }, { heroes: [{ traits: ['told-1'] }] }], // prettier-ignore
    ['an enemy that comes', { ruling: 'enemy', enemy: 'dummy' }, { foes: [{}, { id: 'dummy-2', act: 'hit' }] }],
    ['the Defense of an enemy', { ruling: 'defense', body: 'dummy-1', defense: 7 }, { foes: [{ defense: 7 }] }],
    ['what an enemy will do', { ruling: 'act', body: 'dummy-1', act: 'wait' }, { foes: [{ act: 'wait' }] }],
    ['RF-STN-06 whether stun has cost an action', { ruling: 'lost-action', body: 'dummy-1', lost: true }, { foes: [{ lostAction: true }] }], // prettier-ignore
    ['what has happened', { ruling: 'flag', flag: 'kind', raised: true }, { flags: ['kind'] }],
    ['whom it is about', { ruling: 'addressed', hero: 'seat-1' }, { addressed: 'seat-1' }],
    ['RF-ENE-11 damage, through Defense', { ruling: 'message', to: ['seat-1'], kind: 'damage', amount: 4 }, { heroes: [{ life: 16 }] }], // prettier-ignore
    ['RF-HIT-02 a hit', { ruling: 'hit', target: 'dummy-1', damage: 4 }, { foes: [{ life: 26 }] }],
    ['RF-CST-09 an option of the rulebook', { ruling: 'options', groupsMayEqual: false }, { options: { groupsMayEqual: false, recovery: 'coin' } }], // prettier-ignore
    ['RF-CMB-01 the phase', { ruling: 'phase', phase: 'fate', round: 3 }, { phase: 'fate', round: 3 }],
    ['RF-ADV-03 the place on the trail', { ruling: 'go', area: 0, node: 'after' }, { node: 'after', phase: null, foes: [] }] // prettier-ignore
  ])('%s', (_title, ruling, expected) => {
    const run = atFight()
    expect(rule(run, ruling)).toBeNull()
    expect(run.state).toMatchObject(expected)
    holds(run)
  })
  it('RF-CHP-05 what can be used only so often can be used again', () => {
    const run = atFight()
    choose(run, 'act', 'seat-1:ann-shout')
    expect(rule(run, { ruling: 'again', hero: 'seat-1' })).toBeNull()
    choose(run, 'act', 'seat-1:ann-shout')
  })
  it('RF-CMB-03 the last enemy is gone or at 0, and the fight is won', () => {
    for (const ruling of [
      { ruling: 'no-enemy', body: 'dummy-1' },
      { ruling: 'life', body: 'dummy-1', life: 0 }
    ]) {
      const run = atFight()
      expect(rule(run, ruling)).toBeNull()
      expect(run.state).toMatchObject({ node: 'after', phase: null, foes: [] })
      holds(run)
    }
  })
  it('RF-CMB-03 that holds while dice are typed, too, and nobody is poisoned for it', () => {
    const run = atFight()
    rule(run, { ruling: 'statuses', body: 'seat-1', statuses: ['poison'] })
    endTurn(run)
    const { life } = run.state.heroes[0]!
    rule(run, { ruling: 'no-enemy', body: 'dummy-1' })
    expect(run.state).toMatchObject({ node: 'after', heroes: [{ life }] })
  })
  it('RF-END-03 a dial at 0 is asked about', () => {
    const run = atFight()
    expect(rule(run, { ruling: 'life', body: 'seat-1', life: 0 })).toBeNull()
    choose(run, 'fallen', 'lost')
    expect(run.state.over).toBe('lost')
  })
  it('RF-END-02, RF-END-06 Game Over can be pressed at any question', () => {
    const run = atFight()
    expect(rule(run, { ruling: 'over', result: 'abandoned' })).toBeNull()
    expect(run.state.over).toBe('abandoned')
    expect(run.waiting).toEqual([])
  })
  it('RF-INV-03 whoever carries too much now drops it at once', () => {
    const run = atFight()
    rule(run, { ruling: 'treasure', card: 'axe', to: 'seat-1' })
    rule(run, { ruling: 'treasure', card: 'bow', to: 'seat-1' })
    choose(run, 'excess', 'axe')
    expect(run.state.heroes[0]?.treasures).toEqual(['bow'])
    expect(run.waiting[0]?.title.key).toBe('fates.act')
  })
  it('RF-ENE-06 an enemy that is taken away does not act', () => {
    const enemies = [dummy(), dummy({ id: 'other' })]
    const run = atFight({ enemies, encounters: [fight({ enemies: [{ enemy: 'dummy' }, { enemy: 'other' }] })] })
    rule(run, { ruling: 'no-enemy', body: 'dummy-1' })
    endTurn(run)
    expect(run.state.heroes[0]?.life).toBe(17)
  })
})

describe('what cannot be so', () => {
  it.each<readonly [string, { readonly ruling: string; readonly [field: string]: Json }, string]>([
    ['somebody who is not there', { ruling: 'life', body: 'nobody', life: 1 }, 'fates.ruling.nobody'],
    ['RF-STA-03 a character that is investigated', { ruling: 'statuses', body: 'seat-1', statuses: ['investigate'] }, 'fates.ruling.investigate'], // prettier-ignore
    ['a card nobody has heard of', { ruling: 'treasure', card: 'crown', to: 'seat-1' }, 'fates.ruling.noCard'],
    ['an enemy nobody has described', { ruling: 'enemy', enemy: 'dragon' }, 'fates.ruling.noEnemy'],
    ['an act an enemy has not', { ruling: 'act', body: 'dummy-1', act: 'sing' }, 'fates.ruling.noAct'],
    ['a place that is not on the trail', { ruling: 'go', area: 5, node: 'after' }, 'fates.ruling.noPlace'],
    ['the board of a character of the packs', { ruling: 'board', hero: 'seat-1', board: { rows: [{ life: 1, defense: 0, inventory: 0 }] } }, 'fates.ruling.inPack'], // prettier-ignore
    ['a hit that is empty', { ruling: 'hit', target: 'dummy-1', damage: 0 }, 'fates.ruling.empty'],
    ['what is no correction', { ruling: 'sing' }, 'schema.no-such-tag']
  ])('%s', (_title, ruling, why) => {
    const run = atFight()
    const { hash } = run
    const told = rule(run, ruling)
    expect(told === why || (ruling.ruling === 'sing' && told?.startsWith('schema.'))).toBe(true)
    expect(run.hash).toBe(hash)
  })
  it('a phase where nobody fights', () => {
    const run = toy({ encounters: [story('start', null)] })
    expect(rule(run, { ruling: 'phase', phase: 'enemy', round: 1 })).toBe('fates.ruling.noFight')
    expect(rule(run, { ruling: 'enemy', enemy: 'dummy' })).toBe('fates.ruling.noFight')
  })
  it('RF-ENE-08 a dial that is on the table', () => {
    const run = atFight()
    rule(run, { ruling: 'dials', life: 'table', dice: 'table' })
    expect(rule(run, { ruling: 'life', body: 'seat-1', life: 3 })).toBe('fates.ruling.dialOnTable')
  })
})
