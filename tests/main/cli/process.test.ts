import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const PATIENCE = 120_000

/** The Node a person has, which need not be Electron's. */
const { npm_node_execpath: node = 'node' } = process.env

// npm tells a script where it was called from; that is where the files of a command are looked for.
const start = (args: readonly string[], runtime = process.execPath) =>
  spawn(runtime, [join(root, 'scripts/table.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder }
  })

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function table(args: readonly string[], input = '', runtime = process.execPath): Promise<Ended> {
  return new Promise((done, failed) => {
    const child = start(args, runtime)
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

  const query = '{"side":"oathsworn","draw":{"white":3,"red":2},"dice":{"black":2},"defense":3}'
  const sight = '{"ask":"sight","board":"example","from":[0,0],"to":[3,-1],"obstacles":[[2,0]]}'
  it.each([
    [['help']],
    [['odds', query]],
    [['odds', '{"side"']],
    [['ask', sight]],
    [['simulate', '--list', '--json']],
    [['help', 'sheet']],
    [['odss']]
  ])('%j answers the same in the Node a person has', { timeout: PATIENCE }, async (args) => {
    expect(await table(args, '', node)).toEqual(await table(args))
  })

  it('is ended by ctrl-C, and says so', { timeout: PATIENCE }, async () => {
    const child = start(['simulate', '--encounter', 'rootsow', '--n', '100000'], node)
    child.stderr.once('data', () => child.kill('SIGINT'))
    expect(await new Promise((done) => child.on('close', done))).toBe(130)
  })
})
