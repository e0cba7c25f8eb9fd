import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Bin } from '../../../main/saves/companies/bin'
import { SettingsFile } from '../../../main/saves/companies/settings'
import { clock, expectRefused, later, newShelf, played, scratch, value, type Shelf } from './kit'

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
  const DAY = 86_400_000
  const YEARS = 25 * 365 * DAY

  async function thrownAway(shift = 0): Promise<{ shelf: Shelf; company: string; bin: Bin; shown: () => number[] }> {
    const shelf = newShelf()
    const company = await played(shelf)
    const bin = new Bin(join(shelf.folder, 'bin'), clock)
    later(shift)
    value(bin.put(company, shelf.companies.filesOf(company)!.folder))
    later(-shift)
    return { shelf, company, bin, shown: () => bin.list().map(({ daysLeft }) => daysLeft) }
  }

  /** The app is started on so many days, twice on each. */
  const startedOn = (bin: Bin, days: number): void => {
    for (let day = 0; day < days; day++) {
      later(DAY)
      bin.empty()
      bin.empty()
    }
  }

  it('gives back what was thrown away, for thirty days on which the app was started', async () => {
    const { shelf, company, bin, shown } = await thrownAway()
    expect(shelf.companies.list()).toEqual([])
    const [lying] = bin.list()
    expect(lying).toMatchObject({ name: 'The Lanterns', discarded: clock(), daysLeft: 30 })
    startedOn(bin, 29)
    expect(shown()).toEqual([1])
    expect(value(bin.bringBack(lying!.bin, shelf.companies.shelf))).toEqual({ company })
    expect(value(await shelf.companies.opened(company)).bag.last).toBe(7)
    await shelf.companies.close()
  })

  it('is emptied of what has lain there longer', async () => {
    const { shelf, bin } = await thrownAway()
    startedOn(bin, 30)
    expect(bin.list()).toEqual([])
    bin.empty()
    expect(readdirSync(join(shelf.folder, 'bin'))).toEqual([])
  })

  it.each([-YEARS, -DAY, DAY, YEARS])('keeps what was thrown away under a clock that was %i ms off', async (shift) => {
    const { bin, shown } = await thrownAway(shift)
    bin.empty()
    expect(shown()).toEqual([29])
    startedOn(bin, 28)
    expect([1, 2]).toContain(shown()[0])
  })

  it.each([-YEARS, YEARS])('is not emptied by a clock that is %i ms off now and then', async (shift) => {
    const { bin, shown } = await thrownAway()
    for (let day = 0; day < 14; day++) {
      startedOn(bin, 1)
      later(shift)
      bin.empty()
      later(-shift)
    }
    expect(shown()[0]).toBeGreaterThanOrEqual(2)
  })

  it('counts anew what it does not know of, and is not stopped by nonsense', async () => {
    const { shelf, bin, shown } = await thrownAway()
    startedOn(bin, 20)
    writeFileSync(join(shelf.folder, 'bin/days.json'), '{"x": ')
    startedOn(bin, 1)
    expect(shown()).toEqual([30])
  })

  it('takes two of the same name at the same moment', async () => {
    const { shelf, company, bin } = await thrownAway()
    const again = await played(newShelf(shelf.folder))
    const files = shelf.companies.filesOf(again)!
    const twin = join(shelf.companies.shelf, company)
    renameSync(files.folder, twin)
    value(bin.put(company, twin))
    expect(bin.list()).toHaveLength(2)
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

  it('are refused at the call where they could not be read back, and what was kept before stays', () => {
    const folder = scratch()
    const file = new SettingsFile(folder)
    value(file.change({ theme: 'dark' }))
    const outcomes = Array.from({ length: 13 }, (_, k) => file.change({ [`long-${k}`]: 'x'.repeat(40_000) }))
    const kept = outcomes.filter(({ ok }) => ok).length
    expect(kept).toBe(6)
    for (const refusal of outcomes.slice(kept)) expectRefused(refusal, 'too-large', 'store.settingsTooLarge')
    for (let k = 0; k < 6; k++) {
      const many = Object.fromEntries(Array.from({ length: 199 }, (_, n) => [`many-${k}-${n}`, n]))
      const told = file.change(many)
      if (k < 4) value(told)
      else expectRefused(told, 'too-large', 'store.settingsTooLarge')
    }
    value(file.change({ theme: 'light' }))
    const again = new SettingsFile(folder)
    expect(again.all).toEqual(file.all)
    expect(again.all['theme']).toBe('light')
    expect(readdirSync(folder)).toEqual(['settings.json'])
  })

  it('that are a folder do not stop anything', () => {
    const folder = scratch()
    mkdirSync(join(folder, 'settings.json'))
    expect(new SettingsFile(folder).all).toEqual({})
  })
})
