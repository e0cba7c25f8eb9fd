// npm run smoke -- [executable]: opens the packaged app as a person would, and asks it over its own output whether it can be
// used. Nothing else is possible: the fuses shut --inspect, and main shuts the DevTools protocol.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { electronFlags, withDisplay } from './display.mjs'
import { ensureBuilt } from './build.mjs'
import { checkContents } from './package/contents.mjs'
import { checkFuses } from './package/fuses.mjs'
import { at, isMain, main } from './lib.mjs'
import { pack } from './package.mjs'
import { during, say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const packaged = at('release', 'linux-unpacked', 'free-company')
const patience = 30_000

/** What a package must not listen to, however it is asked. */
const doors = ['--remote-debugging-port=0', '--remote-allow-origins=*']

/** It has said that its window shows something a person can use, and no other way in is open. */
const usable = (app) =>
  new Promise((resolved, rejected) => {
    let said = ''
    const fail = (why) => rejected(new Trouble({ what: 'The packaged app did not open.', why: [why, said.trim()] }))
    app.stderr.on('data', (chunk) => {
      said += chunk
      if (said.includes('DevTools listening')) fail('its window can be read and steered from outside')
    })
    app.stdout.on('data', (chunk) => String(chunk).includes('READY') && resolved())
    app.on('error', rejected)
    app.on('exit', (code, signal) => fail(`it ended with ${code ?? signal}`))
    setTimeout(() => fail(`nothing happened within ${patience / 1000} s`), patience).unref()
  })

async function open(executable, env) {
  const profile = mkdtempSync(join(tmpdir(), 'free-company-'))
  const app = spawn(executable, [...electronFlags(), `--user-data-dir=${profile}`, ...doors], {
    env: { ...process.env, ...env, FREE_COMPANY_PROBE: '1' },
    stdio: ['pipe', 'pipe', 'pipe']
  })
  const gone = new Promise((resolved) => app.once('exit', (code, signal) => resolved(code ?? signal)))
  try {
    await usable(app)
    app.kill()
    const end = await gone
    if (end !== 0)
      throw new Trouble({ what: 'The packaged app did not close as it should.', why: `it ended with ${end}` })
  } finally {
    if (app.exitCode === null && app.signalCode === null) app.kill('SIGKILL')
    await gone
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
  await during('Opening the packaged app', () => withDisplay((env) => open(executable, env)))
  return `The packaged app works: ready and closed in ${Date.now() - start} ms, ${fuses} fuses as wanted, ${files} files inside.`
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
