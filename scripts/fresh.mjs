// Is what was built still what the sources say? Asked by name, size and time of every file, which takes milliseconds.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { at } from './lib.mjs'

const filesIn = (folder) =>
  existsSync(at(folder))
    ? readdirSync(at(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`)
    : []

/** One number that changes when any of these files does, or when one comes or goes. */
export function fingerprint({ folders, files }) {
  const hash = createHash('sha256')
  for (const file of [...files.map((name) => at(name)), ...folders.flatMap(filesIn)].toSorted()) {
    // A file may vanish between being listed and being looked at: then it is not there.
    const about = statSync(file, { throwIfNoEntry: false })
    if (about) hash.update(`${file} ${about.size} ${about.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const markOf = (folder) => `${folder}/built-from`

export const isBuiltFrom = (folder, print) =>
  existsSync(markOf(folder)) && readFileSync(markOf(folder), 'utf8') === print

export const markBuilt = (folder, print) => writeFileSync(markOf(folder), print)

/** Before building: what is there from now on is of no known make, until it is marked again. */
export const unmark = (folder) => rmSync(markOf(folder), { force: true })
