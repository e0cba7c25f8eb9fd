import { migrations as all } from './migrations'
import type { Migration } from './migrations/migration'
import { APPLICATION, type Db } from '../files/sqlite'

export const newest = (migrations: readonly Migration[] = all): number => migrations.at(-1)?.version ?? 0
export const versionOf = (db: Db): number => Number(db.pragma('user_version', { simple: true }))

/** Brings a save to the present format, all steps or none. */
export function migrate(db: Db, migrations: readonly Migration[] = all): void {
  assertRising(migrations)
  const from = versionOf(db)
  const steps = migrations.filter(({ version }) => version > from)
  if (steps.length === 0) return
  db.transaction(() => {
    for (const step of steps) step.up(db)
    db.pragma(`application_id = ${APPLICATION}`)
    db.pragma(`user_version = ${newest(migrations)}`)
  }).immediate()
}

function assertRising(migrations: readonly Migration[]): void {
  migrations.forEach(({ version }, index) => {
    if (version !== index + 1) throw new Error(`migration ${version} stands in place ${index + 1}`)
  })
}
