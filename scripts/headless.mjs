// Programs without a window (main/headless/table.ts, tests/bench/run.ts): built when something changed, run in
// Electron's Node. Nothing but the program's own words goes to stdout.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { ensureElectron } from './electron.mjs'
import { fingerprint, isBuiltFrom, markBuilt } from './fresh.mjs'
import { at, run, tool } from './lib.mjs'
import { during, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const sources = {
  folders: ['engine', 'main', 'data', 'preload', 'tests/bench'],
  files: ['headless.config.ts', 'entries.config.ts', 'package-lock.json']
}
const built = at('out', 'headless')

/** Built beside and put in place whole, so that two calls at once do not pull the ground from under each other. */
async function build(name, print) {
  const fresh = `${built}.${process.pid}`
  const { code, said } = await during('Building what runs without a window', () =>
    tool('vite', ['build', '--config', 'headless.config.ts', '--outDir', fresh, '--logLevel', 'warn'], { quiet: true })
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
    why: said.trim() || `headless.config.ts has no entry "${name}"`
  })
}

async function ensureBuilt(name) {
  const print = fingerprint(sources)
  const entry = `${built}/${name}.js`
  if (!existsSync(entry) || !isBuiltFrom(built, print)) await build(name, print)
  return entry
}

/** Electron's binary is enough when it is there; a fresh clone gets everything first. */
const electronFor = () => (existsSync(at('node_modules', '.package-lock.json')) ? ensureElectron() : setup())

/** Runs a headless program with these arguments and gives its exit code. */
export async function runHeadless(name, args) {
  const electron = await electronFor()
  const entry = await ensureBuilt(name)
  // npm changes the folder to the project's; a file named on the command line is meant from where it was typed.
  const cwd = process.env['INIT_CWD'] ?? process.cwd()
  return (await run(electron, [entry, ...args], { cwd, env: { ELECTRON_RUN_AS_NODE: '1' } })).code
}
