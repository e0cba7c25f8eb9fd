import { remembered } from '../../../../remembered/remembered'
import type { AbilityRecord, StoryEntry, InjuryRecord, ItemRecord } from '../../content'
import type { OwnCard, OwnInjury, OwnItem } from './forms'

/**
 * What the rules need to know of a card, and what the table told of its own, in the form packs have it. Remembered: an entry
 * is told from another by which object it is.
 */

export type AbilityFacts = Pick<AbilityRecord, 'cooldown' | 'defence' | 'entries'>
export type ItemFacts = Pick<
  ItemRecord,
  'slot' | 'type' | 'hands' | 'might' | 'defence' | 'range' | 'ability' | 'companion' | 'rules'
>
export type InjuryFacts = Pick<InjuryRecord, 'entry' | 'cooldown' | 'curative' | 'rules'>

/** As a seat holds it: of a card played for its DEFENSE nobody has told yet what else it does. */
export type SeatOwn = Omit<OwnCard, 'effects'> & Pick<StoryEntry, 'effects'>

/** OW-CARD-01: a card divided by a line has two entries. */
export const abilityTold = remembered((own: SeatOwn): AbilityFacts => ({
  cooldown: own.cooldown,
  defence: own.defence,
  entries: own.below ? [entryOf('above-the-line', own), entryOf('below-the-line', own.below)] : [entryOf('play', own)]
}))

export const itemTold = remembered(({ slot, type, hands, might, defence, range, ability }: OwnItem): ItemFacts => ({
  slot,
  type,
  hands,
  might,
  defence,
  rules: [],
  ...(range === undefined ? {} : { range }),
  ...(ability === undefined ? {} : { ability: { entry: entryOf('use', ability), cooldown: ability.cooldown } })
}))

export const injuryTold = remembered((own: OwnInjury): InjuryFacts => ({
  entry: entryOf('suffer', { ...own, timing: { kind: 'action' } }),
  cooldown: own.cooldown,
  curative: own.curative,
  rules: []
}))

interface Part extends Pick<StoryEntry, 'timing' | 'effects'> {
  readonly animus: number
}

const entryOf = (id: string, { animus, timing, effects }: Part): StoryEntry => ({
  id,
  effects,
  timing,
  costs: animus > 0 ? [{ pay: 'animus', animus }] : [],
  needs: [],
  limit: null,
  keywords: []
})
