import type { AbilityRule, StoryEntry, RulesRecord, StageRule } from '../../content'
import type { Book } from '../table/book'
import type { TableEvent } from '../table/event'
import { WATCH, type Watching } from './watch'
import { abilityFacts, injuryFacts, itemFacts } from './facts'
import { ofHolding } from '../table/derived'
import { rulesOf } from '../board/lore'
import { ofSeats } from '../state/ids'
import type { Encounter, SeatCard, SeatState } from '../state/state'
import { figuresOnBoard } from '../board/world'

/** The kinds of event somebody or something listens to; of attacks and moves each window is a kind of its own. */
type Heard = ReadonlySet<string>

const NOTHING: Heard = new Set()
const all = (heard: readonly Heard[]): Heard => new Set(heard.flatMap((one) => [...one]))

interface Listened {
  readonly on: string
  readonly window?: string | undefined
}

const kindOf = ({ on, window }: Listened): string => (on === 'attack' || on === 'move' ? `${on}.${window}` : on)

/** Could anybody or anything here follow this event or act on it? */
export function isNoticed(book: Book, s: Encounter, event: TableEvent): boolean {
  return heardAt(book, s).has(kindOf(event))
}

/** All that decides who could notice anything, and the shares of those that change most. */
interface Latest extends Pick<Encounter, 'seats' | 'figures' | 'lasting'> {
  readonly rules: RulesRecord
  readonly bySeats: Heard
  readonly byFigures: Heard
  readonly heard: Heard
}
let latest: Latest | null = null

function heardAt(book: Book, s: Encounter): Heard {
  const { seats, figures, lasting } = s
  const rules = rulesOf(book, s)
  const before = latest?.rules === rules ? latest : null
  const isSameSeats = before?.seats === seats
  const isSameFigures = before?.figures === figures
  if (before && isSameSeats && isSameFigures && before.lasting === lasting) return before.heard
  const bySeats = before && isSameSeats ? before.bySeats : heardBySeats(book, s)
  const byFigures = before && isSameFigures ? before.byFigures : heardByFigures(book, s)
  const heard = all([bySeats, byFigures, heardByBoard(book, s), heardByWatches(s)])
  latest = { seats, figures, lasting, rules, bySeats, byFigures, heard }
  return heard
}

const heardByWatches = ({ lasting }: Encounter): Heard =>
  new Set(lasting.filter(({ rule }) => rule === WATCH).map((one) => kindOf((one.with as unknown as Watching).when)))

/** Helpers and allies have rules of their own. */
const heardByFigures = (book: Book, s: Encounter): Heard =>
  all(
    figuresOnBoard(s).map(({ kind, def }) =>
      kind === 'ally' || kind === 'helper' ? heardByRules(book.get(kind, def).rules) : NOTHING
    )
  )

const byRecord = new WeakMap<object, Heard>()

/** Worked out once for each record of the content. */
function remembered<R extends object>(record: R, find: (record: R) => Heard): Heard {
  let heard = byRecord.get(record)
  if (!heard) byRecord.set(record, (heard = find(record)))
  return heard
}

const heardByBoard = (book: Book, s: Encounter): Heard =>
  remembered(rulesOf(book, s), ({ rules, stages }) =>
    all([rules, ...stages.map((stage) => stage.rules)].map(heardByRules))
  )

const byCards = ofHolding<Heard>()

const heardBySeats = (book: Book, { seats }: Encounter): Heard =>
  all(ofSeats(seats).map((seat) => heardBySeat(book, seat)))

function heardBySeat(book: Book, seat: SeatState): Heard {
  let held = byCards.get(book, seat.cards)
  if (!held) {
    held = all([heardByClass(book, seat), ...Object.values(seat.cards).map((card) => heardByCard(book, card))])
    byCards.set(book, seat.cards, held)
  }
  const companion = seat.mode === 'companion' ? heardByCompanion(book, seat) : NOTHING
  return all([held, companion, seat.ally ? heardByAllies(book) : NOTHING])
}

const heardByClass = (book: Book, seat: SeatState): Heard =>
  remembered(book.get('class', seat.class), ({ rules, special }) => all([heardByRules(rules), heardByEntries(special)]))

function heardByCompanion(book: Book, { class: of, archetype }: SeatState): Heard {
  const id = book.get('class', of).companion
  const own = remembered(book.get('companion', id), (one) => heardByEntries([one.attack, ...one.special]))
  if (!archetype) return own
  const side = remembered(book.get('archetype', archetype.def), ({ sides }) =>
    heardByEntries(sides.flatMap(({ abilities }) => abilities))
  )
  return all([own, side])
}

/** What any ally of the content could act on; there are few. */
const heardByAllies = (book: Book): Heard =>
  all(
    book
      .all('ally')
      .map((ally) =>
        remembered(ally, ({ attack, special, once, rules }) =>
          all([heardByRules(rules), heardByEntries([attack, ...special, once].filter((one) => one !== undefined))])
        )
      )
  )

function heardByCard(book: Book, card: SeatCard): Heard {
  switch (card.kind) {
    case 'ability':
      return remembered(abilityFacts(book, card), ({ entries }) => heardByEntries(entries))
    case 'item':
      return remembered(itemFacts(book, card), ({ ability, companion, rules }) =>
        all([heardByRules(rules), heardByEntries([ability?.entry, companion].filter((one) => one !== undefined))])
      )
    case 'injury':
      return remembered(injuryFacts(book, card), ({ rules }) => heardByRules(rules))
  }
}

const heardByRules = (rules: readonly (AbilityRule | StageRule)[]): Heard =>
  new Set(rules.flatMap((rule) => (rule.rule === 'when' ? [kindOf(rule.when)] : [])))

const heardByEntries = (entries: readonly StoryEntry[]): Heard =>
  new Set(
    entries.flatMap(({ timing }) =>
      timing.kind === 'interrupt' || timing.kind === 'modifier' ? [kindOf(timing.when)] : []
    )
  )
