import type { AdventureRecord, FatesEncounterRecord } from '../content/encounter'
import type { CharacterRecord, FatesTraitRecord, TreasureRecord } from '../content/character'
import type { FatesEnemyRecord } from '../content/enemy'
import type { FatesContent } from '../content/link'
import type { FatesRulesRecord } from '../content/rules'

/** What the rules look things up in. A record that is not there is a fault of the rules: linking has looked for it. */
export class FatesBook {
  constructor(readonly content: FatesContent) {}

  /** What the rulebook states. */
  get rules(): FatesRulesRecord {
    return found(this.content.rules, 'rulebook')
  }
  character = (id: string): CharacterRecord => found(this.content.character, id)
  treasure = (id: string): TreasureRecord => found(this.content.treasure, id)
  trait = (id: string): FatesTraitRecord => found(this.content.trait, id)
  enemy = (id: string): FatesEnemyRecord => found(this.content.enemy, id)
  encounter = (id: string): FatesEncounterRecord => found(this.content.encounter, id)
  adventure = (id: string): AdventureRecord => found(this.content.adventure, id)
}

function found<R>(records: ReadonlyMap<string, R>, id: string): R {
  const one = records.get(id)
  if (!one) throw new Error(`no record ${id}`)
  return one
}
