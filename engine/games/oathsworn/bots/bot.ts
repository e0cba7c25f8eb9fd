import type * as simulation from '../../../simulation/bot'
import type { Book } from '../encounter/table/book'
import type { Encounter } from '../encounter/state/state'

export type EncounterSight = simulation.Sight<Encounter, Book>
export type EncounterBot = simulation.Bot<Encounter, Book>
