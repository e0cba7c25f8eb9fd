import { chanceFrom, shuffled, type Chance } from '../../../../kernel/chance'
import { rule, type Json } from '../../../../kernel/ids'
import { pileOf, type Pile } from '../../../../kernel/piles'
import { colours, perColour, type Colour } from '../../might'
import type { CampaignBook } from '../book'
import { handsOf, HANDS, whyNotForClass } from '../goods/equip'
import type { CompanyDeed } from '../deeds'
import type { Changed } from '../happenings'
import { cardsOf, newItems } from '../goods/items'
import { givenName } from './names'
import type { Plan, PlannedSeat } from './plan'
import { SEATS, type Character, type Company, type ItemId, type OwnedItem } from '../state'

/** OW-SETUP-07 */
const STARTING_IRON = 3
/** OW-STORY-01 */
const STARTING_ALLY = 'man-at-arms'
const STARTING_ALLIES = 4

/** Nobody yet: what a bag holds before its company is founded. */
export function nobody(book: CampaignBook, plan: Json, seed: string): Company {
  const { piles, chance } = mightDecks(book, chanceFrom(seed))
  const none = perColour(() => pileOf([]))
  return {
    chance,
    plan,
    founded: false,
    name: '',
    keywords: '',
    difficulty: standard(book),
    hardcore: false,
    settings: {},
    dials: { might: 'app', cards: 'app' },
    players: 1,
    chapter: 1,
    part: 'start',
    reached: false,
    seats: { 'seat-1': null, 'seat-2': null, 'seat-3': null, 'seat-4': null },
    vacant: {},
    characters: {},
    purse: 0,
    shares: {},
    debt: 0,
    items: {},
    decks: {},
    injuries: pileOf([]),
    curatives: pileOf([]),
    events: { city: pileOf([]), deepwood: pileOf([]) },
    might: { piles: { oathsworn: piles, enemy: none }, onTable: [], aside: [] },
    ticks: 0,
    hardcoreTrack: [],
    traits: {},
    allies: {},
    clues: [],
    flags: [],
    chapters: {},
    story: null,
    trade: null,
    fight: null,
    battle: null,
    errand: null,
    settling: null,
    task: 'founding',
    notes: [],
    made: 0
  }
}

export const standard = (book: CampaignBook): string =>
  (book.all('difficulty').find((one) => one.standard) ?? book.all('difficulty')[0])?.id ?? ''

/** OW-MIGHT-11 */
function mightDecks(book: CampaignBook, fresh: Chance): { piles: Readonly<Record<Colour, Pile>>; chance: Chance } {
  let chance = fresh
  const piles = Object.fromEntries(
    colours.map((colour) => {
      const mixed = shuffled(book.deckOf(colour), chance, 'might.oathsworn')
      chance = mixed.chance
      return [colour, pileOf(mixed.list)]
    })
  ) as Record<Colour, Pile>
  return { piles, chance }
}

