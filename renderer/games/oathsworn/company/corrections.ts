import type { Json } from '../../../../engine/kernel/ids'
import type { CommandName } from '../../../../engine/games/oathsworn/campaign/commands'
import type { FieldChoices } from '../../../ui/form/choices'
import { capital, say } from '../../../words/say'
import { itemsAtHand, seatsOf, type CompanyView } from './model'
import type { CampaignLists } from './offer'

// What lies otherwise on the table, in everyday words: what there is to put right, and what each field can hold here.

/** Most wanted first; the second group is what an owner's own book may ask for. */
export const CORRECTIONS = [
  'set-iron',
  'set-ticks',
  'set-hp',
  'set-tokens',
  'set-injuries',
  'set-ally',
  'set-trait',
  'set-level',
  'set-growth',
  'gain-item',
  'archive',
  'box',
  'set-story',
  'set-place',
  'set-hardcore',
  'set-deck',
  'set-events',
  'gain-iron',
  'lose-iron',
  'hp',
  'gain-token',
  'draw-items',
  'curatives',
  'clue',
  'drop-clue',
  'flag',
  'path',
  'add-event',
  'name-chapter',
  'ruling'
] as const satisfies readonly CommandName[]

/** What the owner's own book may ask for: nothing is put right by it, so the chronicle just tells it. OW-STORY-05 */
export const BOOK_DEEDS = [
  'draw-items',
  'gain-item',
  'curatives',
  'ally',
  'trait',
  'ticks',
  'archive-injury',
  'archive',
  'add-event',
  'hp',
  'gain-token',
  'gain-iron',
  'lose-iron',
  'box',
  'flag',
  'name-chapter'
] as const satisfies readonly CommandName[]
export type Correction = (typeof CORRECTIONS)[number] | (typeof BOOK_DEEDS)[number]

/** Those that are no corrections by themselves are done on purpose. */
export const isByItself = (name: Correction): boolean => name.startsWith('set-') || name === 'ruling'

export const correctionLabel = (name: Correction): string => capital(say(`campaign.command.${name}`))

const MOST_LISTED = 60

export function choicesFor(view: CompanyView, name: Correction, lists: CampaignLists): FieldChoices {
  const named = (kind: string) =>
    (lists[kind] ?? []).map((id) => ({ value: id as Json, label: say(`${kind}.${id}.name`) })).sort(byLabel)
  const people = Object.values(view.characters).map(({ id, name: who }) => ({ value: id, label: who }))
  const own = itemsAtHand(view).map(({ id, name: item }) => ({ value: id, label: say(item) }))
  const cards = { 'set-injuries': named('injury'), 'set-deck': named('item'), 'set-events': named('event') }
  const listed = name === 'archive' ? own : name in cards ? cards[name as keyof typeof cards] : named('class')
  return {
    character: people,
    by: people,
    to: [{ value: 'backpack', label: say('company.backpack') }, ...people],
    seat: seatsOf(view).map(({ seat, number }) => ({ value: seat, label: say('encounter.seat', { n: number }) })),
    card: named('injury'),
    item: named('item'),
    ally: named('ally'),
    trait: named('trait'),
    event: named('event'),
    map: named('map'),
    track: named('track'),
    part: ['start', 'story', 'camp', 'epilogue', 'over'].map((value) => ({
      value,
      label: capital(say(`campaign.part.${value}`))
    })),
    box: ['extraUnique', 'specialRulesRevealed', 'ambushed'].map((value) => ({
      value,
      label: capital(say(`campaign.box.${value}`))
    })),
    token: ['animus', 'battleflow', 'defence', 'empowered', 'redraw'].map((value) => ({
      value,
      label: say(`token.${value}.name`)
    })),
    ...Object.fromEntries(Array.from({ length: MOST_LISTED }, (_, index) => [String(index + 1), listed]))
  }
}

const byLabel = (a: { readonly label: string }, b: { readonly label: string }): number => a.label.localeCompare(b.label)

/** A form begins with what is there now, so that only what differs has to be touched. */
export function startFrom(view: CompanyView, name: Correction, start: Json): Json {
  const fields = typeof start === 'object' && start !== null && !Array.isArray(start) ? start : {}
  const [first] = seatsOf(view).flatMap(({ who }) => who ?? [])
  const person = 'character' in fields && first ? { character: first.id } : {}
  const now: Partial<Record<Correction, Json>> = {
    'set-iron': { iron: view.purse },
    'set-ticks': { ticks: view.sheet.ticks },
    'set-hp': { hp: first?.hp ?? 1 },
    'set-level': { level: first?.level ?? 1 },
    'set-tokens': { tokens: (first?.tokens ?? {}) as Json },
    'set-place': { chapter: view.chapter, part: view.part },
    'set-hardcore': { hardcore: view.hardcore },
    ticks: { count: 1 },
    ally: { by: 1 },
    hp: { by: -1 }
  }
  return { ...fields, ...person, ...(now[name] as object | undefined) } as Json
}
