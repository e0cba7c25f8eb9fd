import type { Chance } from '../../../kernel/chance'
import type { Json } from '../../../kernel/ids'
import type { Pile } from '../../../kernel/piles'
import type { TokenType } from '../content'
import { SEATS, type SeatId } from '../encounter/state/ids'
import type { MightState } from '../encounter/state/state'

export { SEATS, type SeatId }

/** A character: `warden-1`. A class that comes back after years is the same character; a dead one never is. */
export type CharacterId = string
/** One item card: `bone-knife-2`. */
export type ItemId = string

/** Everything about a company between evenings, as plain data. Written by `apply` alone. */
export interface Company {
  readonly chance: Chance
  /** What the table wanted when the company was begun; null = it is asked. */
  readonly plan: Json
  readonly founded: boolean
  readonly name: string
  readonly keywords: string
  readonly difficulty: string
  readonly hardcore: boolean
  readonly settings: { readonly [setting: string]: Json }
  readonly dials: CampaignDials
  /** People at the table: each has one vote. OW-STORY-14 */
  readonly players: number
  readonly chapter: number
  readonly part: CampaignPart
  /** The place has been marked on the timeline: going on from there marks it no second time. */
  readonly reached: boolean
  readonly seats: { readonly [S in SeatId]: CharacterId | null }
  /** The class of the dead where nobody sits yet. OW-QUICK-04 */
  readonly vacant: { readonly [S in SeatId]?: string }
  /** Seats whose player is missing for an evening; absent while nobody is. OW-QUICK-07 */
  readonly tonight?: { readonly [S in SeatId]?: Tonight }
  readonly characters: { readonly [id: CharacterId]: Character }
  readonly purse: number
  /** How the company splits its purse among itself, for show. OW-IRON-01 */
  readonly shares: { readonly [character: CharacterId]: number }
  /** Iron that has been lost and not yet been found. OW-IRON-03 */
  readonly debt: number
  readonly items: { readonly [id: ItemId]: OwnedItem }
  /** Item decks that were opened, by `common 1`; a deck not named has all its cards. OW-ITEM-01 */
  readonly decks: { readonly [deck: string]: Pile }
  readonly injuries: Pile
  /** Curatives not bought yet. OW-SHOP-05 */
  readonly curatives: Pile
  /** What is left of them goes on into later chapters. OW-EVENT-05 */
  readonly events: { readonly city: Pile; readonly deepwood: Pile }
  readonly might: MightState
  readonly ticks: number
  /** Classes of the dead, in order. OW-HARD-01 */
  readonly hardcoreTrack: readonly string[]
  readonly traits: { readonly [trait: string]: number }
  readonly allies: { readonly [ally: string]: number }
  readonly clues: readonly string[]
  readonly flags: readonly string[]
  readonly chapters: { readonly [chapter: number]: ChapterSheet }
  readonly story: Story | null
  readonly trade: Trade | null
  /** The encounter that is being played. */
  readonly fight: StoryFight | null
  readonly battle: Battle | null
  /** Quick levelling that has been begun. */
  readonly errand: Errand | null
  /** What is being settled before the question at hand is asked again. */
  readonly settling: Need | null
  /** What is being carried out step by step; null while the table may begin what it likes. */
  readonly task: Task | null
  readonly notes: readonly Note[]
  /** Items, characters and notes made so far: their ids are never used again. */
  readonly made: number
}

/** How a seat is played while its player is missing. */
export interface Tonight {
  /** Who plays it instead; empty if nobody is named. */
  readonly player: string
  /** As a companion, its sheet untouched. OW-QUICK-07 */
  readonly companion: boolean
}

/** Who holds the cards of the story: the app, or the people at the table. */
export interface CampaignDials {
  readonly might: 'app' | 'table'
  readonly cards: 'app' | 'table'
}

/** Where in a chapter the company is. */
export const PARTS = ['start', 'story', 'camp', 'encounter', 'defeat', 'epilogue', 'over'] as const
export type CampaignPart = (typeof PARTS)[number]

export const TASKS = ['founding', 'entry', 'storyEnd', 'tally', 'epilogue'] as const
export type Task = (typeof TASKS)[number]

/** What cannot wait: the open question stands back until it is settled. */
export const NEEDS = ['errand', 'debt', 'trade', 'overflow'] as const
export type Need = (typeof NEEDS)[number]

export const MODES = ['full', 'companion'] as const
export type CampaignMode = (typeof MODES)[number]
export type Where = 'seated' | 'away' | 'dead'
export type CompanyTokens = { readonly [T in TokenType]?: number }

/** OW-SAVE-01, OW-SAVE-02 */
export interface Character {
  readonly id: CharacterId
  readonly class: string
  readonly name: string
  readonly mode: CampaignMode
  readonly level: number
  readonly maxAnimus: number
  readonly regen: number
  readonly hp: number
  readonly tokens: CompanyTokens
  readonly permanent: CompanyTokens
  readonly injuries: readonly string[]
  readonly where: Where
  /** Which of the starting sets was taken, for a class with several. OW-ENC-07 */
  readonly startSet: number
  /** Iron that went away with the leaver. OW-QUICK-05 */
  readonly iron: number
}

export interface OwnedItem {
  readonly def: string
  /** Equipped by somebody, or in the backpack. OW-BAG-03 */
  readonly with: CharacterId | 'backpack'
}

