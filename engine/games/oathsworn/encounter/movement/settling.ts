import { isAnyMarked, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { carryOutPushes, destroy } from './displacement'
import { occur } from '../scope/interrupts'
import { fittingFacing } from '../board/large'
import { isLargeStand, layoutOf, standIn, type Layout, type Stand } from '../board/layout'
import { arrivalPushes } from './pushPlan'
import type { FigureId, PieceId } from '../state/ids'
import type { Piece } from '../state/state'
import type { Tab } from '../table/tab'
import type { FacingWhy } from '../state/why'
import { figureOf } from '../board/figures'

/** A large figure has come to rest, or turns where it stands. */
export function settle(t: Tab, who: FigureId, facing: Dir, why?: FacingWhy): void {
  const before = standIn(layoutOf(t.book, t.see), who)
  const isLarge = isLargeStand(before)
  if (isLarge) clearUnder(t, before)
  const fitting = isLarge ? fittingFacing(layoutOf(t.book, t.see).board, before, before.core, facing) : facing
  if (fitting !== before.facing) turnTo(t, who, fitting, why)
  if (!isLarge) return
  const after = standIn(layoutOf(t.book, t.see), who)
  if (after.hexes !== before.hexes) clearUnder(t, after)
  const layout = layoutOf(t.book, t.see)
  if (!coversAnybody(layout, after)) return
  const plan = arrivalPushes(layout, who)
  if (plan.moves.length === 0) return
  t.in(rule('OW-LARGE-05'), () => carryOutPushes(t, plan, { by: who }))
  occur(t, { on: 'displaced', window: 'after', who: plan.moves.map(({ figure }) => figure), by: who })
}

/**
 * OW-LARGE-07: an obstacle in any hex where it ends is removed, however many hexes it covers. OW-LARGE-08: those it left
 * behind completely are not.
 */
function clearUnder(t: Tab, stand: Stand): void {
  const { board, what } = layoutOf(t.book, t.see)
  if (!isAnyMarked(board, what, stand.hexes)) return
  const under: PieceId[] = []
  for (const id in t.see.pieces) {
    const { hexes } = t.see.pieces[id as PieceId] as Piece
    if (hexes.some((h) => stand.hexes.includes(h))) under.push(id as PieceId)
  }
  destroy(t, under, 'OW-LARGE-07')
}

/** Nearly always nobody: then nothing needs to be worked out. */
function coversAnybody({ stands }: Layout, { id, hexes }: Stand): boolean {
  for (const other of stands)
    if (other.id !== id)
      for (let i = 0; i < other.hexes.length; i++) if (hexes.includes(other.hexes[i] as Hex)) return true
  return false
}

export function turnTo(t: Tab, figure: FigureId, facing: Dir, why?: FacingWhy): void {
  if (figureOf(t.see, figure).facing === facing) return
  const clause = rule(why ? FACING[why.by] : 'OW-GEO-06')
  t.happen(
    why
      ? { kind: 'figureTurned', figure, facing, rule: clause, why }
      : { kind: 'figureTurned', figure, facing, rule: clause }
  )
}

const FACING: { readonly [B in FacingWhy['by']]: string } = {
  target: 'OW-EMOVE-05',
  aim: 'OW-EMOVE-07',
  lastStep: 'OW-EMOVE-06',
  back: 'OW-EMOVE-17',
  wave: 'OW-WAVE-07',
  edge: 'OW-LARGE-11',
  beside: 'OW-EMOVE-05',
  card: 'OW-GEO-06'
}
