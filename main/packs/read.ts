import { stat } from 'node:fs/promises'
import { words } from '../../engine/messages/words'
import { readArchive } from './archive'
import { readFolder } from './folder'
import type { PackRead } from './gather'

export const PACK_ENDING = '.fcpack'

/** Reads a pack from a folder or a .fcpack file. */
export async function readPack(place: string): Promise<PackRead> {
  try {
    return (await stat(place)).isDirectory() ? await readFolder(place) : await readArchive(place)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return {
      ok: false,
      problems: [{ pack: '?', file: place, path: [], words: words('pack.unreadable', { code: error.code }) }]
    }
  }
}

const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
