import { nearest } from '../../../schema'
import { ScenarioFault } from '../../../simulation/scenario/fault'
import type { Kind, RecordOf } from '../content'
import type { Book } from '../encounter/table/book'

/** The record a scenario names, or what it was perhaps meant to name. */
export function recordNamed<K extends Kind>(
  book: Book,
  kind: K,
  id: string,
  also: readonly string[] = []
): RecordOf<K> {
  const found = book.find(kind, id)
  if (found) return found
  const meant = nearest(id, [...also, ...book.all(kind).map((one) => one.id)])
  throw new ScenarioFault(`there is no ${kind} “${id}”${meant === undefined ? '' : ` — did you mean “${meant}”?`}`)
}
