// The exported file: companies with their whole books, in JSON that a person can read.
import { integer, list, oneOf, shape, text, type Infer } from '../../../engine/kernel/schema'
import { id } from '../../../engine/kernel/schema'
import { openEntry } from '../entry'

export const FORMAT = 1
const LONGEST_BOOK = 1_000_000

export const exportedCompany = shape({
  /** The folder a company lies in bears this name: nothing that could lead elsewhere. */
  origin: text({ min: 1, max: 64, like: { name: 'company', test: /^[a-z0-9][a-z0-9-]*$/ } }),
  game: id(),
  created: integer({ min: 0 }),
  entries: list(openEntry, { min: 1, max: LONGEST_BOOK })
})
export const exportedFile = shape({
  freeCompany: oneOf(['export']),
  format: oneOf([FORMAT]),
  made: integer({ min: 0 }),
  companies: list(exportedCompany, { min: 1, max: 500 })
})
export type ExportedFile = Infer<typeof exportedFile>
export type ExportedCompany = Infer<typeof exportedCompany>
