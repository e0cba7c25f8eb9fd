import { describe, expect, it } from 'vitest'
import { isLegal } from '../../../engine/kernel/prompt'
import type { Json } from '../../../engine/kernel/ids'
import type { EncounterView } from '../../../engine/games/oathsworn/encounter/view/types'
import { games } from '../../../main/games/hosting'
import { Host } from '../../../main/tables/host'
import type { OpenRun } from '../../../main/tables/open-run'
import { emptySave, expectRefused, open, value } from '../saves/kit'
import { linkedOf, trialOf } from '../fixtures/hosted'

const faults: string[] = []

type By = 'bot' | 'person'

function played(seed: string, decisions: number, each: (run: OpenRun) => void, by: By = 'bot'): void {
  const bag = open(emptySave())
  const host = new Host(bag, { games, seed: () => seed, onFault: (message) => faults.push(message) })
  const { kind, setup } = trialOf(games, 'oathsworn', seed)
  const run = value(host.start({ kind, game: 'oathsworn', setup, seed }))
  const bot = linkedOf(games, 'oathsworn').bot!('careful', seed)!
  for (let k = 0; k < decisions && !run.isOver; k++) {
    const [prompt] = run.waiting
    value(run.answer(run.revision, { seat: prompt!.seat, by, reply: bot(prompt!, run.state) }))
    each(run)
  }
  bag.close()
}

const viewOf = (run: OpenRun): EncounterView => run.snapshot().view as unknown as EncounterView

describe('questions about the board', () => {
  it('are answered for whoever stands on it, all through an evening', { timeout: 60_000 }, () => {
    const heard = { arcs: 0, reach: 0, range: 0, sight: 0, outlook: 0, foreseen: 0 }
    played('looking', 160, (run) => {
      const view = viewOf(run)
      const there = view.figures.filter(({ at }) => at !== null)
      for (const { id } of there)
        for (const ask of ['arcs', 'reach', 'range'] as const) if (run.ask({ ask, figure: id }).ok) heard[ask]++
      const [one, other] = there
      if (one && other) {
        const line = value(run.ask({ ask: 'sight', from: one.id, figure: other.id })) as { from: number; to: number }
        expect(other.hexes).toContain(line.to)
        heard.sight++
      }
      const told = run.ask({ ask: 'outlook' })
      expect(told.ok).toBe(view.stage.top !== null && view.clock.outcome === null)
      if (told.ok) {
        expect(told.value).toMatchObject({ card: view.stage.top!.id })
        heard.outlook++
      }
      const [prompt] = run.waiting
      if (prompt?.form !== 'choose' || prompt.min !== 1) return
      for (const option of prompt.options.filter(isLegal).slice(0, 3)) {
        const seen = value(run.foresee({ seat: prompt.seat, reply: { form: 'choose', chosen: [option.id] } }))
        heard.foreseen += seen.told.length
      }
    })
    for (const count of Object.values(heard)) expect(count).toBeGreaterThan(20)
    expect(faults).toEqual([])
  })

  it('about nobody, nowhere and nothing are refused', () => {
    played('looking', 2, (run) => {
      const nobody: readonly Json[] = [
        { ask: 'arcs', figure: 'nobody' },
        { ask: 'sight', from: 'nobody', hexes: [0] },
        { ask: 'sight', from: viewOf(run).figures[0]!.id, hexes: [30_000] },
        { ask: 'outlook', more: true },
        { ask: 'weather' }
      ]
      for (const question of nobody) expectRefused(run.ask(question), 'unknown', 'table.noAnswer')
    })
  })

  it('about corrections: where there is room for a monster, and what there is to name', { timeout: 60_000 }, () => {
    let heard = 0
    played('looking', 60, (run) => {
      const { clock, figures } = viewOf(run)
      const boss = figures.find(({ kind, at }) => kind === 'boss' && at !== null)
      if (clock.phase !== 'oathsworn' || !boss || heard > 3) return
      const enemy = { ruling: 'enemy', enemy: 'kilnhart', hex: boss.at, facing: 'S' }
      const hex = value(run.ask({ ask: 'room', ruling: enemy }))
      expect([enemy, { ...enemy, hex }].map((told) => run.outlook([told])[0]!.ok)).toEqual([false, true])
      expect(value(run.ask({ ask: 'nameable' }))).toMatchObject({ caged: [] })
      heard++
    })
    expect(heard).toBeGreaterThan(3)
  })

  it('a stage card that lies open is foretold, whoever holds the deck', { timeout: 60_000 }, () => {
    played('looking', 60, (run) => {
      const held = JSON.parse(JSON.stringify(run.state)) as { is: { dials: { stage: string } } }
      held.is.dials.stage = 'table'
      const { ask } = linkedOf(games, 'oathsworn')
      expect(ask!(held, { ask: 'outlook' }, run.waiting)).toEqual(ask!(run.state, { ask: 'outlook' }, run.waiting))
    })
  })
})
