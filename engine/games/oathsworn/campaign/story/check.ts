import { rule, type Seat } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import type { CheckType } from '../../content'
import { blanks, clearTable, drawMight, type MightDraw, type Drawer } from '../../encounter/might/draw'
import { empowerByTokens } from '../../encounter/might/empower'
import { handle, totalOf } from '../../encounter/might/hand'
import { askedOf, chooseNumber, COMPANY } from '../asking'
import type { CampaignBook } from '../book'
import { nameOf, said } from '../people/names'
import { characterAt, SEATS, seatOf, type CharacterId, type Company, type SeatId } from '../state'
import type { CampaignTable } from '../tab'
import { byMark, traitsWith } from '../people/traits'
import { mightTable } from './mightTable'

/** A check about to be made. */
export interface StoryCheckAsked {
  readonly type: CheckType
  readonly difficulty: number
  /** Added to the total after all draws. OW-CHECK-11 */
  readonly bonus: number
  /** What the story calls it, if it does. */
  readonly called: Words | null
  /** Who makes it; null = the company together. OW-CHECK-02 */
  readonly who: CharacterId | null
}

export interface StoryCheckMade {
  readonly passed: boolean
  readonly successes: number
  readonly total: number
}

/** OW-CHECK-03, OW-MIGHT-10 */
export const MOST_WHITE = 10
/** OW-CHECK-05 */
export const FAILING_BLANKS = 2

/** One procedure for every check. OW-CHECK-01 */
export function makeCheck(t: CampaignTable, asked: StoryCheckAsked): StoryCheckMade {
  const m = mightTable(t)
  const who: Drawer = { side: 'oathsworn', seat: deciderOf(t, asked), rule: rule('OW-CHECK-03') }
  const white = chooseWhite(t, asked)
  drawMight(m, who, stronger(t, asked, { white: { cards: white, dice: 0 } }))
  // OW-CHECK-06, OW-CRIT-01
  handle(m, who, { seat: who.seat, free: freeRedraws(t.book, t.see, asked.type), holders: holdersOf(t, asked) })
  const made = judge(t, asked)
  const { type: check, who: by, difficulty } = asked
  t.happen({ kind: 'checked', check, who: by, difficulty, ...made, rule: rule('OW-CHECK-04') })
  clearTable(m)
  return made
}

const deciderOf = (t: CampaignTable, { who }: StoryCheckAsked): Seat => (who === null ? COMPANY : askedOf(t.see, who))

/** OW-CHECK-10: in a company check anybody's tokens. */
const holdersOf = (t: CampaignTable, { who }: StoryCheckAsked): readonly SeatId[] => {
  const seat = who === null ? undefined : seatOf(t.see, who)
  return who === null ? SEATS.filter((one) => characterAt(t.see, one)) : seat ? [seat] : []
}

/** OW-CHECK-03: at least one, at most ten, as many as there are. */
function chooseWhite(t: CampaignTable, asked: StoryCheckAsked): number {
  const most = whiteLeft(t.see)
  if (most <= 1) return most
  return chooseNumber(t, () => ({
    rule: 'OW-CHECK-03',
    seat: deciderOf(t, asked),
    title: titleOf(t, asked),
    min: 1,
    max: whiteLeft(t.see),
    data: {
      check: asked.type,
      difficulty: asked.difficulty,
      bonus: asked.bonus,
      redraws: freeRedraws(t.book, t.see, asked.type)
    }
  }))
}

function titleOf(t: CampaignTable, { who, type, difficulty, called }: StoryCheckAsked): Words {
  const what = { check: said(`check.${type}`), difficulty, ...(called ? { called } : {}) }
  const key = `ask.check${who === null ? 'Company' : ''}${called ? 'Called' : ''}`
  return said(key, { ...what, ...(who === null ? {} : { name: nameOf(t.see, who) }) })
}

export function whiteLeft({ might }: Company): number {
  const { draw, discard } = might.piles.oathsworn.white
  return Math.min(MOST_WHITE, draw.length + discard.length)
}

/** OW-CHECK-07: empowered tokens in a MIGHT check alone. */
function stronger(t: CampaignTable, asked: StoryCheckAsked, draw: MightDraw): MightDraw {
  if (asked.type !== 'might') return draw
  const facts = () => ({ difficulty: asked.difficulty, bonus: asked.bonus })
  let now = draw
  for (const seat of holdersOf(t, asked)) now = empowerByTokens(mightTable(t), seat, now, facts).draw
  return now
}

/** OW-TRAIT-01, OW-TRAIT-02, OW-TRAIT-05, OW-TRAIT-08: anew for every check. */
export const freeRedraws = (book: CampaignBook, company: Company, type: CheckType): number =>
  traitsWith(book, company, 'redraws')
    .filter(({ hook }) => hook.checks.includes(type))
    .reduce((sum, { hook, marks }) => sum + byMark(hook.count, marks), 0)

/** OW-CHECK-04, OW-CHECK-05, OW-CHECK-08, OW-CHECK-11 */
function judge(t: CampaignTable, { difficulty, bonus }: StoryCheckAsked): StoryCheckMade {
  const table = t.see.might.onTable
  const total = Math.max(0, totalOf(table) + bonus)
  if (blanks(table) >= FAILING_BLANKS) return { passed: false, successes: 0, total }
  const successes = difficulty > 0 ? Math.floor(total / difficulty) : 1
  return { passed: total >= difficulty, successes, total }
}
