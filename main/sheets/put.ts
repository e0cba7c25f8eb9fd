// Putting files down so that there is either all of them or nothing new: written beside, made durable, then renamed.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { done, refused, type Result } from '../common/result'
import { syncFolder } from '../saves/files/files'

export interface Putting {
  readonly to: string
  readonly content: string | Uint8Array
}

/** `isWanted` says yes to writing over what is there; without it, that is refused before anything is written. */
export function putFiles(files: readonly Putting[], isWanted: boolean): Result<{ readonly files: readonly string[] }> {
  const beside: string[] = []
  let at = ''
  try {
    for (const { to } of files) {
      at = to
      const why = whyNot(to, isWanted)
      if (why !== null) return refused('refused', why, { file: to })
    }
    for (const { to, content } of files) {
      at = to
      beside.push(besideOf(to))
      writeDurably(besideOf(to), content)
    }
    for (const { to } of files) renameSync(besideOf((at = to)), to)
    for (const folder of new Set(files.map(({ to }) => dirname(to)))) syncFolder(folder)
    return done({ files: files.map(({ to }) => to) })
  } catch (error) {
    for (const one of beside) rmSync(one, { force: true })
    return troubleWith(error, at)
  }
}

function whyNot(to: string, isWanted: boolean): string | null {
  const there = statSync(to, { throwIfNoEntry: false })
  if (!there) return null
  return there.isDirectory() ? 'sheet.isFolder' : isWanted ? null : 'sheet.exists'
}

const besideOf = (to: string): string => `${to}.${process.pid}.part`

function writeDurably(path: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const fd = openSync(path, 'w')
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

const MEANINGS: { readonly [code: string]: string } = {
  ENOSPC: 'sheet.full',
  EDQUOT: 'sheet.full',
  EFBIG: 'sheet.full',
  EACCES: 'sheet.unwritable',
  EPERM: 'sheet.unwritable',
  EROFS: 'sheet.unwritable',
  EBUSY: 'sheet.busy',
  ENOENT: 'sheet.noFolder',
  ENOTDIR: 'sheet.noFolder',
  ENAMETOOLONG: 'sheet.longName',
  EIO: 'sheet.disk'
}

/** What the disk said, as a sentence; what is no trouble of the disk's is a fault of ours and goes on up. */
function troubleWith(error: unknown, file: string) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const key = MEANINGS[code]
  if (key === undefined) throw error
  return refused('unsaved', key, { file })
}
