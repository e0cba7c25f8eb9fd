import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CAMPAIGN } from '../../../../../engine/games/oathsworn/campaign/game'
import { games } from '../../../../../main/games/hosting'
import { House } from '../../../../../main/app/services'
import { tellOfSheet } from '../../../../../main/games/oathsworn/sheet/words'
import { sheetFrom } from '../../../../../main/games/oathsworn/sheet/source'
import { dayOf } from '../../../../../main/sheets/day'
import { readSheet } from '../../../../../main/games/oathsworn/sheet/json'
import { listen } from '../../../cli/listening'
import { clock, expectRefused, labour, scratch, value } from '../../../saves/kit'
import { linkedOf, trialOf } from '../../../fixtures/hosted'

const ALL = { chronicle: true, reports: true }
const NOTHING = { chronicle: false, reports: false }

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

const SEATS = [
  { class: 'warden', name: 'Brann' },
  { class: 'witch', name: 'Old Ysolde' },
  { class: 'cur', name: 'Pike', mode: 'companion' },
  { class: 'ranger', name: 'Sedge' }
]

/** A company that bots have played for so many decisions. */
async function played(house: House, name: string, decisions: number): Promise<string> {
  const { company } = value(await house.companies.create(CAMPAIGN, name))
  const host = value(house.host())
  const run = value(host.start({ kind: 'campaign', game: CAMPAIGN, setup: { name, seats: SEATS }, seed: 'sheet' }))
  const bot = linkedOf(house.games, CAMPAIGN).bot?.('random', 'sheet')
  for (let n = 0; n < decisions && !run.isOver; n++) {
    const [prompt] = run.waiting
    if (!prompt || !bot) break
    value(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) }))
  }
  return company
}

/** One encounter, to its end. */
function fought(house: House): void {
  const host = value(house.host())
  const { kind, setup } = trialOf(house.games, 'oathsworn', 'sheet')
  const run = value(host.start({ kind, game: 'oathsworn', setup, seed: 'sheet' }))
  const bot = linkedOf(house.games, 'oathsworn').bot?.('greedy', 'sheet')
  while (!run.isOver) {
    const [prompt] = run.waiting
    if (!prompt || !bot) throw new Error('nobody plays')
    value(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) }))
  }
}

describe('the sheet of a company in the house', () => {
  it('is written from its campaign as it stands', async () => {
    const house = newHouse()
    const company = await played(house, 'The Lamplighters', 60)
    const sheet = value(await sheetFrom(house, company, ALL))
    expect(sheet).toMatchObject({ blank: false, name: 'The Lamplighters', made: dayOf(clock()), reports: [] })
    expect(sheet.characters.length).toBeGreaterThanOrEqual(4)
    expect(sheet.chronicle!.length).toBeGreaterThan(0)
    const lines = sheet.chronicle!.flatMap(({ lines: told }) => told)
    expect(lines.length).toBeGreaterThan(5)
    // Every line is a sentence: no key and no placeholder is left in it.
    expect(lines.filter((line) => /[{}]|campaign\.|undefined/.test(line))).toEqual([])
    expect(await sheetFrom(house, company, NOTHING)).toMatchObject({ value: { chronicle: null, reports: null } })
    await house.close()
  })

  it('has the encounters in numbers that add up', async () => {
    const house = newHouse()
    const company = await played(house, 'The Lamplighters', 5)
    fought(house)
    const sheet = value(await sheetFrom(house, company, ALL))
    const [report] = sheet.reports ?? []
    expect(sheet.reports).toHaveLength(1)
    expect(report!.outcome).toMatch(/^(victory|defeat)$/)
    expect(report!.perRound).toHaveLength(report!.rounds)
    const sum = (of: 'dealt' | 'lost') => [
      report!.fighters.reduce((total, one) => total + one[of], 0),
      report!.perRound.reduce((total, one) => total + one[of], 0)
    ]
    for (const of of ['dealt', 'lost'] as const) expect(sum(of)[0]).toBe(sum(of)[1])
    expect(sum('dealt')[0]).toBeGreaterThan(0)
    expect(report!.might.drawn).toBeGreaterThan(report!.might.blanks)
    await house.close()
  })

  it('of a company that was never founded is refused with a sentence, the blank one never', async () => {
    const house = newHouse()
    const { company } = value(await house.companies.create(CAMPAIGN, 'Nobody yet'))
    const refusal = await sheetFrom(house, company, NOTHING)
    expectRefused(refusal, 'refused', 'sheet.notFounded')
    expect(refusal.ok ? '' : tellOfSheet(refusal.why)).toContain('has not been founded yet')
    expect(value(await sheetFrom(house, null, NOTHING)).blank).toBe(true)
    await house.close()
  })
})