/** A character at level 1, as the class says. OW-SETUP-03, OW-SETUP-05; OW-COMP-02, OW-COMP-03 */
export function freshCharacter(book: CampaignBook, company: Company, seat: PlannedSeat): Character {
  const { regen, animus, companion } = book.get('class', seat.class)
  const card = book.get('companion', companion)
  const isFull = seat.mode === 'full'
  return {
    id: `${seat.class}-${company.made + 1}`,
    class: seat.class,
    name: givenName(book, seat.class, seat.name),
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

/** OW-SETUP-03; OW-DIFF-01..05 */
export const maxHp = (book: CampaignBook, difficulty: string): number => book.find('difficulty', difficulty)?.maxHp ?? 6

/** The starting items, worn as far as the class can wear them, the rest in the backpack. OW-SETUP-08 */
export function startingItems(
  book: CampaignBook,
  company: Company,
  character: Character
): { readonly [id: ItemId]: OwnedItem } {
  const { startItems } = book.get('class', character.class)
  const worn = { hands: 0, armor: 0, gear: 0 }
  const items = newItems(company, startItems)
  return Object.fromEntries(
    Object.entries(items).map(([id, { def }]) => [
      id,
      { def, with: fits(book, character, def, worn) ? character.id : 'backpack' }
    ])
  )
}

function fits(
  book: CampaignBook,
  character: Character,
  def: string,
  worn: { hands: number; armor: number; gear: number }
): boolean {
  const record = book.get('item', def)
  if (whyNotForClass(book, character.class, record) !== null) return false
  if (record.slot === 'armor' || record.slot === 'gear') return worn[record.slot]++ === 0
  const hands = handsOf(book, character.class, record)
  if (worn.hands + hands > HANDS) return false
  worn.hands += hands
  return true
}

/** What happens when a company is founded: names, four seats, items, iron, men-at-arms, decks. OW-SETUP-01..08 */
export const found =
  (book: CampaignBook, plan: Plan): CompanyDeed =>
  (see, happens) => {
    happens(...named(plan))
    happens(...itemDecks(book, plan), ...otherDecks(book))
    for (const [i, seat] of SEATS.entries()) {
      const planned = plan.seats[i]
      if (planned) joining(book, planned, seat)(see, happens)
    }
    if (book.find('ally', STARTING_ALLY))
      happens({ kind: 'allyChanged', ally: STARTING_ALLY, by: STARTING_ALLIES, rule: rule('OW-STORY-01') })
    happens({ kind: 'taskEnded' })
  }

/** What a company is called and how it wants to be played. */
export const named = (plan: Plan): readonly Changed[] => [
  { kind: 'founded', ...namesOf(plan), rule: rule('OW-SETUP-01') },
  { kind: 'dialsSet', dials: plan.dials },
  ...Object.entries(plan.settings).map(([setting, value]): Changed => ({ kind: 'settingSet', setting, value }))
]

const namesOf = ({ name, keywords, difficulty, hardcore, players }: Plan) => ({
  name,
  keywords,
  difficulty,
  hardcore,
  players
})

const joining =
  (book: CampaignBook, planned: PlannedSeat, seat: (typeof SEATS)[number]): CompanyDeed =>
  (see, happens) => {
    const character = freshCharacter(book, see(), planned)
    happens({ kind: 'characterJoined', character, seat, rule: rule('OW-SETUP-02') })
    // OW-SETUP-08; OW-COMP-01: the same for a companion.
    const items = startingItems(book, see(), character)
    happens({ kind: 'itemsGained', items, from: 'common 1', rule: rule('OW-SETUP-08') })
    happens({ kind: 'ironChanged', by: STARTING_IRON, why: null, rule: rule('OW-SETUP-07') })
  }

/** OW-ITEM-01: decks as the campaign begins, starting items taken out. */
function itemDecks(book: CampaignBook, plan: Plan): readonly Changed[] {
  const taken = plan.seats.flatMap((one) => book.get('class', one.class).startItems)
  const common = without(cardsOf(book, 'common', 1), taken)
  return [
    { kind: 'deckReady', deck: 'common 1', cards: common, rule: rule('OW-ITEM-01') },
    { kind: 'deckReady', deck: 'unique 1', cards: cardsOf(book, 'unique', 1), rule: rule('OW-ITEM-01') }
  ]
}

/** OW-SHOP-05, OW-SHOP-06, OW-EVENT-02; event decks that were written down are as they were. */
export function otherDecks(
  book: CampaignBook,
  events: { readonly [D in 'city' | 'deepwood']?: readonly string[] | undefined } = {}
): readonly Changed[] {
  return [
    { kind: 'injuriesAdded', cards: injuryCards(book, false), from: 'box', rule: rule('OW-SHOP-06') },
    { kind: 'curativesReady', cards: injuryCards(book, true), rule: rule('OW-SHOP-05') },
    ...(['city', 'deepwood'] as const).map((deck): Changed => {
      const cards =
        events[deck] ?? book.all('event').flatMap(({ id, kind, starts }) => (kind === deck && starts ? [id] : []))
      return { kind: 'eventAdded', deck, cards, rule: rule('OW-EVENT-02') }
    })
  ]
}

const injuryCards = (book: CampaignBook, curative: boolean): string[] =>
  book
    .all('injury')
    .flatMap((one) => (one.curative === curative ? Array.from({ length: one.copies }, () => one.id) : []))

function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards]
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
