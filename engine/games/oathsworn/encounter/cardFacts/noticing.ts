import { attackWindows } from '../../content'
import type { AbilityRule, Entry, RulesRecord, StageRule, Trigger } from '../../content'
import type { Book } from '../state/book'
import type { TableEvent } from '../scope/event'
import { WATCH, type Watching } from './watch'
import { abilityFacts, injuryFacts, itemFacts } from './facts'
import { ofHolding } from '../state/holding'
import { rulesOf } from '../board/lore'
import { ofSeats } from '../state/ids'
import type { Encounter, SeatCard, SeatState } from '../state/state'
import { figuresOnBoard } from '../board/world'

/**
 * Nearly everything that happens at the table sets nothing off. What anybody here could notice at all is kept as bits
 * beside the things that listen, one for each kind of event, so that asking costs next to nothing.
 */
type Ears = number

const DEAF: Ears = 0
const both = (a: Ears, b: Ears): Ears => a | b

const EVENTS = [
  ...attackWindows.map((window) => `attack.${window}`),
  'hp-loss',
  'knocked-out',
  'move.starts',
  'move.enters',
  'move.ends',
  'displaced',
  'break',
  'stage-card',
  'stage-changed',
  'check',
  'draw',
  'turn',
  'moment',
  'played',
  'status',
  'arrives'
]
const eventBits = new Map(EVENTS.map((name, n) => [name, 1 << n]))

const within = (on: string): ReadonlyMap<string, number> =>
  new Map(
    [...eventBits].filter(([name]) => name.startsWith(`${on}.`)).map(([name, bit]) => [name.slice(on.length + 1), bit])
  )

/** The windows of attacks and moves by their own names: no name has to be put together to ask. */
const windowBits = { attack: within('attack'), move: within('move') }

/** Events nobody has a bit for are noticed by everybody: slower, never wrong. */
const EVERYTHING = -1

function bitOf({ on, window }: { readonly on: string; readonly window?: string | undefined }): number {
  if (on === 'attack' || on === 'move') return windowBits[on].get(window ?? '') ?? EVERYTHING
  return eventBits.get(on) ?? EVERYTHING
}

/** Could anybody or anything here follow this event or act on it? */
export function isNoticed(book: Book, s: Encounter, event: TableEvent): boolean {
  return (earsOf(book, s) & bitOf(event)) !== 0
}

/** All that decides who could notice anything, and the shares of those that change most. */
interface Heard extends Pick<Encounter, 'seats' | 'figures' | 'lasting'> {
  readonly rules: RulesRecord
  readonly bySeats: Ears
  readonly byFigures: Ears
  readonly ears: Ears
}
let heard: Heard | null = null

function earsOf(book: Book, s: Encounter): Ears {
  const { seats, figures, lasting } = s
  const rules = rulesOf(book, s)
  const before = heard?.rules === rules ? heard : null
  const isSameSeats = before?.seats === seats
  const isSameFigures = before?.figures === figures
  if (before && isSameSeats && isSameFigures && before.lasting === lasting) return before.ears
  const bySeats = before && isSameSeats ? before.bySeats : earsOfSeats(book, s)
  const byFigures = before && isSameFigures ? before.byFigures : earsOfFigures(book, s)
  const ears = both(both(bySeats, byFigures), both(earsOfBoard(book, s), earsOfLasting(s)))
  heard = { seats, figures, lasting, rules, bySeats, byFigures, ears }
  return ears
}

function earsOfLasting(s: Encounter): number {
  let events = 0
  for (const { rule, with: what } of s.lasting)
    if (rule === WATCH) events |= bitOf((what as unknown as Watching).when as Listened)
  return events
}
type Listened = { readonly on: string; readonly window?: string }

