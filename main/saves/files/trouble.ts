import type { Words } from '../../../engine/messages/words'
import { refused, type Code, type Refused } from '../../common/result'

/** Damage that was found while reading; `where` names the part, for the sentence. */
export class Damage extends Error {
  constructor(
    readonly where: string,
    readonly detail = ''
  ) {
    super(`${where}: ${detail}`)
  }
}

interface Meaning {
  readonly code: Code
  readonly key: string
}

const MEANINGS: readonly (readonly [start: string, meaning: Meaning])[] = [
  ['SQLITE_FULL', { code: 'unsaved', key: 'store.full' }],
  ['ENOSPC', { code: 'unsaved', key: 'store.full' }],
  ['EDQUOT', { code: 'unsaved', key: 'store.full' }],
  ['SQLITE_BUSY', { code: 'in-use', key: 'store.inUse' }],
  ['SQLITE_LOCKED', { code: 'in-use', key: 'store.inUse' }],
  ['SQLITE_READONLY', { code: 'unsaved', key: 'store.readOnly' }],
  ['SQLITE_CANTOPEN', { code: 'unsaved', key: 'store.readOnly' }],
  ['SQLITE_PERM', { code: 'unsaved', key: 'store.readOnly' }],
  ['EROFS', { code: 'unsaved', key: 'store.readOnly' }],
  ['EACCES', { code: 'unsaved', key: 'store.readOnly' }],
  ['EPERM', { code: 'unsaved', key: 'store.readOnly' }],
  ['ENAMETOOLONG', { code: 'unsaved', key: 'store.pathTooLong' }],
  ['SQLITE_CORRUPT', { code: 'damaged', key: 'store.damaged' }],
  ['EISDIR', { code: 'damaged', key: 'store.damaged' }],
  ['SQLITE_NOTADB', { code: 'damaged', key: 'store.damaged' }],
  ['SQLITE_IOERR_CORRUPTFS', { code: 'damaged', key: 'store.damaged' }],
  ['SQLITE_IOERR', { code: 'unsaved', key: 'store.disk' }],
  ['EEXIST', { code: 'unsaved', key: 'store.disk' }],
  ['EIO', { code: 'unsaved', key: 'store.disk' }],
  ['ENODEV', { code: 'unsaved', key: 'store.noDrive' }],
  ['ENOENT', { code: 'unknown', key: 'store.gone' }],
  ['ELOOP', { code: 'unknown', key: 'store.gone' }],
  ['ENOTDIR', { code: 'unknown', key: 'store.gone' }]
]

/** The sentence for what a disk or a database said. What is no trouble of theirs is a fault of ours and goes on up. */
export function troubleOf(error: unknown): Refused {
  if (error instanceof Damage) return refused('damaged', 'store.damaged', { part: error.where })
  const meaning = meaningOf(error)
  if (!meaning) throw error
  const { code, key } = meaning
  return refused(code, key, key === 'store.damaged' ? { part: 'file' } : undefined)
}

/** The same while a file is read that may be damaged: there, whatever else SQLite stumbles over is damage too. */
export const troubleInFile = (error: unknown): Refused =>
  codeOf(error).startsWith('SQLITE_') && !meaningOf(error) ? troubleOf(new Damage('file')) : troubleOf(error)

const meaningOf = (error: unknown): Meaning | undefined =>
  MEANINGS.find(([start]) => codeOf(error).startsWith(start))?.[1]

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

export const wordsOf = (error: unknown): Words => troubleOf(error).why
export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
/** It failed when the disk had been given all of it, so the disk may have it or not. */
export const mayBeThere = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_IOERR')
