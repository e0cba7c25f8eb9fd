import { chanceFrom, shuffled, type Chance } from '../../../../kernel/chance'
import type { Json } from '../../../../kernel/ids'
import { pileOf, type Pile } from '../../../../kernel/piles'
import { check, type Problem } from '../../../../schema'
import { words, type Words } from '../../../../messages/words'
import type { CheckType } from '../../content'
import {
  colours,
  perColour,
  printedDecks,
  sides,
  type Colour,
  type Face,
  type FaceCounts,
  type Side
} from '../../might'
import type { Book } from './book'
import { encounterSetup, type EncounterSetup, type SeatSetup } from '../state/setupSchema'
import { givenHands, isPoolEnough } from './hands'
import { bySeat, cardId, defId, figureId, SEATS, type CardId, type DefId, type FigureId } from '../state/ids'
import {
  NO_STATUSES,
  NO_TOKENS,
  type AllyState,
  type Encounter,
  type Figure,
  type MightState,
  type Premises,
  type SeatCard,
  type SeatState
} from '../state/state'

export type ReadSetup =
  | { readonly ok: true; readonly setup: EncounterSetup }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly why: readonly Words[] }

/** Is this something an encounter can begin with? */
export function readSetup(book: Book, given: unknown): ReadSetup {
  const checked = check(encounterSetup, given)
  if (!checked.ok) return { ok: false, problems: checked.problems, why: [] }
  const why = objections(book, checked.value)
  return why.length > 0 ? { ok: false, problems: [], why } : { ok: true, setup: checked.value }
}

/** Why this company cannot play this encounter. */
function objections(book: Book, setup: EncounterSetup): Words[] {
  const unknown = [
    ...missing(book, 'encounter', [setup.encounter]),
    ...missing(book, 'difficulty', [setup.difficulty]),
    ...missing(
      book,
      'ally',
      setup.allies.map(({ ally }) => ally)
    ),
    ...missing(book, 'trait', Object.keys(setup.traits)),
    ...setup.seats.flatMap((seat) => [
      ...missing(book, 'class', [seat.class]),
      ...missing(book, 'item', seat.items),
      ...missing(book, 'injury', seat.injuries),
      ...missing(book, 'ability', seat.pool),
      ...missing(book, 'archetype', seat.archetypes)
    ])
  ]
  if (unknown.length > 0) return unknown
  const classes = setup.seats.map((seat) => seat.class)
  const twice = classes.filter((one, i) => classes.indexOf(one) !== i)
  return [
    // OW-SETUP-02: a class appears once in a company.
    ...twice.map((one) => words('setup.classTwice', { class: words(`class.${one}.name`) })),
    ...setup.seats.flatMap((seat) => objectionsTo(book, setup, seat))
  ]
}

type Looked = 'encounter' | 'difficulty' | 'ally' | 'trait' | 'class' | 'item' | 'injury' | 'ability' | 'archetype'

const missing = (book: Book, kind: Looked, ids: readonly string[]): Words[] =>
  ids.filter((one) => !book.find(kind, one)).map((one) => words('setup.unknown', { kind, id: one }))

function objectionsTo(book: Book, setup: EncounterSetup, seat: SeatSetup): Words[] {
  const { chapter } = book.get('encounter', setup.encounter)
  if (seat.mode === 'companion')
    return seat.archetypes.length > 0 || !hasArchetypes(book, seat)
      ? []
      : [words('setup.noArchetype', { name: seat.name })]
  // What the people hold themselves is no matter of what the packs know.
  const isGiven = chapter === 1 || setup.dials.cards === 'table'
  // OW-ENC-16
  return isGiven || isPoolEnough(book, seat.pool.map(defId)) ? [] : [words('setup.poolTooSmall', { name: seat.name })]
}

const hasArchetypes = (book: Book, seat: SeatSetup): boolean =>
  book.all('archetype').some((one) => one.class === seat.class && one.level <= seat.level)

