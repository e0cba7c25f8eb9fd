import { describe, expect, it } from 'vitest'
import { encounterSetupOf } from '../../../../../engine/games/oathsworn/campaign/chapter/handover'
import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { resume } from '../../../../../engine/kernel/resume'
import { check } from '../../../../../engine/schema'
import { encounterSetup } from '../../../../../engine/games/oathsworn/encounter/state/setupSchema'
import { readSetup } from '../../../../../engine/games/oathsworn/encounter/table/start'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { contentOf } from '../content/pack-folder'
import { at, choose, command, founded, must, toChapterDone, type CampaignRun } from './fixtures/play'

const content = contentOf('core', 'starter')
const game = campaign(content)
const battles = oathsworn(content)

function setupOf(run: CampaignRun) {
  const setup = encounterSetupOf(game.book, run.state, 'rootsow')
  const read = check(encounterSetup, setup)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(readSetup(battles.book, setup).ok).toBe(true)
  return read.value
}

describe('somebody is missing tonight', () => {
  it('OW-QUICK-07 a seat is played as a companion for an evening, and its sheet is not touched', () => {
    const run = founded(game)
    const before = at(run)
    must(run, { do: 'tonight', seat: 'seat-1', companion: true })
    choose(run, 'bare')
    expect(setupOf(run).seats[0]).toMatchObject({ mode: 'companion', maxAnimus: 2, regen: 2, pool: [], name: 'Ysolde' })
    expect(setupOf(run).seats[0].archetypes.length).toBeGreaterThan(0)
    expect(at(run)).toMatchObject({ mode: 'full', maxAnimus: before.maxAnimus, regen: before.regen })
  })

  it('OW-QUICK-07 a seat is handed to somebody else by name, and keeps its character', () => {
    const run = founded(game)
    must(run, { do: 'tonight', seat: 'seat-3', player: ' Ana ' })
    choose(run, 'bare')
    expect(setupOf(run).seats[2]).toMatchObject({ name: 'Wick (Ana)', mode: 'full', class: 'cur' })
    expect(at(run, 'seat-3').name).toBe('Wick')
    must(run, { do: 'tonight', seat: 'seat-3' })
    expect(setupOf(run).seats[2].name).toBe('Wick')
    expect(run.state.tonight).toBeUndefined()
  })

  it('OW-QUICK-07 when the chapter is over everybody has the own seat again', () => {
    const run = founded(game)
    must(run, { do: 'tonight', seat: 'seat-1', player: 'Ana', companion: true })
    choose(run, 'bare')
    choose(run, 'end')
    choose(run, 'encounter:rootsow')
    expect(command(run, { do: 'tonight', seat: 'seat-1' })).toBe('campaign.refused.tonightClosed')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    toChapterDone(run)
    expect(run.state.tonight).toEqual({ 'seat-1': { player: 'Ana', companion: true } })
    choose(run, 'next-chapter')
    expect(run.state.tonight).toBeUndefined()
    expect(at(run).mode).toBe('full')
  })

  it('OW-QUICK-07 says why it cannot be, and a companion stays one', () => {
    const run = founded(game)
    expect(command(run, { do: 'tonight', seat: 'seat-2', companion: true })).toBe('campaign.refused.companionAlready')
    expect(command(run, { do: 'tonight', seat: 'seat-1' })).toBe('campaign.refused.alreadySo')
    must(run, { do: 'tonight', seat: 'seat-2', player: 'Ana' })
    expect(command(run, { do: 'tonight', seat: 'seat-2', player: 'Ana' })).toBe('campaign.refused.alreadySo')
  })

  it('OW-QUICK-07 whoever leaves the seat is not missed there any more', () => {
    const run = founded(game)
    must(run, { do: 'tonight', seat: 'seat-1', player: 'Ana' })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'penitent' } })
    expect(run.state.tonight).toBeUndefined()
  })

  it('OW-QUICK-07 is undone like anything else, and is there again when the save is opened', () => {
    const run = founded(game)
    const before = run.state
    must(run, { do: 'tonight', seat: 'seat-1', companion: true })
    const again = resume(game, run.save())
    if (!again.ok) throw new Error(again.why.key)
    expect(again.run.state.tonight).toEqual({ 'seat-1': { player: '', companion: true } })
    const undone = run.undone()
    expect(undone?.state).toEqual(before)
    expect('tonight' in (undone?.state ?? {})).toBe(false)
  })
})
