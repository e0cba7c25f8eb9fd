import type {
  AbilityRule,
  AllyRecord,
  ArchetypeRecord,
  ClassRecord,
  CompanionRecord,
  RulesRecord,
  StageRule,
  StoryEntry
} from '../../content'
import { latest, remembered } from '../../../../remembered/remembered'
import type { Book } from '../table/book'
import type { TableEvent } from '../table/event'
import { WATCH, type Watching } from './watch'
import { abilityFacts, injuryFacts, itemFacts } from './facts'
import type { AbilityFacts, InjuryFacts, ItemFacts } from './told'
import { ofHolding } from '../table/derived'
import { rulesOf } from '../board/printedComponents'
import { ofSeats } from '../state/ids'
import type { Encounter, SeatCard, SeatState } from '../state/state'

/** The kinds of event somebody or something listens to; of attacks and moves each window is a kind of its own. */
type Heard = ReadonlySet<string>

const NOTHING: ReadonlySet<string> = new Set()
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

const heardAt = (book: Book, s: Encounter): Heard => latestHeard(book, rulesOf(book, s), s.seats, s.figures, s.lasting)

/** Without it an answer costs a fifth more. */
const latestHeard = latest(
  (
    book: Book,
    rules: RulesRecord,
    seats: Encounter['seats'],
    figures: Encounter['figures'],
    lasting: Encounter['lasting']
  ): Heard =>
    all([heardBySeats(book, seats), heardByFigures(book, figures), heardByBoard(rules), heardByWatches(lasting)])
)

const heardByWatches = (lasting: Encounter['lasting']): Heard =>
  new Set(lasting.filter(({ rule }) => rule === WATCH).map((one) => kindOf((one.with as unknown as Watching).when)))

/** Helpers and allies have rules of their own. */
const heardByFigures = latest((book: Book, figures: Encounter['figures']): Heard =>
  all(
    Object.values(figures).map(({ kind, def, at }) =>
      at !== null && (kind === 'ally' || kind === 'helper') ? heardByRules(book.get(kind, def).rules) : NOTHING
    )
  )
)

const heardByBoard = remembered(({ rules, stages }: RulesRecord): Heard =>
  all([rules, ...stages.map((stage) => stage.rules)].map(heardByRules))
)

const byCards = ofHolding<Heard>()

const heardBySeats = latest((book: Book, seats: Encounter['seats']): Heard =>
  all(ofSeats(seats).map((seat) => heardBySeat(book, seat)))
)

function heardBySeat(book: Book, seat: SeatState): Heard {
  let held = byCards.get(book, seat.cards)
  if (!held) {
    held = all([
      heardByClass(book.get('class', seat.class)),
      ...Object.values(seat.cards).map((card) => heardByCard(book, card))
    ])
    byCards.set(book, seat.cards, held)
  }
  const companion = seat.mode === 'companion' ? heardByCompanion(book, seat) : NOTHING
  return all([held, companion, seat.ally ? heardByAllies(book) : NOTHING])
}

const heardByClass = remembered(({ rules, special }: ClassRecord): Heard =>
  all([heardByRules(rules), heardByEntries(special)])
)

function heardByCompanion(book: Book, { class: of, archetype }: SeatState): Heard {
  const own = heardByCompanionRecord(book.get('companion', book.get('class', of).companion))
  return archetype ? all([own, heardByArchetype(book.get('archetype', archetype.def))]) : own
}

const heardByCompanionRecord = remembered(({ attack, special }: CompanionRecord): Heard =>
  heardByEntries([attack, ...special])
)

const heardByArchetype = remembered(({ sides }: ArchetypeRecord): Heard =>
  heardByEntries(sides.flatMap(({ abilities }) => abilities))
)

/** What any ally of the content could act on; there are few. */
const heardByAllies = (book: Book): Heard => all(book.all('ally').map(heardByAlly))

const heardByAlly = remembered(({ attack, special, once, rules }: AllyRecord): Heard =>
  all([heardByRules(rules), heardByEntries([attack, ...special, once].filter((one) => one !== undefined))])
)

function heardByCard(book: Book, card: SeatCard): Heard {
  switch (card.kind) {
    case 'ability':
      return heardByAbility(abilityFacts(book, card))
    case 'item':
      return heardByItem(itemFacts(book, card))
    case 'injury':
      return heardByInjury(injuryFacts(book, card))
  }
}

const heardByAbility = remembered(({ entries }: AbilityFacts): Heard => heardByEntries(entries))

const heardByItem = remembered(({ ability, companion, rules }: ItemFacts): Heard =>
  all([heardByRules(rules), heardByEntries([ability?.entry, companion].filter((one) => one !== undefined))])
)

const heardByInjury = remembered(({ rules }: InjuryFacts): Heard => heardByRules(rules))

const heardByRules = (rules: readonly (AbilityRule | StageRule)[]): Heard =>
  new Set(rules.flatMap((rule) => (rule.rule === 'when' ? [kindOf(rule.when)] : [])))

const heardByEntries = (entries: readonly StoryEntry[]): Heard =>
  new Set(
    entries.flatMap(({ timing }) =>
      timing.kind === 'interrupt' || timing.kind === 'modifier' ? [kindOf(timing.when)] : []
    )
  )
