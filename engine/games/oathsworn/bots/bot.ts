import type * as simulation from '../../../simulation/bot'
import type { Book } from '../encounter/state/book'
import type { Encounter } from '../encounter/state/state'

export type Sight = simulation.Sight<Encounter, Book>
export type Bot = simulation.Bot<Encounter, Book>
