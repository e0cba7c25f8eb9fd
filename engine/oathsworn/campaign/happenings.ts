import { shuffled } from '../../kernel/chance'
import type { Happening } from '../../kernel/game'
import type { Json } from '../../kernel/ids'
import { pileOf, takeTop, type Pile } from '../../kernel/piles'
import type { Words } from '../../kernel/words'
import type { TokenType } from '../content'
import type {
  Battle,
  ChapterSheet,
  Character,
  CharacterId,
  Company,
  ItemId,
  OwnedItem,
  Part,
  SeatId,
  Story,
  Trade
} from './state'
import { sheetOf } from './state'

/** Everything that can happen to a company between evenings: its chronicle is made of these. */
export type Changed = Happening &
  (
    | { kind: 'founded'; name: string; keywords: string; difficulty: string; hardcore: boolean }
    | { kind: 'renamed'; name: string; keywords: string }
    | { kind: 'difficultySet'; difficulty: string }
    | { kind: 'settingSet'; setting: string; value: Json }
    | { kind: 'characterJoined'; character: Character; seat: SeatId }
    | { kind: 'characterChanged'; character: CharacterId; change: Partial<Character> }
    | { kind: 'seatTaken'; seat: SeatId; character: CharacterId | null }
    | { kind: 'tokensChanged'; character: CharacterId; token: TokenType; by: number; permanent: boolean }
    | { kind: 'itemsGained'; items: { readonly [id: ItemId]: OwnedItem }; from: string | null }
    | { kind: 'itemMoved'; item: ItemId; to: OwnedItem['with'] }
    | { kind: 'itemsLost'; items: readonly ItemId[]; to: 'archive' | 'deck' }
    | { kind: 'ironChanged'; by: number; why: Words | null }
    | { kind: 'deckReady'; deck: string; cards: readonly string[]; shuffle: boolean }
    | { kind: 'deckDrawn'; deck: string; count: number }
    | { kind: 'deckChosen'; deck: string; cards: readonly string[] }
    | { kind: 'deckReturned'; deck: string; cards: readonly string[] }
    | { kind: 'injuryDrawn'; character: CharacterId; card: string; back: readonly string[]; curative: boolean }
    | { kind: 'injuryArchived'; character: CharacterId; card: string }
    | { kind: 'injuriesAdded'; cards: readonly string[] }
    | { kind: 'eventDrawn'; deck: 'city' | 'deepwood'; card: string }
    | { kind: 'eventAdded'; deck: 'city' | 'deepwood'; card: string }
    | { kind: 'ticked'; count: number; why: Words | null }
    | { kind: 'died'; character: CharacterId; class: string }
    | { kind: 'traitMarked'; trait: string }
    | { kind: 'allyChanged'; ally: string; by: number }
    | { kind: 'clueGained'; clue: string; lasting: boolean }
    | { kind: 'flagSet'; flag: string; up: boolean }
    | { kind: 'sheetMarked'; chapter: number; change: Partial<ChapterSheet> }
    | { kind: 'partBegan'; part: Part; chapter: number }
    | { kind: 'storyChanged'; change: Partial<Story> }
    | { kind: 'storyEnded' }
    | { kind: 'tradeOpened'; trade: Trade }
    | { kind: 'tradeChanged'; change: Partial<Trade> }
    | { kind: 'tradeClosed' }
    | { kind: 'battleEnded'; battle: Battle }
    | { kind: 'tallyStepDone'; step: number }
    | { kind: 'battleSettled' }
    | { kind: 'noted'; text: string }
    | { kind: 'noteDropped'; note: number }
    /** Something worth a line in the chronicle that changes nothing. */
    | { kind: 'told'; words: Words }
    /** The table said otherwise; what follows carries it out. */
    | { kind: 'ruled'; words: Words }
  )

type Apply<K extends Changed['kind']> = (c: Company, h: Extract<Changed, { kind: K }>) => Company

