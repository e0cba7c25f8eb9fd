import { shuffled } from '../../../../kernel/chance'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { faceValue } from '../../might'
import { COMPANY, mightWords } from '../board/asking'
import { redraw, type Drawer } from './draw'
import { addedTo, ONE_FEWER, strongest, weakest, type Pool } from './pool'
import type { Strike, Weakening } from '../state/strike'
import type { Tab } from '../table/tab'

/** Cards an interrupt keeps from being drawn. OW-EATK-18 */
export function weakenPool(strike: Strike, pool: Pool): Pool {
  let left = pool
  for (const { cards, which, colour } of strike.weakened.splice(0)) {
    for (let n = 0; n < cards; n++) {
      const one = colour ?? (which === 'lowest' ? weakest(left) : strongest(left))
      if (one !== null) left = addedTo(left, ONE_FEWER[one])
    }
  }
  return left
}

/** Cards an interrupt takes out of the total once they lie there, or has drawn again. True if there were any. */
export function weakenDrawn(t: Tab, who: Drawer, strike: Strike): boolean {
  const all = strike.weakened.splice(0)
  for (const one of all) {
    const places = placesOf(t, strike, one)
    if (one.again) for (const place of places) redraw(t, who, place)
    else strike.ignored.push(...places)
  }
  return all.length > 0
}

/** OW-ATK-15: among equal values any one. */
function placesOf(t: Tab, strike: Strike, one: Weakening): readonly number[] {
  const meant = (): number[] =>
    t.see.might.onTable.flatMap(({ colour, side }, place) =>
      side === 'enemy' && !strike.ignored.includes(place) && (one.colour === null || one.colour === colour)
        ? [place]
        : []
    )
  const value = (place: number): number => faceValue(t.see.might.onTable[place]?.face ?? '0')
  const count = Math.min(one.cards, meant().length)
  if (one.which === 'highest')
    return meant()
      .sort((a, b) => value(b) - value(a))
      .slice(0, count)
  if (one.which === 'lowest')
    return meant()
      .sort((a, b) => value(a) - value(b))
      .slice(0, count)
  if (one.which === 'random') return atRandom(t, meant(), count)
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-EATK-18'),
    seat: COMPANY,
    title: words('ask.weaken', { count }),
    min: count,
    max: count,
    options: meant().flatMap((place) => {
      const laid = t.see.might.onTable[place]
      if (!laid) return []
      const { colour, face } = laid
      const at = { card: `might:${place}` }
      return [{ id: `might:${place}`, label: words('option.might', mightWords(laid)), at, data: { colour, face } }]
    })
  }))
  return chosen.map((id) => Number(id.slice('might:'.length)))
}

const PICKS = 'picks'

function atRandom(t: Tab, places: readonly number[], count: number): number[] {
  const { list, chance } = shuffled(places, t.see.chance, PICKS)
  const after = chance.drawn[PICKS] ?? 0
  t.happen({ kind: 'pickedAtRandom', stream: PICKS, after, figures: [], hexes: [], rule: rule('OW-GEN-12') })
  return list.slice(0, count)
}
