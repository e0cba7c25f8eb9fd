import { readFileSync, renameSync } from 'node:fs'
import { check, flag, id, list, shape, text, type Infer } from '../../engine/schema'
import { replaceFile } from '../saves/files/files'
import { isMissing } from '../saves/files/trouble'

// Which packs there are, in the order in which they are laid over one another, and where each lies.

const stored = shape({ hash: text({ max: 64 }), folder: text({ min: 1, max: 200 }) })

const listed = shape(
  { pack: id(), on: flag() },
  {
    /** The game it is for; none is the first of the house. */
    game: id(),
    /** Where it lies; the packs that come with the app lie in the app. */
    at: stored,
    /** Something was begun with it as it is, so that it is kept when a newer one takes its place. */
    used: flag(),
    /** As it was before: what was begun with it goes on with it. */
    kept: list(stored, { max: 10_000 })
  }
)
export type ListedPack = Infer<typeof listed>
export type Stored = Infer<typeof stored>

const listing = shape({ format: text({ max: 10 }), packs: list(listed, { max: 1000 }) })
const FORMAT = '1'

export function readListing(path: string): readonly ListedPack[] {
  let written: unknown
  try {
    written = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (!isMissing(error)) putAside(path)
    return []
  }
  const read = check(listing, written)
  if (read.ok && read.value.format === FORMAT) return read.value.packs
  putAside(path)
  return []
}

/** Nonsense is no reason not to start; but it may be somebody's work, so it is kept. */
function putAside(path: string): void {
  try {
    renameSync(path, `${path}.damaged`)
  } catch {
    // It cannot even be moved: then it stays, and the packs that come with the app are what there is.
  }
}

/** Every change of the library takes effect here, at one stroke. */
export const writeListing = (path: string, packs: readonly ListedPack[]): void =>
  replaceFile(path, JSON.stringify({ format: FORMAT, packs }, null, 2))
