// Putting a save right. What is damaged is set aside with a note, never deleted.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Words } from '../../engine/kernel/words'
import { done, refused, type Result } from '../result'
import { phrase, tell } from '../say'
import { makeFolders, syncFolder, type Files } from './files'
import { salvage, type Salvaged } from './salvage'
import { troubleOf } from './trouble'
import { writeSave } from './writing'

export interface Rescued {
  readonly kept: number
  readonly lost: number
  /** Nothing can have been decided after what is kept. */
  readonly isSure: boolean
}

/** What a rescue would keep and lose, without doing it. */
export function weigh(files: Files): Rescued | null {
  const found = salvage(files)
  return found && rescuedOf(found)
}

const rescuedOf = ({ entries, known, isSure }: Salvaged): Rescued => ({
  kept: entries.length,
  lost: known - entries.length,
  isSure
})

export interface Rescuing {
  readonly files: Files
  /** What is the matter with it, for the note beside what is set aside. */
  readonly why: Words
  readonly at: number
}

/** Makes the save anew from everything that can be proven. */
export function rescue({ files, why, at }: Rescuing): Result<Rescued> {
  try {
    const found = salvage(files)
    if (!found || found.entries.length === 0) return refused('damaged', 'store.beyondRescue')
    const rescued = rescuedOf(found)
    setAside(files, why, at, rescued)
    writeSave(files, found.identity, found.entries)
    return done(rescued)
  } catch (error) {
    return troubleOf(error)
  }
}

export function setAside(files: Files, why: Words, at: number, { kept, lost, isSure }: Rescued): void {
  const folder = join(files.damaged, new Date(at).toISOString().replace(/[:.]/g, '-'))
  makeFolders(folder)
  for (const part of [files.save, files.log, files.tail, files.freshTail])
    if (existsSync(part)) copyFileSync(part, join(folder, basename(part)))
  writeFileSync(
    join(folder, 'README.txt'),
    `${tell(why)}\n${phrase(isSure ? 'store.setAside' : 'store.setAsideUnsure', { kept, lost })}\n`
  )
  syncFolder(folder)
}
