import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { done, type Result } from '../../result'
import type { Entry } from '../entry'
import { readFile, sweep, writeAll } from '../files'
import { inspectImage } from '../image'
import { troubleOf } from '../trouble'
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
    const fd = openSync(fresh, 'w')
    try {
      const say = (text: string): void => writeAll(fd, Buffer.from(text))
      say(`{\n"freeCompany": "export",\n"format": ${FORMAT},\n"made": ${made},\n"companies": [`)
      saves.forEach((save, index) => {
        say(index === 0 ? '\n' : ',\n')
        writeCompany(readFile(save), say)
      })
      say('\n]\n}\n')
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(fresh, to)
    return done({ file: to })
  } catch (error) {
    sweep(fresh)
    return troubleOf(error)
  }
}

function writeCompany(bytes: Buffer, say: (text: string) => void): void {
  const lines: string[] = []
  const { identity } = inspectImage(bytes, (entry) => lines.push(lineOf(entry)))
  const { origin, game, created } = identity
  say(`{ "origin": ${JSON.stringify(origin)}, "game": ${JSON.stringify(game)}, "created": ${created}, "entries": [\n`)
  say(lines.join(',\n'))
  say('\n] }')
}

/** The body is already JSON text: it goes in as it is, so that it comes back as it was. */
const lineOf = ({ n, run, kind, at, body, hash, chain }: Entry): string =>
  `  { "n": ${n}, "run": ${run}, "kind": "${kind}", "at": ${at}, "body": ${body}, "hash": ${JSON.stringify(hash)}, "chain": ${chain} }`
