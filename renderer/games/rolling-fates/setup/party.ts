import type { FatesDials } from '../../../../engine/games/rolling-fates/state/setup'
import type { Json } from '../../../../engine/kernel/ids'
import type { Words } from '../../../../engine/messages/words'
import type { FatesOffer } from '../offer'

// Who plays which hero, before an adventure begins.

export const MOST_SEATS = 4

/** A hero of the packs by its id, or one of the table by its name. */
export type ChosenHero = string | { readonly name: string }

export interface PartyDraft {
  readonly name: string
  readonly adventure: string
  readonly heroes: readonly ChosenHero[]
}

/** The first adventure, and nobody yet. */
export const emptyParty = ({ adventures: [first] }: FatesOffer, name: string): PartyDraft => ({
  name,
  adventure: first?.id ?? '',
  heroes: []
})

/** RF-SET-02: taken once more, a hero stays away. */
export function withHero(draft: PartyDraft, hero: string): PartyDraft {
  if (draft.heroes.includes(hero)) return { ...draft, heroes: draft.heroes.filter((one) => one !== hero) }
  return draft.heroes.length < MOST_SEATS ? { ...draft, heroes: [...draft.heroes, hero] } : draft
}

export const withOwnHero = (draft: PartyDraft, name: string): PartyDraft =>
  draft.heroes.length < MOST_SEATS && name.trim() !== ''
    ? { ...draft, heroes: [...draft.heroes, { name: name.trim() }] }
    : draft

export const withoutSeat = (draft: PartyDraft, at: number): PartyDraft => ({
  ...draft,
  heroes: draft.heroes.filter((_, seat) => seat !== at)
})

/** RF-SET-01: those who are suggested, so many of them. */
export function suggested({ characters }: FatesOffer, seats: number): readonly string[] {
  const order = [...characters].sort((a, b) => Number(b.first) - Number(a.first))
  return order.slice(0, seats).map(({ id }) => id)
}

/** What keeps it from beginning, if anything. */
export function objection({ name, adventure, heroes }: PartyDraft, dials: FatesDials): Words | undefined {
  if (adventure === '') return { key: 'fates.nothingReady' }
  if (name.trim() === '') return { key: 'fates.partyNameless' }
  if (heroes.length === 0) return { key: 'fates.nobodyPlays' }
  const hasOwn = heroes.some((hero) => typeof hero !== 'string')
  return hasOwn && dials.heroes === 'app' ? { key: 'fates.setup.heroes' } : undefined
}

export const setupOf = ({ adventure, heroes }: PartyDraft, dials: FatesDials): Json => ({
  adventure,
  characters: heroes.map((hero) => (typeof hero === 'string' ? hero : { name: hero.name })),
  dials: { ...dials }
})
