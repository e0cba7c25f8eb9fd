// Companies that were thrown away, for thirty days.
import { existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { done, refused, type Clock, type Result } from '../result'
import { readCard } from './card'
import { filesIn, makeFolder, namesIn, sweep, syncFolder } from './files'
import { troubleOf } from './trouble'

const KEPT = 30 * 24 * 60 * 60 * 1000
const NAME = /^(\d{13})~([a-z0-9][a-z0-9-]{0,63})$/

export interface Binned {
  readonly bin: string
  readonly name: string
  readonly discarded: number
  readonly until: number
}

export class Bin {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock
  ) {}

  list(): readonly Binned[] {
    return namesIn(this.folder).flatMap((bin) => {
      const [, at, company] = NAME.exec(bin) ?? []
      if (at === undefined || company === undefined) return []
      const name = readCard(filesIn(join(this.folder, bin)))?.name ?? company
      return [{ bin, name, discarded: Number(at), until: Number(at) + KEPT }]
    })
  }

  put(company: string, folder: string): Result<null> {
    try {
      makeFolder(this.folder)
      renameSync(folder, join(this.folder, `${String(this.clock()).padStart(13, '0')}~${company}`))
      syncFolder(this.folder)
      syncFolder(dirname(folder))
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

  /** What has lain here for thirty days is gone for good. */
  empty(): void {
    for (const { bin, until } of this.list()) if (until <= this.clock()) sweep(join(this.folder, bin))
  }
}

export function freeName(company: string, shelf: string): string {
  let name = company
  for (let n = 2; existsSync(join(shelf, name)); n++) name = `${company.slice(0, 56)}-${n}`
  return name
}
