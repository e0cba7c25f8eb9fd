import type { Bag } from '../saves/log/bag'
import { bodyOf } from '../saves/log/entry'
import type { Packs } from './game'

/** The packs a company uses: those that something unfinished in its book was begun with. */
export function packsInUse(bag: Bag): Packs {
  const begun = bag.runs.flatMap(({ run, over }) => (over ? [] : (bag.entry(run) ?? [])))
  return Object.assign({}, ...begun.map((entry) => bodyOf<'begun'>(entry).packs)) as Packs
}
