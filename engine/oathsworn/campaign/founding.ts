import { chanceFrom } from '../../kernel/chance'
import { rule } from '../../kernel/ids'
import { pileOf } from '../../kernel/piles'
import type { CampaignBook } from './book'
import { whyNotForClass } from './equip'
import type { Changed } from './happenings'
import {
  SEATS,
  type Character,
  type CharacterId,
  type Company,
  type ItemId,
  type Mode,
  type OwnedItem,
  type SeatId
} from './state'

/** OW-SETUP-07 */
const STARTING_IRON = 3
/** OW-STORY-01 */
const STARTING_ALLY = 'man-at-arms'
const STARTING_ALLIES = 4

/** Nobody yet: what a bag holds before its company is founded. */
export const nobody = (seed: string): Company => ({
  chance: chanceFrom(seed),
  founded: false,
  name: '',
  keywords: '',
  difficulty: 'free-company',
  hardcore: false,
  settings: {},
  chapter: 1,
  part: 'start',
  seats: { 'seat-1': null, 'seat-2': null, 'seat-3': null, 'seat-4': null },
  characters: {},
  purse: 0,
  items: {},
  decks: {},
  injuries: pileOf([]),
  events: { city: pileOf([]), deepwood: pileOf([]) },
  ticks: 0,
  hardcoreTrack: [],
  traits: {},
  allies: {},
  clues: [],
  flags: [],
  chapters: {},
  story: null,
  trade: null,
  battle: null,
  notes: [],
  made: 0
})

export interface NewSeat {
  readonly class: string
  readonly name: string
  readonly mode: Mode
  readonly startSet: number
}

/** A character at level 1, as the class says. OW-SETUP-03, OW-SETUP-05, OW-COMP-02 */
export function freshCharacter(book: CampaignBook, company: Company, made: number, seat: NewSeat): Character {
  const { regen, animus, companion } = book.get('class', seat.class)
  const card = book.get('companion', companion)
  const isFull = seat.mode === 'full'
  return {
    id: `${seat.class}-${made + 1}`,
    class: seat.class,
    name: seat.name,
    mode: seat.mode,
    level: 1,
    maxAnimus: isFull ? animus : card.animus,
    regen: isFull ? regen : card.regen,
    hp: maxHp(book, company.difficulty),
    tokens: {},
    permanent: {},
    injuries: [],
    where: 'seated',
    startSet: seat.startSet,
    iron: 0
  }
}

export const maxHp = (book: CampaignBook, difficulty: string): number => book.get('difficulty', difficulty).maxHp

/** The starting items, worn as far as the class can wear them, the rest in the backpack. OW-SETUP-08 */
export function startingItems(
  book: CampaignBook,
  character: Character,
  made: number
): { readonly [id: ItemId]: OwnedItem } {
  const items: Record<ItemId, OwnedItem> = {}
  let [hands, armour, gear] = [0, 0, 0]
  const exceptions = book.get('class', character.class).equips
  book.get('class', character.class).startItems.forEach((def, i) => {
    const record = book.get('item', def)
    const takes = exceptions.find(({ item }) => item === record.type)?.hands ?? record.hands
    const fits =
      whyNotForClass(book, character, record) === null &&
      (record.slot === 'armor' ? armour < 1 : record.slot === 'gear' ? gear < 1 : hands + takes <= 2)
    if (fits && record.slot === 'armor') armour++
    else if (fits && record.slot === 'gear') gear++
    else if (fits) hands += takes
    items[`${def}-${made + i + 1}`] = { def, with: fits ? character.id : 'backpack' }
  })
  return items
}

/** What happens when a company is founded: names, four seats, items, iron, men-at-arms, decks. OW-SETUP-01..08 */
export function found(
  book: CampaignBook,
  company: Company,
  named: { readonly name: string; readonly keywords: string; readonly difficulty: string; readonly hardcore: boolean },
  seats: readonly NewSeat[]
): Changed[] {
  const out: Changed[] = [{ kind: 'founded', ...named, rule: rule('OW-SETUP-01') }]
  let made = company.made
  seats.forEach((one, i) => {
    const seat = SEATS[i] as SeatId
    const character = freshCharacter(book, { ...company, difficulty: named.difficulty }, made, one)
    out.push({ kind: 'characterJoined', character, seat, rule: rule('OW-SETUP-02') })
    made++
    const items = startingItems(book, character, made)
    made += Object.keys(items).length
    out.push({ kind: 'itemsGained', items, from: 'common 1', rule: rule('OW-SETUP-08') })
    out.push({ kind: 'ironChanged', by: STARTING_IRON, why: null, rule: rule('OW-SETUP-07') })
  })
  if (book.find('ally', STARTING_ALLY))
    out.push({ kind: 'allyChanged', ally: STARTING_ALLY, by: STARTING_ALLIES, rule: rule('OW-STORY-01') })
  out.push(...decks(book, seats))
  return out
}

/** OW-EVENT-02, OW-ITEM-01: decks as the campaign begins, starting items taken out. */
function decks(book: CampaignBook, seats: readonly NewSeat[]): Changed[] {
  const taken = seats.flatMap((one) => book.get('class', one.class).startItems)
  const out: Changed[] = [
    {
      kind: 'deckReady',
      deck: 'common 1',
      cards: without(cardsOf(book, 'common', 1), taken),
      shuffle: true,
      rule: rule('OW-ITEM-01')
    },
    { kind: 'deckReady', deck: 'unique 1', cards: cardsOf(book, 'unique', 1), shuffle: true, rule: rule('OW-ITEM-01') },
    { kind: 'injuriesAdded', cards: injuryCards(book), rule: rule('OW-SHOP-06') }
  ]
  for (const event of book.content.event.values())
    if (event.starts) out.push({ kind: 'eventAdded', deck: event.kind, card: event.id, rule: rule('OW-EVENT-02') })
  return out
}

/** Every copy of every card of a deck. */
export const cardsOf = (book: CampaignBook, deck: 'common' | 'unique', chapter: number): string[] =>
  book.content.itemsOf(deck, chapter).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))

const injuryCards = (book: CampaignBook): string[] =>
  [...book.content.injury.values()].flatMap(({ id, copies, curative }) =>
    curative ? [] : Array.from({ length: copies }, () => id)
  )

function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards]
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export const nameOfCharacter = (company: Company, id: CharacterId): string => company.characters[id]?.name ?? ''
