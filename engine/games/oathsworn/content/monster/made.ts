import type { AnyRecord, Made } from '../../../../packs'
import type { MonsterRecord, StageCardRecord } from '../records'
import { expandMonster } from './expand'

/** Of each monster its owner told the records by which it is played. */
export function madeOfMonsters(records: { readonly [kind: string]: readonly AnyRecord[] }): readonly Made[] {
  // Each list was filled by the schema of its own kind.
  const monsters = (records['monster'] ?? []) as readonly MonsterRecord[]
  const cards = (records['stage-card'] ?? []) as readonly StageCardRecord[]
  return monsters.map((monster) => ({
    of: { kind: 'monster', id: monster.id },
    ...expandMonster(
      monster,
      cards.filter(({ encounter }) => encounter === monster.id)
    )
  }))
}