describe('npm run table -- sheet', () => {
  async function exported(): Promise<string> {
    const house = newHouse()
    await played(house, 'The Lamplighters', 40)
    const file = join(scratch(), 'company.json')
    value(await house.desk.exportTo(file))
    await house.close()
    return file
  }

  it('writes what was exported in every form that needs no window, all at once', async () => {
    const file = await exported()
    const to = (ending: string): string => join(scratch(), `out.${ending}`)
    const [html, md, json, csv] = [to('html'), to('md'), to('json'), to('csv')]
    const typed = ['sheet', file, '--chronicle', '--reports', '--html', html, '--md', md, '--json', json, '--csv', csv]
    const { code, out, notes } = await listen(typed)
    expect([code, notes]).toEqual([0, []])
    expect(out.trim().split('\n')).toEqual([html, md, json, csv, csv.replace('.csv', ' chronicle.csv')])
    for (const one of [html, md, csv]) expect(readFileSync(one, 'utf8')).toMatch(/Lamplighters|Bone Knife|With/)
    const sheet = value(readSheet(JSON.parse(readFileSync(json, 'utf8'))))
    expect(sheet.name).toBe('The Lamplighters')

    // From the sheet it wrote come the same files again.
    const again = to('md')
    const copy = to('json')
    expect((await listen(['sheet', json, '--chronicle', '--reports', '--md', again, '--json', copy])).code).toBe(0)
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(md, 'utf8'))
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(json, 'utf8'))
  }, 60_000)

  it('leaves a file that is there alone, unless --force is said', async () => {
    const to = join(scratch(), 'blank.md')
    writeFileSync(to, 'mine')
    const refusal = await listen(['sheet', '--blank', '--md', to])
    expect(refusal.code).toBe(1)
    expect(refusal.notes.join()).toContain('is there already')
    expect(readFileSync(to, 'utf8')).toBe('mine')
    expect((await listen(['sheet', '--blank', '--md', to, '--force'])).code).toBe(0)
    expect(readFileSync(to, 'utf8')).toContain('# Campaign sheet')
  })

  it.each([
    [['sheet'], 'write what?'],
    [['sheet', '--md', 'x.md'], 'whose?'],
    [['sheet', 'nowhere.json', '--md', 'x.md'], 'there is no file'],
    [['sheet', '--blank', 'a.json', '--md', 'x.md'], "--blank is nobody's"],
    [['sheet', 'a.json', 'b.json', '--md', 'x.md'], 'one company at a time']
  ])('%j is wrong use', async (typed, sentence) => {
    const { code, notes } = await listen(typed)
    expect(code).toBe(2)
    expect(notes.join()).toContain(sentence)
    expect(existsSync('x.md')).toBe(false)
  })

  it.each([
    ['not JSON at all', '{', 'is not JSON'],
    ['something else', '{"a":1}', 'neither an exported company nor'],
    ['a sheet of a later version', '{"freeCompany":"sheet","format":99,"sheet":{}}', 'newer version']
  ])('says so when a file is %s', async (_name, content, sentence) => {
    const file = join(scratch(), 'file.json')
    writeFileSync(file, content)
    const { code, notes } = await listen(['sheet', file, '--md', join(scratch(), 'x.md')])
    expect(code).toBe(2)
    expect(notes.join()).toContain(sentence)
  })
})
