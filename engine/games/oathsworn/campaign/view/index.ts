import type { Json } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import { backpackRoom, overflow } from '../goods/bag'
import type { CampaignBook } from '../book'
import { encounterSetupOf } from '../chapter/handover'
import { lastChapter } from '../chapter/chapterEnd'
import { chapterName } from '../people/names'
import { isBarred } from '../people/people'
import {
  itemsWith,
  SEATS,
  sheetOf,
  type Battle,
  type CampaignDials,
  type ChapterSheet,
  type Company,
  type Errand,
  type StoryFight,
  type Need,
  type Note,
  type CampaignPart,
  type SeatId,
  type Task
} from '../state'
import { maxHp } from '../people/founding'
import { characterView, type CharacterView } from './characters'
import { equipViews, itemView, type EquipView, type ItemView } from './items'
import { levelsView, type LevelsView } from './levels'
import { marketView, type MarketView } from './market'
import { drawnView, mightView, storyView, type DeckView, type DrawnView, type StoryView } from './story'

/** Everything the Company and Story screens show; orders of face-down decks are not in it. */
export interface CompanyView {
  readonly founded: boolean
  readonly name: string
  readonly keywords: string
  readonly chapter: number
  readonly chapterName: Words
  readonly lastChapter: number
  readonly part: CampaignPart
  readonly task: Task | null
  readonly settling: Need | null
  readonly difficulty: string
  readonly difficulties: readonly DifficultyView[]
  readonly hardcore: boolean
  readonly settings: readonly SettingView[]
  readonly dials: CampaignDials
  readonly players: number
  readonly seats: { readonly [S in SeatId]: string | null }
  readonly tonight?: Company['tonight']
  readonly characters: { readonly [id: string]: CharacterView }
  /** For choosing who joins. OW-SETUP-11 */
  readonly classes: readonly ClassView[]
  readonly purse: number
  readonly debt: number
  readonly backpack: {
    readonly items: readonly ItemView[]
    readonly room: number
    readonly over: number
  }
  /** Every item on everybody: refusals, and numbers before and after. */
  readonly equipping: readonly EquipView[]
  readonly market: MarketView
  readonly levels: LevelsView
  readonly allies: readonly {
    readonly ally: string
    readonly name: Words
    readonly count: number
    readonly combat: boolean
  }[]
  readonly injuryDeck: number
  readonly events: { readonly city: number; readonly deepwood: number }
  readonly decks: readonly { readonly deck: string; readonly left: number }[]
  readonly clues: readonly string[]
  readonly sheet: SheetView
  readonly story: StoryView | null
  readonly might: { readonly [colour: string]: DeckView }
  /** The draw of a check or a round of combat. */
  readonly drawn: readonly DrawnView[]
  readonly fight: (StoryFight & { readonly setup: Json }) | null
  readonly battle: Battle | null
  readonly errand: Errand | null
  readonly notes: readonly Note[]
}

export interface DifficultyView {
  readonly id: string
  readonly name: Words
  readonly maxHp: number
  readonly defence: number
  readonly extraUniques: number
  readonly ticks: number
  readonly standard: boolean
}

export interface SettingView {
  readonly key: string
  readonly value: Json
  readonly usual: Json
  readonly choices: readonly Json[]
  readonly laterPrint: Json
  readonly clauses: readonly string[]
}

export interface ClassView {
  readonly id: string
  readonly name: Words
  readonly icon: string
  readonly stars: number
  readonly regen: number
  readonly animus: number
  readonly items: readonly string[]
  readonly startItems: readonly Words[]
  readonly startSets: readonly (readonly Words[])[]
  readonly taken: boolean
  readonly barred: boolean
}

/** The company sheet. OW-SAVE-04 */
export interface SheetView {
  readonly ticks: number
  readonly knockoutTrack: { readonly rows: number; readonly columns: number }
  readonly hardcoreTrack: readonly string[]
  readonly hardcorePlaces: number
  readonly chapters: readonly (ChapterSheet & { readonly chapter: number })[]
  readonly tokenBoxes: number
  readonly regenTrack: number
  readonly animusGrid: number
  readonly maxHp: number
}

