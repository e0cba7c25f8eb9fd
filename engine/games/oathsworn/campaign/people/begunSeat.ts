import { words } from '../../../../messages/words'
import { tokenTypes, type ItemRecord } from '../../content'
import type { CampaignBook } from '../book'
import { whyNoRoom, whyNotForClass } from '../goods/equip'
import type { BegunSeat } from './begunSchema'
import { impossible, senseless, type BegunPlan, type SheetProblem } from './begunProblem'
import { maxHp } from './founding'
import { ANIMUS_STEP, REGEN_STEP } from './levels'
import type { PlannedSeat } from './plan'
import { tokenName } from './tokens'

/** What is wrong with one character's sheet. OW-SAVE-01, OW-SAVE-02 */
export function seatProblems(
  book: CampaignBook,
  plan: BegunPlan,
  seat: PlannedSeat,
  sheet: BegunSeat,
  at: string
): readonly SheetProblem[] {
  const level = sheet.level ?? plan.begun.chapter
  return [
    ...levelProblems(plan, level, at),
    ...growthProblems(book, seat, sheet, level, at),
    ...tokenProblems(book, seat, sheet, level, plan.begun.part, at),
    ...hpProblems(book, plan, sheet, at),
    ...itemProblems(book, seat, sheet, at),
    ...injuryProblems(book, sheet, at)
  ]
}

/** OW-LEVEL-01: during a chapter the level is its number. */
const levelProblems = ({ begun: { chapter } }: BegunPlan, level: number, at: string): SheetProblem[] =>
  level === chapter ? [] : [impossible(`${at}.level`, 'begun.level', { level, chapter, clause: 'OW-LEVEL-01' })]

interface Numbers {
  readonly maxAnimus: number
  readonly regen: number
}

/** A sheet's numbers as the class begins. OW-COMP-02, OW-COMP-03 */
export function firstNumbers(book: CampaignBook, seat: PlannedSeat): Numbers {
  const of = book.get('class', seat.class)
  const from = seat.mode === 'full' ? of : book.get('companion', of.companion)
  return { maxAnimus: from.animus, regen: from.regen }
}

const upTo = (book: CampaignBook, level: number, what: 'growth' | 'tokens'): number =>
  book.all('level').reduce((sum, row) => sum + (row.level <= level ? row[what] : 0), 0)

/** OW-LEVEL-06: each step is 2 MAX ANIMUS or 1 REGEN. */
function growthProblems(
  book: CampaignBook,
  seat: PlannedSeat,
  sheet: BegunSeat,
  level: number,
  at: string
): SheetProblem[] {
  const first = firstNumbers(book, seat)
  const animus = ((sheet.maxAnimus ?? first.maxAnimus) - first.maxAnimus) / ANIMUS_STEP
  const regen = ((sheet.regen ?? first.regen) - first.regen) / REGEN_STEP
  const due = seat.mode === 'full' ? upTo(book, level, 'growth') : 0
  const isGrown = Number.isInteger(animus) && animus >= 0 && regen >= 0 && animus + regen === due
  return isGrown ? [] : [impossible(`${at}.growth`, 'begun.growth', { ...first, due, clause: 'OW-LEVEL-06' })]
}

/** OW-TOKEN-06, OW-LEVEL-05, OW-LEVEL-07: as many permanent ones as the levels gave; a story may have given more. */
function tokenProblems(
  book: CampaignBook,
  { mode }: PlannedSeat,
  { permanent, tokens }: BegunSeat,
  level: number,
  part: 'start' | 'camp',
  at: string
): SheetProblem[] {
  const most = (type: string): number => book.all('token').find((one) => one.type === type)?.mostPermanent ?? 3
  const held = tokenTypes.reduce((sum, type) => sum + (permanent[type] ?? 0), 0)
  const due = upTo(book, level, 'tokens') + (mode === 'companion' ? upTo(book, level, 'growth') : 0)
  const over = tokenTypes.flatMap((type) =>
    (permanent[type] ?? 0) > most(type)
      ? [
          impossible(`${at}.permanent`, 'tokenCeiling', {
            token: tokenName(type),
            most: most(type),
            clause: 'OW-TOKEN-06'
          })
        ]
      : []
  )
  const few = held < due ? [impossible(`${at}.permanent`, 'begun.tokens', { due, held, level })] : []
  // OW-SAVE-03: they are archived with the encounter.
  const isCarried = part === 'start' && tokenTypes.some((type) => (tokens[type] ?? 0) > 0)
  return [
    ...over,
    ...few,
    ...(isCarried ? [impossible(`${at}.tokens`, 'begun.carried', { clause: 'OW-SAVE-03' })] : [])
  ]
}

/** OW-SAVE-02, OW-SAVE-03 */
function hpProblems(
  book: CampaignBook,
  { begun, difficulty }: BegunPlan,
  { hp }: BegunSeat,
  at: string
): SheetProblem[] {
  const most = maxHp(book, difficulty)
  if (hp === undefined || (hp > 0 && hp < most && begun.part === 'camp') || hp === most) return []
  if (hp === 0 || hp > most) return [impossible(`${at}.hp`, 'begun.hp', { most })]
  return [impossible(`${at}.hp`, 'begun.rested', { most, clause: 'OW-SAVE-03' })]
}

/** OW-ITEM-03..05, in the order in which they are written down. */
function itemProblems(book: CampaignBook, seat: PlannedSeat, sheet: BegunSeat, at: string): SheetProblem[] {
  const field = `${at}.items`
  const worn: ItemRecord[] = []
  return sheet.items.flatMap((def): SheetProblem[] => {
    const item = book.find('item', def)
    if (!item) return [senseless(field)]
    const why = whyNotForClass(book, seat.class, item) ?? whyNoRoom(book, seat.class, worn, item)
    worn.push(item)
    return why
      ? [{ field, words: words('campaign.begun.item', { item: words(`item.${def}.name`), why }), isSenseless: false }]
      : []
  })
}

const injuryProblems = (book: CampaignBook, { injuries }: BegunSeat, at: string): SheetProblem[] =>
  injuries.flatMap((card): SheetProblem[] => {
    const known = book.find('injury', card)
    if (!known) return [senseless(`${at}.injuries`)]
    return known.curative
      ? [impossible(`${at}.injuries`, 'begun.curative', { card: words(`injury.${card}.name`) })]
      : []
  })
