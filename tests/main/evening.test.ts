// An evening as the window sees it: every message across the border, the program started anew in between.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Given, Result, Value } from '../../preload/contract'
import type { CallName } from '../../preload/contract/names'
import type { Packed, Snapshot, TableStep } from '../../preload/contract/shapes'
import { appCalls } from '../../main/ipc/calls/app'
import { firstCalls } from '../../main/ipc/startupCalls'
import { BEST, companyCalls } from '../../main/ipc/calls/companies'
import { sheetCalls } from '../../main/ipc/calls/sheet'
import { tableCalls } from '../../main/ipc/calls/table'
import { House } from '../../main/app/services'
import { border, type Handlers } from '../../main/ipc/boundary'
import { noProbe } from '../../main/window/probe'
import { pigShelf } from './fixtures/pig'
import { noPacks } from './fixtures/noPacks'
import { noPaper } from './fixtures/paper'
import { clock, expectRefused, flip, labour, later, scratch, value } from './saves/kit'

interface App {
  readonly house: House
  readonly heard: string[]
  /** What the window remembers of what it was told. */
  call<N extends CallName>(path: N, given?: Given<N>): Promise<Result<Value<N>>>
  close(): Promise<void>
}

function startApp(folder: string, files: { save?: string; open?: string } = {}): App {
  const heard: string[] = []
  const house = new House({
    folder,
    clock,
    labour,
    games: pigShelf(),
    quiet: 5,
    onFault: (where, error) => heard.push(`fault ${where} ${String(error)}`),
    onTrouble: (_company, why) => heard.push(`trouble ${why?.key ?? 'over'}`)
  })
  const about = { version: '', electron: '', chrome: '', node: '', sqlite: '', system: '', dataFolder: folder }
  const handlers: Handlers = {
    ...firstCalls({ settings: house.settings, last: house.last, probe: noProbe }),
    ...appCalls(house, { about: () => about, openLink: async () => {}, showFolder: async () => {} }),
    ...companyCalls(house, { saveTo: async () => files.save ?? null, openFrom: async () => files.open ?? null }, () =>
      heard.push('changed')
    ),
    ...tableCalls(house),
    ...noPacks(house),
    ...sheetCalls(house, noPaper)
  }
  const answer = border(handlers, (path, error) => heard.push(`fault ${path} ${String(error)}`))
  return {
    house,
    heard,
    call: async <N extends CallName>(path: N, given?: Given<N>) => {
      return structuredClone(await answer({ path, given: structuredClone(given ?? {}), isOurs: true })) as Result<
        Value<N>
      >
    },
    close: () => house.close()
  }
}

const unpack = <T>(packed: Result<string>): T => JSON.parse(value(packed)) as T

const stepped = (result: Result<Packed<TableStep>>): TableStep => unpack<TableStep>(result)

async function seatedApp(folder = scratch()) {
  const app = startApp(folder)
  const company = value(await app.call('companies.create', { game: 'pig', name: 'The Lanterns' })).id
  const setup = { seats: 2, goal: 90 }
  const first = unpack<Snapshot>(
    await app.call('table.start', { kind: 'encounter', game: 'pig', setup, seed: 'evening' })
  )
  return { app, folder, company, first }
}

async function decide(
  app: App,
  at: { run: number; revision: number },
  seat: string,
  option: string
): Promise<TableStep> {
  const reply = { form: 'choose' as const, chosen: [option] }
  return stepped(await app.call('table.answer', { run: at.run, revision: at.revision, seat, reply }))
}

async function playSome(
  app: App,
  from: Pick<TableStep, 'run' | 'revision' | 'waiting'>,
  decisions: number
): Promise<TableStep> {
  let at: Pick<TableStep, 'run' | 'revision' | 'waiting'> = from
  let last: TableStep | null = null
  for (let k = 0; k < decisions; k++)
    at = last = await decide(app, at, at.waiting[0]!.seat, k % 3 === 2 ? 'hold' : 'roll')
  return last!
}

