// `page` is the app's window, ready to be used, with a profile of its own that is gone afterwards.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as base, _electron, type ElectronApplication, type Page, type TestInfo } from '@playwright/test'

export { expect } from '@playwright/test'

const root = resolve(import.meta.dirname, '../../..')

/** Of a test that measures the machine: no other test goes on beside it (playwright.config.ts). */
export const ALONE = { tag: '@alone' } as const
/** Of the few tests that `npm test -- --fast` has time for. */
export const WALK = { tag: '@walk' } as const

/** What Chromium needs to run as root, without a GPU and without chatter. */
const flags = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--log-level=3']
const SOFTWARE_GL = ['--ignore-gpu-blocklist', '--enable-unsafe-swiftshader']
const NO_GL = ['--disable-gpu', '--disable-software-rasterizer']

interface Launching {
  /** Another program than the app as it is built. */
  readonly entry?: string
  readonly args?: readonly string[]
  /** Without it nothing can be drawn in three dimensions. */
  readonly hasGl?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** A trace takes processor time. Where that is measured there is none. */
  readonly isTraced?: boolean
}

interface Fixtures {
  /** The profile folder: company, settings and saves of this test alone. */
  userData: string
  /** Opens the app with that profile; several times in one test if it is about coming back. */
  launch: (launching?: Launching) => Promise<ElectronApplication>
  app: ElectronApplication
  page: Page
}

/** The same key again at once would be the same press (renderer/ui/presses.ts): a hand is not that fast either. */
const ONE_PRESS = 280

/** In the page: events say a later time than it is, so that two strokes lie apart without anybody waiting. */
function setClock(): void {
  const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {}
  let ahead = 0
  const timeStamp = function (this: Event): number {
    return (own.get?.call(this) as number) + ahead
  }
  Object.defineProperty(Event.prototype, 'timeStamp', { ...own, get: timeStamp })
  Object.assign(window, { later: (by: number) => (ahead += by) })
}

const quick = new WeakSet<Page>()

/** For who waits until the window asks again: the keys of `act` come as fast as the window takes them. */
export async function atMachinesPace(page: Page, act: () => Promise<void>): Promise<void> {
  quick.add(page)
  await act().finally(() => quick.delete(page))
}

/** A key that was struck before waits for the pace of a hand. Who wants it faster presses it down and lets go. */
function atHandsPace(page: Page): void {
  const { keyboard } = page
  const strike = keyboard.press.bind(keyboard)
  const struck = new Map<string, number>()
  const wait = (early: number): Promise<unknown> =>
    quick.has(page)
      ? page.evaluate((by) => (window as unknown as { later: (by: number) => number }).later(by), early)
      : setTimeout(early)
  keyboard.press = async (key, options) => {
    const early = (struck.get(key) ?? 0) + ONE_PRESS - Date.now()
    if (early > 0 && /^(Enter|Space|.)$/.test(key)) await wait(early)
    await strike(key, options)
    // From when it has arrived: on a crowded machine that is later than when it was sent.
    struck.set(key, Date.now())
  }
}

/** The first window, once it shows something a person can use. */
export async function windowOf(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow()
  atHandsPace(page)
  await page.addInitScript(setClock)
  await page.evaluate(setClock)
  await page.waitForSelector('body[data-ready="true"]')
  return page
}

function open(
  userData: string,
  { entry = root, args = [], hasGl = true, env = {} }: Launching
): Promise<ElectronApplication> {
  const executablePath = process.env['ELECTRON_EXEC_PATH']
  return _electron.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...flags, ...(hasGl ? SOFTWARE_GL : NO_GL), `--user-data-dir=${userData}`, entry, ...args],
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...env }
  })
}

/**
 * What a test did is recorded when it is tried a second time: pictures of everything cost more than the test. `use.trace`
 * of the configuration does not reach Electron's contexts.
 */
async function traced(app: ElectronApplication, info: TestInfo, number: number): Promise<() => Promise<void>> {
  if (info.retry === 0) return async () => {}
  await app.context().tracing.start({ screenshots: true, snapshots: true })
  return async () => {
    const path = info.outputPath(`trace-${number}.zip`)
    await app.context().tracing.stop({ path })
    await info.attach(`trace-${number}`, { path, contentType: 'application/zip' })
  }
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'free-company-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  launch: async ({ userData }, use, info) => {
    const running = new Map<ElectronApplication, () => Promise<void>>()
    let number = 0
    await use(async ({ isTraced = true, ...launching } = {}) => {
      const app = await open(userData, launching)
      running.set(app, isTraced ? await traced(app, info, number++) : async () => {})
      // Playwright's own 'close' comes later than the end of the process, which cannot be asked for anything then.
      app.process().once('exit', () => running.delete(app))
      return app
    })
    for (const [app, keepTrace] of running) {
      await keepTrace()
      await app.close()
    }
  },
  app: async ({ launch }, use) => use(await launch()),
  page: async ({ app }, use) => use(await windowOf(app))
})
