import type { Chance } from '../../kernel/chance'
import type { Json } from '../../kernel/ids'
import type { Pile } from '../../kernel/piles'
import type { TokenType } from '../content'
import { SEATS, type SeatId } from '../encounter/state/ids'

export { SEATS, type SeatId }

/** A character: `warden-1`. A class that comes back after years is the same character; a dead one never is. */
export type CharacterId = string
/** One item card: `bone-knife-2`. */
export type ItemId = string

/** Everything about a company between evenings, as plain data. Written by `apply` alone. */
export interface Company {
  readonly chance: Chance
  readonly founded: boolean
  readonly name: string
  readonly keywords: string
  readonly difficulty: string
  readonly hardcore: boolean
  readonly settings: { readonly [setting: string]: Json }
  readonly chapter: number
  readonly part: Part
  readonly seats: { readonly [S in SeatId]: CharacterId | null }
  readonly characters: { readonly [id: CharacterId]: Character }
  readonly purse: number
  readonly items: { readonly [id: ItemId]: OwnedItem }
  /** Item decks in play, by `common 1`; a deck not named has all its cards. OW-ITEM-01 */
  readonly decks: { readonly [deck: string]: Pile }
  readonly injuries: Pile
  readonly events: { readonly city: Pile; readonly deepwood: Pile }
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
  readonly battle: Battle | null
  readonly notes: readonly Note[]
  /** Items, characters and notes made so far: their ids are never used again. */
  readonly made: number
}

/** Where in a chapter the company is. */
export const PARTS = ['start', 'story', 'camp', 'encounter', 'defeat', 'epilogue'] as const
export type Part = (typeof PARTS)[number]

export type Mode = 'full' | 'companion'
export type Where = 'seated' | 'away' | 'dead'
export type Tokens = { readonly [T in TokenType]?: number }

/** OW-SAVE-01, OW-SAVE-02 */
export interface Character {
  readonly id: CharacterId
  readonly class: string
  readonly name: string
  readonly mode: Mode
  readonly level: number
  readonly maxAnimus: number
  readonly regen: number
  readonly hp: number
  readonly tokens: Tokens
  readonly permanent: Tokens
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

/** One row of the company sheet. OW-SAVE-04 */
export interface ChapterSheet {
  readonly extraUnique: boolean
  readonly specialRulesRevealed: boolean
  readonly ambushed: boolean
  readonly replayed: boolean
  readonly storyDone: boolean
  readonly result: 'victory' | 'defeat' | null
}
export const FRESH_SHEET: ChapterSheet = {
  extraUnique: false,
  specialRulesRevealed: false,
  ambushed: false,
  replayed: false,
  storyDone: false,
  result: null
}

/** What lies on the table during a story part. */
export interface Story {
  readonly map: string | null
  readonly track: string | null
  readonly at: number | null
  /** Location tokens on the map. OW-STORY-07 */
  readonly tokens: readonly number[]
  /** Spaces of the time track that are covered, in order. OW-TIME-03 */
  readonly time: number
  readonly path: 'a' | 'b' | null
  readonly clues: readonly string[]
  /** Once-a-chapter traits already used. OW-TRAIT-06, OW-TRAIT-12 */
  readonly used: readonly string[]
  readonly rations: number | null
}

/** An open trade. OW-SHOP-07 */
export interface Trade {
  readonly display: readonly string[]
  readonly curatives: number
}

/** What the last encounter left for the epilogue. */
export interface Battle {
  readonly encounter: string
  readonly outcome: 'victory' | 'defeat'
  readonly attempts: number
  /** Seats whose Oathsworn was unconscious at the end. OW-KO-03 */
  readonly fallen: readonly SeatId[]
  readonly killedAllies: readonly string[]
  readonly hp: { readonly [S in SeatId]?: number }
  /** Items that were equipped, by character: what can be lost. OW-TALLY-11 */
  readonly used: { readonly [character: CharacterId]: readonly ItemId[] }
  /** Steps of the tally already done. S12 */
  readonly step: number
}

export interface Note {
  readonly id: number
  readonly text: string
}

export const seated = (company: Company): readonly Character[] =>
  SEATS.flatMap((seat) => {
    const id = company.seats[seat]
    const character = id === null ? undefined : company.characters[id]
    return character ? [character] : []
  })

export const sheetOf = (company: Company, chapter: number = company.chapter): ChapterSheet =>
  company.chapters[chapter] ?? FRESH_SHEET

export const characterOf = (company: Company, id: CharacterId): Character | undefined => company.characters[id]

/** Ids of the items somebody wears, or that lie in the backpack. */
export const itemsWith = (company: Company, who: OwnedItem['with']): readonly ItemId[] =>
  Object.keys(company.items).filter((id) => company.items[id]?.with === who)
