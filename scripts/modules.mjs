// Are the packages of the lockfile installed? If not, npm ci.
import { existsSync, symlinkSync } from 'node:fs'
import { at, npm, readJson } from './lib.mjs'
import { during, Trouble } from './say.mjs'

/** A room of ours that has a package.json of its own is not fetched from anywhere: it is a link, made here as npm would. */
const isOurs = (path, entry) => entry.link === true || !path.includes('node_modules/')

function linkOurs() {
  for (const [path, { link, resolved }] of Object.entries(readJson(at('package-lock.json')).packages))
    if (link && !existsSync(at(path))) symlinkSync(at(resolved), at(path), 'junction')
}

/** npm leaves its own record of what it installed; a package that is optional may be missing from it. */
function isInstalled() {
  const record = at('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = readJson(at('package-lock.json')).packages
  const present = readJson(record).packages
  return Object.entries(wanted).every(
    ([path, entry]) => isOurs(path, entry) || (present[path] ? present[path].version === entry.version : entry.optional)
  )
}

export async function ensureModules() {
  if (isInstalled()) return linkOurs()
  const { code, said } = await during('Installing the packages of package-lock.json', () =>
    npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true })
  )
  if (code === 0) return
  throw new Trouble({
    what: 'The packages could not be installed.',
    why: said.trim().split('\n').slice(0, 6),
    cure: ['check the network, then run the same command again', 'run `npm ci` by itself to see all it says']
  })
}
