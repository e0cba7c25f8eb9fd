import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { picker } from '../../../../../engine/simulation/bot'
import { enemyNumbers } from '../../../../../engine/games/oathsworn/encounter/cardFacts/defence'
import { company } from '../../../../fixtures/oathsworn/company'
import { correct, step, watchedGame, type Night } from '../../../../fixtures/oathsworn/nights'

/** A table at somebody's turn in the second round, where something has been played already. */
function atTurn(setup: Json = company()): Night {
  const run = Run.start(watchedGame, setup, 'put right')
  const pick = picker('put right')
  const isThere = (): boolean => run.waiting[0]?.title.key === 'ask.turn' && run.state.clock.round >= 2
  for (let n = 0; n < 2000 && run.waiting[0] && !isThere(); n++) step(run, pick)
  expect(isThere()).toBe(true)
  return run
}
/** It is so, the table still holds together, the night goes on, and it can be taken back. */
function ruled(run: Night, ruling: Json): Night['state'] {
  const before = run.hash
  const given = correct(run, ruling)
  if (!given.ok) throw new Error(`${JSON.stringify(ruling)}: ${given.why.key} ${given.fault?.message ?? ''}`)
  expect(given.happenings[0]?.kind).toBe('ruled')
  expect(run.undone()?.hash).toBe(before)
  const now = run.state
  const pick = picker(JSON.stringify(ruling))
  for (let n = 0; n < 40; n++) step(run, pick)
  return now
}
const refused = (ruling: Json): string => {
  const given = correct(atTurn(), ruling)
  return given.ok ? 'accepted' : given.why.key
}

