import { nearest } from '../../../engine/schema'

/** The command cannot be understood or its input cannot be read: the person has to change something. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** `unknown board "prinred" — did you mean "printed"?`, or what there is when nothing is near. */
export function unknown(what: string, given: string, known: readonly string[], shown = known): WrongUse {
  const meant = nearest(given, known)
  const hint = meant === undefined ? ` (there is ${listed(shown)})` : ` — did you mean "${meant}"?`
  return new WrongUse(`unknown ${what} "${given}"${hint}`)
}

const MOST_NAMED = 20

export function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const shown = names.slice(0, MOST_NAMED).join(', ')
  return names.length > MOST_NAMED ? `${shown}, and ${names.length - MOST_NAMED} more` : shown
}
