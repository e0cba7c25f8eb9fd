import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../main/games/hosting'
import { furnishing } from '../../../main/cli/kit/furnishing'
import { playOn } from '../../../main/cli/play/player'
import type { Terminal } from '../../../main/cli/kit/terminal'
import { House } from '../../../main/app/services'
import { phrase } from '../../../main/common/say'
import { flip } from '../saves/kit'
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

  const every = 'The save was damaged and has been put right: all '
  it.each<[string, (of: { save: string; tail: string }) => void, string]>([
    ['a damaged save whose second copy has everything', ({ save }) => flip(save, 5000), every],
    ['a lost end that the second copy still has', ({ save }) => truncateSync(save, 8192), every],
    ['a damaged second copy', ({ tail }) => flip(tail, 900), phrase('store.mendedTail')],
    ['a second copy that is empty', ({ tail }) => writeFileSync(tail, ''), phrase('store.mendedTailUnsure')],
    ['a second copy that is gone', ({ tail }) => rmSync(tail), phrase('store.tailGone')]
  ])('calls %s OK, says what is known of it, and touches nothing', async (_what, harm, sentence) => {
    const { folder, save, tail } = copied()
    harm({ save, tail })
    const bytes = (): (Buffer | null)[] => [save, tail].map((file) => (existsSync(file) ? readFileSync(file) : null))
    const before = bytes()
    const { code, out, notes } = await listen(['verify', '--save', folder])
    expect([code, out]).toEqual([0, whole()])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(sentence)
    expect(bytes()).toEqual(before)
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
