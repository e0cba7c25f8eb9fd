import { renameSync } from 'node:fs'
import { done, type Result } from '../../../common/result'
import type { Entry } from '../../log/entry'
import { readFile, sweep, writeWhole } from '../../files/files'
import { openWhole } from '../../log/image'
import { gathered } from '../../files/pieces'
import { emptyBook, followed, readIdentity } from '../../log/reading'
import { quietly } from '../../files/sqlite'
import { troubleOf } from '../../files/trouble'
import { FORMAT } from './form'

export interface Exporting {
  /** Complete save files: backups, or saves that are not open. */
  readonly saves: readonly string[]
  readonly to: string
  readonly made: number
}

/** Written beside and then given its name, so that a full disk leaves no half export behind. */
export function writeExport({ saves, to, made }: Exporting): Result<{ readonly file: string }> {
  const fresh = `${to}.part`
  try {
    writeWhole(fresh, gathered(fileOf(saves, made)))
    renameSync(fresh, to)
    return done({ file: to })
  } catch (error) {
    sweep(fresh)
    return troubleOf(error)
  }
}

function* fileOf(saves: readonly string[], made: number): Generator<string> {
  yield `{\n"freeCompany": "export",\n"format": ${FORMAT},\n"made": ${made},\n"companies": [`
  for (const [index, save] of saves.entries()) {
    yield index === 0 ? '\n' : ',\n'
    yield* companyOf(save)
  }
  yield '\n]\n}\n'
}

function* companyOf(save: string): Generator<string> {
  const db = openWhole(readFile(save))
  try {
    const identity = readIdentity(db)
    const { origin, game, created } = identity
    yield `{ "origin": ${JSON.stringify(origin)}, "game": ${JSON.stringify(game)}, "created": ${created}, "entries": [\n`
    for (const entry of followed(db, emptyBook(identity))) yield `${entry.n === 1 ? '' : ',\n'}${lineOf(entry)}`
    yield '\n] }'
  } finally {
    quietly(db)
  }
}

/** The body is already JSON text: it goes in as it is, so that it comes back as it was. */
const lineOf = ({ n, run, kind, at, body, hash, chain }: Entry): string =>
  `  { "n": ${n}, "run": ${run}, "kind": "${kind}", "at": ${at}, "body": ${body}, "hash": ${JSON.stringify(hash)}, "chain": ${chain} }`
