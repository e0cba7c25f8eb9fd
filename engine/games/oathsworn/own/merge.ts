import type { PackFiles } from '../../../packs'
import { listIn, OWN_FILES, OWN_KINDS, wordsIn, withFile, type OwnRecord } from './pack'

/** Two own packs as one; where both know a card, the second counts. */
export function merged(one: PackFiles, other: PackFiles): PackFiles {
  const byName = (record: OwnRecord): string => `${String(record['kind'])} ${String(record['id'])}`
  let all = one
  for (const file of [...OWN_KINDS.map((kind) => OWN_FILES[kind]), OWN_FILES.patch]) {
    const newer = listIn(other, file)
    const names = new Set(newer.map(byName))
    all = withFile(all, file, [...listIn(one, file).filter((record) => !names.has(byName(record))), ...newer])
  }
  return withFile(all, OWN_FILES.words, { ...wordsIn(one), ...wordsIn(other) })
}
