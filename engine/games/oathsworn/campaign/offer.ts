// What a window must know of the content before there is a company: who can be in it, how hard it can be, which rules
// printings play differently, which chapters there are. Nothing of it changes while a campaign goes on.
import type { Json } from '../../../kernel/ids'
import type { Content } from '../content'
import { TELLINGS, type CampaignMode, type Telling } from './state'

export interface CampaignOffer {
  readonly classes: readonly OfferedClass[]
  readonly difficulties: readonly OfferedDifficulty[]
  readonly settings: readonly OfferedSetting[]
  readonly chapters: readonly OfferedChapter[]
  readonly paper: OfferedPaper
}

/** What can stand on sheets of paper, for a company that goes on from them. OW-SAVE-01, OW-SAVE-04 */
export interface OfferedPaper {
  readonly chapters: number
  readonly ticks: number
  readonly traits: readonly { readonly id: string; readonly marks: number }[]
  readonly allies: readonly string[]
  readonly items: readonly string[]
  readonly injuries: readonly string[]
  readonly city: readonly string[]
  readonly deepwood: readonly string[]
}

export interface OfferedClass {
  readonly id: string
  readonly icon: string
  readonly stars: number
  /** Sets of starting cards to choose from; none when there is no choice. OW-ENC-07 */
  readonly startSets: number
  /** What its sheet begins with, by how it is played. */
  readonly first: { readonly [M in CampaignMode]: { readonly maxAnimus: number; readonly regen: number } }
}

export interface OfferedDifficulty {
  readonly id: string
  readonly maxHp: number
  readonly defence: number
  readonly extraUniques: number
  readonly ticks: number
  readonly standard: boolean
}

export interface OfferedSetting {
  readonly key: string
  readonly usual: Json
  readonly choices: readonly Json[]
  /** What the later printing says; left out where both say the same. */
  readonly laterPrint?: Json
  readonly clauses: readonly string[]
}

export interface OfferedChapter {
  readonly id: string
  readonly chapter: number
  readonly encounter: string
  readonly tellings: readonly Telling[]
}

export const campaignOffer = (content: Content): CampaignOffer => ({
  classes: [...content.class.values()]
    .map(({ id, icon, stars, startCards, animus, regen, companion }) => {
      const full = { maxAnimus: animus, regen }
      const card = content.companion.get(companion)
      const first = { full, companion: card ? { maxAnimus: card.animus, regen: card.regen } : full }
      return { id, icon, stars, startSets: startCards.choice.length, first }
    })
    .sort((a, b) => a.stars - b.stars || (a.id < b.id ? -1 : 1)),
  difficulties: [...content.difficulty.values()]
    .sort((a, b) => a.order - b.order)
    .map(({ id, maxHp, defence, extraUniques, ticks, standard }) => ({
      id,
      maxHp,
      defence,
      extraUniques,
      ticks,
      standard
    })),
  settings: [...content.setting.values()].map(({ key, usual, choices, clauses, laterPrint }) => ({
    key,
    usual,
    choices,
    clauses,
    ...(laterPrint === undefined ? {} : { laterPrint })
  })),
  chapters: [...content.chapter.values()]
    .map(({ id, chapter, encounter, start, instant }) => ({
      id,
      chapter,
      encounter,
      tellings: TELLINGS.filter((one) => one === 'bare' || (one === 'story' ? start : instant) !== undefined)
    }))
    .sort((a, b) => a.chapter - b.chapter),
  paper: paperOf(content)
})

function paperOf(content: Content): OfferedPaper {
  const [printed] = content.sheet.values()
  const { rows, columns } = printed?.knockoutTrack ?? { rows: 4, columns: 25 }
  const events = (kind: 'city' | 'deepwood') =>
    [...content.event.values()].flatMap((one) => (one.kind === kind ? [one.id] : []))
  return {
    chapters: Math.max(1, printed?.chapters ?? 0, ...[...content.chapter.values()].map(({ chapter }) => chapter)),
    ticks: rows * columns,
    traits: [...content.trait.values()].map(({ id, marks }) => ({ id, marks })),
    allies: [...content.ally.keys()],
    items: [...content.item.keys()],
    injuries: [...content.injury.values()].flatMap(({ id, curative }) => (curative ? [] : [id])),
    city: events('city'),
    deepwood: events('deepwood')
  }
}
