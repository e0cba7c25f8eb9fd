import { rule } from '../../../../../kernel/ids'
import { colours, type Colour } from '../../../might'
import { chooseSome } from '../../asking'
import { said } from '../../people/names'
import { drawEvent } from '../events'
import { journey } from '../journey'
import { placeTokens, visit } from '../map'
import { passTime } from '../time'
import type { Verbs } from './verbs'

/** The map, the track, the path, events and journeys. */
export const placeVerbs: Verbs<
  'locations' | 'visit' | 'path' | 'time' | 'add-event' | 'draw-event' | 'journey' | 'refresh-decks'
> = {
  // OW-STORY-07
  locations(t, { tokens, remove }) {
    if (remove) t.happen({ kind: 'tokensTaken', tokens, rule: rule('OW-STORY-07') })
    else placeTokens(t, tokens)
  },
  // OW-STORY-09: placed as usual, and the visit follows at once with the same cost.
  visit(t, { token }, { depth }) {
    placeTokens(t, [token])
    return visit(t, token, depth + 1)
  },
  // OW-STORY-11: the card is turned; there is never more than one.
  path(t, { path }) {
    t.happen({ kind: 'storyChanged', change: { path: path === 'none' ? null : path }, rule: rule('OW-STORY-11') })
  },
  // OW-TIME-02
  time(t, { add }, { depth }) {
    return passTime(t, add, depth)
  },
  // OW-EVENT-04
  'add-event'(t, { event }) {
    const { kind } = t.book.get('event', event)
    t.happen({ kind: 'eventAdded', deck: kind, cards: [event], rule: rule('OW-EVENT-04') })
  },
  'draw-event'(t, { kind }, { depth }) {
    return drawEvent(t, kind, depth + 1)
  },
  journey(t, { journey: id }, from) {
    return journey(t, id, from)
  },
  // OW-MIGHT-09
  'refresh-decks'(t) {
    const used = (): readonly Colour[] => colours.filter((one) => t.see.might.piles.oathsworn[one].discard.length > 0)
    if (used().length === 0) return
    const chosen = chooseSome(t, () => ({
      rule: 'OW-MIGHT-09',
      title: said('ask.refreshDecks'),
      options: used().map((one) => ({ id: one, label: said(`cards.${one}`) })),
      min: 0,
      max: used().length
    }))
    t.happen({ kind: 'decksReset', colours: chosen as readonly Colour[], rule: rule('OW-MIGHT-09') })
  }
}
