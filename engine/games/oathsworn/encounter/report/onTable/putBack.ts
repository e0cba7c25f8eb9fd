import type { Words } from '../../../../../messages/words'
import { isSame } from '../../../../../kernel/same'
import type { EncounterView } from '../../view/types'
import { boardThings } from './board'
import { mightThings, stageThings } from './decks'
import { seatThings, type CardsBy } from './seats'
import type { TableThing } from './thing'

export type { TableThing } from './thing'

/** Everything that must stand on the physical table, in the order hands lay it. The dials say what is physical at all. */
export const thingsOnTable = (view: EncounterView, cards: CardsBy = 'place'): readonly TableThing[] => [
  ...boardThings(view),
  ...(view.dials.cards === 'table' ? seatThings(view, cards) : []),
  ...(view.dials.might === 'table' ? mightThings(view) : []),
  ...(view.dials.stage === 'table' ? stageThings(view) : [])
]

export interface PutBackStep {
  readonly id: string
  readonly words: Words
  readonly hexes: TableThing['hexes']
}

/** What hands have to do so that a table that lies as one view says comes to lie as the other does. */
export function putBackSteps(from: EncounterView, to: EncounterView): readonly PutBackStep[] {
  const lying = new Map(thingsOnTable(from, 'card').map((one) => [one.id, one]))
  const wanted = thingsOnTable(to, 'card')
  const ids = new Set(wanted.map(({ id }) => id))
  const gone = [...lying.values()].flatMap(({ id, away, hexes }) =>
    away && !ids.has(id) ? [{ id, words: away, hexes }] : []
  )
  const changed = wanted.filter((one) => !isSame(lying.get(one.id)?.words, one.words))
  return [...gone, ...changed.map(({ id, words, hexes }) => ({ id, words, hexes }))]
}
