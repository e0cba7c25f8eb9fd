import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FatesSheetModel } from '../../../../engine/games/rolling-fates/sheet/model'
import type { State } from '../../../../engine/games/rolling-fates/state/state'
import type { Json } from '../../../../engine/kernel/ids'
import { toJsonSchema } from '../../../../engine/schema'
import { House } from '../../../../main/app/services'
import { games } from '../../../../main/games/hosting'
import { fatesSheet } from '../../../../main/games/rolling-fates/sheet'
import { fatesSheetFile, readFatesSheet } from '../../../../main/games/rolling-fates/sheet/json'
import { fatesMarkdown } from '../../../../main/games/rolling-fates/sheet/markdown'
import { sheetCalls } from '../../../../main/ipc/calls/sheet'
import { dayOf } from '../../../../main/sheets/day'
import { USUAL_LOOK } from '../../../../main/sheets/look'
import { listen } from '../../cli/listening'
import { linkedOf } from '../../fixtures/hosted'
import { clock, expectRefused, labour, scratch, value } from '../../saves/kit'

const GAME = 'rolling-fates'
const ALL = { ...USUAL_LOOK, chronicle: true, reports: true }
const TRIO = ['drover', 'lampwright', 'beekeeper']

const newHouse = (): House =>
  new House({
    folder: scratch(),
    clock,
    labour,
    games,
    quiet: 5,
    onFault: (where, error) => {
      throw new Error(`${where}: ${String(error)}`)
    },
    onTrouble: () => {}
  })

/** An adventure that a bot has played, to its end or for so many decisions. */
function played(house: House, decisions = Infinity, more: { readonly [field: string]: Json } = {}): number {
  const host = value(house.host())
  const setup = { adventure: 'unstruck-bell', characters: TRIO, ...more }
  const run = value(host.start({ kind: 'adventure', game: GAME, setup, seed: 'paper' }))
  const bot = linkedOf(games, GAME).bot?.('careful', 'paper')
  for (let n = 0; n < decisions && !run.isOver; n++) {
    const [prompt] = run.waiting
    if (!prompt || !bot) throw new Error('nobody plays')
    value(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) }))
  }
  return run.id
}

const party = async (house: House, name = 'The Late Arrivals'): Promise<string> =>
  value(await house.companies.create(GAME, name)).company

let house: House
let company: string
let over: number
let sheet: FatesSheetModel
let state: State
beforeAll(async () => {
  house = newHouse()
  company = await party(house)
  over = played(house)
  sheet = value(await fatesSheet.of(house, company, ALL))
  state = value(value(house.host()).resume(over)).state as State
}, 120_000)
afterAll(() => house.close())

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0)
const text = (of: FatesSheetModel): string => JSON.stringify(of)

