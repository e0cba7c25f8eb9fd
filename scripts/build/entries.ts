import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** From the root, where every tool is started. Bundled configurations do not know their own folder. */
export const at = (path: string): string => resolve(process.cwd(), path)

const filesUnder = (folder: string, pattern: RegExp): string[] =>
  existsSync(at(folder))
    ? readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file))
    : []

const named = (folder: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries(
    filesUnder(folder, pattern).map((file) => [basename(file).replace(/\.\w+$/, ''), join(at(folder), file)])
  )

/** main/lab/odds.worker.ts becomes odds.worker.js beside index.js: join(import.meta.dirname, 'odds.worker.js'). */
const workers = named('main', /\.worker\.ts$/)

export const mainEntries = { index: at('main/index.ts'), ...workers }

/** Every page of the window: index.html, and others beside it (a print view, the gallery of components). */
export const pages = named('renderer', /^[\w-]+\.html$/)

/** What runs without a window: the table command and the benchmarks. */
export const headlessEntries = {
  ...(existsSync(at('main/cli/table.ts')) ? { table: at('main/cli/table.ts') } : {}),
  ...(existsSync(at('main/sheets/print-entry.ts')) ? { 'print-entry': at('main/sheets/print-entry.ts') } : {}),
  ...(existsSync(at('tests/bench/run.ts')) ? { bench: at('tests/bench/run.ts') } : {}),
  ...workers
}

/**
 * V8 keeps the text of a program as long as it runs, and a single character beyond Latin-1 makes it keep two bytes for each.
 * What is said to nobody who runs it is left out of it.
 */
export const lean = { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } } as const

/** Everything in one folder, so that import.meta.dirname means the same in an entry and in a chunk. */
export const flat = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }

const ofGallery = (file: string): boolean =>
  /[\\/]renderer[\\/](?:[\w-]*gallery\.html|(?:games[\\/][\w-]+[\\/])?gallery[\\/])/.test(file)
const folderOf = (files: readonly string[]): string => (files.some(ofGallery) ? 'gallery' : 'assets')
const chunkName = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `${folderOf(moduleIds)}/[name]-[hash].js`

/** What only the galleries load lies in a folder of its own, so that a package can leave it out. */
export const galleriesApart = {
  entryFileNames: chunkName,
  chunkFileNames: chunkName,
  assetFileNames: ({ names }: { readonly names: readonly string[] }): string =>
    `${names.some((name) => /gallery\.css$/.test(name)) ? 'gallery' : 'assets'}/[name]-[hash][extname]`
}
