// What the other scripts share: where the project is, how to run a program, how to end. No dependencies.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { say, Trouble } from './say.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
export const at = (...path) => join(root, ...path)
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const isWindows = process.platform === 'win32'
/** What ends a program from outside, and the exit code that says so. */
const endings = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** True when the running file is the one that was started, not imported. */
export const isMain = (url) => process.argv[1] === fileURLToPath(url)

/** Ends a program and what it has started in turn, which a signal to the program alone would leave behind. */
function endAll(child, isGroup, signal) {
  try {
    if (isGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Runs a program to its end. `quiet` collects what it says instead of showing it; with a `limit` in seconds it is ended
 * when it takes longer, with everything it has started.
 */
export function run(command, args, { env = {}, quiet = false, limit, ...rest } = {}) {
  return new Promise((resolved, rejected) => {
    const output = quiet ? 'pipe' : 'inherit'
    const isGroup = limit !== undefined && !isWindows
    const child = spawn(command, args, {
      cwd: root,
      stdio: [quiet ? 'ignore' : 'inherit', output, output],
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}), ...env },
      detached: isGroup,
      ...rest
    })
    let said = ''
    const listen = (chunk) => (said += chunk)
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    // npm does not pass signals on, so whoever starts a program here also ends it.
    const pass = (signal) => endAll(child, isGroup, signal)
    for (const signal in endings) process.on(signal, pass)
    const alarm =
      limit &&
      setTimeout(() => {
        said += `\nEnded after ${limit} s: it did not come to an end by itself.`
        pass('SIGKILL')
      }, limit * 1000)
    child.on('error', rejected)
    child.on('close', (code, endedBy) => {
      clearTimeout(alarm)
      for (const signal in endings) process.off(signal, pass)
      resolved({ code: code ?? endings[endedBy] ?? 1, said: stripVTControlCharacters(said) })
    })
  })
}

export const npm = (args, options) => run('npm', args, { shell: isWindows, ...options })

function commandOf(packageName) {
  const folder = at('node_modules', packageName)
  const { bin } = readJson(join(folder, 'package.json'))
  const name = packageName.split('/').pop()
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]))
}

/** A package's own command, run with the Node that runs this script. */
export const tool = (packageName, args, options) => run(process.execPath, [commandOf(packageName), ...args], options)

/** The same inside Electron's Node: the runtime that ships, and the one native modules fit. */
export const electronTool = (electron, packageName, args, options = {}) =>
  run(electron, [commandOf(packageName), ...args], {
    ...options,
    env: { ...options.env, ELECTRON_RUN_AS_NODE: '1' }
  })

/** Runs a script to its end and leaves with its exit code. */
export async function main(script) {
  try {
    process.exitCode = (await script(process.argv.slice(2))) ?? 0
  } catch (error) {
    say(`\n${error instanceof Trouble ? error.message : error.stack}`)
    process.exitCode = 1
  }
}
