// Putting a save right. What is damaged is set aside with a note, never deleted.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Words } from '../../engine/kernel/words'
import { done, refused, type Result } from '../result'
import { phrase, tell } from '../say'
import type { Entry } from './entry'
import { replaceFile, syncFolder, type Files } from './files'
import { inspectImage, type Contents } from './image'
import { salvage } from './salvage'
import { troubleOf } from './trouble'
import { putInPlace, writeSave } from './writing'

export interface Rescued {
  readonly kept: number
  readonly lost: number
}

/** What a rescue would keep and lose, without doing it. */
export function weigh(files: Files): Rescued | null {
  const found = salvage(files)
  return found && { kept: found.entries.length, lost: found.known - found.entries.length }
}

/** Makes the save anew from everything that can be proven. */
export function rescue(files: Files, why: Words, at: number): Result<Rescued> {
  try {
    const found = salvage(files)
    if (!found || found.entries.length === 0) return refused('damaged', 'store.beyondRescue')
    const rescued = { kept: found.entries.length, lost: found.known - found.entries.length }
    setAside(files, why, at, rescued)
    writeSave(files, found.identity, found.entries)
    return done(rescued)
  } catch (error) {
    return troubleOf(error)
  }
}

export interface Replacing {
  readonly files: Files
  /** The file whose book takes the place of the present one. */
  readonly from: string
  /** Set when the present one is damaged: why, for the note beside it. One that is whole has been backed up before. */
  readonly why: Words | null
  readonly at: number
}

export function replaceSave({ files, from, why, at }: Replacing): Result<Contents> {
  try {
    const bytes = readFileSync(from)
    const entries: Entry[] = []
    const contents = inspectImage(bytes, (entry) => entries.push(entry))
    if (why) setAside(files, why, at, { kept: contents.last, lost: 0 })
    replaceFile(`${files.save}.new`, bytes)
    putInPlace(files, `${files.save}.new`, contents.identity, entries)
    return done(contents)
  } catch (error) {
    return troubleOf(error)
  }
}

function setAside(files: Files, why: Words, at: number, { kept, lost }: Rescued): void {
  const folder = join(files.damaged, new Date(at).toISOString().replace(/[:.]/g, '-'))
  mkdirSync(folder, { recursive: true })
  for (const part of [files.save, files.log, files.tail])
    if (existsSync(part)) copyFileSync(part, join(folder, basename(part)))
  writeFileSync(join(folder, 'README.txt'), `${tell(why)}\n${phrase('store.setAside', { kept, lost })}\n`)
  syncFolder(folder)
}
