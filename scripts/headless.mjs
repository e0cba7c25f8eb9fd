// Programs without a window (main/cli/table.ts, tests/bench/run.ts): built when something changed. Nothing but the
// program's own words goes to stdout. What is wanted only now and then is loaded then: a short command is done by that time.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { fingerprint, isBuiltFrom, markBuilt } from './fresh.mjs'
import { at, run, tool } from './lib.mjs'
import { during, Trouble } from './say.mjs'

const sources = {
  folders: ['engine', 'main', 'data', 'preload', 'tests/bench'],
  files: ['scripts/build/headless.config.ts', 'scripts/build/entries.ts', 'package-lock.json']
}
const built = at('out', 'headless')

/** Electron's binary is enough when it is there; a fresh clone gets everything first. */
async function electronFor() {
  if (!existsSync(at('node_modules', '.package-lock.json'))) return (await import('./setup.mjs')).setup()
  return (await import('./electron/electron.mjs')).ensureElectron()
}

/** Built beside and put in place whole, so that two calls at once do not pull the ground from under each other. */
async function build(name, print) {
  await electronFor()
  const fresh = `${built}.${process.pid}`
  const { code, said } = await during('Building what runs without a window', () =>
    tool('vite', ['build', '--config', 'scripts/build/headless.config.ts', '--outDir', fresh, '--logLevel', 'warn'], {
      quiet: true
    })
  )
  const isThere = existsSync(`${fresh}/${name}.js`)
  if (code === 0 && isThere) {
    markBuilt(fresh, print)
    rmSync(built, { recursive: true, force: true })
    renameSync(fresh, built)
    return
  }
  rmSync(fresh, { recursive: true, force: true })
  throw new Trouble({
    what: `The headless program "${name}" does not build.`,
    why: said.trim() || `scripts/build/headless.config.ts has no entry "${name}"`
  })
}

/** The built file of a headless program. */
export async function headless(name) {
  const print = fingerprint(sources)
  const entry = `${built}/${name}.js`
  if (!existsSync(entry) || !isBuiltFrom(built, print)) await build(name, print)
  return entry
}

/** Runs a file in Electron's Node and gives its exit code. */
export async function inElectron(file, args) {
  const options = { cwd: process.cwd(), env: { ELECTRON_RUN_AS_NODE: '1' } }
  return (await run(await electronFor(), [file, ...args], options)).code
}

/** npm changes the folder to the project's; a file named on the command line is meant from where it was typed. */
export const goWhereItWasTyped = () => process.chdir(process.env['INIT_CWD'] ?? process.cwd())
