import { shuffled } from '../../../../kernel/chance'
import type { Happening } from '../../../../kernel/game'
import { pileOf } from '../../../../kernel/piles'
import type { CharacterId, Company } from '../state'
import { withCharacter, type CampaignAppliers } from './appliers'
import { without } from './goods'

export type EventKind = 'city' | 'deepwood'

/** Injuries, curatives and events. */
export type DecksChanged = Happening &
  (
    | { kind: 'injuryDrawn'; character: CharacterId; card: string; back: readonly string[]; curative: boolean }
    | { kind: 'injuryArchived'; character: CharacterId; card: string }
    /** The table says who has which injuries. */
    | { kind: 'injuriesSet'; character: CharacterId; cards: readonly string[] }
    | { kind: 'injuriesAdded'; cards: readonly string[]; from: 'box' | 'curatives' }
    | { kind: 'curativesReady'; cards: readonly string[] }
    | { kind: 'eventDrawn'; deck: EventKind; card: string }
    | { kind: 'eventAdded'; deck: EventKind; cards: readonly string[] }
    | { kind: 'eventsSet'; deck: EventKind; cards: readonly string[] }
  )

export const decksAppliers: CampaignAppliers<DecksChanged> = {
  injuryDrawn: (c, { character, card, back, curative }) => {
    const rest = without(c.injuries, [card, ...back])
    const after = back.length > 0 ? shuffledInjuries(c, [...rest.draw, ...back]) : { ...c, injuries: rest }
    // OW-SHOP-06: a curative takes the place of the injury and is archived, to where curatives are kept.
    if (curative) return { ...after, curatives: pileOf([...c.curatives.draw, card]) }
    return withCharacter(after, character, { injuries: [...(c.characters[character]?.injuries ?? []), card] })
  },
  // OW-GEN-07: back into the deck it came from.
  injuryArchived: (c, { character, card }) => {
    const held = [...(c.characters[character]?.injuries ?? [])]
    const at = held.indexOf(card)
    if (at < 0) return c
    held.splice(at, 1)
    return shuffledInjuries(withCharacter(c, character, { injuries: held }), [...c.injuries.draw, card])
  },
  injuriesSet: (c, { character, cards }) => {
    const pool = [...c.injuries.draw, ...(c.characters[character]?.injuries ?? [])]
    const left = without(pileOf(pool), cards).draw
    return shuffledInjuries(withCharacter(c, character, { injuries: cards }), left)
  },
  injuriesAdded: (c, { cards, from }) => {
    const now = from === 'curatives' ? { ...c, curatives: without(c.curatives, cards) } : c
    return shuffledInjuries(now, [...c.injuries.draw, ...cards])
  },
  curativesReady: (c, { cards }) => {
    const { list, chance } = shuffled(cards, c.chance, 'curatives')
    return { ...c, chance, curatives: pileOf(list) }
  },
  // OW-EVENT-03: a drawn event is archived.
  eventDrawn: (c, { deck, card }) => ({ ...c, events: { ...c.events, [deck]: without(c.events[deck], [card]) } }),
  // OW-EVENT-04
  eventAdded: (c, { deck, cards }) => shuffledEvents(c, deck, [...c.events[deck].draw, ...cards]),
  eventsSet: (c, { deck, cards }) => shuffledEvents(c, deck, cards)
}

function shuffledInjuries(c: Company, cards: readonly string[]): Company {
  const { list, chance } = shuffled(cards, c.chance, 'injuries')
  return { ...c, chance, injuries: pileOf(list) }
}

function shuffledEvents(c: Company, deck: EventKind, cards: readonly string[]): Company {
  const { list, chance } = shuffled(cards, c.chance, `events.${deck}`)
  return { ...c, chance, events: { ...c.events, [deck]: pileOf(list) } }
}