/** S1, steps 1 to 3: the table before the first question. */
export function startEncounter(book: Book, given: Json, seed: string): Encounter {
  const read = readSetup(book, given)
  if (!read.ok) throw new Error(`no encounter can begin with this: ${JSON.stringify([read.problems, read.why])}`)
  const { setup } = read
  const { piles, chance } = mightPiles(book, chanceFrom(seed))
  return {
    chance,
    is: premisesOf(book, setup),
    clock: {
      round: 0,
      phase: 'setup',
      lead: 'seat-1',
      passes: 0,
      last: null,
      extra: [],
      turns: 0,
      outcome: null,
      step: 0
    },
    turn: null,
    revealed: setup.revealed,
    seats: seatsOf(book, setup),
    figures: figuresOf(book, setup),
    pieces: {},
    tiles: [],
    might: { piles, onTable: [], aside: [] },
    stage: {
      deck: [],
      shown: null,
      told: {},
      discard: [],
      inView: [],
      queue: [],
      number: 1,
      resolving: null,
      activated: []
    },
    lasting: [],
    allies: alliesOf(book, setup),
    flags: {},
    attacks: [],
    tally: { fallen: [], killedAllies: [], damage: {}, attempts: setup.attempts }
  }
}

function premisesOf(book: Book, setup: EncounterSetup): Premises {
  const { chapter, ambush } = book.get('encounter', setup.encounter)
  const { arrivalTokens, checkRedraws } = traitsOf(book, setup)
  return {
    encounter: defId(setup.encounter),
    chapter,
    difficulty: defId(setup.difficulty),
    hardcore: setup.hardcore,
    ambushed: ambush && setup.ambushed,
    arrivalTokens,
    checkRedraws,
    replay: setup.replay,
    ...(setup.single ? { single: true as const } : {}),
    settings: setup.settings,
    dials: setup.dials
  }
}

/** OW-TRAIT-01, OW-TRAIT-03: what the traits of the company mean here; numbers by mark, the last for more marks. */
function traitsOf(book: Book, setup: EncounterSetup): Pick<Premises, 'arrivalTokens' | 'checkRedraws'> {
  const checkRedraws: { [check in CheckType]?: number } = {}
  let arrivalTokens: Premises['arrivalTokens'] = { count: 0, tokens: [] }
  for (const [id, marks] of Object.entries(setup.traits)) {
    const { hook } = book.get('trait', id)
    if (hook.hook === 'redraws')
      for (const one of hook.checks) checkRedraws[one] = (checkRedraws[one] ?? 0) + byMark(hook.count, marks)
    if (hook.hook === 'ally-arrival') arrivalTokens = { count: byMark(hook.count, marks), tokens: hook.tokens }
  }
  return { arrivalTokens, checkRedraws }
}

const byMark = (numbers: readonly number[], marks: number): number => numbers[Math.min(marks, numbers.length) - 1] ?? 0

const setupOf = (setup: EncounterSetup, index: number): SeatSetup => {
  const seat = setup.seats[index]
  if (!seat) throw new Error(`a company has four seats`) // OW-SETUP-02
  return seat
}

const seatsOf = (book: Book, setup: EncounterSetup): Encounter['seats'] =>
  bySeat((_, index) => seatOf(book, setup, setupOf(setup, index)))

