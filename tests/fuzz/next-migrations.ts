import { migrations } from '../../main/saves/log/migrations'
import type { Migration } from '../../main/saves/log/migrations/migration'

/** The save format as it might be one day, to see what becomes of a save on the way there. */
export const nextMigrations: readonly Migration[] = [
  ...migrations,
  {
    version: migrations.length + 1,
    up: (db) => {
      db.exec(`ALTER TABLE bag ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'`)
      db.exec(`CREATE TABLE copies AS SELECT * FROM entries`)
    }
  }
]
