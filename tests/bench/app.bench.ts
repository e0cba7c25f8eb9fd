// The window as a person meets it: how soon it is there, what it weighs, what it costs when nobody touches it, and how
// long a click takes until it is kept and shown.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { _electron } from '@playwright/test'
import { atMost, median, percentile, type Bench, type Effort } from './bench'
import { argsFor, familyOf, jiffiesOf, openWindow, pssOf, windowEnv, withHello, withLastSave } from './windows'

const SETTLED = 3000
const IDLE = 10_000

/** Each turn opens one after the other, so that whatever else the machine does bears on both. */
const againstHello = ({ rounds }: Effort, measure: (args: readonly string[]) => Promise<number>): Promise<number> =>
  withLastSave((app) =>
    withHello(async (hello) => {
      const ratios: number[] = []
      await measure(app)
      await measure(hello)
      for (let turn = 0; turn < Math.min(7, Math.ceil(rounds / 3)); turn++) {
        const plain = await measure(hello)
        ratios.push((await measure(app)) / plain)
      }
      return median(ratios)
    })
  )

async function msToOpen(args: readonly string[]): Promise<number> {
  const { ms, close } = await openWindow(args)
  await close()
  return ms
}

async function weight(args: readonly string[]): Promise<number> {
  const { child, close } = await openWindow(args)
  await setTimeout(SETTLED)
  const mb = pssOf(familyOf(child.pid ?? 0))
  await close()
  return mb
}

interface Idle {
  readonly frames: number
  readonly jiffies: number
}

const idle = (): Promise<Idle> =>
  withLastSave(async (args) => {
    const { child, tell, close } = await openWindow(args)
    await setTimeout(SETTLED)
    const family = familyOf(child.pid ?? 0)
    const [frames, jiffies] = [Number(await tell('frames')), jiffiesOf(family)]
    await setTimeout(IDLE)
    const spent = jiffiesOf(family) - jiffies
    const drawn = Number(await tell('frames')) - frames
    await close()
    return { frames: drawn, jiffies: spent }
  })
let idled: Promise<Idle> | undefined
const idleOnce = (): Promise<Idle> => (idled ??= idle())

const CLICKS = 120
const APPENDS = 40
/** From one click to the next, in ms. */
const PACE = 350
/** Somebody turns round, and takes it back, again and again: every click is a decision that is kept. */
const clicks = (): Promise<readonly number[]> =>
  withLastSave(async (args) => {
    const app = await _electron.launch({
      executablePath: process.execPath,
      args: argsFor(args),
      env: windowEnv as Record<string, string>
    })
    try {
      const page = await app.firstWindow()
      await page.waitForSelector('[data-option], [data-section]')
      return await page.evaluate(clickThrough, { times: CLICKS, pace: PACE })
    } finally {
      await app.close()
    }
  })

interface Pace {
  readonly times: number
  readonly pace: number
}

/** In the page: from each click until the question of the next revision stands there. */
async function clickThrough({ times, pace }: Pace): Promise<number[]> {
  const revision = (): string | undefined => document.querySelector<HTMLElement>('[data-revision]')?.dataset['revision']
  const rest = (ms: number): Promise<void> => new Promise((done) => window.setTimeout(done, ms))
  async function timed(press: () => void): Promise<number> {
    const before = revision()
    return new Promise((done) => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        if (revision() === before || revision() === undefined) return
        observer.disconnect()
        done(performance.now() - start)
      })
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-revision'] })
      press()
    })
  }
  const all: number[] = []
  while (all.length < times) {
    document.querySelector<HTMLElement>('.foot-bar [data-kind=face]')?.click()
    await rest(30)
    const facing = document.querySelector<HTMLElement>('.foot-bar [data-option]:not([aria-disabled])')
    if (!facing) throw new Error('nobody can turn')
    all.push(await timed(() => facing.click()))
    await rest(pace)
    const undo = document.querySelector<HTMLElement>('[aria-keyshortcuts="Control+Z"]')
    all.push(await timed(() => undo?.click()))
    await rest(pace)
  }
  return all
}
let clicked: Promise<readonly number[]> | undefined

/** What the disk alone takes of a click: a disk that has had nothing to do for a while is slower than one that is kept busy. */
async function bareAppends(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'free-company-disk-'))
  const file = openSync(join(folder, 'appended'), 'a')
  const all: number[] = []
  try {
    while (all.length < APPENDS) {
      await setTimeout(PACE)
      const start = performance.now()
      writeSync(file, Buffer.alloc(4096, 1))
      fdatasyncSync(file)
      all.push(performance.now() - start)
    }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  }
  return median(all)
}
const clickedOnce = (): Promise<readonly number[]> => (clicked ??= clicks())

export const benches: readonly Bench[] = [
  {
    row: 'spawn to a usable board of the last save, against a hello-world window',
    target: atMost(2),
    unit: '×',
    measure: (effort) => againstHello(effort, msToOpen)
  },
  {
    row: 'memory of all processes with the board open, against a hello-world window',
    target: atMost(2),
    unit: '×',
    measure: (effort) => againstHello(effort, weight)
  },
  {
    row: 'frames drawn in 10 s nobody touches the board',
    target: atMost(0),
    unit: 'frames',
    measure: async () => (await idleOnce()).frames
  },
  {
    row: 'processor in the same 10 s',
    target: atMost(2),
    unit: 'jiffies',
    measure: async () => (await idleOnce()).jiffies
  },
  {
    row: 'click to durable to page patched, p50',
    target: atMost(8),
    unit: 'ms',
    measure: async () => percentile(await clickedOnce(), 50)
  },
  {
    row: 'the same click, p95',
    target: atMost(16.7),
    unit: 'ms',
    measure: async () => percentile(await clickedOnce(), 95)
  },
  { row: '  a bare append with fdatasync, when somebody clicks', unit: 'ms', measure: bareAppends }
]
