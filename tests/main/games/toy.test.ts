// The toy game of tests/fixtures: a game is its rooms and its lines in the registries, and nothing else.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { House } from '../../../main/app/services'
import { gamesWith, libraryIn } from '../../../main/games/hosting'
import { hostedGames } from '../../../main/games/registry'
import { gamesOf } from '../../../main/lab/series'
import { packsIn } from '../../../main/packs/library'
import type { OpenRun } from '../../../main/tables/open-run'
import { toyHosted, toyTools } from '../../fixtures/toy-game/hosted'
import { clock, expectRefused, labour, scratch, value } from '../saves/kit'

function houseIn(folder: string): House {
  const games = [...hostedGames, toyHosted]
  return new House({
    folder,
    clock,
    labour,
    games: gamesWith(libraryIn(packsIn(folder), games), games),
    quiet: 60_000,
    onFault: (where, error) => {
      throw new Error(`${where}: ${String(error)}`)
    },
    onTrouble: () => undefined
  })
}

function take(run: OpenRun, stones: number): void {
  const [prompt] = run.waiting
  const reply = { form: 'choose' as const, chosen: [`take-${stones}`] }
  value(run.answer(run.revision, { seat: prompt?.seat ?? '', by: 'person', reply }))
}
const stonesOf = (run: OpenRun): number => (run.snapshot().view as { stones: number }).stones

async function sitDown(folder: string, setup: Json = { stones: 9 }) {
  const house = houseIn(folder)
  const { company } = value(await house.companies.create('toy', 'The pebbles'))
  const run = value(value(house.host()).start({ kind: 'game', game: 'toy', setup, seed: 'toy' }))
  return { house, company, run }
}

describe('a game of a hundred lines', () => {
  it('is founded, played, corrected and undone beside Oathsworn', async () => {
    const { house, run } = await sitDown(scratch())
    expect(house.games.ids).toEqual([...hostedGames.map(({ id }) => id), 'toy'])
    take(run, 2)
    const [prompt] = run.waiting
    const ruling = { form: 'ruling' as const, ruling: { stones: 4 } }
    value(run.answer(run.revision, { seat: prompt?.seat ?? '', by: 'person', reply: ruling }))
    expect(stonesOf(run)).toBe(4)
    value(run.undo(run.revision, false))
    expect(stonesOf(run)).toBe(7)
    value(run.redo(run.revision))
    expect([stonesOf(run), value(run.ask('best'))]).toEqual([4, 1])
    // The last stone can only be taken, so nobody is asked.
    take(run, 3)
    expect(run.isOver).toBe(true)
    expect(run.summary()).toEqual({ score: '0 stones are left.' })
    await house.close()
  })

  it('is there again where it was, after a power cut too', async () => {
    const folder = scratch()
    const { company, run } = await sitDown(folder)
    take(run, 3)
    const { hash } = run
    // Nobody closed the house: the next one finds what is on the disk.
    const bytes = ['save.fcbag', 'save.tail'].map((name) => readFileSync(join(folder, 'companies', company, name)))
    const after = scratch()
    mkdirSync(join(after, 'companies', company), { recursive: true })
    ;['save.fcbag', 'save.tail'].forEach((name, n) =>
      writeFileSync(join(after, 'companies', company, name), bytes[n] ?? '')
    )
    const again = houseIn(after)
    const opened = value(await again.companies.opened(company))
    const there = value(value(again.host()).resume(opened.bag.runs[0]?.run ?? 0))
    expect([there.hash, stonesOf(there)]).toEqual([hash, 6])
    await again.close()
  })

  it('is exported to a file and brought into another house', async () => {
    const { house, company, run } = await sitDown(scratch())
    take(run, 1)
    const file = join(scratch(), 'pebbles.json')
    value(await house.desk.exportTo(file, company))
    const other = houseIn(scratch())
    const plan = value(await other.desk.inspect(file))
    expect(plan.companies).toMatchObject([{ game: 'toy', name: 'The pebbles' }])
    await other.desk.importAll(plan.plan, new Map(plan.companies.map(({ id }) => [id, 'add' as const])))
    expect(other.companies.list().map(({ name }) => name)).toEqual(['The pebbles'])
    await Promise.all([house.close(), other.close()])
  })

  it('is played by bots, and answers the command line', async () => {
    const lab = await toyTools.lab?.()
    const series = { game: 'toy', setup: { stones: 9 }, bot: 'random', seed: 'x', count: 20 }
    const played = [...gamesOf(lab!, series, 0, 1)]
    expect(played).toHaveLength(20)
    expect(played).toEqual([...gamesOf(lab!, series, 0, 1)])
    const ask = await toyTools.commands['ask']?.()
    const out: string[] = []
    const terminal = { write: async (text: string) => void out.push(text), note: () => undefined } as never
    await ask?.run({ words: ['{"op":"best","stones":7}'], has: new Set(), value: new Map() }, terminal)
    expect(JSON.parse(out.join(''))).toEqual({ take: 3 })
  })

  it('refuses what is no setup and what is no correction, and changes nothing', async () => {
    const { house, run } = await sitDown(scratch())
    const wrong = { kind: 'game', game: 'toy', setup: { stones: 0 } }
    expectRefused(value(house.host()).start(wrong), 'malformed')
    const reply = { form: 'ruling' as const, ruling: { stones: -1 } }
    expectRefused(run.answer(run.revision, { seat: run.waiting[0]?.seat ?? '', by: 'person', reply }), 'refused')
    expect(stonesOf(run)).toBe(9)
    await house.close()
  })
})