function seatOf(book: Book, setup: EncounterSetup, seat: SeatSetup): SeatState {
  const record = book.get('class', seat.class)
  const companion = book.get('companion', record.companion)
  // OW-SETUP-05, OW-COMP-02: by the sheet; a companion's is fixed.
  const animus = seat.mode === 'companion' ? companion.animus : (seat.maxAnimus ?? record.animus)
  const blank: SeatState = {
    class: defId(seat.class),
    mode: seat.mode,
    name: seat.name,
    level: seat.level,
    figure: figureId(seat.class),
    ally: null,
    animus: { available: 0, reserve: animus }, // OW-SETUP-06
    regen: seat.mode === 'companion' ? companion.regen : (seat.regen ?? record.regen),
    // OW-REPLAY-06: a replay begins with the tokens of the permanent ones.
    tokens: { ...NO_TOKENS, ...(setup.replay ? seat.permanent : seat.tokens) },
    fallenTokens: null,
    cards: { ...cardsOf('item', seat.items), ...cardsOf('injury', seat.injuries) },
    pool: seat.pool.map(defId),
    archetype: null,
    archetypes: seat.archetypes.map(defId),
    resources: {},
    injuriesDue: false,
    caged: null,
    consumed: null,
    told: {}
  }
  const given = seat.mode === 'full' ? givenHands(book, book.get('encounter', setup.encounter).chapter, blank) : null
  return given ? { ...blank, pool: [...new Set(given.flat())].map(defId) } : blank
}

/** OW-ENC-09: all in hand. Copies are told apart by a number. */
export function cardsOf(
  kind: SeatCard['kind'],
  defs: readonly string[],
  held: SeatState['cards'] = {}
): { readonly [card: CardId]: SeatCard } {
  const cards: { [card: CardId]: SeatCard } = {}
  for (const def of defs) {
    let id = cardId(def)
    for (let n = 2; cards[id] || held[id]; n++) id = cardId(`${def}-${n}`)
    cards[id] = { kind, def: defId(def), at: 'hand' }
  }
  return cards
}

function figuresOf(book: Book, setup: EncounterSetup): Encounter['figures'] {
  const figures: { [figure: FigureId]: Figure } = {}
  const most = book.get('difficulty', setup.difficulty).maxHp
  SEATS.forEach((seat, index) => {
    const { class: def, hp } = setupOf(setup, index)
    figures[figureId(def)] = {
      id: figureId(def),
      kind: 'oathsworn',
      def: defId(def),
      seat,
      at: null,
      facing: 'N',
      // OW-SETUP-03, OW-SETUP-04, OW-REPLAY-05, OW-GEN-09
      hp: setup.replay || hp === null ? most : Math.min(hp, most),
      slots: {},
      statuses: NO_STATUSES,
      gone: 'notYet'
    }
  })
  return figures
}

/** OW-ALLY-02: combat allies alone. */
function alliesOf(book: Book, setup: EncounterSetup): Encounter['allies'] {
  const allies: { [ally: DefId]: AllyState } = {}
  for (const { ally, count } of setup.allies)
    if (book.get('ally', ally).combat)
      allies[defId(ally)] = {
        def: defId(ally),
        copies: (allies[defId(ally)]?.copies ?? 0) + count,
        killed: 0,
        inPlay: 0
      }
  return allies
}

/** OW-MIGHT-08, OW-MIGHT-11: eight shuffled decks, as the packs compose them. */
function mightPiles(book: Book, fresh: Chance): { piles: MightState['piles']; chance: Chance } {
  let chance = fresh
  const shuffle = (side: Side, colour: Colour): Pile => {
    const mixed = shuffled(cardsIn(compositionOf(book, side, colour)), chance, `might.${side}`)
    chance = mixed.chance
    return pileOf(mixed.list)
  }
  const [own, enemy] = sides
  const piles = { [own]: perColour((c) => shuffle(own, c)), [enemy]: perColour((c) => shuffle(enemy, c)) }
  return { piles: piles as MightState['piles'], chance }
}

export const compositionOf = (book: Book, side: Side, colour: Colour): FaceCounts =>
  book.all('might').find((one) => one.side === side && one.colour === colour)?.cards ?? printedDecks[colour]

const cardsIn = (counts: FaceCounts): readonly Face[] =>
  Object.entries(counts).flatMap(([face, count]) => Array.from({ length: count }, () => face))

/** Every face of every deck, for those who count. */
export const allFaces = (book: Book, side: Side): Face[] =>
  colours.flatMap((colour) => cardsIn(compositionOf(book, side, colour)))
