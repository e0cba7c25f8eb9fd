// Starts programs and kills them at moments nobody chose.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const root = resolve(import.meta.dirname, '../..')

/** The child as one program that Electron's Node can run; remove its folder when it is no longer needed. */
export async function buildChild(): Promise<string> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const dir = mkdtempSync(join(root, '.cache', 'fuzz-'))
  const built = await rolldown({
    cwd: root,
    input: { child: 'tests/fuzz/child.ts', 'store.worker': 'main/saves/worker/store.worker.ts' },
    platform: 'node',
    external: ['better-sqlite3']
  })
  await built.write({ dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  return dir
}

export const removeChild = (dir: string): void => rmSync(dir, { recursive: true, force: true })

export interface Killed {
  readonly lines: readonly string[]
  /** What it complained about before it was killed; ought to be nothing. */
  readonly errors: string
  /** It ended before anybody killed it. */
  readonly endedByItself: boolean
}

const begin = (dir: string, args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(dir, 'child.js'), ...args], {
    cwd: root,
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  })

/** How long a program takes here and now until it says its first word, in milliseconds. */
export function startOf(dir: string, args: readonly string[]): Promise<number> {
  const since = performance.now()
  return new Promise((done, fail) => {
    const child = begin(dir, args)
    child.on('error', fail)
    child.stdout.once('data', () => {
      child.kill('SIGKILL')
      done(performance.now() - since)
    })
  })
}

export function runAndKill(dir: string, args: readonly string[], after: number): Promise<Killed> {
  return new Promise((done, fail) => {
    const child = begin(dir, args)
    let [said, errors] = ['', '']
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (errors += String(chunk)))
    child.on('error', fail)
    const timer = setTimeout(() => child.kill('SIGKILL'), after)
    child.on('close', (_code, signal) => {
      clearTimeout(timer)
      // The last line may have been cut short by the kill: then it was never said.
      done({ lines: said.split('\n').slice(0, -1), errors, endedByItself: signal !== 'SIGKILL' })
    })
  })
}

/** Most kills while it plays, some while it starts. */
export function moments(seed: number, start: number): (round: number) => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const chance = state / 2 ** 32
    return chance < 0.3 ? start * (chance / 0.3) : start + 300 * ((chance - 0.3) / 0.7)
  }
}