describe('the sheet of a party', () => {
  it('has the characters with life, level, treasures by value and cost, and where they are', () => {
    expect(sheet).toMatchObject({ party: 'The Late Arrivals', made: dayOf(clock()), number: 1, result: state.over })
    expect(sheet.characters.map(({ life, level }) => [life, level])).toEqual(
      state.heroes.map(({ life, level }) => [life, level])
    )
    const treasures = sheet.characters.flatMap((one) => one.treasures)
    expect(treasures.map(({ id }) => id)).toEqual(state.heroes.flatMap((one) => one.treasures))
    for (const { value: worth, abilities, changes } of treasures) {
      expect(worth).toBeGreaterThan(0)
      expect(abilities.length + changes.length).toBeGreaterThan(0)
    }
    for (const { abilities } of sheet.characters) expect(abilities.every(({ cost, does }) => cost !== '' && does !== '')).toBe(true) // prettier-ignore
    expect(sheet.area.of).toBe(3)
  })

  it('RF-STT-02 tells attacks, damage and life lost by character, and they add up to what was counted', () => {
    const { characters = [] } = sheet.report ?? {}
    const { statistics } = state
    const total = (of: 'hits' | 'damage' | 'attacked' | 'healed'): number => sum(characters.map((one) => one[of]))
    expect(total('hits')).toBe(statistics['hits'])
    expect(total('damage')).toBe(statistics['damageEntered'])
    expect(total('attacked')).toBe(statistics['enemyAttacks'])
    const lost = ['lifeLostToEnemies', 'lifeLostOutside', 'poisonLost'].map((count) => statistics[count] ?? 0)
    expect(sum(characters.map((one) => one.lost))).toBe(sum(lost))
    expect(Math.max(...characters.map(({ largest }) => largest))).toBe(statistics['largestHit'])
  })

  it('follows the way encounter by encounter, and every fight round by round', () => {
    const { stops = [] } = sheet.report ?? {}
    expect(stops).toHaveLength(state.met.length)
    const fights = stops.flatMap(({ fight }) => fight ?? [])
    expect(fights.length).toBeGreaterThan(1)
    expect(stops.filter(({ kind }) => kind === 'combat')).toHaveLength(fights.length)
    for (const { characters, perRound, rounds, enemies, others } of fights) {
      expect(perRound.at(-1)?.round).toBe(rounds)
      expect(sum(perRound.map(({ damage }) => damage))).toBe(sum(characters.map(({ damage }) => damage)))
      expect(sum(enemies.map(({ damage }) => damage))).toBe(sum(characters.map(({ damage }) => damage)))
      expect(others).toEqual({ hits: 0, damage: 0 })
    }
    expect(fights.slice(0, -1).map(({ outcome }) => outcome)).toEqual(fights.slice(1).map(() => 'won'))
    for (const { enemies } of fights.slice(0, -1)) expect(enemies.every(({ fell }) => fell !== null)).toBe(true)
    expect(sum(fights.map(({ rounds }) => rounds))).toBe(state.statistics['rounds'])
    expect(fights.at(-1)?.outcome).toBe(state.over)
    expect(fights.some(({ characters }) => characters.some(({ uses }) => uses.length > 0))).toBe(true)
  })

  it('has only whole sentences: no key and no placeholder is left', () => {
    const { chronicle, ...rest } = sheet
    const lines = chronicle!.flatMap(({ lines: told }) => told)
    expect(lines.length).toBeGreaterThan(100)
    for (const piece of [
      fatesMarkdown({ ...rest, chronicle }),
      fatesSheet.pageOf(sheet, ALL).replace(/<style>[^]*?<\/style>/, '')
    ])
      // prettier-ignore
      expect(piece.match(/[a-z]+\.[a-z]+\.[a-z]+|undefined|\{[a-z]+\}|NaN/gi) ?? []).toEqual([])
  })

  it('is the same file whenever it is made, and leaves out what is not wanted', async () => {
    expect(text(value(await fatesSheet.of(house, company, ALL)))).toBe(text(sheet))
    const short = value(await fatesSheet.of(house, company, USUAL_LOOK))
    expect(short).toEqual({ ...sheet, report: null, chronicle: null })
  })
})

describe('an adventure that goes on', () => {
  it('RF-IVG-04 tells nothing of an enemy that the table may not know', async () => {
    const own = newHouse()
    const mine = await party(own)
    played(own, 60)
    const open = value(await fatesSheet.of(own, mine, ALL))
    expect(open).toMatchObject({ result: null, closing: '' })
    expect(open.report?.statistics.map(({ id }) => id)).not.toContain('damageDealt')
    const { fight } = open.report!.stops.at(-1)!
    expect(fight?.outcome).toBe('open')
    expect(fight!.enemies.map((enemy) => Object.keys(enemy))).toEqual(
      fight!.enemies.map(() => ['name', 'hits', 'damage', 'fell'])
    )
    await own.close()
  })

  it('RF-ENE-08 with life dials on the table nobody has lost any that could be told', async () => {
    const own = newHouse()
    const mine = await party(own)
    played(own, 120, { dials: { life: 'table' } })
    const open = value(await fatesSheet.of(own, mine, ALL))
    for (const { life } of open.characters) expect(life).toBeNull()
    for (const { lost, healed } of open.report?.characters ?? []) expect([lost, healed]).toEqual([null, null])
    expect(fatesMarkdown(open)).toContain('**Life:** on the table')
    await own.close()
  })

  it('is told apart from the others of its party, each by its run', async () => {
    const own = newHouse()
    const mine = await party(own)
    const first = played(own, 20)
    played(own, 3, { characters: ['drover'] })
    expect(value(await fatesSheet.of(own, mine, ALL))).toMatchObject({ number: 2, characters: [{ seat: 1 }] })
    const named = value(await fatesSheet.of(own, mine, ALL, first))
    expect(named).toMatchObject({ number: 1, adventures: [{ number: 1 }, { number: 2 }] })
    expect(named.characters).toHaveLength(3)
    expectRefused(await fatesSheet.of(own, mine, ALL, 999_999), 'refused', 'fates.sheet.noAdventure')
    await own.close()
  })

  it('a party that has not begun any, and nobody at all, are refused with a sentence', async () => {
    const own = newHouse()
    expectRefused(await fatesSheet.of(own, await party(own), ALL), 'refused', 'fates.sheet.noAdventure')
    expectRefused(await fatesSheet.of(own, null, ALL), 'refused', 'fates.sheet.nobody')
    await own.close()
  })
})

function fieldsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Array.isArray(schema) ? [] : Object.keys((schema as { properties?: object }).properties ?? {})
  return [...own, ...Object.values(schema).flatMap(fieldsIn)]
}

it('every field of the file is explained', () => {
  const docs = readFileSync(resolve(import.meta.dirname, '../../../../docs/games/rolling-fates/sheet.md'), 'utf8')
  const fields = [...new Set(fieldsIn(toJsonSchema(fatesSheetFile)))]
  expect(fields.length).toBeGreaterThan(40)
  const said = docs.replace(/"(\w+)":/g, '`$1`')
  expect(fields.filter((field) => !said.includes(`\`${field}\``))).toEqual([])
})

describe('asked of main', () => {
  it('previews, and saves in every form', async () => {
    const folder = scratch()
    const pages: string[] = []
    const press = (html: string) => {
      pages.push(html)
      return Promise.resolve(Buffer.from('%PDF-'))
    }
    const saveTo = (name: string, form: string) => Promise.resolve(join(folder, `${name.replaceAll(' ', '-')}.${form}`))
    const calls = sheetCalls(house, { saveTo, press, print: () => Promise.resolve('printed') })
    const asked = { company, run: over, look: ALL }
    expect(value(await calls['sheet.preview'](asked)).title).toBe('The Late Arrivals: The Unstruck Bell')
    for (const form of ['pdf', 'html', 'markdown', 'json', 'csv'] as const) {
      const { files } = value(await calls['sheet.save']({ ...asked, form }))
      expect(files).toHaveLength(1)
      expect(readFileSync(files[0]!, 'utf8').length).toBeGreaterThan(4)
    }
    expect(pages).toEqual([fatesSheet.pageOf(sheet, ALL)])
  })
})

describe('npm run table -- sheet --game rolling-fates', () => {
  it('writes what was exported in every form that needs no window, and reads its own JSON again', async () => {
    const folder = scratch()
    const file = join(folder, 'party.json')
    value(await house.desk.exportTo(file))
    const to = (ending: string): string => join(folder, `out.${ending}`)
    const forms = ['html', 'md', 'json', 'csv'].flatMap((ending) => [`--${ending}`, to(ending)])
    const { code, out, notes } = await listen(['sheet', file, '--game', GAME, '--reports', '--chronicle', ...forms])
    expect([code, notes]).toEqual([0, []])
    expect(out.trim().split('\n')).toEqual(['html', 'md', 'json', 'csv'].map(to))
    const read = value(readFatesSheet(JSON.parse(readFileSync(to('json'), 'utf8'))))
    expect({ ...read, made: sheet.made }).toEqual(sheet)

    // The game is found by the file, and from the sheet it wrote come the same files again.
    const again = join(folder, 'again.md')
    expect((await listen(['sheet', to('json'), '--reports', '--chronicle', '--md', again])).code).toBe(0)
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(to('md'), 'utf8'))
    const other = await listen(['sheet', file, '--adventure', '2', '--md', join(folder, 'x.md')])
    expect([other.code, other.notes.join()]).toEqual([2, expect.stringContaining('has not begun that adventure')])
  }, 60_000)

  it.each([
    [['--md', 'x.md'], 'whose?'],
    [[], 'write what?'],
    [['nowhere.json', '--md', 'x.md'], 'there is no file'],
    [['a.json', 'b.json', '--md', 'x.md'], 'one party at a time']
  ])('%j is wrong use', async (typed, sentence) => {
    const { code, notes } = await listen(['sheet', '--game', GAME, ...typed])
    expect([code, notes.join()]).toEqual([2, expect.stringContaining(sentence)])
    expect(existsSync('x.md')).toBe(false)
  })

  it.each([
    ['something else', '{"a":1}', 'neither an exported company nor'],
    ['a sheet of a later version', '{"freeCompany":"sheet","format":99,"sheet":{}}', 'newer version'],
    ['a sheet that is not whole', '{"freeCompany":"sheet","game":"rolling-fates","format":1,"sheet":{}}', 'cannot be read: at sheet'] // prettier-ignore
  ])('says so when a file is %s', async (_name, content, sentence) => {
    const file = join(scratch(), 'file.json')
    writeFileSync(file, content)
    const { code, notes } = await listen(['sheet', file, '--game', GAME, '--md', join(scratch(), 'x.md')])
    expect([code, notes.join()]).toEqual([2, expect.stringContaining(sentence)])
  })
})
