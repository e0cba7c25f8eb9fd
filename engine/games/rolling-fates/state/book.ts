import type { AdventureRecord, EncounterRecord } from '../content/encounter'
import type { CharacterRecord, TraitRecord, TreasureRecord } from '../content/character'
import type { EnemyRecord } from '../content/enemy'
import type { Content } from '../content/link'
import type { RulesRecord } from '../content/rules'

/** What the rules look things up in. A record that is not there is a fault of the rules: linking has looked for it. */
export class Book {
  constructor(readonly content: Content) {}

  /** What the rulebook states. */
  get rules(): RulesRecord {
    return found(this.content.rules, 'rulebook')
  }
  character = (id: string): CharacterRecord => found(this.content.character, id)
  treasure = (id: string): TreasureRecord => found(this.content.treasure, id)
  trait = (id: string): TraitRecord => found(this.content.trait, id)
  enemy = (id: string): EnemyRecord => found(this.content.enemy, id)
  encounter = (id: string): EncounterRecord => found(this.content.encounter, id)
  adventure = (id: string): AdventureRecord => found(this.content.adventure, id)
}

function found<R>(records: ReadonlyMap<string, R>, id: string): R {
  const one = records.get(id)
  if (!one) throw new Error(`no record ${id}`)
  return one
}
