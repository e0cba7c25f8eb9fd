// npm run smoke -- [executable]: opens the packaged app as a person would, and looks at its window over the DevTools
// protocol. Playwright's own launch needs --inspect, which a fuse turns off.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { electronFlags, withDisplay } from './display.mjs'
import { ensureBuilt } from './build.mjs'
import { checkContents } from './contents.mjs'
import { checkFuses } from './fuses.mjs'
import { at, isMain, main } from './lib.mjs'
import { pack } from './package.mjs'
import { during, say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const packaged = at('release', 'linux-unpacked', 'free-company')
const patience = 30_000

/** The address of the DevTools, which Chromium says on stderr. */
const devtoolsOf = (app) =>
  new Promise((resolved, rejected) => {
    let said = ''
    const fail = (why) => rejected(new Trouble({ what: 'The packaged app did not open.', why: [why, said.trim()] }))
    app.stderr.on('data', (chunk) => {
      said += chunk
      const [, address] = said.match(/DevTools listening on (ws:\S+)/) ?? []
      if (address) resolved(address)
    })
    app.on('error', rejected)
    app.on('exit', (code) => fail(`it ended with ${code}`))
    setTimeout(() => fail(`nothing happened within ${patience / 1000} s`), patience).unref()
  })

/** Where the app asks something at once, the first answer is given by keyboard. */
async function answerByKeyboard(page) {
  const bar = page.locator('[data-prompt]').first()
  if (!(await bar.isVisible())) return 'no question was open'
  const before = await bar.getAttribute('data-prompt')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (old) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== old,
    before,
    { timeout: patience }
  )
  return 'a question was answered by keyboard'
}

async function look(address) {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.connectOverCDP(address)
  try {
    const [context] = browser.contexts()
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    await page.waitForSelector('body[data-ready="true"]', { timeout: patience })
    const answered = await answerByKeyboard(page)
    mkdirSync(at('test-results'), { recursive: true })
    await page.screenshot({ path: at('test-results', 'packaged.png') })
    return answered
  } finally {
    await browser.close()
  }
}

async function open(executable, env) {
  const profile = mkdtempSync(join(tmpdir(), 'free-company-'))
  const args = [...electronFlags(), `--user-data-dir=${profile}`, '--remote-debugging-port=0']
  const app = spawn(executable, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    return await look(await devtoolsOf(app))
  } finally {
    if (app.exitCode === null && app.signalCode === null) {
      const gone = new Promise((resolved) => app.once('exit', resolved))
      app.kill()
      await gone
    }
    rmSync(profile, { recursive: true, force: true })
  }
}

export async function smoke(executable = packaged) {
  if (!existsSync(executable))
    throw new Trouble({
      what: 'There is no packaged app.',
      why: `${executable} is missing`,
      cure: '`npm run package` makes it'
    })
  const fuses = await checkFuses(executable)
  const files = checkContents(join(dirname(executable), 'resources', 'app.asar'))
  const start = Date.now()
  const answered = await during('Opening the packaged app', () => withDisplay((env) => open(executable, env)))
  return `The packaged app works: ready and closed in ${Date.now() - start} ms, ${answered}, ${fuses} fuses as wanted, ${files} files inside.`
}

if (isMain(import.meta.url)) {
  await main(async ([executable]) => {
    const electron = await setup()
    if (!executable && !existsSync(packaged)) {
      await ensureBuilt()
      await pack(electron)
    }
    say(await smoke(executable && resolve(executable)))
  })
}
