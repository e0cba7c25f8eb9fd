// States photographed at boundaries: where a run goes on from when the rules have changed since it was played. They can
// be made again from the entries, so they are no part of the chain; each carries its own sum.
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Photograph } from '../../../engine/kernel/save'
import type { Db } from '../files/sqlite'

const KEPT_PER_RUN = 3
const LARGEST = 64_000_000

export interface Framed extends Photograph {
  readonly run: number
  /** The entry after which it was taken; it belongs to every line through that entry. */
  readonly entry: number
}

export function keepPhotograph(db: Db, { run, entry, at, hash, state }: Framed): void {
  const packed = deflateRawSync(JSON.stringify(state), { level: 1 })
  db.transaction(() => {
    db.prepare(
      'INSERT OR REPLACE INTO photographs (run, entry, answers, hash, sum, state) VALUES (?, ?, ?, ?, ?, ?)'
    ).run(run, entry, at, hash, crc32(packed), packed)
    db.prepare(
      `DELETE FROM photographs WHERE run = ? AND entry NOT IN
       (SELECT entry FROM photographs WHERE run = ? ORDER BY entry DESC LIMIT ${KEPT_PER_RUN})`
    ).run(run, run)
  }).immediate()
}

interface Row {
  readonly entry: number
  readonly answers: number
  readonly hash: string
  readonly sum: number
  readonly state: Buffer
}

/** The newest one that was taken on this line and is unharmed. */
export function newestPhotograph(db: Db, run: number, isOnLine: (entry: number) => boolean): Framed | null {
  const rows = db
    .prepare<[number], Row>(
      'SELECT entry, answers, hash, sum, state FROM photographs WHERE run = ? ORDER BY entry DESC'
    )
    .all(run)
  for (const row of rows)
    if (isOnLine(row.entry) && isUnharmed(row))
      return { run, entry: row.entry, at: row.answers, hash: row.hash, state: developed(row.state) }
  return null
}

export const harmedPhotographs = (db: Db): number =>
  db
    .prepare<[], Row>('SELECT entry, answers, hash, sum, state FROM photographs')
    .all()
    .filter((row) => !isUnharmed(row)).length

const isUnharmed = ({ sum, state }: Row): boolean => crc32(state) === sum
const developed = (state: Buffer): Photograph['state'] =>
  JSON.parse(inflateRawSync(state, { maxOutputLength: LARGEST }).toString('utf8')) as Photograph['state']