/** How a chapter's story is played: from a pack, in short, or from the owner's own book. */
export const TELLINGS = ['story', 'instant', 'bare'] as const
export type Telling = (typeof TELLINGS)[number]

/** One row of the company sheet. OW-SAVE-04 */
export interface ChapterSheet {
  readonly extraUnique: boolean
  readonly specialRulesRevealed: boolean
  readonly ambushed: boolean
  readonly replayed: boolean
  readonly storyDone: boolean
  readonly result: 'victory' | 'defeat' | null
  readonly telling: Telling | null
  /** Curatives bought in this chapter. OW-SHOP-05 */
  readonly curatives: number
  /** Spaces of the time track that pay out after the encounter. OW-TIME-07 */
  readonly later: readonly TrackSpace[]
  /** A die contest was thrown for somebody's HP. OW-TRAIT-12 */
  readonly contested?: boolean
  /** What the table calls the chapter; absent until it does. */
  readonly title?: string
}
/** A space of a time track, counted from the first of the top row. */
export interface TrackSpace {
  readonly track: string
  readonly space: number
}

export const FRESH_SHEET: ChapterSheet = {
  extraUnique: false,
  specialRulesRevealed: false,
  ambushed: false,
  replayed: false,
  storyDone: false,
  result: null,
  telling: null,
  curatives: 0,
  later: []
}

/** What lies on the table during a story part. */
export interface Story {
  readonly telling: Telling
  /** The first entry has been read. */
  readonly opened: boolean
  /** The company stands on the map and may go where it likes. */
  readonly standing: boolean
  readonly map: string | null
  readonly track: string | null
  /** Where the marker stands. OW-STORY-06 */
  readonly at: number | null
  /** Location tokens on the map. OW-STORY-07 */
  readonly tokens: readonly number[]
  /** Spaces of the time track that are covered, in order. OW-TIME-03 */
  readonly time: number
  readonly path: 'a' | 'b' | null
  readonly clues: readonly string[]
  /** Once-a-chapter traits already used. OW-TRAIT-06, OW-TRAIT-12 */
  readonly used: readonly string[]
  readonly journey: string | null
  readonly rations: number | null
  /** Who passed and who failed last. */
  readonly passed: readonly CharacterId[]
  readonly failed: readonly CharacterId[]
}
export const FRESH_STORY: Story = {
  telling: 'story',
  opened: false,
  standing: false,
  map: null,
  track: null,
  at: null,
  tokens: [],
  time: 0,
  path: null,
  clues: [],
  used: [],
  journey: null,
  rations: null,
  passed: [],
  failed: []
}

export const SHOPS = ['banksmith', 'apothecary'] as const
export type Shop = (typeof SHOPS)[number]

/** An open trade. OW-SHOP-07 */
export interface Trade {
  readonly shops: readonly Shop[]
  /** The common deck, face up. */
  readonly display: readonly string[]
  /** The deck it goes back to. OW-SHOP-10 */
  readonly deck: string
  /** Curatives bought in this trade. OW-SHOP-05 */
  readonly curatives: number
}

/** An encounter that is being played, by the app or (null) without it. */
export interface StoryFight {
  readonly encounter: string | null
  /** Which try this is. OW-REPLAY-09 */
  readonly attempts: number
  /** Items that are equipped, by character. OW-TALLY-11 */
  readonly used: { readonly [character: CharacterId]: readonly ItemId[] }
}

/** What the last encounter left for the epilogue. */
export interface Battle extends StoryFight {
  readonly outcome: 'victory' | 'defeat'
  /** Seats whose Oathsworn was unconscious at the end, or dead. OW-KO-03, OW-HARD-01 */
  readonly fallen: readonly SeatId[]
  readonly killedAllies: readonly string[]
  readonly hp: { readonly [S in SeatId]?: number }
  /** Injuries to draw because a card said so; absent in saves from before it was kept. OW-TALLY-10 */
  readonly injuries?: { readonly [S in SeatId]?: number }
  /** Injuries that cards of the encounter archived, until that is done. OW-GEN-07 */
  readonly healed?: { readonly [S in SeatId]?: readonly string[] }
  /** Steps of the tally already done. S12 */
  readonly step: number
  /** Parts of the epilogue already done. */
  readonly told: number
}

/** Quick levelling that has been begun. QUICK */
export interface Errand {
  readonly character: CharacterId
  readonly to: number
  /** Whether a kit comes with it. OW-QUICK-03, OW-QUICK-07 */
  readonly kit: boolean
}

export interface Note {
  readonly id: number
  readonly chapter: number
  readonly text: string
}

export const seated = (company: Company): readonly Character[] =>
  SEATS.flatMap((seat) => characterAt(company, seat) ?? [])

export const characterAt = (company: Company, seat: SeatId): Character | undefined => {
  const id = company.seats[seat]
  return id === null ? undefined : company.characters[id]
}

export const seatOf = (company: Company, who: CharacterId): SeatId | undefined =>
  SEATS.find((seat) => company.seats[seat] === who)

export const sheetOf = (company: Company, chapter: number = company.chapter): ChapterSheet =>
  company.chapters[chapter] ?? FRESH_SHEET

export const characterOf = (company: Company, id: CharacterId): Character | undefined => company.characters[id]

/** Ids of the items somebody wears, or that lie in the backpack. */
export const itemsWith = (company: Company, who: OwnedItem['with']): readonly ItemId[] =>
  Object.keys(company.items).filter((id) => company.items[id]?.with === who)
