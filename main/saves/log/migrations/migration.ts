import type { Db } from '../../files/sqlite'

/** One step of the save format. Released steps are never changed: saves that took them are out there. */
export interface Migration {
  readonly version: number
  readonly up: (db: Db) => void
}
