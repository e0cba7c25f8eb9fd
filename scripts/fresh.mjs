// Is what was built still what the sources say? Asked by name, size and time of every file, which takes milliseconds.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { at } from './lib.mjs'

function filesIn(folder) {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [path] : []
  })
}

function lineOf(file) {
  // A file may vanish between being listed and being looked at: then it is not there.
  const about = statSync(file, { throwIfNoEntry: false })
  return about ? `${file} ${about.size} ${about.mtimeMs}\n` : ''
}

/** One number that changes when any of these files does, or when one comes or goes. */
export function fingerprint({ folders, files }) {
  const all = [...files.map((name) => at(name)), ...folders.flatMap((folder) => filesIn(at(folder)))]
  return createHash('sha256').update(all.toSorted().map(lineOf).join('')).digest('hex')
}

const markOf = (folder) => `${folder}/built-from`

export const isBuiltFrom = (folder, print) =>
  existsSync(markOf(folder)) && readFileSync(markOf(folder), 'utf8') === print

export const markBuilt = (folder, print) => writeFileSync(markOf(folder), print)

/** Before building: what is there from now on is of no known make, until it is marked again. */
export const unmark = (folder) => rmSync(markOf(folder), { force: true })
