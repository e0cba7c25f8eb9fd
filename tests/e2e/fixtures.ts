// `page` is the app's window, ready to be used, with a profile of its own that is gone afterwards.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as base, _electron, type ElectronApplication, type Page, type TestInfo } from '@playwright/test'

export { expect } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')

/** What Chromium needs to run as root, without a GPU and without chatter. */
const flags = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--log-level=3']
const SOFTWARE_GL = ['--ignore-gpu-blocklist', '--enable-unsafe-swiftshader']
const NO_GL = ['--disable-gpu', '--disable-software-rasterizer']

interface Launching {
  readonly args?: readonly string[]
  /** Without it nothing can be drawn in three dimensions. */
  readonly hasGl?: boolean
  readonly env?: Readonly<Record<string, string>>
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

/** Keys that decide something are struck at the pace of a hand. Who wants it faster presses them down and lets go. */
function atHandsPace({ keyboard }: Page): void {
  const strike = keyboard.press.bind(keyboard)
  const struck = new Map<string, number>()
  keyboard.press = async (key, options) => {
    const early = (struck.get(key) ?? 0) + ONE_PRESS - Date.now()
    if (early > 0 && /^(Enter|Space|.)$/.test(key)) await setTimeout(early)
    await strike(key, options)
    // From when it has arrived: on a crowded machine that is later than when it was sent.
    struck.set(key, Date.now())
  }
}

/** The first window, once it shows something a person can use. */
export async function windowOf(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow()
  await page.waitForSelector('body[data-ready="true"]')
  atHandsPace(page)
  return page
}

async function open(userData: string, { args = [], hasGl = true, env = {} }: Launching): Promise<ElectronApplication> {
  const executablePath = process.env['ELECTRON_EXEC_PATH']
  const app = await _electron.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...flags, ...(hasGl ? SOFTWARE_GL : NO_GL), `--user-data-dir=${userData}`, root, ...args],
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...env }
  })
  // `use.trace` of the configuration does not reach Electron's contexts: it is recorded by hand.
  await app.context().tracing.start({ screenshots: true, snapshots: true })
  return app
}

/** Its process cannot be asked for any more once it has ended. */
async function close(app: ElectronApplication, info: TestInfo, number: number): Promise<void> {
  const path = info.outputPath(`trace-${number}.zip`)
  const hasFailed = info.status !== info.expectedStatus
  await app.context().tracing.stop(hasFailed ? { path } : {})
  if (hasFailed) await info.attach(`trace-${number}`, { path, contentType: 'application/zip' })
  await app.close()
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'free-company-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  launch: async ({ userData }, use, info) => {
    const running = new Set<ElectronApplication>()
    await use(async (launching = {}) => {
      const app = await open(userData, launching)
      running.add(app)
      // Playwright's own 'close' comes later than the end of the process.
      app.process().once('exit', () => running.delete(app))
      return app
    })
    for (const [number, app] of [...running].entries()) await close(app, info, number)
  },
  app: async ({ launch }, use) => use(await launch()),
  page: async ({ app }, use) => use(await windowOf(app))
})
