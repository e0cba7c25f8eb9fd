import type * as simulation from '../../../simulation/bot'
import type { FatesBook } from '../state/book'
import type { State } from '../state/state'

export type FatesSight = simulation.Sight<State, FatesBook>
export type FatesBot = simulation.Bot<State, FatesBook>
