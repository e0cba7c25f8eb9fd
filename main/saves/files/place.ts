import { accessSync, constants, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { words, type Words } from '../../../engine/messages/words'

/** What Linux calls file systems that live on another machine; on those, "it is on the disk" may not be true. */
const FAR_AWAY: ReadonlySet<number> = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB 2
  0x5346414f, // AFS
  0x01021997, // 9P
  0x65735543, // FUSE: sshfs, cloud drives
  0x65735546
])

/** SQLite on anything but Windows, with room for the longest name of what it keeps beside a file. */
const LONGEST_PATH = 512 - '-journal'.length
/** What the longest path of a new company adds to that of the data folder. */
const LONGEST_NAME = 'companies/.new-c-0123456789abcdef/save.fcbag.new'

/** SQLite says of such a file only that it cannot be opened. */
export const isTooLong = (path: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(path) > LONGEST_PATH

export interface DataPlace {
  readonly isWritable: boolean
  readonly isFarAway: boolean
  /** A company that is made there would have a longer path than a save can have. */
  readonly isTooLong: boolean
}

export function placeOf(folder: string, typeOf: (folder: string) => number = fileSystemOf): DataPlace {
  const isFarAway = folder.startsWith('\\\\') || FAR_AWAY.has(typeOf(folder))
  return { isWritable: canWrite(folder), isFarAway, isTooLong: isTooLong(join(folder, LONGEST_NAME)) }
}

/** What to tell the owner about where the saves are, if anything. */
export function warningAbout({ isWritable, isFarAway, isTooLong: isPathTooLong }: DataPlace): Words | null {
  if (isPathTooLong) return words('store.folderTooLong')
  if (!isWritable) return words('store.folderReadOnly')
  return isFarAway ? words('store.folderFarAway') : null
}

function fileSystemOf(folder: string): number {
  try {
    return statfsSync(folder).type >>> 0
  } catch {
    return 0 // a system that cannot say is taken to be near
  }
}

export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
