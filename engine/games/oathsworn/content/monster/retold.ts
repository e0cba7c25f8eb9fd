// The same content with a monster told otherwise, for a fight in which the people put its page right.
import { check } from '../../../../schema'
import type { Schema } from '../../../../schema'
import { recordSchemas, type Kind } from '../kinds'
import type { Content } from '../pack'
import type { MonsterRecord } from '../records'
import { expandMonster } from './expand'

/** Its stage deck stays the one that is being played. */
export function contentWith(content: Content, monster: MonsterRecord): Content {
  const maps = new Map<Kind, Map<string, unknown>>()
  for (const { kind, record } of expandMonster(monster, []).records) {
    const of = kind as Kind
    if (of === 'stage-card') continue
    const made = read(of, record)
    const map = maps.get(of) ?? new Map<string, unknown>(content[of])
    maps.set(of, map.set(made.id, of === 'encounter' ? { ...made, stageCards: deckOf(content, monster.id) } : made))
  }
  return { ...content, ...Object.fromEntries(maps) }
}

const deckOf = (content: Content, encounter: string): readonly string[] =>
  content.encounter.get(encounter)?.stageCards ?? []

function read(kind: Kind, record: unknown): { readonly id: string } {
  // The compiler cannot follow the index: every record has an id.
  const made = check(recordSchemas[kind] as unknown as Schema<{ readonly id: string }>, record)
  if (!made.ok) throw new Error(`a told monster makes no ${kind}: ${JSON.stringify(made.problems)}`)
  return made.value
}
