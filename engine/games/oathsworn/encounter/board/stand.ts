import { ONE_HEX, placed, type Body, type Dir, type Hex } from '../../../../hex'
import type { Book } from '../table/book'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'

/** A figure as geometry sees it. */
export interface Stand {
  readonly id: FigureId
  readonly body: Body
  readonly core: Hex
  readonly facing: Dir
  readonly hexes: readonly Hex[]
}

/** The footprint of a figure's kind, in all facings. */
export const bodyOf = (book: Book, figure: Figure): Body => book.bodyOf(figure.def)

export const standOf = (id: FigureId, body: Body, core: Hex, facing: Dir): Stand => ({
  id,
  body,
  core,
  facing,
  hexes: body === ONE_HEX ? [core] : placed(body, core, facing)
})

/** A figure that is on the board as geometry sees it. */
export function standingOf(book: Book, figure: Figure): Stand {
  const { id, at, facing } = figure
  if (at === null) throw new Error(`${id} is not on the board`)
  return standOf(id, bodyOf(book, figure), at, facing)
}