const appliers: { readonly [K in Changed['kind']]: Apply<K> } = {
  founded: (c, { name, keywords, difficulty, hardcore }) => ({
    ...c,
    founded: true,
    name,
    keywords,
    difficulty,
    hardcore
  }),
  renamed: (c, { name, keywords }) => ({ ...c, name, keywords }),
  difficultySet: (c, { difficulty }) => ({ ...c, difficulty }),
  settingSet: (c, { setting, value }) => ({ ...c, settings: { ...c.settings, [setting]: value } }),
  characterJoined: (c, { character, seat }) => ({
    ...c,
    made: c.made + 1,
    characters: { ...c.characters, [character.id]: character },
    seats: { ...c.seats, [seat]: character.id }
  }),
  characterChanged: (c, { character, change }) => withCharacter(c, character, change),
  seatTaken: (c, { seat, character }) => ({ ...c, seats: { ...c.seats, [seat]: character } }),
  tokensChanged: (c, { character, token, by, permanent }) => {
    const field = permanent ? 'permanent' : 'tokens'
    const before = c.characters[character]?.[field] ?? {}
    return withCharacter(c, character, { [field]: { ...before, [token]: Math.max(0, (before[token] ?? 0) + by) } })
  },
  itemsGained: (c, { items }) => ({ ...c, made: c.made + Object.keys(items).length, items: { ...c.items, ...items } }),
  itemMoved: (c, { item, to }) => {
    const owned = c.items[item]
    return owned ? { ...c, items: { ...c.items, [item]: { ...owned, with: to } } } : c
  },
  itemsLost: (c, { items }) => ({
    ...c,
    items: Object.fromEntries(Object.entries(c.items).filter(([id]) => !items.includes(id)))
  }),
  ironChanged: (c, { by }) => ({ ...c, purse: Math.max(0, c.purse + by) }),
  deckReady: (c, { deck, cards, shuffle }) => {
    if (!shuffle) return withDeck(c, deck, pileOf(cards))
    const { list, chance } = shuffled(cards, c.chance, 'items')
    return withDeck({ ...c, chance }, deck, pileOf(list))
  },
  deckDrawn: (c, { deck, count }) => withDeck(c, deck, takeTop(deckIn(c, deck), count).pile),
  deckChosen: (c, { deck, cards }) => withDeck(c, deck, removed(deckIn(c, deck), cards)),
  // OW-TALLY-12: shuffled in.
  deckReturned: (c, { deck, cards }) => {
    const { list, chance } = shuffled([...deckIn(c, deck).draw, ...cards], c.chance, 'items')
    return withDeck({ ...c, chance }, deck, pileOf(list))
  },
  injuryDrawn: (c, { character, card, back, curative }) => {
    const rest = removed(c.injuries, [card, ...back])
    const { list, chance } = shuffled([...rest.draw, ...back], c.chance, 'injuries')
    const injuries = back.length > 0 ? pileOf(list) : rest
    const after = back.length > 0 ? { ...c, chance, injuries } : { ...c, injuries }
    // OW-SHOP-06: a curative takes the place of the injury and is archived.
    if (curative) return after
    return withCharacter(after, character, { injuries: [...(c.characters[character]?.injuries ?? []), card] })
  },
  injuryArchived: (c, { character, card }) => {
    const held = [...(c.characters[character]?.injuries ?? [])]
    const at = held.indexOf(card)
    if (at >= 0) held.splice(at, 1)
    return withCharacter(c, character, { injuries: held })
  },
  injuriesAdded: (c, { cards }) => {
    const { list, chance } = shuffled([...c.injuries.draw, ...cards], c.chance, 'injuries')
    return { ...c, chance, injuries: pileOf(list) }
  },
  // OW-EVENT-03: a drawn event is archived.
  eventDrawn: (c, { deck, card }) => ({ ...c, events: { ...c.events, [deck]: removed(c.events[deck], [card]) } }),
  eventAdded: (c, { deck, card }) => {
    const { list, chance } = shuffled([...c.events[deck].draw, card], c.chance, `events.${deck}`)
    return { ...c, chance, events: { ...c.events, [deck]: pileOf(list) } }
  },
  ticked: (c, { count }) => ({ ...c, ticks: Math.max(0, c.ticks + count) }),
  died: (c, { character, class: of }) => ({
    ...withCharacter(c, character, { where: 'dead' }),
    hardcoreTrack: c.hardcore ? [...c.hardcoreTrack, of] : c.hardcoreTrack
  }),
  traitMarked: (c, { trait }) => ({ ...c, traits: { ...c.traits, [trait]: (c.traits[trait] ?? 0) + 1 } }),
  allyChanged: (c, { ally, by }) => ({
    ...c,
    allies: { ...c.allies, [ally]: Math.max(0, (c.allies[ally] ?? 0) + by) }
  }),
  clueGained: (c, { clue, lasting }) =>
    lasting || !c.story
      ? { ...c, clues: [...new Set([...c.clues, clue])] }
      : { ...c, story: { ...c.story, clues: [...new Set([...c.story.clues, clue])] } },
  flagSet: (c, { flag, up }) => ({
    ...c,
    flags: up ? [...new Set([...c.flags, flag])] : c.flags.filter((one) => one !== flag)
  }),
  sheetMarked: (c, { chapter, change }) => ({
    ...c,
    chapters: { ...c.chapters, [chapter]: { ...sheetOf(c, chapter), ...change } }
  }),
  partBegan: (c, { part, chapter }) => ({ ...c, part, chapter }),
  storyChanged: (c, { change }) => ({ ...c, story: { ...(c.story ?? NO_STORY), ...change } }),
  storyEnded: (c) => ({ ...c, story: null }),
  tradeOpened: (c, { trade }) => ({ ...c, trade }),
  tradeChanged: (c, { change }) => (c.trade ? { ...c, trade: { ...c.trade, ...change } } : c),
  tradeClosed: (c) => ({ ...c, trade: null }),
  battleEnded: (c, { battle }) => ({ ...c, battle }),
  tallyStepDone: (c, { step }) => (c.battle ? { ...c, battle: { ...c.battle, step } } : c),
  battleSettled: (c) => ({ ...c, battle: null }),
  noted: (c, { text }) => ({ ...c, made: c.made + 1, notes: [...c.notes, { id: c.made, text }] }),
  noteDropped: (c, { note }) => ({ ...c, notes: c.notes.filter(({ id }) => id !== note) }),
  told: (c) => c,
  ruled: (c) => c
}

