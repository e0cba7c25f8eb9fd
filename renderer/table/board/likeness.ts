// How the board looks when it is at rest: main keeps it for the next start.
import type { Battlefield, BoardLikeness } from '../../board'
import { host, settled } from '../../shell/host'
import { usable } from '../../shell/ready'
import type { TableNow } from '../store'

let learnt: BoardLikeness | null = null
/** What main was given last: of which revision, and what the picture of it shows. */
let kept = { revision: 0, of: '' }

/** Before the board is made: it begins with this picture if it would come out the same. */
export function learnLikeness({ of, picture }: Omit<BoardLikeness, 'after'>): void {
  learnt = { of, picture, after: usable }
}

/** The picture is good for one board: from then on there is a board. */
export function takeLikeness(): BoardLikeness | null {
  const taken = learnt
  learnt = null
  return taken
}

export async function keepLikeness(board: Battlefield, { run, revision }: TableNow): Promise<void> {
  const taken = board.likeness(kept.revision === revision ? kept.of : '')
  if (!taken) return
  kept = { revision, of: taken.of }
  const picture = await taken.picture
  if (picture) await settled(host().table.rested({ run, likeness: { of: taken.of, picture: await textOf(picture) } }))
}

async function textOf(picture: Blob): Promise<string> {
  const reader = new FileReader()
  const read = new Promise((done) => reader.addEventListener('loadend', done))
  reader.readAsDataURL(picture)
  await read
  return String(reader.result).split(',')[1] ?? ''
}
