// What may be inside a package, and nothing else: its archive is read back and held against this list.
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Trouble } from '../say.mjs'

const allowed = [
  /^(package\.json|LICENSE)$/,
  /^data\/[\w-]+\/(core|schema|starter|words)\/[\w/-]+\.json$/,
  /^data\/[\w-]+\/[\w-]+\/art\/[\w-]+\.(png|jpg|webp)$/,
  /^data\/[\w-]+\/starter\/README\.md$/,
  /^out\/main\/[\w.-]+\.js$/,
  /^out\/preload\/index\.cjs$/,
  /^out\/renderer\/(index\.html|licences\.json)$/,
  /^out\/renderer\/assets\/[\w.-]+\.(js|mjs|css|woff2?)$/,
  /^node_modules\/better-sqlite3\/(LICENSE|package\.json|lib\/[\w/-]+\.js)$/
]

/** Of a program on Linux the window has to bring its picture along. */
const ICON = 'build/icons/256x256.png'
const ofSystem = { linux: [ICON] }

/** Of the native module only what this system runs; Linux has two C libraries, and only one of them is Electron's. */
const binding = (platform, arch) => new RegExp(`^node_modules/better-sqlite3/prebuilds/${platform}-${arch}\\.node$`)

const needed = [
  'package.json',
  'LICENSE',
  'out/main/index.js',
  'out/main/store.worker.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/licences.json',
  'data/oathsworn/core/pack.json'
]

/** Everything wrong with a list of the files in a package, as sentences. */
export function faultsIn(files, platform, arch) {
  const own = ofSystem[platform] ?? []
  const may = [...allowed, binding(platform, arch)]
  return [
    ...files
      .filter((file) => !own.includes(file) && !may.some((pattern) => pattern.test(file)))
      .map((file) => `${file} does not belong in it`),
    ...[...needed, ...own].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...(files.some((file) => binding(platform, arch).test(file))
      ? []
      : [`better-sqlite3 for ${platform}-${arch} is missing`])
  ]
}

function entriesIn({ files }, folder = '') {
  return Object.entries(files).flatMap(([name, entry]) =>
    entry.files ? entriesIn(entry, `${folder}${name}/`) : [`${folder}${name}`]
  )
}

/** An archive begins with two numbers of four bytes each about its own head, then the head: a JSON text and its length. */
export function filesInArchive(archive) {
  const file = openSync(archive, 'r')
  const read = (length, from) => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, from)
    return bytes
  }
  try {
    return entriesIn(JSON.parse(read(read(16, 0).readUInt32LE(12), 16).toString()))
  } finally {
    closeSync(file)
  }
}

/** Gives the number of files in the archive. */
export function checkContents(archive, platform = process.platform, arch = process.arch) {
  const files = filesInArchive(archive)
  const text = join(dirname(archive), 'licences.txt')
  const why = [...faultsIn(files, platform, arch), ...(existsSync(text) ? [] : ['licences.txt is not beside it'])]
  if (why.length === 0) return files.length
  throw new Trouble({
    what: 'The package does not hold what it should.',
    why: why.slice(0, 20),
    cure: 'see electron-builder.yml'
  })
}