/** Helpers and allies have rules of their own. */
function earsOfFigures(book: Book, s: Encounter): Ears {
  let ears = DEAF
  for (const { kind, def } of figuresOnBoard(s)) {
    if (kind === 'ally') ears = both(ears, earsOfRules(book.get('ally', def).rules))
    if (kind === 'helper') ears = both(ears, earsOfRules(book.get('helper', def).rules))
  }
  return ears
}

const byRecord = new WeakMap<object, Ears>()

/** Worked out once for each record of the content. */
function remembered<R extends object>(record: R, find: (record: R) => Ears): Ears {
  let ears = byRecord.get(record)
  if (ears === undefined) byRecord.set(record, (ears = find(record)))
  return ears
}

const earsOfBoard = (book: Book, s: Encounter): Ears =>
  remembered(rulesOf(book, s), ({ rules, stages }) =>
    [rules, ...stages.map((stage) => stage.rules)].map(earsOfRules).reduce(both)
  )

const byCards = ofHolding<Ears>()

function earsOfSeats(book: Book, { seats }: Encounter): Ears {
  let ears = DEAF
  for (const seat of ofSeats(seats)) ears = both(ears, earsOfSeat(book, seat))
  return ears
}

function earsOfSeat(book: Book, seat: SeatState): Ears {
  let ears = byCards.get(seat.cards)
  if (ears === undefined) byCards.set(seat.cards, (ears = both(earsOfCards(book, seat), earsOfClass(book, seat))))
  if (seat.mode === 'companion') ears = both(ears, earsOfCompanion(book, seat))
  return seat.ally ? both(ears, earsOfAllies(book)) : ears
}

const earsOfClass = (book: Book, seat: SeatState): Ears =>
  remembered(book.get('class', seat.class), ({ rules, special }) => both(earsOfRules(rules), earsOfEntries(special)))

function earsOfCompanion(book: Book, { class: of, archetype }: SeatState): Ears {
  const id = book.get('class', of).companion
  const own = remembered(book.get('companion', id), (one) => earsOfEntries([one.attack, ...one.special]))
  if (!archetype) return own
  return both(
    own,
    remembered(book.get('archetype', archetype.def), ({ sides }) =>
      earsOfEntries(sides.flatMap((side) => side.abilities))
    )
  )
}

/** What any ally of the content could act on; there are few. */
const earsOfAllies = (book: Book): Ears =>
  book
    .all('ally')
    .map((ally) =>
      remembered(ally, ({ attack, special, once, rules }) =>
        both(earsOfRules(rules), earsOfEntries([attack, ...special, once].filter((one) => one !== undefined)))
      )
    )
    .reduce(both, DEAF)

function earsOfCards(book: Book, { cards }: SeatState): Ears {
  let ears = DEAF
  for (const card of Object.values(cards)) ears = both(ears, earsOfCard(book, card))
  return ears
}

function earsOfCard(book: Book, card: SeatCard): Ears {
  switch (card.kind) {
    case 'ability':
      return remembered(abilityFacts(book, card), ({ entries }) => earsOfEntries(entries))
    case 'item':
      return remembered(itemFacts(book, card), ({ ability, companion, rules }) =>
        both(earsOfRules(rules), earsOfEntries([ability?.entry, companion].filter((one) => one !== undefined)))
      )
    case 'injury':
      return remembered(injuryFacts(book, card), ({ rules }) => earsOfRules(rules))
  }
}

const earsOfRules = (rules: readonly (AbilityRule | StageRule)[]): Ears =>
  rules.reduce((ears, rule) => (rule.rule === 'when' ? both(ears, bitOf(rule.when as Listened)) : ears), DEAF)

const earsOfEntries = (entries: readonly Entry[]): Ears =>
  entries.reduce((ears, { timing }) => both(ears, earsOfTrigger(waited(timing))), DEAF)

const waited = (timing: Entry['timing']): Trigger | null =>
  timing.kind === 'interrupt' || timing.kind === 'modifier' ? timing.when : null

const earsOfTrigger = (when: Trigger | null): Ears => (when === null ? DEAF : bitOf(when as Listened))
