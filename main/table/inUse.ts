import type { Bag } from '../store/bag'
import { bodyOf } from '../store/entry'
import type { Packs } from './games'

/** The packs a company uses: those that something unfinished in its book was begun with. */
export function packsInUse(bag: Bag): Packs {
  const begun = bag.runs.flatMap(({ run, over }) => (over ? [] : (bag.entry(run) ?? [])))
  return Object.assign({}, ...begun.map((entry) => bodyOf<'begun'>(entry).packs)) as Packs
}
