import type { Json } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { AbilityRecord, Cost, StoryEntry } from '../../content'
import { colours, type PerColour } from '../../might'
import type { Book } from '../table/book'
import type { DefId } from '../state/ids'

// What stands on a card, whoever holds it and wherever it lies.

/** A card nobody holds yet, as it is laid out to be chosen: one side of an archetype has neither cooldown nor DEFENSE, an ally no cooldown. */
export interface FaceView {
  readonly kind: 'ability' | 'archetype' | 'ally'
  readonly def: string
  readonly name: Words
  readonly cooldown: number | null
  readonly defence: number | null
  readonly entries: readonly EntryView[]
  /** Numbers that stand on no other card. */
  readonly about?: Words
}

export interface EntryView {
  readonly id: string
  readonly text: Words
  readonly timing: 'action' | 'interrupt' | 'modifier' | 'free'
  /** Fixed animus; null: the player decides. */
  readonly animus: number | null
}

export const viewOfEntry = (kind: string, id: string, { id: entry, timing, costs }: StoryEntry): EntryView => ({
  id: entry,
  text: words(`${kind}.${id}.entry.${entry}`),
  timing: timing.kind,
  animus: animusIn(costs)
})

function animusIn(costs: readonly Cost[]): number | null {
  if (costs.some(({ pay }) => pay === 'any-animus')) return null
  return costs.reduce((sum, cost) => (cost.pay === 'animus' ? sum + cost.animus : sum), 0)
}

export const faceOfAbility = ({ id, cooldown, defence, entries }: AbilityRecord): FaceView => ({
  kind: 'ability',
  def: id,
  name: words(`ability.${id}.name`),
  cooldown,
  defence,
  entries: entries.map((entry) => viewOfEntry('ability', id, entry))
})

export function faceOfSide(book: Book, def: DefId, side: 0 | 1): FaceView {
  const { id, abilities } = book.get('archetype', def).sides[side]
  return {
    kind: 'archetype',
    def,
    name: words(`archetype.${def}.side.${id}`),
    cooldown: null,
    defence: null,
    entries: abilities.map((entry) => viewOfEntry('archetype', def, entry))
  }
}

const cardsOf = (might: PerColour<number>): Words[] =>
  colours.flatMap((colour) =>
    might[colour] ? [words('face.might', { count: might[colour], colour: words(`colour.${colour}`) })] : []
  )

export function faceOfAlly(book: Book, def: DefId): FaceView {
  const { defence, attack, special, once, might, animus, regen } = book.get('ally', def)
  const entries = [...(attack ? [attack] : []), ...special, ...(once ? [once] : [])]
  return {
    kind: 'ally',
    def,
    name: words(`ally.${def}.name`),
    cooldown: null,
    defence,
    entries: entries.map((entry) => viewOfEntry('ally', def, entry)),
    about: words('face.ally', { animus, regen, might: cardsOf(might), armed: cardsOf(might).length })
  }
}

/** With what stands on its cards, for those who do not know them by name. */
export const withFaces = (option: Option, faces: readonly FaceView[]): Option => ({
  ...option,
  data: { ...(option.data as object | undefined), faces: faces as unknown as Json }
})
