import { byNorthThenWest, distance, fits, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { occur } from '../scope/interrupts'
import { facingToward } from '../board/large'
import { layoutOf, standOf, type Stand } from '../board/layout'
import { settle } from './settling'
import { enemyFigure } from '../board/newcomers'
import { mayAddEnemy } from '../fight/supply'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'
import type { Tab } from '../table/tab'
import type { PlaceWhy } from '../state/why'
import { boardOf, figuresOnBoard, hexesOf, isFree, isFriendly } from '../board/figures'

/** An enemy to be brought into play. */
export interface Newcomer {
  readonly enemy: string
  /** The hexes that satisfy the placement rule, best first. */
  readonly hexes: readonly Hex[]
  /** A single named hex is no rule: any hex near it will do. OW-PLACE-01 */
  readonly anywhere: boolean
  /** Facing the card gives; else it faces its target, or the closest friend. OW-PLACE-03 */
  readonly facing: Dir | null
  readonly target: FigureId | null
}

/** Brings one enemy into play, if there is one left and a place for it. OW-PLACE-01 to OW-PLACE-06 */
export function bringIn(t: Tab, newcomer: Newcomer): FigureId | null {
  const { enemy } = newcomer
  if (!mayAddEnemy(t.book, t.see, enemy)) {
    t.happen({ kind: 'partSkipped', figure: null, part: 'spawn', reason: 'supply', rule: rule('OW-PLACE-04') })
    return null
  }
  const place = placeFor(t, newcomer)
  if (place === null) {
    t.happen({ kind: 'partSkipped', figure: null, part: 'spawn', reason: 'noRoom', rule: rule('OW-PLACE-01') })
    return null
  }
  const { at, facing, why } = place
  const figure = enemyFigure(t.book, t.see, enemy, at, facing)
  t.happen({ kind: 'figureAdded', figure, rule: rule('OW-PLACE-01'), why })
  // OW-PLACE-02: characters under a large one are pushed, obstacles destroyed. OW-PLACE-06: no tile is triggered.
  t.in(rule('OW-PLACE-02'), () => settle(t, figure.id, facing))
  occur(t, { on: 'arrives', who: [figure.id] })
  return figure.id
}

interface Place {
  readonly at: Hex
  readonly facing: Dir
  readonly why: PlaceWhy
}

/**
 * OW-PLACE-01: the closest unoccupied hex that still satisfies the rule, ties north then west; for a large one the closest
 * on which its body, facing as it will, is on the board.
 */
export function placeFor(
  t: Pick<Tab, 'book' | 'see'>,
  { enemy, hexes, anywhere, facing, target }: Newcomer
): Place | null {
  const [wanted] = hexes
  if (wanted === undefined) return null
  const body = t.book.bodyOf(enemy as never)
  const board = boardOf(t.book, t.see)
  const facingAt = (h: Hex): Dir => facing ?? facingOf(t, standOf('' as FigureId, body, h, 'N'), target)
  const allowed = anywhere ? board.hexes : hexes
  const open = allowed.filter((h) => (body.size > 1 ? fits(board, body, h, facingAt(h)) : isFree(t.book, t.see, h)))
  const among = [...open].sort((a, b) => distance(a, wanted) - distance(b, wanted) || byNorthThenWest(a, b))
  const at = among[0]
  if (at === undefined) return null
  const near = among.filter((h) => distance(h, wanted) === distance(at, wanted))
  return { at, facing: facingAt(at), why: { why: 'place', wanted, among: near } }
}

/**
 * OW-PLACE-03: its target; else the closest friendly character, ties north then west; nobody there: north. Settled where
 * everybody stands before it pushes them.
 */
function facingOf(t: Pick<Tab, 'book' | 'see'>, stand: Stand, target: FigureId | null): Dir {
  const given = target === null ? undefined : t.see.figures[target]
  const faced = given && given.at !== null ? given : closestFriend(t, stand)
  return faced ? facingToward(stand, stand.core, hexesOf(t.book, faced)) : 'N'
}

function closestFriend(t: Pick<Tab, 'book' | 'see'>, { core }: Stand): Figure | undefined {
  const board = layoutOf(t.book, t.see).board
  const friends = figuresOnBoard(t.see).filter(isFriendly)
  const near = (figure: Figure): number => Math.min(...hexesOf(t.book, figure).map((h) => distance(core, h)))
  const key = (figure: Figure): number => Math.min(...hexesOf(t.book, figure).map((h) => board.cells[h] ?? board.size))
  return [...friends].sort((a, b) => near(a) - near(b) || key(a) - key(b))[0]
}
