import type { AdventureRecord, EncounterRecord } from '../content/encounter'
import type { CharacterRecord, TraitRecord, TreasureRecord } from '../content/character'
import type { EnemyRecord } from '../content/enemy'
import type { Content } from '../content/link'

/** What the rules look things up in. A record that is not there is a fault of the rules: linking has looked for it. */
export class Book {
  constructor(readonly content: Content) {}

  character = (id: string): CharacterRecord => found(this.content.characters, id)
  treasure = (id: string): TreasureRecord => found(this.content.treasures, id)
  trait = (id: string): TraitRecord => found(this.content.traits, id)
  enemy = (id: string): EnemyRecord => found(this.content.enemies, id)
  encounter = (id: string): EncounterRecord => found(this.content.encounters, id)
  adventure = (id: string): AdventureRecord => found(this.content.adventures, id)
}

function found<R>(records: ReadonlyMap<string, R>, id: string): R {
  const one = records.get(id)
  if (!one) throw new Error(`no record ${id}`)
  return one
}
