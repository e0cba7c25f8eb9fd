import type * as simulation from '../../../simulation/bot'
import type { Book } from '../state/book'
import type { State } from '../state/state'

export type FatesSight = simulation.Sight<State, Book>
export type FatesBot = simulation.Bot<State, Book>
