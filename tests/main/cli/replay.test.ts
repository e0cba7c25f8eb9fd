import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../main/games/hosting'
import { furnishing } from '../../../main/cli/kit/furnishing'
import { playOn } from '../../../main/cli/play/player'
import type { Terminal } from '../../../main/cli/kit/terminal'
import { House } from '../../../main/app/services'
import { listen } from './listening'

const ENOUGH = 60
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
const silent: Terminal = { read: async function* () {}, write: async () => {}, note: () => {}, isInputKeyboard: false }
let last = 'none'

beforeAll(async () => {
  const house = new House({ ...furnishing(silent), folder })
  let count = 0
  await playOn({
    house,
    game: games.ids[0] ?? '',
    bots: 'careful',
    seed: 'replay',
    round: 0,
    write: async () => {
      count++
    },
    isStopped: () => count >= ENOUGH
  })
  // What the engine answered for itself after the last decision counts too.
  const company = await house.companies.opened(house.companies.names()[0] ?? '')
  const entries = company.ok ? company.value.bag.entriesAfter(0) : []
  last = entries.findLast(({ kind }) => kind === 'answered' || kind === 'ended')?.hash ?? 'none'
  await house.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('table replay', () => {
  it('plays a save again, ends at the hash it was saved with, and tells it in sentences', async () => {
    const { code, out } = await listen(['replay', folder])
    expect(code).toBe(0)
    expect(out).toContain(last)
    expect(out).toContain('Round 1.')
    // No key without a sentence, no argument without a value.
    expect(out).not.toMatch(/undefined|\[object|^[a-z]+\.[a-z]+/im)
  })

  it('with --why says which clauses are behind every sentence, and what was compared', async () => {
    const { code, out } = await listen(['replay', folder, '--why'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Round 1\. \[OW-REFR-01/m)
    expect(out).not.toMatch(/undefined|\[object|^ *(why|report)\.[a-z]+/im)
    const json = await listen(['replay', folder, '--why', '--json'])
    const [run] = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { report: { line: string; rules: string[]; why: string[] }[] })
    const reasons = run!.report.filter(({ rules }) => rules.some((rule) => rule.startsWith('OW-TGT')))
    expect(reasons.length).toBeGreaterThan(0)
    for (const { why } of reasons) expect(why.join(' ')).toMatch(/apart/)
  })

  it('replays a damaged save that can be put right, says so, and leaves it as it was', async () => {
    const companies = join(folder, 'companies')
    const names = readdirSync(companies, { recursive: true, encoding: 'utf8' })
    const file = join(companies, names.find((name) => name.endsWith('.fcbag') && !name.includes('backups')) ?? '')
    const bytes = readFileSync(file)
    const harmed = Buffer.from(bytes)
    for (let at = Math.floor(harmed.length / 2); at < harmed.length / 2 + 64; at++)
      harmed[at] = (harmed[at] ?? 0) ^ 0xff
    writeFileSync(file, harmed)
    const { code, out, notes } = await listen(['replay', folder])
    expect(code).toBe(0)
    expect(out).toContain(last)
    expect(notes.join()).toMatch(/damaged.*put right/i)
    expect(readFileSync(file).equals(harmed)).toBe(true)
    writeFileSync(file, bytes)
  })

  it('wants one folder that is there', async () => {
    expect((await listen(['replay'])).code).toBe(2)
    expect((await listen(['replay', '/nowhere/at/all'])).code).toBe(2)
  })
})
