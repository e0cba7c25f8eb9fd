import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const PATIENCE = 120_000

// npm tells a script where it was called from; that is where the files of a command are looked for.
const start = (args: readonly string[]) =>
  spawn(process.execPath, [join(root, 'scripts/table.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder }
  })

function table(args: readonly string[], input = ''): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((done, failed) => {
    const child = start(args)
    let [out, err] = ['', '']
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
    child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
    child.on('error', failed)
    child.on('close', (code) => done({ code, out, err }))
    child.stdin.end(input)
  })
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the headless table as a process', () => {
  it('answers a file with nothing but answers on its output', { timeout: PATIENCE }, async () => {
    await writeFile(join(folder, 'queries.jsonl'), '{"side":"oathsworn","draw":{"white":1}}\n'.repeat(300))
    const { code, out } = await table(['odds', 'queries.jsonl'])
    expect(code).toBe(0)
    const lines = out.trim().split('\n')
    expect(lines).toHaveLength(300)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ pMiss: 0, pHit: 1 })
  })

  it('reads its input', { timeout: PATIENCE }, async () => {
    const { code, out } = await table(['ask'], '{"ask":"arcs","of":[0,0],"at":[0,1]}\n')
    expect([code, JSON.parse(out)]).toEqual([0, { arc: 'rear' }])
  })

  it('ends with 2 for malformed JSON and names line and column', { timeout: PATIENCE }, async () => {
    const { code, err } = await table(['odds', '-'], '{"side":"enemy"}\n{"side":"enemy"\n')
    expect(code).toBe(2)
    expect(err).toContain('line 2, column 16')
  })

  it('ends with 2 for a file that is not there', { timeout: PATIENCE }, async () => {
    const { code, err } = await table(['odds', 'nowhere.jsonl'])
    expect(code).toBe(2)
    expect(err).toContain('there is no file nowhere.jsonl')
  })

  it('is quiet when the reader has heard enough', { timeout: PATIENCE }, async () => {
    await writeFile(join(folder, 'many.jsonl'), '{"side":"oathsworn","draw":{"white":9}}\n'.repeat(3000))
    const child = start(['odds', 'many.jsonl'])
    let err = ''
    child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((done) => child.on('close', done))
    expect(code).toBe(0)
    expect(err).not.toContain('EPIPE')
  })
})
