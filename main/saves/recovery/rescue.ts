// Putting a save right. What is damaged is set aside with a note, and goes when newer ones lie there.
import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Words } from '../../../engine/messages/words'
import { done, refused, type Result } from '../../common/result'
import { phrase, tell } from '../../common/say'
import { makeFolders, namesIn, needFolder, readFile, sweep, syncFolder, writeWhole, type Files } from '../files/files'
import { salvage, type Salvaged } from './salvage'
import { troubleOf } from '../files/trouble'
import { writeSave } from '../log/writing'

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

const COMPLETE = 1
const PARTIAL = 3
const NAME = /^(\d{4})-\d{4}-.*(complete|partial)$/

/** Whole or not at all, and durable: what it is a copy of is about to be replaced. */
export function setAside(files: Files, why: Words, at: number, { kept, lost, isSure }: Rescued): void {
  const fresh = join(files.damaged, '.new')
  needFolder(files.damaged)
  sweep(fresh)
  try {
    makeFolders(fresh)
    for (const part of [files.save, files.log, files.tail, files.freshTail])
      if (existsSync(part)) writeWhole(join(fresh, basename(part)), [readFile(part)])
    const note = `${tell(why)}\n${phrase(isSure ? 'store.setAside' : 'store.setAsideUnsure', { kept, lost })}\n`
    writeWhole(join(fresh, 'README.txt'), [note])
    syncFolder(fresh)
    renameSync(fresh, join(files.damaged, nameOf(files, at, isSure && lost === 0)))
    syncFolder(files.damaged)
  } finally {
    sweep(fresh)
  }
  superseded(files).forEach(sweep)
}

/** In the order in which they were set aside, which no clock tells. */
function nameOf(files: Files, at: number, isComplete: boolean): string {
  const order = Math.max(0, ...namesIn(files.damaged).map((name) => Number(NAME.exec(name)?.[1] ?? 0))) + 1
  const time = new Date(at).toISOString().replace(/[:.]/g, '-')
  return `${String(order).padStart(4, '0')}-${time}-${isComplete ? 'complete' : 'partial'}`
}

/** Of what was brought over completely the newest is enough; into what was not, somebody may still want to look. */
function superseded(files: Files): readonly string[] {
  const names = namesIn(files.damaged).filter((name) => NAME.test(name))
  const [complete, partial] = [true, false].map((wanted) =>
    names
      .filter((name) => name.endsWith('complete') === wanted)
      .sort()
      .reverse()
  )
  return [...(complete ?? []).slice(COMPLETE), ...(partial ?? []).slice(PARTIAL)].map((name) =>
    join(files.damaged, name)
  )
}