describe('an evening', () => {
  it('goes on the next time at the very question where it stopped', async () => {
    const { app, folder, company, first } = await seatedApp()
    const last = await playSome(app, first, 7)
    const before = unpack<Snapshot>(await app.call('table.open', { run: first.run }))
    expect(before.revision).toBe(last.revision)
    value(await app.call('companies.note', { text: 'The bread was good.', run: first.run }))
    await app.close()

    const again = startApp(folder)
    const { companies, open } = value(await again.call('companies.list'))
    expect(open).toBeNull()
    expect(companies).toMatchObject([{ id: company, name: 'The Lanterns', game: 'pig' }])
    expectRefused(await again.call('table.open', { run: first.run }), 'refused', 'table.noCompany')
    const opened = value(await again.call('companies.open', { company }))
    expect(opened).toMatchObject({
      runs: [{ run: first.run, over: false }],
      notes: [{ text: 'The bread was good.' }],
      told: []
    })
    expect(unpack<Snapshot>(await again.call('table.open', { run: first.run }))).toEqual(before)
    await again.close()
    expect([...app.heard, ...again.heard]).toEqual([])
  })

  it('is told the next time as it was told at rest, letter for letter, before anything is opened', async () => {
    const { app, folder, company, first } = await seatedApp()
    const { run } = first
    const { revision } = await playSome(app, first, 7)
    value(await app.call('table.undo', { run, revision, evenIfRevealed: true }))
    const likeness = { of: '[]', picture: 'UklGRg' }
    value(await app.call('table.rested', { run, likeness }))
    await app.close()

    const again = startApp(folder)
    const { last } = value(await again.call('table.last', { company, run }))
    expect(last?.likeness).toEqual(likeness)
    expect(value(await again.call('table.last', { company, run: run + 1 }))).toEqual({ last: null, sure: false })
    value(await again.call('companies.open', { company }))
    expect(last?.offer).toBe(value(await again.call('games.offer', { game: 'pig' })))
    const snapshot = value(await again.call('table.open', { run }))
    expect(last?.snapshot).toBe(snapshot)
    await playSome(again, JSON.parse(snapshot) as Snapshot, 1)
    await again.close()
    const afterwards = startApp(folder)
    expect(value(await afterwards.call('table.last', { company, run }))).toEqual({ last: null, sure: false })
    await afterwards.close()
  })

  it('can be looked back on, taken back and branched', async () => {
    const { app, first } = await seatedApp()
    const last = await playSome(app, first, 6)
    const now = unpack<Snapshot>(await app.call('table.open', { run: first.run }))
    const glimpse = unpack<{ view: unknown }>(await app.call('table.look', { run: first.run, answers: 1 }))
    expect(glimpse.view).toEqual(first.view)
    const { run } = first
    expectRefused(await app.call('table.undo', { run, revision: last.revision - 1 }), 'stale')
    const undone = stepped(await app.call('table.undo', { run, revision: last.revision, evenIfRevealed: true }))
    const redone = stepped(await app.call('table.redo', { run, revision: undone.revision }))
    expect(redone.redo).toBe(false)
    const start = stepped(
      await app.call('table.goTo', { run, revision: redone.revision, entry: now.decisions[0]!.entry })
    )
    const branched = await decide(app, start, start.waiting[0]!.seat, 'hold')
    expect(branched.ways).toMatchObject({ size: 1 })
    expect(value(await app.call('table.ask', { run, question: 'pot' }))).toEqual(expect.any(Number))
    await app.close()
  })

  it('is backed up, and can be gone back to', async () => {
    const { app, folder, company, first } = await seatedApp()
    const at = await playSome(app, first, 4)
    later(1000)
    const made = value(await app.call('backups.make', { company }))
    const then = unpack<Snapshot>(await app.call('table.open', { run: first.run }))
    await playSome(app, at, 5)
    later(1000)
    const restored = value(await app.call('backups.restore', { company, backup: made.backup }))
    expect(restored.before).toBeGreaterThan(restored.decisions)
    value(await app.call('companies.open', { company }))
    expect(unpack<Snapshot>(await app.call('table.open', { run: first.run }))).toEqual(then)
    expect(value(await app.call('backups.list', { company })).map(({ reason }) => reason)).toContain('restore')
    expectRefused(await app.call('backups.restore', { company, backup: '../../x' }), 'unknown', 'store.noBackup')
    await app.close()
    expect(readdirSync(folder).sort()).toEqual(['companies'])
  })

  it('lost to the disk comes back as far as it can be proven', async () => {
    const { app, folder, company, first } = await seatedApp()
    await playSome(app, first, 8)
    await app.close()
    const files = app.house.companies.filesOf(company)!
    writeFileSync(files.tail, 'nonsense')
    flip(files.save, 200)
    writeFileSync(files.save, Buffer.concat([Buffer.from('x'), Buffer.alloc(300)]))
    const again = startApp(folder)
    expectRefused(await again.call('companies.open', { company }), 'damaged', 'store.beyondRescue')
    expectRefused(await again.call('backups.restore', { company, backup: BEST }), 'damaged', 'store.beyondRescue')
    // It can be thrown away all the same.
    value(await again.call('companies.discard', { company }))
    expect(value(await again.call('companies.list')).bin).toMatchObject([{ name: 'The Lanterns' }])
    await again.close()
  })

  it('is exported, thrown away, brought back, renamed and imported', async () => {
    const { app, folder, company, first } = await seatedApp()
    await playSome(app, first, 3)
    const file = join(scratch(), 'export.json')
    expectRefused(await app.call('companies.exportTo', { company }), 'cancelled', 'app.cancelled')
    await app.close()
    const again = startApp(folder, { save: file, open: file })
    expect(value(await again.call('companies.exportTo', {})).file).toBe(file)
    expect(existsSync(file)).toBe(true)
    value(await again.call('companies.discard', { company }))
    const [lying] = value(await again.call('companies.list')).bin
    expect(value(await again.call('companies.bringBack', { bin: lying!.bin }))).toEqual({ company })
    value(await again.call('companies.rename', { company, name: 'The Night Lanterns' }))
    const { plan, companies } = value(await again.call('companies.inspectImport'))
    expect(companies).toMatchObject([{ id: company, here: 'newer' }])
    const both = value(await again.call('companies.importAll', { plan, choices: [{ company, as: 'both' }] }))
    expect(both.companies).toHaveLength(1)
    expect(
      value(await again.call('companies.list'))
        .companies.map(({ name }) => name)
        .sort()
    ).toEqual(['The Lanterns', 'The Night Lanterns'])
    await again.close()
  })

  it('begins whatever lies where the companies ought to be', async () => {
    for (const name of ['companies', 'bin', 'settings.json']) {
      const folder = scratch()
      if (name === 'settings.json') mkdirSync(join(folder, name))
      else writeFileSync(join(folder, name), 'something else')
      const { app, company } = await seatedApp(folder)
      value(await app.call('companies.discard', { company }))
      expect(value(await app.call('companies.list')).bin).toHaveLength(1)
      await app.close()
      expect(app.heard.filter((one) => one.startsWith('fault'))).toEqual([])
    }
  })

  it.each(['backups', 'backups/.new/deep'])('makes backups whatever lies in their place (%s)', async (name) => {
    const { app, folder, company } = await seatedApp()
    const place = join(folder, 'companies', company, name)
    if (name === 'backups') writeFileSync(place, 'something else')
    else mkdirSync(place, { recursive: true })
    value(await app.call('backups.make', { company }))
    expect(value(await app.call('backups.list', { company }))).toHaveLength(1)
    await app.close()
  })

  it('keeps how the window was liked', async () => {
    const { app, folder } = await seatedApp()
    value(await app.call('settings.write', { changes: { theme: 'parchment' } }))
    await app.close()
    const again = startApp(folder)
    expect(value(await again.call('settings.read'))).toEqual({ theme: 'parchment' })
    await again.close()
  })
})
