import type { AbilityRule, RulesRecord, StageRule, Trigger } from '../../content'
import { latest, sameList } from '../../../../remembered/remembered'
import type { Book } from '../table/book'
import { itemFacts } from '../cardFacts/facts'
import { ofHolding } from '../table/derived'
import { bossOnBoard, rulesOf, stageOf } from '../board/printedComponents'
import { ofSeats, type FigureId } from '../state/ids'
import type { Encounter, Figure, SeatCard, SeatState } from '../state/state'
import { hasThrownWeapon } from '../cardFacts/unarmed'
import { figuresOnBoard } from '../board/figures'
import { printedRules, type Changing, type Holder, type Printed } from './printed'
import type { Watcher } from './watcher'

/** Every rule that holds all the time, as the table stands, and what has been looked up in them so far. */
interface InForce {
  readonly printed: readonly Printed[]
  readonly changing: Map<string, readonly Changing[]>
  readonly waiting: Map<Trigger['on'], readonly Watcher[]>
}

/** The rules that change this about somebody. */
export function changing({ printed, changing: known }: InForce, change: string): readonly Changing[] {
  let found = known.get(change)
  if (!found) {
    found = printed.flatMap(({ changing: each }) => each.filter(({ rule }) => rule.change.change === change))
    known.set(change, found)
  }
  return found
}

/** The rules that wait for events of this kind. */
export function waiting({ printed, waiting: known }: InForce, on: Trigger['on']): readonly Watcher[] {
  let found = known.get(on)
  if (!found) {
    found = printed.flatMap(({ waiting: each }) => each.filter(({ when }) => when.on === on))
    known.set(on, found)
  }
  return found
}

/** Every rule that holds all the time, enemies' first, then seat by seat. Without it an answer costs a third more. OW-END-04 */
export const rulesInForce = latest((book: Book, s: Encounter): InForce => {
  const printed = [...boardRules(rulesOf(book, s), stageOf(book, s), bossOnBoard(s))]
  for (const seat of ofSeats(s.seats)) printed.push(...seatRules(book, s, seat))
  addFiguresRules(book, s, printed)
  return inForceOf(printedNow(printed))
})

// A change of the table seldom changes the rules in force.
const printedNow = sameList<Printed>()
const inForceOf = latest((printed: readonly Printed[]): InForce => ({
  printed,
  changing: new Map(),
  waiting: new Map()
}))

/** The special rules board and its stage. */
const boardRules = latest(
  (rules: RulesRecord, stage: RulesRecord['stages'][number] | undefined, self: FigureId | null): readonly Printed[] => {
    const source = { kind: 'rules', id: rules.id } as const
    const printed: Printed[] = []
    addRules(printed, 'stage', rules.rules, { source, self, first: 0 })
    addRules(printed, 'stage', stage?.rules ?? [], { source, self, first: rules.rules.length })
    return printed
  }
)

const bySeat = ofHolding<{ readonly self: FigureId; readonly printed: readonly Printed[] }>()

/** What a seat's class and the cards it holds say; only while its own Oathsworn stands. */
function seatRules(book: Book, s: Encounter, seat: SeatState): readonly Printed[] {
  const own = s.figures[seat.figure]
  if (!own || own.gone === 'unconscious' || own.gone === 'killed') return []
  let known = bySeat.get(book, seat.cards)
  if (known?.self !== own.id) {
    known = { self: own.id, printed: ofSeat(book, seat, own.id) }
    bySeat.set(book, seat.cards, known)
  }
  return known.printed
}

function ofSeat(book: Book, seat: SeatState, self: FigureId): Printed[] {
  const found: Printed[] = []
  const add = (kind: 'class' | 'item' | 'injury', id: string): void =>
    addRules(found, 'ability', book.find(kind, id)?.rules ?? [], { source: { kind, id }, self, owner: self })
  add('class', seat.class)
  const unarmed = hasThrownWeapon(book, seat.cards)
  for (const card of Object.values(seat.cards))
    if (card.kind !== 'ability' && isHeeded(book, seat, card, unarmed)) add(card.kind, card.def)
  return found
}

/** OW-COMP-16: companions ignore their injuries. OW-THROWN-03, OW-THROWN-04: what is thrown does nothing, nor any weapon then. */
function isHeeded(book: Book, { mode }: SeatState, card: SeatCard, unarmed: boolean): boolean {
  if (card.at === 'out' || card.thrownTo !== undefined) return false
  if (card.kind === 'injury') return mode !== 'companion'
  return !unarmed || card.kind !== 'item' || itemFacts(book, card).slot !== 'weapon'
}

/** Allies and helpers on the board. */
function addFiguresRules(book: Book, s: Encounter, into: Printed[]): void {
  for (const figure of figuresOnBoard(s))
    if (figure.kind === 'ally' || figure.kind === 'helper') addFigureRules(book, s, figure.kind, figure, into)
}

function addFigureRules(
  book: Book,
  s: Encounter,
  kind: 'ally' | 'helper',
  { id: self, def, seat }: Figure,
  into: Printed[]
): void {
  const master = kind === 'ally' ? self : seat ? s.seats[seat].figure : null
  addRules(into, 'ability', book.find(kind, def)?.rules ?? [], { source: { kind, id: def }, self, owner: master })
}

function addRules(
  into: Printed[],
  language: 'stage' | 'ability',
  rules: readonly (StageRule | AbilityRule)[],
  of: Holder
): void {
  if (rules.length > 0) into.push(printedRules(language, rules, of))
}
