import { rule, type Seat } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { CheckType } from '../../content'
import { asked, COMPANY } from '../board/asking'
import { blanks, clearTable, drawMight, type MightDraw, type Drawer } from '../might/draw'
import { empower, type Facts } from '../might/empower'
import { handle, openTable, totalOf } from '../might/hand'
import { occur } from '../scope/interrupts'
import { modifiersOf } from '../table/modifiers'
import { maySpendTokens } from '../board/seats'
import { SEATS, type FigureId, type SeatId } from '../state/ids'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** A check about to be made. CHECK */
export interface CheckAsked {
  readonly type: CheckType
  readonly difficulty: number
  /** The seat that makes it; null = the company together. OW-CHECK-02 */
  readonly seat: SeatId | null
  /** Added to the total, below 0 taken off. OW-CHECK-11 */
  readonly bonus: number
}

export interface CheckMade {
  readonly passed: boolean
  readonly successes: number
  readonly total: number
}

/** OW-CHECK-03 */
const MOST_WHITE = 10
const FAILING_BLANKS = 2

/** OW-CHECK-01: one procedure for every kind of check, in an encounter as in the story. OW-CHECK-12 */
export function makeCheck(t: Tab, asking: CheckAsked): CheckMade {
  const figures = figuresIn(t, asking)
  occur(t, { on: 'check', window: 'before', check: asking.type, who: figures })
  openTable(t)
  const who: Drawer = { side: 'oathsworn', seat: deciderOf(asking), rule: rule('OW-CHECK-03') }
  const white = chooseWhite(t, asking)
  const facts = () => ({ difficulty: asking.difficulty, bonus: lastingBonus(t, asking, figures) })
  drawMight(t, who, stronger(t, asking, { white: { cards: white, dice: 0 } }, facts))
  // OW-CHECK-06, OW-CHECK-09
  handle(t, who, {
    seat: who.seat,
    free: freeRedraws(t, asking, figures),
    holders: holdersOf(t, asking),
    facts
  })
  const made = judge(t, asking, lastingBonus(t, asking, figures))
  t.happen({ kind: 'checkMade', check: asking.type, difficulty: asking.difficulty, ...made, rule: rule('OW-CHECK-04') })
  clearTable(t)
  occur(t, { on: 'check', window: 'after', check: asking.type, who: figures })
  return made
}

const deciderOf = ({ seat }: CheckAsked): Seat => (seat ? asked(seat) : COMPANY)

const figuresIn = (t: Tab, { seat }: CheckAsked): FigureId[] =>
  (seat ? [seat] : SEATS).flatMap((one) => {
    const figure = playedBy(t.see, one)
    return figure ? [figure.id] : []
  })

/**
 * OW-CHECK-10: whose tokens help: in a company check those of every Oathsworn who has any to spend. OW-CAGE-10: the caged
 * may in a check of their own.
 */
const holdersOf = (t: Tab, { seat }: CheckAsked): readonly SeatId[] =>
  (seat ? [seat] : SEATS.filter((one) => helps(t, one))).filter((one) => maySpendTokens(t.book, t.see, one))

const helps = ({ see }: Tab, seat: SeatId): boolean =>
  playedBy(see, seat)?.kind === 'oathsworn' && (see.seats[seat].caged === null || see.is.settings.cagedMayDefend)

/** OW-CHECK-03, OW-MIGHT-10: at least one, at most ten, as many as there are. */
function chooseWhite(t: Tab, asking: CheckAsked): number {
  const { draw, discard } = t.see.might.piles.oathsworn.white
  const most = Math.min(MOST_WHITE, draw.length + discard.length)
  if (most <= 1) return most
  return t.ask('number', () => ({
    rule: rule('OW-CHECK-03'),
    seat: deciderOf(asking),
    title: words('ask.check', {
      check: words(`check.${asking.type}`),
      difficulty: asking.difficulty,
      bonus: asking.bonus
    }),
    min: 1,
    max: most,
    data: { check: asking.type, difficulty: asking.difficulty, bonus: asking.bonus }
  })).value
}

/** OW-CHECK-07: empowered tokens help in a MIGHT check alone. */
function stronger(t: Tab, asking: CheckAsked, draw: MightDraw, facts: Facts): MightDraw {
  if (asking.type !== 'might') return draw
  let now = draw
  for (const seat of holdersOf(t, asking)) now = empower(t, seat, now, facts).draw
  return now
}

/** OW-TRAIT-01, OW-TRAIT-02 */
const freeRedraws = (t: Tab, { type }: CheckAsked, figures: readonly FigureId[]): number =>
  (t.see.is.checkRedraws[type] ?? 0) + changed(t, type, figures, 'redraws')

const lastingBonus = (t: Tab, { type, bonus }: CheckAsked, figures: readonly FigureId[]): number =>
  bonus + changed(t, type, figures, 'by')

const changed = (t: Tab, type: CheckType, figures: readonly FigureId[], what: 'by' | 'redraws'): number =>
  figures
    .flatMap((figure) => modifiersOf(t.book, t.see, figure, 'check'))
    .filter(({ types }) => (types as readonly string[]).includes(type))
    .reduce((sum, one) => sum + ((one[what] as number | undefined) ?? 0), 0)

/** OW-CHECK-04, OW-CHECK-05, OW-CHECK-08, OW-CHECK-11 */
function judge(t: Tab, { difficulty }: CheckAsked, bonus: number): CheckMade {
  const table = t.see.might.onTable
  const total = Math.max(0, totalOf(table) + bonus)
  if (blanks(table) >= FAILING_BLANKS) return { passed: false, successes: 0, total }
  const successes = difficulty > 0 ? Math.floor(total / difficulty) : 1
  return { passed: total >= difficulty, successes, total }
}
