// The whole sheet: who plays, where they are, and the report of the way there.
import { words } from '../../../messages/words'
import type { FatesBook } from '../state/book'
import type { FatesResult, State } from '../state/state'
import { characterSheet } from './character'
import type { FatesSheetModel } from './model'
import { reportSheet } from './report'
import type { FatesStep } from './tally'
import type { FatesTell } from './tell'

export interface SheetParty {
  readonly name: string
  /** The day it is written. */
  readonly made: string
  /** Which of its adventures it is. */
  readonly number: number
  readonly adventures: readonly { readonly number: number; readonly id: string; readonly result: FatesResult | null }[]
  /** Null when left out. */
  readonly chronicle: FatesSheetModel['chronicle']
}

/** `steps` are all that has happened in the adventure; null leaves the report out. */
export function partySheet(
  tell: FatesTell,
  book: FatesBook,
  state: State,
  party: SheetParty,
  steps: readonly FatesStep[] | null
): FatesSheetModel {
  const adventure = state.setup.adventure
  const { areas } = book.adventure(adventure)
  return {
    party: party.name,
    adventure: { id: adventure, name: tell(words(`adventure.${adventure}.name`)) },
    number: party.number,
    made: party.made,
    result: state.over,
    closing: closingOf(tell, book, state),
    area: { number: state.area + 1, of: areas.length, name: tell(words(`area.${areas[state.area]?.id ?? ''}.name`)) },
    encounter: tell(words(`encounter.${state.node}.name`)),
    round: state.round,
    characters: state.heroes.map((hero, at) => characterSheet(tell, book, state, hero, at + 1)),
    adventures: party.adventures.map(({ number, id, result }) => ({
      number,
      name: tell(words(`adventure.${id}.name`)),
      result
    })),
    report: steps && reportSheet(tell, book, state, steps),
    chronicle: party.chronicle
  }
}

/** An adventure need not say anything to its end. */
function closingOf(tell: FatesTell, { content }: FatesBook, { setup, over }: State): string {
  const key = `adventure.${setup.adventure}.${over}`
  return Object.values(content.words).some((list) => list[key] !== undefined) ? tell(words(key)) : ''
}
