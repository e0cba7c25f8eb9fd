import type { Words } from '../messages/words'
import type { Path, Problem } from '../schema'

/** A problem in a pack: everything a person needs to find and mend it. */
export interface PackProblem extends Problem {
  readonly pack: string
  readonly file: string
}

/** Where a record of the linked content was written. */
export interface Origin {
  readonly pack: string
  readonly file: string
  readonly path: Path
}

export interface Findings {
  readonly problems: PackProblem[]
  readonly warnings: PackProblem[]
}

export const noFindings = (): Findings => ({ problems: [], warnings: [] })

export function at(origin: Origin, path: Path, words: Words, suggestion?: string): PackProblem {
  const where = { pack: origin.pack, file: origin.file, path: [...origin.path, ...path] }
  return suggestion === undefined ? { ...where, words } : { ...where, words, suggestion }
}
