// A party's sheet and the report of its adventure as plain data. One description serves checking, types and documentation.
import { integer, list, maybe, oneOf, shape, text } from '../../../schema'
import type { Infer, Schema } from '../../../schema'
import { STATUSES } from '../statuses'

/** Rises whenever an older reader would misunderstand a newer sheet. */
export const FATES_SHEET_FORMAT = 1

const count = integer({ min: 0, max: 10_000_000 })
const small = integer({ min: 0, max: 9999 })
const name = text({ max: 8000 }).describe('As people read it.')
const id = text({ min: 1, max: 200 }).describe('The name of the record in its pack, or of the thing in the save.')
const many = <T>(of: Schema<T>) => list(of, { max: 20_000 })
const status = oneOf(STATUSES)
const result = oneOf(['won', 'lost', 'abandoned'])

const abilitySheet = shape({
  name,
  cost: text({ max: 24 }).describe('As in packs (RF-CST-08): `L4 25`, `aa`, `0`.'),
  does: text({ max: 4000 })
}).describe('Something a character can do.')
export type AbilitySheet = Infer<typeof abilitySheet>

const cardSheet = shape({
  id,
  name,
  value: maybe(small).describe('Of a treasure; null for a trait.'),
  abilities: many(abilitySheet),
  changes: many(name).describe('What it changes for its owner, all the time.')
}).describe('A treasure or a trait.')
export type FatesCardSheet = Infer<typeof cardSheet>

const characterSheet = shape({
  seat: integer({ min: 1, max: 4 }),
  name,
  level: small,
  life: maybe(small).describe('Null where the dial lies on the table.'),
  most: maybe(small).describe('The greatest life; null, as the inventory, where nobody has told the board.'),
  defense: integer(),
  inventory: maybe(small),
  dice: small,
  rerolls: small,
  statuses: list(status),
  abilities: many(abilitySheet).describe('Of the board.'),
  treasures: many(cardSheet),
  traits: many(cardSheet)
}).describe('A character as it stands.')
export type FatesCharacterSheet = Infer<typeof characterSheet>

const doneBy = shape({
  name,
  uses: many(shape({ name, times: count })).describe('Abilities, in the order in which they were first used.'),
  hits: count,
  damage: count.describe('Entered, before what nobody knows of the enemy.'),
  largest: count.describe('The largest hit.'),
  attacked: count.describe('How often an enemy acted against this character.'),
  lost: maybe(count).describe('Life that was lost; null where the dial lies on the table.'),
  healed: maybe(count),
  suffered: list(status).describe('Statuses that were got.')
}).describe('What a character did, and what was done to it.')
export type DeedsSheet = Infer<typeof doneBy>

const foeSheet = shape({
  name,
  hits: count,
  damage: count,
  fell: maybe(small).describe('The round in which it fell; null for one that did not.')
})

export const fightSheet = shape({
  outcome: oneOf(['won', 'lost', 'left', 'open']).describe('`left`: the party was moved on by hand, or gave up.'),
  rounds: small,
  characters: list(doneBy, { max: 4 }),
  others: shape({ hits: count, damage: count }).describe('Hits of which nobody said whose they were.'),
  enemies: many(foeSheet),
  perRound: many(shape({ round: small, hits: count, damage: count, lost: count }))
}).describe('A fight in numbers.')
export type FightSheet = Infer<typeof fightSheet>

const stopSheet = shape({
  area: name,
  name,
  kind: oneOf(['story', 'combat']),
  notes: many(text({ max: 4000 })).describe('What was chosen, found, suffered and learnt there.'),
  fight: maybe(fightSheet)
}).describe('An encounter on the way.')
export type StopSheet = Infer<typeof stopSheet>

const reportSheet = shape({
  stops: many(stopSheet),
  characters: list(doneBy, { max: 4 }).describe('Over the whole adventure.'),
  statistics: many(shape({ id, name, count })).describe('RF-STT-02; what was dealt after Defense only once it is over.')
}).describe('The report of the adventure.')
export type FatesReportSheet = Infer<typeof reportSheet>

export const fatesSheetModel = shape({
  party: name,
  adventure: shape({ id, name }),
  number: integer({ min: 1, max: 100_000 }).describe('Which adventure of this party it is.'),
  made: text({ max: 10 }).describe('The day it was written, as 2026-11-18.'),
  result: maybe(result).describe('Null while it goes on.'),
  closing: text({ max: 8000 }).describe('What the adventure says to its end, or nothing.'),
  area: shape({ number: small, of: small, name }),
  encounter: name.describe('Where the party is.'),
  round: small.describe('Of the fight; 0 outside one.'),
  characters: list(characterSheet, { max: 4 }),
  adventures: many(shape({ number: count, name, result: maybe(result) })).describe('All adventures of the party.'),
  report: maybe(reportSheet).describe('Null when left out.'),
  chronicle: maybe(many(shape({ encounter: name, lines: many(text({ max: 4000 })) }))).describe('Null when left out.')
}).describe("A party's sheet.")
export type FatesSheetModel = Infer<typeof fatesSheetModel>
