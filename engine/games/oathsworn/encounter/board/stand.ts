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
  hexes: body === ONE_HEX ? oneHex(core) : placed(body, core, facing)
})

const singles = new Array<readonly Hex[] | undefined>(128 * 128).fill(undefined)

/** Nearly everybody stands on one hex: its list is made once. */
const oneHex = (core: Hex): readonly Hex[] => (singles[core] ??= [core])

/** Turned on the spot: who covers the same hexes whichever way it looks keeps the very list of them. */
const standAfter = (before: Stand, core: Hex, facing: Dir, body: Body): Stand =>
  before.core === core && before.body === body && body.isRound
    ? { id: before.id, body, core, facing, hexes: before.hexes }
    : standOf(before.id, body, core, facing)

interface Known {
  figure: Figure
  stand: Stand
}
const latest = new Map<FigureId, Known>()

/**
 * A figure that is on the board as geometry sees it: the same stand for as long as it stays where it is, whatever else
 * befalls it.
 */
export function standingOf(book: Book, figure: Figure): Stand {
  const known = latest.get(figure.id)
  if (known?.figure === figure) return known.stand
  if (figure.at === null) throw new Error(`${figure.id} is not on the board`)
  const body = bodyOf(book, figure)
  if (!known) {
    const stand = standOf(figure.id, body, figure.at, figure.facing)
    latest.set(figure.id, { figure, stand })
    return stand
  }
  known.figure = figure
  if (!isThere(known.stand, figure, body)) known.stand = standAfter(known.stand, figure.at, figure.facing, body)
  return known.stand
}

const isThere = ({ body, core, facing }: Stand, figure: Figure, now: Body): boolean =>
  core === figure.at && facing === figure.facing && body === now
