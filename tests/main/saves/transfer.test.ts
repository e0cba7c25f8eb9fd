import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Choice } from './kit'
import { listBackups } from '../../../main/saves/backups/backups'
import { draft, type Entry } from '../../../main/saves/log/entry'
import { Desk } from '../../../main/saves/companies/transfer/desk'
import {
  answered,
  begun,
  chained,
  clock,
  expectRefused,
  identity,
  labour,
  newShelf,
  played,
  scratch,
  value,
  type Shelf
} from './kit'

const deskOf = ({ folder, companies }: Shelf): Desk => new Desk({ folder, companies, labour, clock })

async function bookOfShelf(shelf: Shelf, company: string): Promise<unknown> {
  const { bag } = value(await shelf.companies.opened(company))
  const book = { last: bag.last, chain: bag.chain, identity: bag.identity, entries: bag.entriesAfter(0) }
  await shelf.companies.close()
  return book
}

async function exported(shelf: Shelf): Promise<string> {
  const file = join(scratch(), 'company.json')
  value(await deskOf(shelf).exportTo(file))
  return file
}

describe('exporting all of them', () => {
  it('leaves out by name what cannot be read, and lets nothing keep the others back', async () => {
    const shelf = newShelf()
    await played(shelf, 'The Lanterns')
    const torn = await played(shelf, 'The Torn')
    const { save, tail } = shelf.companies.filesOf(torn)!
    for (const path of [save, tail]) writeFileSync(path, 'nonsense')
    const file = join(shelf.folder, 'all.json')
    expect(value(await deskOf(shelf).exportTo(file))).toEqual({ file, leftOut: ['The Torn'] })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ companies: [{ entries: { 0: { n: 1 } } }] })
    rmSync(file)
    expectRefused(await deskOf(shelf).exportTo(file, torn), 'damaged')
    expect(existsSync(file)).toBe(false)
  })
})

describe('export and import', () => {
  it('bring a company back to the same hash after everything was wiped', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns — “äöü” 🜁', 20)
    const before = await bookOfShelf(shelf, company)
    const file = await exported(shelf)
    rmSync(shelf.folder, { recursive: true })
    const empty = newShelf(scratch())
    const desk = deskOf(empty)
    const { plan, companies } = value(await desk.inspect(file))
    expect(companies).toMatchObject([{ id: company, decisions: 22, here: 'nothing', hereDecisions: 0 }])
    expect(empty.companies.list()).toEqual([])
    value(await desk.importAll(plan, new Map([[company, 'add']])))
    expect(await bookOfShelf(empty, company)).toEqual(before)
  })

  it('is a file that a person can read', async () => {
    const shelf = newShelf()
    await played(shelf, 'The Lanterns', 2)
    const text = readFileSync(await exported(shelf), 'utf8')
    expect(text).toContain('"body": {"name":"The Lanterns"}')
    expect(JSON.parse(text)).toMatchObject({ freeCompany: 'export', format: 1, companies: [{ game: 'dice' }] })
  })

  it('take along how a run ended, and read books that do not say', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const { bag } = value(await shelf.companies.opened(company))
    const answer = { seat: 'company', by: 'person', rule: 'R-1', reply: { form: 'choose', chosen: ['on'] } } as const
    value(bag.append(() => [draft(2, 'ended', answer)]))
    value(bag.append((n) => [{ ...begun, run: n }]))
    value(bag.append((n) => [draft(n - 1, 'ended', { ...answer, how: 'won' })]))
    const { runs } = bag
    expect(runs).toMatchObject([
      { over: true, how: undefined },
      { over: true, how: 'won' }
    ])
    await shelf.companies.close()
    const empty = newShelf(scratch())
    const desk = deskOf(empty)
    const { plan } = value(await desk.inspect(await exported(shelf)))
    value(await desk.importAll(plan, new Map([[company, 'add']])))
    expect(value(await empty.companies.opened(company)).bag.runs).toEqual(runs)
    await empty.companies.close()
  })

  it('takes the company that is open along, up to the last decision', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const { bag } = value(await shelf.companies.opened(company))
    value(bag.append(() => [answered(2, 'just now')]))
    const file = await exported(shelf)
    expect(readFileSync(file, 'utf8')).toContain('just now')
    await shelf.companies.close()
  })

  it('makes a second company that goes its own way, and leaves nothing behind', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 5)
    const before = await bookOfShelf(shelf, company)
    const files = readdirSync(shelf.folder)
    const copy = value(await deskOf(shelf).duplicate(company, 'The Lanterns, a copy'))
    expect(copy).not.toBe(company)
    expect(shelf.companies.list().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['The Lanterns', 'The Lanterns, a copy'])
    )
    expect(await bookOfShelf(shelf, company)).toEqual(before)
    expect(readdirSync(shelf.folder)).toEqual(files)
    expectRefused(await deskOf(shelf).duplicate('nobody', 'x'), 'unknown')
  })

  it.each<[string, Choice, (shelf: Shelf, company: string) => Promise<void>]>([
    ['same', 'skip', async () => {}],
    ['newer', 'skip', async (shelf, company) => playOn(shelf, company, 'on')],
    ['other', 'both', async (shelf, company) => playElsewhere(shelf, company)]
  ])('tells that what is here is %s', async (here, _usual, change) => {
    const shelf = newShelf()
    const company = await played(shelf)
    const file = await exported(shelf)
    await change(shelf, company)
    const { companies } = value(await deskOf(shelf).inspect(file))
    expect(companies[0]!.here).toBe(here)
  })

  it('replaces what is older here, after a backup of it', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const old = join(scratch(), 'shelf')
    const older = await exported(shelf)
    await playOn(shelf, company, 'on')
    const newer = await exported(shelf)
    const there = newShelf(old)
    const desk = deskOf(there)
    const first = value(await desk.inspect(older))
    value(await desk.importAll(first.plan, new Map([[company, 'add']])))
    const second = value(await desk.inspect(newer))
    expect(second.companies).toMatchObject([{ here: 'older', decisions: 8, hereDecisions: 7 }])
    value(await desk.importAll(second.plan, new Map([[company, 'replace']])))
    expect(there.companies.list()).toMatchObject([{ id: company, decisions: 8 }])
    expect(value(await there.companies.opened(company)).bag.last).toBe(8)
    expect(listBackups(there.companies.filesOf(company)!)).toHaveLength(1)
    await there.companies.close()
  })

  it('keeps both when asked to', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const file = await exported(shelf)
    await playElsewhere(shelf, company)
    const desk = deskOf(shelf)
    const { plan } = value(await desk.inspect(file))
    const { companies } = value(await desk.importAll(plan, new Map([[company, 'both']])))
    expect(companies).toEqual([`${company}-2`])
    expect(shelf.companies.list()).toHaveLength(2)
  })

  it('does nothing without a plan, and leaves nothing lying about', async () => {
    const shelf = newShelf()
    await played(shelf)
    const file = await exported(shelf)
    const desk = deskOf(shelf)
    const { plan } = value(await desk.inspect(file))
    value(await desk.importAll(plan, new Map()))
    expectRefused(await desk.importAll(plan, new Map()), 'unknown', 'import.noPlan')
    await desk.inspect(file)
    deskOf(shelf)
    expect(readdirSync(shelf.folder)).toEqual(['companies'])
  })
})

