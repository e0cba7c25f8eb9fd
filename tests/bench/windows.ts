// Real windows for the benchmarks: the built app on a save of its own, and beside it a window that says hello.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { beginEvening, withCompany } from './evening'

const ROOT = resolve(import.meta.dirname, '../..')
const DECISIONS = 60
const AT_REST = 4000

/** Chromium's flags for this machine, as scripts/display.mjs has them. */
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--ignore-gpu-blocklist',
  '--enable-unsafe-swiftshader',
  '--log-level=3'
]

const HELLO = `const { app, BrowserWindow } = require('electron')
app.whenReady().then(async () => {
  const window = new BrowserWindow({ width: 1440, height: 900 })
  await window.loadURL('data:text/html,<title>Hello</title><p>Hello, world')
  await window.webContents.executeJavaScript('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  console.log('READY')
})
app.on('window-all-closed', () => app.quit())
`

/** A profile in the middle of a fight, and the arguments that open it; gone again after its use. */
export async function withLastSave<T>(use: (args: readonly string[]) => Promise<T>): Promise<T> {
  if (!existsSync(join(ROOT, 'out/main/index.js'))) throw new Error('build the app first: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'free-company-bench-'))
  try {
    await withCompany(folder, ({ house, company }) => {
      const { run, decide } = beginEvening(house, 'window')
      const isEnough = (decided: number): boolean => decided >= DECISIONS && run.waiting[0]?.title.key === 'ask.turn'
      for (let decided = 0; !isEnough(decided); decided++) decide()?.()
      house.settings.change({ motion: 'none', hints: false, place: { at: 'encounter', company, run: run.id } })
    })
    const args = [`--user-data-dir=${folder}`, ROOT]
    await playedInAWindow(args)
    return await use(args)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/**
 * The last save of a person has been on the screen before, and its window was closed when nothing moved any more. More than
 * once: Chromium keeps the compiled code of a page when it is opened for the second time.
 */
async function playedInAWindow(args: readonly string[]): Promise<void> {
  for (let evening = 0; evening < 2; evening++) {
    const { close } = await openWindow(args)
    await setTimeout(AT_REST)
    await close()
  }
}

/** The same for a window that says hello. */
export async function withHello<T>(use: (args: readonly string[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hello-bench-'))
  try {
    writeFileSync(join(folder, 'main.cjs'), HELLO)
    return await use([`--user-data-dir=${join(folder, 'profile')}`, join(folder, 'main.cjs')])
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

export const { ELECTRON_RUN_AS_NODE: _asNode, ...windowEnv } = process.env
export const argsFor = (args: readonly string[]): string[] => [...flags, ...args]

export interface Opened {
  readonly child: ChildProcess
  /** From the start of the process until it can be used. */
  readonly ms: number
  /** Says this to it, and hears its next line. */
  readonly tell: (line: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openWindow(args: readonly string[]): Promise<Opened> {
  const start = performance.now()
  const child = spawn(process.execPath, argsFor(args), {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...windowEnv, FREE_COMPANY_PROBE: '1' }
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const hear = async (): Promise<string> => String((await lines.next()).value)
  while ((await hear()) !== 'READY') if (child.exitCode !== null) throw new Error('the window did not open')
  const ms = performance.now() - start
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    child,
    ms,
    tell: (line) => {
      child.stdin.write(`${line}\n`)
      return hear()
    },
    close: () => {
      child.kill('SIGTERM')
      return ended
    }
  }
}

/** A process and all that it has started (Linux). */
export function familyOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))[1])] as const)
  const family = [pid]
  for (const member of family) family.push(...parents.filter(([, parent]) => parent === member).map(([one]) => one))
  return family
}

/** What stands in /proc after the name of the process: its state, its parent and so on. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    // It has ended meanwhile.
    return []
  }
}

const [USER, SYSTEM] = [11, 12]
export const jiffiesOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(statOf(pid)[USER] ?? 0) + Number(statOf(pid)[SYSTEM] ?? 0), 0)

/** Memory, shared pages by share, in MB. */
export const pssOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [, kb = '0'] = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return sum + Number(kb) / 1024
  }, 0)
