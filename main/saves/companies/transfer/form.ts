// The exported file: companies with their whole books, in JSON that a person can read.
import { id, integer, list, oneOf, shape, text, tuple, type Infer } from '../../../../engine/schema'

export const FORMAT = 1
export const LONGEST_BOOK = 1_000_000

const exportedCompany = shape({
  /** The folder a company lies in bears this name: nothing that could lead elsewhere. */
  origin: text({ min: 1, max: 64, like: { name: 'company', test: /^[a-z0-9][a-z0-9-]*$/ } }),
  game: id(),
  created: integer({ min: 0 }),
  /** Where the list of them lies in the file. Each is an `openEntry`. */
  entries: tuple([integer(), integer()])
})
/** Its outline, which is read first. */
export const exportedFile = shape({
  freeCompany: oneOf(['export']),
  format: oneOf([FORMAT]),
  made: integer({ min: 0 }),
  companies: list(exportedCompany, { min: 1, max: 500 })
})
export type ExportedFile = Infer<typeof exportedFile>
export type ExportedCompany = Infer<typeof exportedCompany>
