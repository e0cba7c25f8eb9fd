import { accessSync, constants, statfsSync } from 'node:fs'
import { words, type Words } from '../../engine/kernel/words'

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

export interface Place {
  readonly isWritable: boolean
  readonly isFarAway: boolean
}

export function placeOf(folder: string, typeOf: (folder: string) => number = fileSystemOf): Place {
  return { isWritable: canWrite(folder), isFarAway: folder.startsWith('\\\\') || FAR_AWAY.has(typeOf(folder)) }
}

/** What to tell the owner about where the saves are, if anything. */
export function warningAbout({ isWritable, isFarAway }: Place): Words | null {
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
