import { chooseSome } from '../../../../../kernel/ask'
import { rule } from '../../../../../kernel/ids'
import type { Script } from '../../../../../kernel/script'
import { words } from '../../../../../kernel/words'
import { colours, type Colour } from '../../../../might'
import type { Tab } from '../../../tab'
import { seatOf } from '../reference'
import type { Scope } from '../scope'
import type { SharedEffect } from './shared'

/** OW-MIGHT-09: named piles, or any a player likes, are shuffled back whole. */
export function* refreshPiles(t: Tab, scope: Scope, effect: Extract<SharedEffect, { do: 'refresh-decks' }>): Script {
  const { side, colours: named } = effect
  const used = (): Colour[] => colours.filter((colour) => t.see.might.piles[side][colour].discard.length > 0)
  const wanted = named ? used().filter((colour) => named.includes(colour)) : yield* choosePiles(t, scope, effect, used)
  for (const colour of wanted) t.happen({ kind: 'mightReshuffled', side, colour, rule: rule('OW-MIGHT-09') })
}

function* choosePiles(
  t: Tab,
  scope: Scope,
  { side, by }: Extract<SharedEffect, { do: 'refresh-decks' }>,
  used: () => Colour[]
): Script<readonly Colour[]> {
  if (used().length === 0) return []
  const chosen = yield* chooseSome(() => ({
    rule: rule('OW-MIGHT-09'),
    seat: seatOf(t.see, scope, by),
    title: words(`ask.refresh.${side}`),
    min: 0,
    max: used().length,
    options: used().map((colour) => ({ id: colour, label: words(`colour.${colour}`) }))
  }))
  return chosen as readonly Colour[]
}
