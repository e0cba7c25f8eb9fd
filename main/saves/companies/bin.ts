// Companies that were thrown away, for thirty days on which the app was started. Days are counted and no span of time is
// measured: a clock that is set back or ahead, by years even, adds one day and no more.
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { check, integer, list, record, text } from '../../../engine/schema'
import { done, refused, type Clock, type Result } from '../../common/result'
import { readCard } from '../backups/card'
import { filesIn, makeFolder, namesIn, replaceFile, sweep, syncFolder } from '../files/files'
import { troubleOf } from '../files/trouble'

const DAY = 24 * 60 * 60 * 1000
const KEPT = 30
const NAME = /^(\d{13})~([a-z0-9][a-z0-9-]{0,63})$/

export interface Binned {
  readonly bin: string
  readonly name: string
  readonly discarded: number
  /** How many more days on which the app is started it stays. */
  readonly daysLeft: number
}

/** The days on which each of them was seen here, beginning with the one on which it came. */
const daysSeen = record(text({ max: 120 }), list(integer()))
type DaysSeen = Readonly<Record<string, readonly number[]>>

export class Bin {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock
  ) {}

  list(): readonly Binned[] {
    const seen = this.seen()
    return namesIn(this.folder).flatMap((bin) => {
      const [, at, company] = NAME.exec(bin) ?? []
      if (at === undefined || company === undefined) return []
      const name = readCard(filesIn(join(this.folder, bin)))?.name ?? company
      return [{ bin, name, discarded: Number(at), daysLeft: daysLeft(seen[bin]) }]
    })
  }

  put(company: string, folder: string): Result<null> {
    try {
      makeFolder(this.folder)
      const bin = this.freeName(company)
      renameSync(folder, join(this.folder, bin))
      syncFolder(this.folder)
      syncFolder(dirname(folder))
      this.note({ ...this.seen(), [bin]: [this.today] })
      return done(null)
    } catch (error) {
      return troubleOf(error)
    }
  }

  /** Back onto the shelf, under another name when its own has been taken since. */
  bringBack(bin: string, shelf: string): Result<{ readonly company: string }> {
    const [, , company] = NAME.exec(bin) ?? []
    if (company === undefined || !existsSync(join(this.folder, bin))) return refused('unknown', 'store.notInBin')
    try {
      const free = freeName(company, shelf)
      renameSync(join(this.folder, bin), join(shelf, free))
      syncFolder(shelf)
      syncFolder(this.folder)
      return done({ company: free })
    } catch (error) {
      return troubleOf(error)
    }
  }

  /** At each start: what has been seen here on thirty more days than the one on which it came is gone for good. */
  empty(): void {
    const lying = this.list()
    if (lying.length === 0) return sweep(this.days)
    const before = this.seen()
    const seen = Object.fromEntries(
      lying.map(({ bin }) => [bin, [...new Set([...(before[bin] ?? []), this.today])]] as const)
    )
    this.note(seen)
    for (const { bin } of lying) if (daysLeft(seen[bin]) === 0) sweep(join(this.folder, bin))
  }

  private get today(): number {
    return Math.floor(this.clock() / DAY)
  }

  private get days(): string {
    return join(this.folder, 'days.json')
  }

  private freeName(company: string): string {
    let at = Math.max(0, this.clock())
    const name = (): string => `${String(at).padStart(13, '0')}~${company}`
    while (existsSync(join(this.folder, name()))) at++
    return name()
  }

  private seen(): DaysSeen {
    try {
      const checked = check(daysSeen, JSON.parse(readFileSync(this.days, 'utf8')))
      return checked.ok ? checked.value : {}
    } catch {
      return {} // nothing has lain here yet, or it cannot be read: then it is counted anew, and stays the longer
    }
  }

  private note(seen: DaysSeen): void {
    try {
      replaceFile(this.days, JSON.stringify(seen))
    } catch {
      // A day that cannot be written down is not counted.
    }
  }
}

const daysLeft = (seen: readonly number[] = []): number => Math.max(0, KEPT + 1 - Math.max(1, seen.length))

export function freeName(company: string, shelf: string): string {
  let name = company
  for (let n = 2; existsSync(join(shelf, name)); n++) name = `${company.slice(0, 56)}-${n}`
  return name
}
