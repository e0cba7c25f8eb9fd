import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '../../engine/messages/words'
import { add, complain, countBytes, countEntry, Enough, finish, isWanted, newPile } from './gather'
import type { PackRead, FilePile } from './gather'
import { limits } from './limits'
import { isClutter } from './name'

/** Reads a pack from a folder. Links are not followed: a pack is what lies in its folder. */
export async function readFolder(folder: string): Promise<PackRead> {
  const pile = newPile()
  try {
    await readInto(pile, folder, '')
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    complain(pile, '', error.why)
  }
  return finish(pile)
}

async function readInto(pile: FilePile, folder: string, inside: string): Promise<void> {
  const found = await readdir(join(folder, inside), { withFileTypes: true })
  found.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const one of found) {
    const name = inside === '' ? one.name : `${inside}/${one.name}`
    if (!isClutter(name)) await readOne(pile, folder, name, one)
  }
}

async function readOne(pile: FilePile, folder: string, name: string, entry: Dirent): Promise<void> {
  countEntry(pile)
  if (entry.isDirectory()) {
    if (name.split('/').length < limits.depth) return readInto(pile, folder, name)
    return complain(pile, name, words('pack.folders-too-deep', { most: limits.depth }))
  }
  if (!entry.isFile()) return complain(pile, name, words('pack.link'))
  const { size } = await stat(join(folder, name))
  if (!isWanted(pile, name, size)) return
  countBytes(pile, size)
  add(pile, name, await readFile(join(folder, name)))
}
