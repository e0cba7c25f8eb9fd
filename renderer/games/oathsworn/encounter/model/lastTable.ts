// The table as it was seen last. Whoever wakes up at it gets it early: it is on its way, and its picture is unpacked,
// while the screen it is shown on is still being put together.
import type { AtTable, LastTable } from '../../../../../preload/contract/shapes'
import { host, settled } from '../../../../shell/host'
import type { WindowPlace } from '../../../../shell/place'

export interface RememberedTable {
  readonly table: LastTable
  /** What its save ends with: it can be used before it is open. */
  readonly isSure: boolean
  readonly picture: Promise<ImageBitmap | null>
}

let early: { readonly at: AtTable; readonly told: Promise<RememberedTable | null> } | null = null

/** Which table a place is about. */
export const tableOf = ({ company, run }: WindowPlace): AtTable | null =>
  typeof company === 'string' && typeof run === 'number' ? { company, run } : null

export function askSoon(place: WindowPlace): void {
  const at = tableOf(place)
  early = at && { at, told: ask(at) }
}

/** Nothing, if another one was seen last. What was asked for early is good for one time. */
export function lastTable(at: AtTable): Promise<RememberedTable | null> {
  const known = early
  early = null
  return known && known.at.company === at.company && known.at.run === at.run ? known.told : ask(at)
}

async function ask(at: AtTable): Promise<RememberedTable | null> {
  const told = await settled(host().table.last(at))
  if (!told.ok || !told.value.last) return null
  const { last, sure } = told.value
  return { table: last, isSure: sure, picture: pictureIn(last.likeness.picture) }
}

async function pictureIn(base64: string): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]))
  } catch {
    return null // not a picture any more: the board is seen when it is drawn
  }
}
