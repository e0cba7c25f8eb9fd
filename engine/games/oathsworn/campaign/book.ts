import { mustBe, type Content, type Kind, type RecordOf, type StoryEffect } from '../content'
import { colours, printedDecks, printedDice, type Colour, type Face } from '../might'
import type { CampaignTable } from './tab'

/** What campaign rules look things up in. */
export interface CampaignBook {
  readonly content: Content
  get<K extends Kind>(kind: K, id: string): RecordOf<K>
  find<K extends Kind>(kind: K, id: string): RecordOf<K> | undefined
  all<K extends Kind>(kind: K): readonly RecordOf<K>[]
  /** The faces of a die of this colour. OW-MIGHT-03 */
  dieOf(colour: Colour): readonly Face[]
  /** Every card of an Oathsworn MIGHT deck. OW-MIGHT-11 */
  deckOf(colour: Colour): readonly Face[]
  readonly perform: CampaignPerform
}

/** Rules that need one another in a circle find one another through the book; files do not. */
export interface CampaignPerform {
  /** Whatever has to be settled before the question at hand can be asked. */
  settle(t: CampaignTable): void
  effects(t: CampaignTable, effects: readonly StoryEffect[], from: StorySource): Flow
}

/** Where effects stand written: their lines and options have words of its name. */
export interface StorySource {
  readonly kind: 'entry' | 'event' | 'chapter' | 'track' | 'check' | 'combat' | 'journey' | 'map'
  readonly id: string
  /** How many entries lead one into the other by now. */
  readonly depth: number
  /** Said of this one alone: what follows a check or a combat of each. */
  readonly of?: string
}

/** `left`: the story went on at another entry. `proceed`: the story part is over. */
export type Flow = 'done' | 'left' | 'proceed'

export function campaignBook(content: Content, perform: CampaignPerform): CampaignBook {
  const find = <K extends Kind>(kind: K, id: string): RecordOf<K> | undefined =>
    // Each map holds the records of its own kind; the compiler cannot follow the index.
    (content[kind] as ReadonlyMap<string, RecordOf<K>>).get(id)
  const decks = new Map(colours.map((colour) => [colour, facesOf(content, colour, 'cards')]))
  const dice = new Map(colours.map((colour) => [colour, facesOf(content, colour, 'die')]))
  return {
    content,
    find,
    get: (kind, id) => mustBe(find(kind, id), kind, id),
    all: <K extends Kind>(kind: K) => [...(content[kind] as ReadonlyMap<string, RecordOf<K>>).values()],
    dieOf: (colour) => dice.get(colour) ?? [],
    deckOf: (colour) => decks.get(colour) ?? [],
    perform
  }
}

function facesOf(content: Content, colour: Colour, what: 'cards' | 'die'): readonly Face[] {
  const deck = [...content.might.values()].find((one) => one.side === 'oathsworn' && one.colour === colour)
  if (deck && what === 'die') return deck.die
  const counts = deck?.cards ?? (what === 'cards' ? printedDecks : printedDice)[colour]
  return Object.entries(counts).flatMap(([face, count]) => Array.from({ length: count }, () => face))
}
