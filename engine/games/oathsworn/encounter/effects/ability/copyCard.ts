import { rule } from '../../../../../kernel/ids'
import { isLegal, type Option } from '../../../../../kernel/prompt'
import { words, type Words } from '../../../../../messages/words'
import type { AbilityEffect } from '../../../content'
import { asked, nameOfCard } from '../../board/asking'
import { payCosts, refusesCosts, type Payer } from '../../cards/costs'
import { abilityFacts } from '../../cardFacts/facts'
import type { CardId, SeatId } from '../../state/ids'
import type { SeatCard } from '../../state/state'
import type { Tab } from '../../table/tab'
import { figureReferred } from '../../scope/reference'
import type { Scope } from '../../table/scope'
import type { Verb } from './verb'

/** Uses the effect of another ability card where it lies, for its animus or for nothing; that card stays. */
export const copyCard: Verb<'copy-card'> = function (t, scope, effect, run) {
  const self = figureReferred(t.see, scope, 'self')
  const of = figureReferred(t.see, scope, effect.of)?.seat
  if (!self?.seat || !of) return
  const payer: Payer = { seat: self.seat, figure: self.id, of: 'card', free: effect.free, card: scope.deed.card }
  const open = () => copies(t, scope, of, effect.at, payer)
  if (!open().some(({ option }) => isLegal(option))) return
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-CARD-01'),
    seat: asked(payer.seat),
    title: words('ask.copyCard'),
    options: open().map(({ option }) => option)
  }))
  const found = open().find(({ option }) => option.id === chosen)
  if (!found) return
  payCosts(t, payer, scope.deed, found.costs)
  run(t, scope, found.effects)
}

const nameOfEntry = (what: Words, entry: string | null): Words =>
  entry === null ? what : words('option.use', { what, entry: words(entry) })

/** Those that cannot be paid are shown all the same. */
function copies(t: Tab, scope: Scope, of: SeatId, at: readonly SeatCard['at'][], payer: Payer) {
  const { cards } = t.see.seats[of]
  return (Object.keys(cards) as CardId[]).flatMap((id) => {
    const card = cards[id] as SeatCard
    if (card.kind !== 'ability' || id === scope.deed.card || !at.includes(card.at)) return []
    const { entries } = abilityFacts(t.book, card)
    return entries.flatMap(({ effects, costs, id: entry }, index) => {
      if (effects === 'table') return []
      const refused = refusesCosts(t.book, t.see, payer, costs)
      const option: Option = {
        id: `card:${id}:${index}`,
        label: nameOfEntry(nameOfCard(t.see, of, id), entries.length > 1 ? `ability.${card.def}.entry.${entry}` : null),
        at: { card: id },
        ...(refused ? { refused } : {})
      }
      return [{ option, costs, effects: effects as readonly AbilityEffect[] }]
    })
  })
}
