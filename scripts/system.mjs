// Linux only: the shared libraries a window needs, and a display. On Debian or Ubuntu as root they are installed;
// elsewhere the exact command to run is said.
import { existsSync } from 'node:fs'
import { run } from './lib.mjs'
import { during, Trouble } from './say.mjs'

const libraryPackages = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'fonts-dejavu-core']
const displayPackages = ['xvfb']

const has = (command) => (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${command}`))

export const hasDisplay = () => Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])

async function missingLibraries(executable) {
  const { said } = await run('ldd', [executable], { quiet: true })
  return [...said.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name)
}

/** Newer Debian and Ubuntu call some of these packages `…t64`. */
async function packageName(name) {
  const { said } = await run('apt-cache', ['policy', `${name}t64`], { quiet: true })
  return /Candidate: (?!\(none\))/.test(said) ? `${name}t64` : name
}

async function whatIsMissing(executable) {
  const libraries = await missingLibraries(executable)
  const isBlind = !hasDisplay() && !has('Xvfb')
  return {
    why: [
      libraries.length ? `these libraries are missing: ${libraries.join(' ')}` : undefined,
      isBlind ? 'there is no display, and no Xvfb to make a virtual one' : undefined
    ].filter((line) => line !== undefined),
    packages: [...(libraries.length ? libraryPackages : []), ...(isBlind ? displayPackages : [])]
  }
}

async function install(packages) {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const attempt = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
  if ((await attempt()).code === 0) return
  await run('apt-get', ['update', '-qq'], options)
  const { code, said } = await attempt()
  if (code !== 0) throw new Error(said.trim().split('\n').slice(-3).join('\n'))
}

export async function ensureSystem(executable) {
  if (process.platform !== 'linux') return
  const { why, packages } = await whatIsMissing(executable)
  if (!packages.length) return
  const what = 'Electron cannot open a window on this system yet.'
  if (!has('apt-get'))
    throw new Trouble({ what, why, cure: `install your system's equivalents of: ${packages.join(' ')}` })
  const names = await Promise.all(packages.map(packageName))
  const command = `apt-get install -y --no-install-recommends ${names.join(' ')}`
  if (process.getuid?.() !== 0) throw new Trouble({ what, why, cure: `run  sudo ${command}` })
  try {
    await during(`Installing system packages: ${names.join(' ')}`, () => install(names))
  } catch (error) {
    throw new Trouble({ what, why: [...why, error.message], cure: `see why this fails:  ${command}` })
  }
  const left = await whatIsMissing(executable)
  if (left.packages.length) throw new Trouble({ what, why: left.why, cure: 'install what is still missing by hand' })
}
