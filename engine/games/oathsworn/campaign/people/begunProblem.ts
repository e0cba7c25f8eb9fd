import type { Words } from '../../../../messages/words'
import type { BegunCompany } from './begunSchema'
import { refused } from './names'
import type { Plan } from './plan'

/** What is wrong with a sheet, at its field. What is only against the rules can be kept as a ruling. */
export interface SheetProblem {
  /** `chapter`, `seat-2.level`, `traits.bushcraft`, `chapter-5`. */
  readonly field: string
  readonly words: Words
  /** Nobody knows what it means: no ruling helps. */
  readonly isSenseless: boolean
}

export const impossible = (field: string, key: string, args?: Words['args']): SheetProblem => ({
  field,
  words: refused(key, args),
  isSenseless: false
})
export const senseless = (field: string, key = 'unknown', args?: Words['args']): SheetProblem => ({
  field,
  words: refused(key, args),
  isSenseless: true
})

export interface BegunPlan extends Plan {
  readonly begun: BegunCompany
}
