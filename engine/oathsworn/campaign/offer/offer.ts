// What a window needs to know of the content to show a company: numbers on cards, names of places, what can be chosen.
// Nothing that depends on how a campaign goes is in it, so it is told once.
import type { Content, ItemRecord, LevelRecord, TokenType, TraitRecord } from '../../content'
import type { Json } from '../../../kernel/ids'
import { TELLINGS, type Telling } from '../state'

export interface CampaignOffer {
  readonly classes: readonly OfferedClass[]
  readonly difficulties: readonly OfferedDifficulty[]
  readonly settings: readonly OfferedSetting[]
  readonly chapters: readonly OfferedChapter[]
  readonly items: { readonly [item: string]: OfferedItem }
  readonly traits: readonly OfferedTrait[]
  readonly tokens: readonly { readonly id: string; readonly type: TokenType; readonly most: number }[]
  readonly injuries: { readonly [injury: string]: { readonly curative: boolean } }
  readonly allies: { readonly [ally: string]: OfferedAlly }
  readonly levels: readonly OfferedLevel[]
  readonly maps: { readonly [map: string]: OfferedMap }
  readonly tracks: { readonly [track: string]: OfferedTrack }
  readonly knockoutTrack: { readonly rows: number; readonly columns: number }
}

export interface OfferedClass {
  readonly id: string
  readonly icon: string
  readonly stars: number
  readonly regen: number
  readonly animus: number
  readonly startItems: readonly string[]
  /** Sets of starting cards to choose from; none when there is no choice. OW-ENC-07 */
  readonly startSets: number
  readonly companion: { readonly animus: number; readonly regen: number }
  readonly abilities: readonly { readonly id: string; readonly level: number }[]
  readonly archetypes: readonly { readonly id: string; readonly level: number; readonly sides: readonly string[] }[]
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

export interface OfferedItem {
  readonly slot: ItemRecord['slot']
  readonly type: ItemRecord['type']
  readonly deck: ItemRecord['deck']
  readonly chapter: number
  readonly value: number
  readonly hands: number
  readonly defence: number
  readonly might: { readonly [colour: string]: number }
  readonly range: number | null
  readonly class: string | null
  /** The entry of its ability, and where the card goes when it is used; null = once per encounter. */
  readonly ability: { readonly entry: string; readonly cooldown: number | null } | null
}

export interface OfferedTrait {
  readonly id: string
  readonly marks: number
  readonly hook: TraitRecord['hook']['hook']
}

export interface OfferedAlly {
  readonly combat: boolean
  readonly defence: number
  readonly might: { readonly [colour: string]: number }
}

export type OfferedLevel = Pick<LevelRecord, 'level' | 'abilities' | 'archetypes' | 'tokens' | 'growth' | 'traits'>

export interface OfferedMap {
  readonly kind: 'city' | 'town' | 'village' | 'deepwood'
  readonly shops: boolean
  readonly locations: readonly { readonly id: string; readonly token: number }[]
}

/** What a space of a time track does, by kind alone: what exactly is told when it happens. */
export const SPACE_MARKS = ['event', 'go', 'endOfStory', 'endOfEncounter'] as const
export type SpaceMark = (typeof SPACE_MARKS)[number]
export interface OfferedTrack {
  readonly top: readonly (readonly SpaceMark[])[]
  readonly bottom: readonly (readonly SpaceMark[])[]
}

export function campaignOffer(content: Content): CampaignOffer {
  return {
    classes: [...content.class.values()].map((one) => classOf(content, one.id)).flatMap((one) => one ?? []),
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
    items: byId(content.item, itemOf),
    traits: [...content.trait.values()].map(({ id, marks, hook }) => ({ id, marks, hook: hook.hook })),
    tokens: [...content.token.values()].map(({ id, type, mostPermanent }) => ({ id, type, most: mostPermanent })),
    injuries: byId(content.injury, ({ curative }) => ({ curative })),
    allies: byId(content.ally, ({ combat, defence, might }) => ({ combat, defence, might })),
    levels: [...content.level.values()]
      .map(({ level, abilities, archetypes, tokens, growth, traits }) => ({
        level,
        abilities,
        archetypes,
        tokens,
        growth,
        traits
      }))
      .sort((a, b) => a.level - b.level),
    maps: byId(content.map, ({ kind, shops, locations }) => ({
      kind,
      shops,
      locations: locations.map(({ id, token }) => ({ id, token }))
    })),
    tracks: byId(content.track, ({ top, bottom }) => ({ top: top.map(marksOf), bottom: bottom.map(marksOf) })),
    knockoutTrack: [...content.sheet.values()].at(-1)?.knockoutTrack ?? { rows: 1, columns: 1 }
  }
}

const byId = <R, O>(records: ReadonlyMap<string, R>, make: (record: R) => O): { readonly [id: string]: O } =>
  Object.fromEntries([...records].map(([id, record]) => [id, make(record)]))

function classOf(content: Content, of: string): OfferedClass | undefined {
  const record = content.class.get(of)
  const companion = content.companion.get(record?.companion ?? '')
  if (!record || !companion) return undefined
  const { id, icon, stars, regen, animus, startItems, startCards } = record
  return {
    id,
    icon,
    stars,
    regen,
    animus,
    startItems,
    startSets: startCards.choice.length,
    companion: { animus: companion.animus, regen: companion.regen },
    abilities: content.abilitiesOf(of).map((one) => ({ id: one.id, level: one.level })),
    archetypes: [...content.archetype.values()]
      .filter((one) => one.class === of)
      .map((one) => ({ id: one.id, level: one.level, sides: one.sides.map((side) => side.id) }))
  }
}

const itemOf = (record: ItemRecord): OfferedItem => ({
  slot: record.slot,
  type: record.type,
  deck: record.deck,
  chapter: record.chapter,
  value: record.value,
  hands: record.hands,
  defence: record.defence,
  might: record.might,
  range: record.range ?? null,
  class: record.class ?? null,
  ability: record.ability ? { entry: record.ability.entry.id, cooldown: record.ability.cooldown } : null
})

interface Space {
  readonly immediate: { readonly kind: 'event' | 'go' } | null
  readonly endOfStory: readonly unknown[]
  readonly endOfEncounter: readonly unknown[]
}

const marksOf = ({ immediate, endOfStory, endOfEncounter }: Space): readonly SpaceMark[] => [
  ...(immediate ? [immediate.kind] : []),
  ...(endOfStory.length > 0 ? (['endOfStory'] as const) : []),
  ...(endOfEncounter.length > 0 ? (['endOfEncounter'] as const) : [])
]
