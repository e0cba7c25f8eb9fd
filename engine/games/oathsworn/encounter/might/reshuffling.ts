import { rule, type Seat } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { colours, type Colour, type Side } from '../../might'
import type { Tab } from '../table/tab'

/** OW-MIGHT-09: any of a side's discard piles, as somebody chooses. */
export function chooseDiscards(t: Tab, seat: Seat, side: Side): readonly Colour[] {
  const discards = (colour: Colour): number => t.see.might.piles[side][colour].discard.length
  const used = (): Colour[] => colours.filter((colour) => discards(colour) > 0)
  if (used().length === 0) return []
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-MIGHT-09'),
    seat,
    title: words(`ask.refresh.${side}`),
    min: 0,
    max: used().length,
    options: used().map((colour) => ({
      id: colour,
      label: words('option.discards', { colour: words(`colour.${colour}`), count: discards(colour) })
    }))
  }))
  return chosen as readonly Colour[]
}

/** Each is shuffled back whole. */
export function reshuffle(t: Tab, side: Side, wanted: readonly Colour[]): void {
  for (const colour of wanted) t.happen({ kind: 'mightReshuffled', side, colour, rule: rule('OW-MIGHT-09') })
}
