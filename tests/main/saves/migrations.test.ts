import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate, newest, versionOf } from '../../../main/saves/log/migrate'
import { migrations } from '../../../main/saves/log/migrations'
import type { Migration } from '../../../main/saves/log/migrations/migration'
import { filesIn } from '../../../main/saves/files/files'
import { backupPath, listBackups } from '../../../main/saves/backups/backups'
import { inspectImage } from '../../../main/saves/log/image'
import { openBag } from '../../../main/saves/recovery/open'
import { openForWriting, type Db } from '../../../main/saves/files/sqlite'
import { clock, expectRefused, identity, newSave, open, scratch, value } from './kit'

const folder = join(import.meta.dirname, '../../../main/saves/log/migrations')
const columns = (db: Db, table: string): unknown =>
  db.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).raw().all()

const addMood: Migration = {
  version: newest() + 1,
  up: (db) => db.exec(`ALTER TABLE bag ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'`)
}
const fail: Migration = {
  version: newest() + 2,
  up: (db) => {
    db.exec('ALTER TABLE bag ADD COLUMN half TEXT')
    throw Object.assign(new Error('no room'), { code: 'SQLITE_FULL' })
  }
}

describe('migrations', () => {
  it('are numbered from one, a file each, and each has a test', () => {
    const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file))
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(migrations.map(({ version }) => version))
    const tests = readFileSync(import.meta.filename, 'utf8')
    for (const { version } of migrations) expect(tests).toContain(`migration ${version} `)
  })

  it('migration 1 makes an empty book', () => {
    const db = openForWriting(join(scratch(), 'save.fcbag'))
    migrate(db, migrations.slice(0, 1))
    expect(versionOf(db)).toBe(1)
    expect(columns(db, 'bag')).toEqual([
      ['one', 'INTEGER'],
      ['origin', 'TEXT'],
      ['game', 'TEXT'],
      ['created', 'INTEGER']
    ])
    expect(columns(db, 'entries')).toEqual([
      ['n', 'INTEGER'],
      ['run', 'INTEGER'],
      ['kind', 'TEXT'],
      ['at', 'INTEGER'],
      ['body', 'TEXT'],
      ['hash', 'TEXT'],
      ['chain', 'INTEGER']
    ])
    expect(columns(db, 'photographs')).toHaveLength(6)
    const strict = db.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'"
    )
    expect(strict.all()).toEqual([])
    db.close()
  })

  it('bring an older save to the present and lose nothing', () => {
    const files = newSave(10)
    const { last, chain } = value(closing(files))
    const bag = value(openBag(files, { clock, migrations: [...migrations, addMood] }))
    expect([bag.last, bag.chain]).toEqual([last, chain])
    bag.close()
    const again = value(openBag(files, { clock, migrations: [...migrations, addMood] }))
    expect(again.identity).toEqual(identity)
    again.close()
  })

  it('are made after a backup that can be gone back to', () => {
    const files = newSave(10)
    const { last, chain } = value(closing(files))
    value(openBag(files, { clock, migrations: [...migrations, addMood] })).close()
    const [made] = listBackups(files)
    expect(made).toMatchObject({ reason: 'migration', decisions: 12 })
    const image = readFileSync(backupPath(files, made!.backup)!)
    expect(inspectImage(image)).toMatchObject({ version: newest(), last, chain })
  })

  it('happen as a whole or not at all', () => {
    const files = newSave(10)
    expectRefused(openBag(files, { clock, migrations: [...migrations, addMood, fail] }), 'unsaved', 'store.full')
    const bag = open(files)
    expect(bag.last).toBe(12)
    bag.close()
  })

  it('must rise one by one', () => {
    const db = openForWriting(join(scratch(), 'save.fcbag'))
    expect(() => migrate(db, [...migrations, { ...addMood, version: 7 }])).toThrow(/migration 7/)
    db.close()
  })
})

describe('a save from the future', () => {
  it('is refused and stays as it is, byte for byte', () => {
    const files = newSave(10)
    value(openBag(files, { clock, migrations: [...migrations, addMood] })).close()
    const before = [files.save, files.tail].map((file) => readFileSync(file))
    expectRefused(openBag(files, { clock }), 'newer', 'store.newer')
    expect([files.save, files.tail].map((file) => readFileSync(file))).toEqual(before)
  })
})

describe('frozen saves', () => {
  const frozen = join(import.meta.dirname, '../../saves')
  const versions = readdirSync(frozen)

  it('of every released version are there', () => {
    expect(versions).toContain('0.1.0')
  })

  it.each(versions)('of %s still open, and say what they said', (version) => {
    const files = filesIn(scratch())
    for (const part of ['save.fcbag', 'save.tail']) copyFileSync(join(frozen, version, part), join(files.folder, part))
    const wanted = JSON.parse(readFileSync(join(frozen, version, 'says.json'), 'utf8')) as unknown
    const bag = open(files)
    expect({ name: bag.name, last: bag.last, chain: bag.chain, identity: bag.identity, runs: bag.runs }).toEqual(wanted)
    expect(bag.mended).toEqual([])
    bag.close()
  })
})

function closing(files: ReturnType<typeof newSave>) {
  const opened = openBag(files, { clock })
  if (opened.ok) opened.value.close()
  return opened
}
