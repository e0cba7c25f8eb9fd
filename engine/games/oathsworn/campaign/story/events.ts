import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import type { Flow } from '../book'
import type { EventKind } from '../happenings/decks'
import { said } from '../people/names'
import type { CampaignTable } from '../tab'

/** OW-EVENT-03, OW-EVENT-06: the top card is followed, then archived; of an empty deck nothing is drawn. */
export function drawEvent(t: CampaignTable, deck: EventKind, depth: number): Flow {
  const card = t.see.dials.cards === 'table' ? tellEvent(t, deck) : t.see.events[deck].draw[0]
  if (card === undefined) return 'done'
  const { effects } = t.book.get('event', card)
  t.happen({ kind: 'eventDrawn', deck, card, rule: rule('OW-EVENT-03'), reveals: true })
  chooseOne(t, () => ({
    rule: 'OW-EVENT-03',
    title: words(`event.${card}.name`),
    confirm: true,
    data: { event: card, text: `event.${card}.text` },
    options: [{ id: 'read', label: said(effects === 'table' ? 'option.followed' : 'option.read') }]
  }))
  if (effects === 'table') return 'done'
  return t.book.perform.effects(t, effects, { kind: 'event', id: card, depth })
}

/** Which one the table drew. */
function tellEvent(t: CampaignTable, deck: EventKind): string | undefined {
  const cards = (): readonly string[] => [...new Set(t.see.events[deck].draw)].sort()
  if (cards().length === 0) return undefined
  return chooseOne(t, () => ({
    rule: 'OW-EVENT-03',
    title: said('ask.drawnEvent', { deck: said(`events.${deck}`) }),
    confirm: true,
    options: cards().map((id) => ({ id, label: words(`event.${id}.name`) }))
  }))
}
