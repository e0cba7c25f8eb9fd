import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../main/games'
import { furnishing } from '../../../main/headless/furnishing'
import { playOn } from '../../../main/headless/play/player'
import type { Terminal } from '../../../main/headless/terminal'
import { House } from '../../../main/house'
import { flip } from '../store/kit'
import { listen } from './listening'

const ENOUGH = 40
const silent: Terminal = { read: async function* () {}, write: async () => {}, note: () => {}, isInputKeyboard: false }
const home = mkdtempSync(join(tmpdir(), 'verify-'))
const acknowledged: string[] = []

beforeAll(async () => {
  const house = new House({ ...furnishing(silent), folder: join(home, 'played') })
  const write = async (line: string): Promise<void> => void acknowledged.push(line)
  const isStopped = (): boolean => acknowledged.length >= ENOUGH
  await playOn({ house, game: games.ids[0] ?? '', bots: 'careful', seed: 'verify', round: 0, write, isStopped })
  await house.close()
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

let copies = 0
function copied(): { readonly folder: string; readonly save: string; readonly tail: string } {
  const folder = join(home, `copy-${copies++}`)
  cpSync(join(home, 'played'), folder, { recursive: true })
  const [company = ''] = readdirSync(join(folder, 'companies'))
  const of = (name: string): string => join(folder, 'companies', company, name)
  return { folder, save: of('save.fcbag'), tail: of('save.tail') }
}

const whole = (): string => `HAVE 1..${ENOUGH}\nHAVE ${acknowledged.at(-1)?.replace('ACK ', '')}\nOK\n`

describe('table verify', () => {
  it('counts what is there and ends in OK', async () => {
    expect(await listen(['verify', '--save', copied().folder])).toEqual({ code: 0, out: whole(), notes: [] })
  })

  it.each<[string, (of: { save: string; tail: string }) => void]>([
    ['a damaged save whose second copy has everything', ({ save }) => flip(save, 5000)],
    ['a lost end that the second copy still has', ({ save }) => truncateSync(save, 8192)],
    ['a damaged second copy', ({ tail }) => flip(tail, 900)],
    ['a second copy that is gone', ({ tail }) => writeFileSync(tail, '')]
  ])('calls %s OK, names it, and touches nothing', async (_what, harm) => {
    const { folder, save, tail } = copied()
    harm({ save, tail })
    const before = [save, tail].map((file) => readFileSync(file))
    const { code, out, notes } = await listen(['verify', '--save', folder])
    expect([code, out]).toEqual([0, whole()])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(/Nothing is lost|are there/)
    expect([save, tail].map((file) => readFileSync(file))).toEqual(before)
  })

  it('ends in CORRUPT when decisions are lost', async () => {
    const { folder, save, tail } = copied()
    truncateSync(save, 8192)
    writeFileSync(tail, 'nonsense')
    const { code, out } = await listen(['verify', '--save', folder])
    expect(code).toBe(1)
    expect(out).toMatch(/^CORRUPT .+\n$/)
  })

  it('has nothing to count where nobody has played yet', async () => {
    const folder = mkdtempSync(join(home, 'empty-'))
    expect(await listen(['verify', '--save', folder])).toEqual({ code: 0, out: 'HAVE 0..0\nOK\n', notes: [] })
  })

  it('answers in JSON when it is asked to', async () => {
    const { out } = await listen(['verify', '--save', copied().folder, '--json'])
    const [company, verdict] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(company).toMatchObject({ decisions: ENOUGH, hash: acknowledged.at(-1)?.split(' ')[2] })
    expect(verdict).toEqual({ ok: true })
  })
})
