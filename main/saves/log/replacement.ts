// Another book takes the place of a save. A save and its tail are two files, and one rename decides for both of them:
// what is stopped before it has never happened, what is stopped after it is carried to its end at the next opening.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { isSealed, readFile, sealOf, syncFolder, type Files } from '../files/files'
import { emptyBook, followed, readIdentity } from './reading'
import { openImage, quietly } from '../files/sqlite'
import { writeTail } from './tail'
import { readTail } from './tailCheck'

/** The complete file at `files.fresh` becomes the save. */
export function putInPlace(files: Files): void {
  const bytes = readFile(files.fresh)
  const seal = sealOf(bytes)
  const db = openImage(bytes)
  try {
    const identity = readIdentity(db)
    const book = emptyBook(identity)
    writeTail(files.freshTail, { identity, after: 0, chain: book.chain, seal }, followed(db, book))
  } finally {
    quietly(db)
  }
  renameSync(files.fresh, files.save)
  syncFolder(files.folder)
  carryOut(files)
}

/** Before a tail or a log is believed: was the save under them replaced, and was it stopped there? */
export function finishReplacement(files: Files, save: Buffer): void {
  const seal = readTail(files.freshTail)?.heading?.seal
  if (seal && isSealed(save, seal)) carryOut(files)
}

/** By whoever holds the save: what never took its place is in the way. */
export function forgetReplacement(files: Files): void {
  for (const left of [files.freshTail, files.fresh, `${files.fresh}-wal`]) rmSync(left, { force: true })
}

/** The log of the old save goes first: under a tail that fits, it would be taken for the log of the new one. */
function carryOut(files: Files): void {
  if (existsSync(files.log)) {
    rmSync(files.log, { force: true })
    syncFolder(files.folder)
  }
  rmSync(files.card, { force: true })
  renameSync(files.freshTail, files.tail)
  syncFolder(files.folder)
}
