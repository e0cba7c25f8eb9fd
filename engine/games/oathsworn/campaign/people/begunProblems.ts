import { counted } from '../../../../kernel/piles'
import { words, type Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { lastChapter } from '../chapter/chapterEnd'
import { seatProblems } from './begunSeat'
import { impossible, senseless, type BegunPlan, type SheetProblem } from './begunProblem'
import type { BegunCompany } from './begunSchema'
import { className, itemName, said } from './names'

/** Everything that speaks against these sheets, in the order in which they are read. */
export const begunProblems = (book: CampaignBook, plan: BegunPlan): readonly SheetProblem[] => [
  ...chapterProblems(book, plan.begun),
  ...traitProblems(book, plan.begun),
  ...trackProblems(book, plan),
  ...allyProblems(book, plan.begun),
  ...eventProblems(book, plan.begun),
  ...plan.seats.flatMap((seat, at) => {
    const sheet = plan.begun.seats[at]
    return sheet && book.find('class', seat.class) ? seatProblems(book, plan, seat, sheet, `seat-${at + 1}`) : []
  }),
  ...goodsProblems(book, plan.begun)
]

function chapterProblems(book: CampaignBook, { chapter, part, chapters }: BegunCompany): SheetProblem[] {
  const last = lastChapter(book)
  const far = chapter > last ? [senseless('chapter', 'noChapter', { last })] : []
  const numbers = chapters.map((row) => row.chapter)
  return [
    ...far,
    ...chapters.flatMap((row, at): SheetProblem[] => {
      const field = `chapter-${row.chapter}`
      if (numbers.indexOf(row.chapter) !== at) return [senseless(field, 'begun.chapterTwice', { chapter: row.chapter })]
      const isMarked = row.storyDone || row.ambushed || row.extraUnique || row.replayed || row.result !== null
      const isAhead = row.chapter > chapter || (row.chapter === chapter && part === 'start')
      if (isAhead && isMarked) return [impossible(field, 'begun.ahead', { chapter: row.chapter })]
      // OW-SAVE-05: the encounter of this chapter is still to come.
      return row.chapter === chapter && row.result !== null ? [impossible(field, 'begun.notFought', { chapter })] : []
    })
  ]
}

/** OW-LEVEL-08, OW-TRAIT-15: every row of a level that was reached has given its traits; the story may have given more. */
function traitProblems(book: CampaignBook, { traits, chapter }: BegunCompany): SheetProblem[] {
  const each = Object.entries(traits).flatMap(([trait, marks]): SheetProblem[] => {
    const record = book.find('trait', trait)
    if (!record) return [senseless(`traits.${trait}`)]
    return marks > record.marks ? [impossible(`traits.${trait}`, 'traitFull', { clause: 'OW-TRAIT-15' })] : []
  })
  const due = book.all('level').reduce((sum, row) => sum + (row.level <= chapter ? row.traits : 0), 0)
  const marked = Object.values(traits).reduce((sum, marks) => sum + marks, 0)
  return marked < due ? [...each, impossible('traits', 'begun.traits', { due, marked, chapter })] : each
}

function trackProblems(book: CampaignBook, { begun, hardcore, seats }: BegunPlan): SheetProblem[] {
  const printed = book.all('sheet')[0]
  const { rows, columns } = printed?.knockoutTrack ?? { rows: 4, columns: 25 }
  const full = begun.ticks > rows * columns ? [impossible('ticks', 'begun.ticks', { most: rows * columns })] : []
  const { hardcoreTrack: track } = begun
  const dead = track.flatMap((of): SheetProblem[] => {
    if (!book.find('class', of)) return [senseless('hardcoreTrack')]
    const isSeated = seats.some((seat) => seat.class === of)
    return isSeated ? [impossible('hardcoreTrack', 'classBarred', { class: className(of), clause: 'OW-HARD-03' })] : []
  })
  const soft = track.length > 0 && !hardcore ? [impossible('hardcoreTrack', 'begun.notHardcore')] : []
  return [...full, ...dead, ...soft]
}

const allyProblems = (book: CampaignBook, { allies }: BegunCompany): SheetProblem[] =>
  Object.keys(allies).flatMap((ally) => (book.find('ally', ally) ? [] : [senseless(`allies.${ally}`)]))

function eventProblems(book: CampaignBook, { city, deepwood }: BegunCompany): SheetProblem[] {
  return Object.entries({ city, deepwood }).flatMap(([deck, cards = []]) =>
    cards.flatMap((card, at): SheetProblem[] => {
      if (book.find('event', card)?.kind !== deck) return [senseless(deck)]
      const name = words(`event.${card}.name`)
      return cards.indexOf(card) !== at ? [impossible(deck, 'begun.eventTwice', { event: name })] : []
    })
  )
}

/** OW-BAG-01, OW-TRAIT-04; OW-ITEM-01: there are only so many copies of a card. */
function goodsProblems(book: CampaignBook, { backpack, seats, traits }: BegunCompany): SheetProblem[] {
  const unknown = backpack.some((item) => !book.find('item', item)) ? [senseless('backpack')] : []
  const large = book.all('trait').find(({ hook }) => hook.hook === 'backpack')
  const isLarge = large?.hook.hook === 'backpack' && (traits[large.id] ?? 0) > 0
  const room = isLarge && large.hook.hook === 'backpack' ? (large.hook.capacity[0] ?? CAPACITY) : CAPACITY
  const over = backpack.length > room ? [impossible('backpack', 'begun.backpack', { room, n: backpack.length })] : []
  const injuries = copies(seats.flatMap((seat) => seat.injuries)).flatMap(([card, held]): SheetProblem[] => {
    const known = book.find('injury', card)
    const seat = seats.findIndex((one) => one.injuries.includes(card))
    const name = words(`injury.${card}.name`)
    return known && held > known.copies ? [impossible(`seat-${seat + 1}.injuries`, 'noSuchCopy', { card: name })] : []
  })
  const all = [...seats.flatMap((seat) => seat.items), ...backpack]
  const tooMany = copies(all).flatMap(([item, held]): SheetProblem[] => {
    const known = book.find('item', item)
    const seat = seats.findIndex((one) => one.items.includes(item))
    const field = seat < 0 ? 'backpack' : `seat-${seat + 1}.items`
    return known && held > known.copies ? [impossible(field, 'noSuchCopy', { card: itemName(item) })] : []
  })
  return [...unknown, ...over, ...injuries, ...tooMany]
}

const CAPACITY = 12

const copies = (cards: readonly string[]): (readonly [string, number])[] => Object.entries(counted(cards))

/** For the chronicle: what the table keeps although the rules would not have it. */
export const keptAsRuling = (problems: readonly SheetProblem[]): Words | null =>
  problems.length === 0 ? null : said('begun.kept', { problems: problems.map((one) => one.words) })
