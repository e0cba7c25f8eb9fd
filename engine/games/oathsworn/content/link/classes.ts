// A class must be able to go on its first adventure.
import { words } from '../../../../messages/words'
import type { Content } from '../pack'
import type { ClassRecord } from '../records'
import { at, type Merging } from '../../../../packs'

const CURVE = [0, 1, 1, 2, 2, 3, 3] // OW-ENC-05

export function checkClasses(content: Content, merging: Merging): void {
  const { problems, warnings } = merging.found
  for (const [id, { origin }] of merging.records.get('class') ?? []) {
    const one = content.class.get(id)
    if (!one) continue
    const companion = content.companion.get(one.companion)
    if (companion && companion.class !== id)
      problems.push(
        at(origin, ['companion'], words('link.of-another-class', { name: one.companion, class: companion.class }))
      )
    for (const card of [...one.startCards.fixed, ...one.startCards.choice.flat()]) {
      const owner = content.ability.get(card)?.class
      if (owner !== id)
        problems.push(at(origin, ['startCards'], words('link.of-another-class', { name: card, class: owner ?? id })))
    }
    for (const hand of startHands(one)) {
      const curve = hand.map((card) => content.ability.get(card)?.cooldown ?? 0).sort()
      if (curve.join() !== CURVE.join())
        warnings.push(
          at(origin, ['startCards'], words('link.hand-curve', { curve: curve.join(' '), usual: CURVE.join(' ') }))
        )
    }
    checkKit(content, merging, one)
  }
}

/** The starting hands a player can have: the fixed cards with each of the sets (OW-ENC-07). */
export function startHands({ startCards: { fixed, choice } }: ClassRecord): readonly (readonly string[])[] {
  return choice.length === 0 ? [fixed] : choice.map((set) => [...fixed, ...set])
}

// OW-ITEM-04: what a class starts with it must be able to equip.
function checkKit(content: Content, merging: Merging, one: ClassRecord): void {
  const origin = merging.records.get('class')?.get(one.id)?.origin
  one.startItems.forEach((id, index) => {
    const type = content.item.get(id)?.type
    if (!origin || type === undefined || type === 'gear' || one.items.includes(type)) return
    merging.found.warnings.push(at(origin, ['startItems', index], words('link.cannot-equip', { item: id, type })))
  })
}
