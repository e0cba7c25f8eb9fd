import type * as simulation from '../../../simulation/bot'
import type { Book } from '../state/book'
import type { State } from '../state/state'

export type Sight = simulation.Sight<State, Book>
export type Bot = simulation.Bot<State, Book>