describe('a file that cannot be taken in', () => {
  it.each([
    ['no JSON', 'PK\u0003\u0004', 'malformed', 'import.notJson'],
    ['nothing', '', 'malformed', 'import.notJson'],
    ['something else', '[]', 'malformed', 'import.wrong'],
    ['from the future', '{"freeCompany":"export","format":2,"made":0,"companies":[]}', 'newer', 'import.newer'],
    ['without companies', '{"freeCompany":"export","format":1,"made":0,"companies":[]}', 'malformed', 'import.wrong'],
    ['deep', `{"freeCompany":${'['.repeat(500)}${']'.repeat(500)}}`, 'malformed', 'import.wrong']
  ])('is refused when it is %s', async (_what, content, code, key) => {
    const shelf = newShelf()
    const file = join(scratch(), 'file.json')
    writeFileSync(file, content)
    expectRefused(await deskOf(shelf).inspect(file), code, key)
    expect(readdirSync(shelf.folder)).toEqual(['companies'])
  })

  it('names the field that is wrong', async () => {
    const shelf = newShelf()
    await played(shelf, 'The Lanterns', 6)
    const file = await exported(shelf)
    const text = readFileSync(file, 'utf8')
    const fields: readonly [string, string, string][] = [
      ['"kind": "answered"', '"kind": "asnwered"', 'companies[0].entries[2].kind'],
      ['The Lanterns-3', 'The Lantern5-3', 'companies[0].entries[5].chain'],
      ['"n": 4', '"n": 40', 'companies[0].entries[3].chain'],
      ['"seat":"seat-1"', '"seat":7', 'companies[0].entries[2].body.seat'],
      ['"setup":{}', '"setup":{"__proto__":{"a":1}}', 'companies[0].entries[1].body.setup.__proto__']
    ]
    for (const [from, to, field] of fields) {
      expect(text).toContain(from)
      writeFileSync(file, text.replace(from, to))
      expect(await deskOf(shelf).inspect(file)).toMatchObject({
        ok: false,
        code: 'malformed',
        why: { key: 'import.wrong', args: { field } }
      })
    }
  })

  it.each(['../../elsewhere', '..', '/tmp/elsewhere', 'C:\\elsewhere', 'a/b', 'CON', 'a\0b', '-x'])(
    'is refused when it would lie elsewhere than on the shelf (%j)',
    async (origin) => {
      const shelf = newShelf()
      const file = join(scratch(), 'file.json')
      const entries = chained([draft(0, 'named', { name: 'Hostile' })], { ...identity, origin })
      const company = { origin, game: 'dice', created: identity.created, entries: entries.map(opened) }
      writeFileSync(file, JSON.stringify({ freeCompany: 'export', format: 1, made: 0, companies: [company] }))
      expect(await deskOf(shelf).inspect(file)).toMatchObject({
        ok: false,
        why: { key: 'import.wrong', args: { field: 'companies[0].origin' } }
      })
    }
  )
})

const opened = ({ body, ...rest }: Entry) => ({ ...rest, body: JSON.parse(body) as unknown })

async function playOn(shelf: Shelf, company: string, what: string): Promise<void> {
  const { bag } = value(await shelf.companies.opened(company))
  value(bag.append(() => [answered(2, what)]))
  await shelf.companies.close()
}

/** The same company, in which another table played something else. */
async function playElsewhere(shelf: Shelf, company: string): Promise<void> {
  const files = shelf.companies.filesOf(company)!
  const { bag } = value(await shelf.companies.opened(company))
  const [same, entries] = [bag.identity, bag.entriesAfter(0).slice(0, -1)]
  await shelf.companies.close()
  const { writeSave } = await import('../../../main/saves/log/writing')
  writeSave(files, same, entries)
  await playOn(shelf, company, 'elsewhere')
}