export function companyView(book: CampaignBook, company: Company): CompanyView {
  const { founded, name, keywords, chapter, part, task, settling, difficulty, hardcore, dials, players } = company
  const { seats, purse, debt, clues, battle, errand, notes } = company
  const base = { founded, name, keywords, chapter, part, task, settling, difficulty, hardcore, dials, players }
  return {
    ...base,
    ...{ seats, purse, debt, clues, battle, errand, notes },
    ...(company.tonight ? { tonight: company.tonight } : {}),
    chapterName: chapterName(book, company),
    lastChapter: lastChapter(book),
    difficulties: difficultyViews(book),
    settings: settingViews(book, company),
    characters: Object.fromEntries(
      Object.entries(company.characters).map(([id, one]) => [id, characterView(book, company, one)])
    ),
    classes: classViews(book, company),
    backpack: {
      items: itemsWith(company, 'backpack').flatMap((id) => itemView(book, company, id) ?? []),
      room: backpackRoom(book, company),
      over: overflow(book, company)
    },
    equipping: equipViews(book, company),
    market: marketView(book, company),
    levels: levelsView(book, company),
    allies: Object.entries(company.allies).map(([ally, count]) => ({
      ally,
      name: words(`ally.${ally}.name`),
      count,
      combat: book.find('ally', ally)?.combat ?? false
    })),
    injuryDeck: company.injuries.draw.length,
    events: { city: company.events.city.draw.length, deepwood: company.events.deepwood.draw.length },
    decks: Object.entries(company.decks).map(([deck, { draw }]) => ({ deck, left: draw.length })),
    sheet: sheetView(book, company),
    story: storyView(book, company),
    might: mightView(company),
    drawn: drawnView(company),
    fight: company.fight ? { ...company.fight, setup: setupOf(book, company, company.fight) } : null
  }
}

const setupOf = (book: CampaignBook, company: Company, { encounter }: StoryFight): Json =>
  encounter === null ? null : encounterSetupOf(book, company, encounter)

const difficultyViews = (book: CampaignBook): readonly DifficultyView[] =>
  [...book.all('difficulty')]
    .sort((a, b) => a.order - b.order)
    .map(({ id, maxHp: most, defence, extraUniques, ticks, standard }) => ({
      id,
      name: words(`difficulty.${id}.name`),
      maxHp: most,
      defence,
      extraUniques,
      ticks,
      standard
    }))

const settingViews = (book: CampaignBook, { settings }: Company): readonly SettingView[] =>
  book.all('setting').map(({ key, usual, choices, laterPrint, clauses }) => ({
    key,
    value: settings[key] ?? usual,
    usual,
    choices,
    laterPrint: laterPrint ?? usual,
    clauses
  }))

const classViews = (book: CampaignBook, company: Company): readonly ClassView[] =>
  book.all('class').map(({ id, icon, stars, regen, animus, items, startItems, startCards }) => ({
    id,
    name: words(`class.${id}.name`),
    icon,
    stars,
    regen,
    animus,
    items,
    startItems: startItems.map((item) => words(`item.${item}.name`)),
    startSets: startCards.choice.map((set) => set.map((card) => words(`ability.${card}.name`))),
    taken: SEATS.some((seat) => company.characters[company.seats[seat] ?? '']?.class === id),
    barred: isBarred(company, id)
  }))

function sheetView(book: CampaignBook, company: Company): SheetView {
  const printed = book.all('sheet')[0]
  const rows = Math.max(printed?.chapters ?? 0, company.chapter, ...Object.keys(company.chapters).map(Number))
  return {
    ticks: company.ticks,
    knockoutTrack: printed?.knockoutTrack ?? { rows: 4, columns: 25 },
    hardcoreTrack: company.hardcoreTrack,
    hardcorePlaces: printed?.hardcoreTrack ?? 12,
    chapters: Array.from({ length: rows }, (_, i) => ({ chapter: i + 1, ...sheetOf(company, i + 1) })),
    tokenBoxes: printed?.tokenBoxes ?? 3,
    regenTrack: printed?.regenTrack ?? 12,
    animusGrid: printed?.animusGrid ?? 16,
    maxHp: maxHp(book, company.difficulty)
  }
}