describe('corrections of everything that lies on the table', () => {
  it('OW-CAGE-01, OW-CAGE-02 into a cage by its card, and out of it: the card lies with them, and then in the discards', () => {
    const run = atTurn()
    const card = [...watchedGame.book.all('stage-card')].find(({ effects }) =>
      JSON.stringify(effects).includes('"cage"')
    )!.id
    const caged = ruled(run, { ruling: 'caged', seat: 'seat-2', card })
    expect(caged.seats['seat-2'].caged).toMatchObject({ card, until: caged.clock.round + 1 })
    const { deck, discard, inView } = caged.stage
    expect([...deck, ...discard, ...inView]).not.toContain(card)
    const other = atTurn()
    correct(other, { ruling: 'caged', seat: 'seat-2', card })
    const free = ruled(other, { ruling: 'free', seat: 'seat-2' })
    expect(free.seats['seat-2'].caged).toBeNull()
    expect(free.stage.discard).toContain(card)
    expect(refused({ ruling: 'caged', seat: 'seat-2', card: 'nothing' })).toBe('ruling.refused.notInDeck')
  })

  it('OW-CONSUME-01, OW-CONSUME-08 into a belly and out of it, beside the monster', () => {
    const run = atTurn()
    const boss = Object.values(run.state.figures).find(({ kind }) => kind === 'boss')!
    const location = Object.keys(boss.slots).find((slot) => boss.slots[slot as never]!['dice'].length > 0)!
    const swallowed = { ruling: 'swallowed', seat: 'seat-3', figure: boss.id, location }
    correct(run, swallowed)
    const { figure, consumed } = run.state.seats['seat-3']
    expect([consumed?.by, run.state.figures[figure]?.at]).toEqual([boss.id, null])
    const free = ruled(run, { ruling: 'free', seat: 'seat-3' })
    expect([free.seats['seat-3'].consumed, free.figures[figure]?.at]).toEqual([null, expect.any(Number)])
  })

  it('OW-MIGHT-04 the discards of a deck hold these cards, and the deck the others', () => {
    const run = atTurn()
    const { draw, discard } = run.state.might.piles.oathsworn.white
    const faces = [...draw, ...discard].slice(0, 3)
    const { piles } = ruled(run, { ruling: 'discards', side: 'oathsworn', colour: 'white', faces }).might
    expect(piles.oathsworn.white.discard).toEqual(faces)
    expect(piles.oathsworn.white.draw).toHaveLength(draw.length + discard.length - 3)
    expect(refused({ ruling: 'discards', side: 'enemy', colour: 'white', faces: ['9'] })).toBe(
      'ruling.refused.notInDeck'
    )
  })

  it.each(['top', 'bottom', 'discard', 'inView'])('OW-STAGE-01 a stage card lies elsewhere: %s', (pile) => {
    const run = atTurn()
    const [, card] = run.state.stage.deck
    const { deck, discard, inView, shown } = ruled(run, { ruling: 'stage-pile', card: card!, pile }).stage
    const there = { top: deck[0], bottom: deck.at(-1), discard: discard.at(-1), inView: inView.at(-1) }
    expect(there[pile as keyof typeof there]).toBe(card)
    expect(shown).toBe(deck[0])
  })

  it('OW-COMP-09, OW-TURN-07, OW-TALLY-10 what was used of an archetype, what is due and what is owed', () => {
    const due = ruled(atTurn(), { ruling: 'duty', seat: 'seat-1', due: true })
    expect(due.seats['seat-1'].injuriesDue).toBe(true)
    expect(ruled(atTurn(), { ruling: 'owed', seat: 'seat-1', count: 2 }).flags['injuries.seat-1']).toBe(2)
    const run = atTurn()
    const { seat } = run.state.turn!
    correct(run, { ruling: 'extra-turn', seat })
    expect(run.state.clock.extra).toEqual([seat])
    expect(refused({ ruling: 'archetype', seat: 'seat-1', first: true, second: false })).toBe(
      'ruling.refused.noArchetype'
    )
    const companions = atTurn(company({}, { strider: { mode: 'companion' } }))
    const of = ['seat-1', 'seat-2', 'seat-3', 'seat-4'].find(
      (one) => companions.state.seats[one as 'seat-1'].archetype
    )!
    const used = ruled(companions, { ruling: 'archetype', seat: of, first: false, second: true })
    expect(used.seats[of as 'seat-1'].archetype?.used).toEqual([false, true])
  })

  it('OW-KO-11, OW-TALLY-13 so many allies are dead and will be archived, and no more than are not in play', () => {
    const setup = company({ allies: [{ ally: 'spearman', count: 3 }] })
    const dead = ruled(atTurn(setup), { ruling: 'killed', ally: 'spearman', count: 2 })
    expect(dead.allies['spearman' as never]).toMatchObject({ killed: 2 })
    expect(dead.tally.killedAllies).toEqual(['spearman', 'spearman'])
    const fewer = atTurn(setup)
    correct(fewer, { ruling: 'killed', ally: 'spearman', count: 2 })
    expect(ruled(fewer, { ruling: 'killed', ally: 'spearman', count: 1 }).tally.killedAllies).toEqual(['spearman'])
    const run = atTurn(setup)
    expect(correct(run, { ruling: 'killed', ally: 'spearman', count: 9 })).toMatchObject({
      why: { key: 'ruling.refused.tooManyKilled' }
    })
  })

  it('OW-BRK-12 another stage has begun by what the special rules board says, and never one that is past', () => {
    const run = atTurn()
    expect(run.state.stage.number).toBe(1)
    const now = ruled(run, { ruling: 'stage-number', stage: 2 })
    expect(now.stage.number).toBeGreaterThanOrEqual(2)
    expect(now.stage.deck.every((card) => watchedGame.book.get('stage-card', card).stage > 1)).toBe(true)
    correct(run, { ruling: 'stage-number', stage: 3 })
    expect(correct(run, { ruling: 'stage-number', stage: 2 })).toMatchObject({
      why: { key: 'ruling.refused.stagePassed' }
    })
  })

  it('OW-DMG-11, OW-EATK-04 an enemy is worth something else in this stage than the app was told', () => {
    const run = atTurn()
    const boss = Object.values(run.state.figures).find(({ kind }) => kind === 'boss')!
    const { book } = watchedGame
    const might = { red: 1 }
    ruled(run, { ruling: 'numbers', figure: boss.id, defence: 9, might })
    expect(correct(run, { ruling: 'numbers', figure: boss.id, defence: 9, might }).ok).toBe(true)
    expect(enemyNumbers(book, run.state, boss)).toMatchObject({ defence: 9, might })
    const { figure } = run.state.seats['seat-1']
    expect(correct(run, { ruling: 'numbers', figure, defence: 1 })).toMatchObject({
      why: { key: 'ruling.refused.noEnemy' }
    })
  })

  it('OW-KO-01 nobody stands with no HP', () => {
    const run = atTurn()
    const { figure } = run.state.seats['seat-4']
    const now = ruled(run, { ruling: 'hp', figure, hp: 0 })
    expect([now.figures[figure]?.at, now.tally.fallen]).toEqual([null, expect.arrayContaining(['seat-4'])])
  })
})
