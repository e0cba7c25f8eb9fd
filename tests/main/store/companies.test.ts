import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Bin } from '../../../main/store/bin'
import { SettingsFile } from '../../../main/store/settings'
import { clock, expectRefused, later, newShelf, played, scratch, value } from './kit'

describe('the shelf', () => {
  it('shows every company by its card', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns')
    await played(shelf, 'The Other Ones', 2)
    const cards = newShelf(shelf.folder).companies.list()
    expect(cards.map(({ name, decisions }) => [name, decisions]).sort()).toEqual([
      ['The Lanterns', 7],
      ['The Other Ones', 4]
    ])
    expect(cards.find(({ id }) => id === company)).toMatchObject({ game: 'dice', summary: { decisions: 7 } })
  })

  it('makes a card again that is missing or nonsense', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    for (const nonsense of ['', '{', '{"id": 3}', '\0'.repeat(100)]) {
      writeFileSync(shelf.companies.filesOf(company)!.card, nonsense)
      expect(shelf.companies.list()).toMatchObject([{ id: company, name: 'The Lanterns' }])
    }
  })

  it('is not disturbed by what else lies in the folder', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const at = (name: string): string => join(shelf.companies.shelf, name)
    for (const name of ['empty', 'c-1', '..name', 'UPPER', 'with space']) mkdirSync(at(name))
    mkdirSync(at('c-folder-for-a-file/save.fcbag'), { recursive: true })
    writeFileSync(at('file.txt'), 'text')
    writeFileSync(at('save.fcbag'), 'text')
    symlinkSync('/nowhere', at('c-nowhere'))
    mkdirSync(at('c-nonsense'))
    writeFileSync(at('c-nonsense/save.fcbag'), Buffer.alloc(10_000, 3))
    const cards = newShelf(shelf.folder).companies.list()
    expect(cards.filter(({ trouble }) => !trouble).map(({ id }) => id)).toEqual([company])
    for (const card of cards) if (card.id !== company) expect(card.trouble?.key).toMatch(/^store\./)
    for (const { id } of cards) if (id !== company) expect((await shelf.companies.opened(id)).ok).toBe(false)
  })

  it('refuses names that are no names', async () => {
    const { companies } = newShelf()
    for (const name of ['', '.', '..', '../x', 'a/b', 'nobody', 'c-'.repeat(60)])
      expectRefused(await companies.opened(name), 'unknown', 'store.noCompany')
  })

  it('opens one company at a time', async () => {
    const shelf = newShelf()
    const [first, second] = [await played(shelf, 'One'), await played(shelf, 'Two')]
    const one = value(await shelf.companies.opened(first))
    value(await shelf.companies.opened(second))
    expect(one.bag.closed).toBe(true)
    expect(shelf.companies.open?.company).toBe(second)
    await shelf.companies.close()
  })
})

describe('the bin', () => {
  it('gives back what was thrown away, for thirty days', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const bin = new Bin(join(shelf.folder, 'bin'), clock)
    value(bin.put(company, shelf.companies.filesOf(company)!.folder))
    expect(shelf.companies.list()).toEqual([])
    const [lying] = bin.list()
    expect(lying).toMatchObject({ name: 'The Lanterns', discarded: clock(), until: clock() + 30 * 86_400_000 })
    later(29 * 86_400_000)
    bin.empty()
    expect(value(bin.bringBack(lying!.bin, shelf.companies.shelf))).toEqual({ company })
    expect(value(await shelf.companies.opened(company)).bag.last).toBe(7)
    await shelf.companies.close()
  })

  it('is emptied of what has lain there longer', async () => {
    const shelf = newShelf()
    const company = await played(shelf)
    const bin = new Bin(join(shelf.folder, 'bin'), clock)
    value(bin.put(company, shelf.companies.filesOf(company)!.folder))
    later(31 * 86_400_000)
    bin.empty()
    expect(readdirSync(join(shelf.folder, 'bin'))).toEqual([])
  })

  it('knows only what it holds', () => {
    const bin = new Bin(scratch(), clock)
    expectRefused(bin.bringBack('../companies', scratch()), 'unknown', 'store.notInBin')
  })
})

describe('settings', () => {
  it('are kept', () => {
    const folder = scratch()
    value(new SettingsFile(folder).change({ theme: 'dark', scale: 120 }))
    value(new SettingsFile(folder).change({ scale: 90 }))
    expect(new SettingsFile(folder).all).toEqual({ theme: 'dark', scale: 90 })
  })

  it.each(['', 'nonsense', '[]', '{"__proto__": {"a": 1}}', `{"a": "${'x'.repeat(300_000)}"}`, '\0\0\0'])(
    'that make no sense are put aside (%#)',
    (content) => {
      const folder = scratch()
      writeFileSync(join(folder, 'settings.json'), content)
      expect(new SettingsFile(folder).all).toEqual({})
      expect(readdirSync(folder)).toEqual(['settings.json.damaged'])
    }
  )

  it('that are a folder do not stop anything', () => {
    const folder = scratch()
    mkdirSync(join(folder, 'settings.json'))
    expect(new SettingsFile(folder).all).toEqual({})
  })
})
