import { words } from '../../../kernel/words'
import type { AbilityRecord, Cost, Entry } from '../../content'
import type { Book } from '../book'
import type { DefId } from '../state/ids'
import type { EntryView, FaceView } from './types'

// What stands on a card, whoever holds it and wherever it lies.

export const viewOfEntry = (kind: string, id: string, { id: entry, timing, costs }: Entry): EntryView => ({
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
