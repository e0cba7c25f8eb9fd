import { rule } from '../../../../kernel/ids'
import { tokenTypes } from '../../content'
import type { CampaignBook } from '../book'
import type { CompanyDeed } from '../deeds'
import { newItems } from '../goods/items'
import type { Changed } from '../happenings'
import { SEATS, type Character, type CompanyTokens, type SeatId } from '../state'
import type { BegunPlan } from './begunProblem'
import { begunProblems, keptAsRuling } from './begunProblems'
import type { BegunSeat } from './begunSchema'
import { firstNumbers } from './begunSeat'
import { found, freshCharacter, named, otherDecks } from './founding'
import type { Plan, PlannedSeat } from './plan'

/** A company that begins, or one that goes on from its paper sheets. */
export const founding = (book: CampaignBook, { begun, ...plan }: Plan): CompanyDeed =>
  begun ? layingSheets(book, { ...plan, begun }) : found(book, plan)

/** A campaign goes on from its paper sheets: everything on them, instead of what a first chapter begins with. OW-SAVE-01..04 */
const layingSheets =
  (book: CampaignBook, plan: BegunPlan): CompanyDeed =>
  (see, happens) => {
    const { begun } = plan
    happens(...named(plan), ...otherDecks(book, begun))
    const kept = keptAsRuling(begunProblems(book, plan))
    if (kept) happens({ kind: 'ruled', words: kept })
    for (const [i, seat] of SEATS.entries()) {
      const [planned, sheet] = [plan.seats[i], begun.seats[i]]
      if (planned && sheet) layingSeat(book, plan, planned, sheet, seat)(see, happens)
    }
    const items = newItems(see(), begun.backpack)
    if (begun.backpack.length > 0) happens({ kind: 'itemsGained', items, from: null, rule: rule('OW-SAVE-04') })
    for (const [trait, by] of Object.entries(begun.traits))
      if (by > 0) happens({ kind: 'traitMarked', trait, by, rule: rule('OW-SAVE-04') })
    for (const [ally, by] of Object.entries(begun.allies))
      if (by > 0) happens({ kind: 'allyChanged', ally, by, rule: rule('OW-SAVE-04') })
    if (begun.ticks > 0) happens({ kind: 'ticked', count: begun.ticks, rule: rule('OW-SAVE-04') })
    if (begun.hardcoreTrack.length > 0) happens({ kind: 'hardcoreTrackSet', classes: begun.hardcoreTrack })
    happens(...rows(plan))
    happens({ kind: 'partBegan', part: begun.part, chapter: begun.chapter, rule: rule('OW-SAVE-05') })
    happens({ kind: 'taskEnded' })
  }

const layingSeat =
  (book: CampaignBook, plan: BegunPlan, planned: PlannedSeat, sheet: BegunSeat, seat: SeatId): CompanyDeed =>
  (see, happens) => {
    const fresh = freshCharacter(book, see(), planned)
    const first = firstNumbers(book, planned)
    const character: Character = {
      ...fresh,
      level: sheet.level ?? plan.begun.chapter,
      maxAnimus: sheet.maxAnimus ?? first.maxAnimus,
      regen: sheet.regen ?? first.regen,
      hp: sheet.hp ?? fresh.hp,
      permanent: someOf(sheet.permanent),
      tokens: someOf(sheet.tokens)
    }
    happens({ kind: 'characterJoined', character, seat, rule: rule('OW-SAVE-01') })
    const { items, injuries, iron } = sheet
    if (items.length > 0)
      happens({
        kind: 'itemsGained',
        items: newItems(see(), items, character.id),
        from: null,
        rule: rule('OW-SAVE-01')
      })
    if (injuries.length > 0) happens({ kind: 'injuriesSet', character: character.id, cards: injuries })
    if (iron === 0) return
    happens({ kind: 'ironChanged', by: iron, why: null, rule: rule('OW-SAVE-01') })
    happens({ kind: 'ironShared', shares: { ...see().shares, [character.id]: iron } })
  }

/** None of a kind is not written down. */
const someOf = (counts: CompanyTokens): CompanyTokens =>
  Object.fromEntries(tokenTypes.flatMap((type) => ((counts[type] ?? 0) > 0 ? [[type, counts[type]] as const] : [])))

/** OW-SAVE-04: the boxes of every chapter so far; between story and encounter this chapter's story is done. */
function rows({ begun: { chapters, chapter, part } }: BegunPlan): Changed[] {
  const marked = chapters.map(({ chapter: of, ...change }): Changed => ({ kind: 'sheetMarked', chapter: of, change }))
  const isTold = part === 'camp' && !chapters.some((row) => row.chapter === chapter && row.storyDone)
  return isTold ? [...marked, { kind: 'sheetMarked', chapter, change: { storyDone: true } }] : marked
}