/** The only code that makes a new state of a company. */
export function apply(company: Company, happening: Changed): Company {
  // Each applier takes just its own kind of happening; the lookup by kind is what makes that so.
  return (appliers[happening.kind] as (c: Company, h: Changed) => Company)(company, happening)
}

const NO_STORY: Story = {
  map: null,
  track: null,
  at: null,
  tokens: [],
  time: 0,
  path: null,
  clues: [],
  used: [],
  rations: null
}

function withCharacter(c: Company, id: CharacterId, change: Partial<Character>): Company {
  const before = c.characters[id]
  if (!before) throw new Error(`no character ${id}`)
  return { ...c, characters: { ...c.characters, [id]: { ...before, ...change } } }
}

const EMPTY: Pile = pileOf([])
export const deckIn = (c: Company, deck: string): Pile => c.decks[deck] ?? EMPTY

const withDeck = (c: Company, deck: string, pile: Pile): Company => ({ ...c, decks: { ...c.decks, [deck]: pile } })

/** One copy of each named card fewer. */
function removed(pile: Pile, cards: readonly string[]): Pile {
  const draw = [...pile.draw]
  for (const card of cards) {
    const at = draw.indexOf(card)
    if (at >= 0) draw.splice(at, 1)
  }
  return { ...pile, draw }
}
