import type { Json } from '../../../../../engine/kernel/ids'
import type { CampaignOffer } from '../offer'
import type { CompanyDraft, DraftSeat } from './draft'

// The sheets of a campaign that has been played on paper so far, as they are written down here.

export const PARTS = ['start', 'camp'] as const
export const BOXES = ['storyDone', 'ambushed', 'specialRulesRevealed', 'extraUnique', 'replayed'] as const
export const RESULTS = ['none', 'victory', 'defeat'] as const
export const TOKENS = ['animus', 'battleflow', 'defence', 'empowered', 'redraw'] as const

export interface PaperChapter {
  readonly boxes: readonly (typeof BOXES)[number][]
  readonly result: (typeof RESULTS)[number]
}

type Counts = Readonly<Record<string, number>>

/** What is left alone (null) is as it would be: the level of the chapter, the numbers of the class, the most HP. */
export interface PaperSeat {
  readonly level: number | null
  readonly maxAnimus: number | null
  readonly regen: number | null
  readonly hp: number | null
  readonly permanent: Counts
  readonly tokens: Counts
  readonly items: readonly string[]
  readonly injuries: readonly string[]
  readonly iron: number
}

export interface Paper {
  readonly chapter: number
  readonly part: (typeof PARTS)[number]
  readonly chapters: Readonly<Record<string, PaperChapter>>
  readonly traits: Counts
  readonly ticks: number
  readonly hardcoreTrack: readonly string[]
  readonly allies: Counts
  /** Null: as a campaign begins. */
  readonly city: readonly string[] | null
  readonly deepwood: readonly string[] | null
  readonly backpack: readonly string[]
  readonly seats: readonly PaperSeat[]
  readonly ruled: boolean
}

const FRESH_SEAT: PaperSeat = {
  level: null,
  maxAnimus: null,
  regen: null,
  hp: null,
  permanent: {},
  tokens: {},
  items: [],
  injuries: [],
  iron: 0
}

export const freshPaper = (): Paper => ({
  chapter: 2,
  part: 'start',
  chapters: {},
  traits: {},
  ticks: 0,
  hardcoreTrack: [],
  allies: {},
  city: null,
  deepwood: null,
  backpack: [],
  seats: [FRESH_SEAT, FRESH_SEAT, FRESH_SEAT, FRESH_SEAT],
  ruled: false
})

/** Most chapters that lie behind were won and hold no surprise any more: only the others have to be told. */
export function chapterOf({ chapters, chapter, part }: Paper, of: number): PaperChapter {
  const told = chapters[of]
  if (told) return told
  if (of < chapter) return { boxes: ['storyDone', 'specialRulesRevealed'], result: 'victory' }
  return { boxes: of === chapter && part === 'camp' ? ['storyDone'] : [], result: 'none' }
}

export const rowsOf = ({ chapter }: Paper): readonly number[] => Array.from({ length: chapter }, (_, at) => at + 1)

/** As the class has it, where nothing else was written down. */
export function numbersOf(offer: CampaignOffer, paper: Paper, seat: DraftSeat, sheet: PaperSeat, mostHp: number) {
  const first = offer.classes.find(({ id }) => id === seat.class)?.first[seat.mode]
  return {
    level: sheet.level ?? paper.chapter,
    maxAnimus: sheet.maxAnimus ?? first?.maxAnimus ?? 0,
    regen: sheet.regen ?? first?.regen ?? 0,
    hp: sheet.hp ?? mostHp
  }
}

export const withPaperSeat = (paper: Paper, at: number, change: Partial<PaperSeat>): Paper => ({
  ...paper,
  seats: paper.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat))
})

export const withCount = (counts: Counts, id: string, count: number): Counts => ({ ...counts, [id]: count })

/** What goes into the plan. */
export function begunOf(paper: Paper): Json {
  const { chapter, part, ticks, hardcoreTrack, backpack, ruled, city, deepwood } = paper
  return {
    ...{ chapter, part, ticks, hardcoreTrack, backpack, ruled },
    ...(city ? { city } : {}),
    ...(deepwood ? { deepwood } : {}),
    traits: some(paper.traits),
    allies: some(paper.allies),
    chapters: rowsOf(paper).map((of) => {
      const { boxes, result } = chapterOf(paper, of)
      const marks = Object.fromEntries(boxes.map((box) => [box, true]))
      return { chapter: of, ...marks, result: result === 'none' ? null : result }
    }),
    seats: paper.seats.map((seat) => seatPlan(paper, seat))
  }
}

function seatPlan({ part }: Paper, { items, injuries, iron, permanent, tokens, ...numbers }: PaperSeat): Json {
  const told = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)) as Record<
    string,
    number
  >
  // Between chapters there are none, and HP are whole: their fields are not there.
  const { hp, ...others } = told
  const carried = part === 'camp' ? { tokens: some(tokens), ...(hp === undefined ? {} : { hp }) } : {}
  return { ...others, ...carried, items, injuries, iron, permanent: some(permanent) }
}

const some = (counts: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

/** A paper that was put away with its draft. */
export const paperFrom = (told: unknown): Paper | null =>
  typeof told === 'object' && told !== null && 'chapter' in told
    ? { ...freshPaper(), ...(told as Partial<Paper>) }
    : null

export const paperIn = (draft: CompanyDraft): Paper => draft.paper ?? freshPaper()
