// A save is opened with its log in a copy: closing it would bring the log home, into a file that may be damaged.
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesIn, sweep, type Files } from '../files/files'
import { openForWriting, quietly, type Db } from '../files/sqlite'

export function lookInCopy<T>(files: Files, look: (db: Db) => T): T {
  const copy = filesIn(mkdtempSync(join(tmpdir(), 'free-company-mend-')))
  let db: Db | null = null
  try {
    for (const part of ['save', 'log'] as const) if (existsSync(files[part])) copyFileSync(files[part], copy[part])
    db = openForWriting(copy.save)
    return look(db)
  } finally {
    quietly(db)
    sweep(copy.folder)
  }
}
