import type { AbilityRule, RulesRecord, StageRule, Trigger } from '../../content'
import type { Book } from '../table/book'
import { itemFacts } from '../cardFacts/facts'
import { ofHolding } from '../table/derived'
import { bossOnBoard, encounterOf, rulesOf, stageOf } from '../board/lore'
import { ofSeats, SEATS, type FigureId } from '../state/ids'
import type { Encounter, Figure, SeatCard, SeatState } from '../state/state'
import { hasThrownWeapon } from '../cardFacts/unarmed'
import { figuresOnBoard } from '../board/world'
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

// The same table is asked many times before it changes, and a change of the table seldom changes the rules in force.
interface Latest {
  table: Encounter
  readonly book: Book
  readonly lists: (readonly Printed[])[]
  readonly inForce: InForce
}
let latest: Latest | null = null

/** Every rule that holds all the time, enemies' first, then seat by seat. OW-END-04 */
export function rulesInForce(book: Book, s: Encounter): InForce {
  const known = latest?.book === book ? latest : null
  if (known?.table === s) return known.inForce
  if (known && isUnmoved(known.table, s)) {
    known.table = s
    return known.inForce
  }
  const lists = known?.lists ?? []
  const isAsBefore = renew(lists, book, s)
  if (known && isAsBefore) {
    known.table = s
    return known.inForce
  }
  const inForce: InForce = { printed: lists.flat(), changing: new Map(), waiting: new Map() }
  latest = { table: s, book, lists, inForce }
  return inForce
}

/** Puts what is in force now into the lists: the board's, each seat's, that of allies and helpers. True: nothing is new. */
function renew(lists: (readonly Printed[])[], book: Book, s: Encounter): boolean {
  let isSame = put(lists, 0, boardRules(book, s))
  const seats = ofSeats(s.seats)
  for (let n = 0; n < seats.length; n++) isSame = put(lists, n + 1, seatRules(book, s, seats[n] as SeatState)) && isSame
  return put(lists, SEATS.length + 1, figureRules(book, s, lists[SEATS.length + 1] ?? NONE)) && isSame
}

function put(lists: (readonly Printed[])[], at: number, list: readonly Printed[]): boolean {
  if (lists[at] === list) return true
  lists[at] = list
  return false
}

/** Nothing on which it depends which rules are in force has changed. */
const isUnmoved = (a: Encounter, b: Encounter): boolean =>
  a.figures === b.figures && a.seats === b.seats && a.stage.number === b.stage.number && a.is === b.is

const NONE: readonly Printed[] = []

interface OnBoard {
  readonly rules: RulesRecord
  readonly stage: RulesRecord['stages'][number] | undefined
  readonly self: FigureId | null
  readonly printed: readonly Printed[]
}
let onBoard: OnBoard | null = null

/** The special rules board and its stage. */
function boardRules(book: Book, s: Encounter): readonly Printed[] {
  const rules = rulesOf(book, s)
  const stage = stageOf(book, s)
  const self = bossOnBoard(s)
  if (onBoard?.rules !== rules || onBoard.stage !== stage || onBoard.self !== self) {
    const printed: Printed[] = []
    const source = { kind: 'rules', id: encounterOf(book, s).rules } as const
    addRules(printed, 'stage', rules.rules, { source, self, first: 0 })
    addRules(printed, 'stage', stage?.rules ?? [], { source, self, first: rules.rules.length })
    onBoard = { rules, stage, self, printed }
  }
  return onBoard.printed
}

const bySeat = ofHolding<{ readonly self: FigureId; readonly printed: readonly Printed[] }>()

/** What a seat's class and the cards it holds say; only while its own Oathsworn stands. */
function seatRules(book: Book, s: Encounter, seat: SeatState): readonly Printed[] {
  const own = s.figures[seat.figure]
  if (!own || own.gone === 'unconscious' || own.gone === 'killed') return NONE
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

/** Allies and helpers on the board; the very list there was before when nobody else is there. */
function figureRules(book: Book, s: Encounter, before: readonly Printed[]): readonly Printed[] {
  let found: Printed[] | null = null
  for (const figure of figuresOnBoard(s))
    if (figure.kind === 'ally' || figure.kind === 'helper') addFigureRules(book, s, figure.kind, figure, (found ??= []))
  if (!found) return NONE
  const now = found
  return before.length === now.length && before.every((one, i) => one === now[i]) ? before : now
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
