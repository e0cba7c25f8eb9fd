import { rule } from '../../../../kernel/ids'
import type { Share } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { colours, perColour, type Colour } from '../../might'
import type { OwnMight } from '../../content'
import type { MightDraw } from '../might/draw'
import type { Facts } from '../might/empower'
import { frozenMight } from '../scope/frozen'
import { figureReferred } from '../scope/reference'
import type { Scope } from '../table/scope'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'
import { colourWords, perTable } from '../board/asking'
import { asker, type Attacker } from '../aim/aim'
import { cubesOf, NO_CUBES, type Cubes } from '../aim/attacker'
import type { FrozenBoost } from '../scope/frozen'

/** The cubes an attack may use, and what abilities lend to it besides. OW-ATK-07, OW-ATK-08, OW-UNARMED-02 */
export function cubesFor(t: Tab, scope: Scope, { by }: Attacker, might: OwnMight, boost: FrozenBoost): Cubes {
  const base = baseCubes(t, scope, by, might)
  const sum = { ...base }
  for (const colour of colours)
    if (colour !== 'white') sum[colour] = Math.max(0, sum[colour] + (boost.might[colour] ?? 0))
  return sum
}

function baseCubes(t: Tab, scope: Scope, by: Attacker['by'], might: OwnMight): Cubes {
  switch (might.draw) {
    case 'own':
      return cubesOf(t.book, t.see, figureOf(t.see, by))
    case 'of': {
      const other = figureReferred(t.see, scope, might.who)
      return other ? cubesOf(t.book, t.see, other) : NO_CUBES
    }
    case 'instead':
      return { ...NO_CUBES, ...frozenMight(t.book, t.see, scope, might.cards) }
    case 'unarmed':
    case 'fixed':
      return NO_CUBES
  }
}

/** OW-MIGHT-10: as many white cards as there are, or as a setting allows. */
function whiteCards({ might, is }: Encounter): number {
  const { draw, discard } = might.piles.oathsworn.white
  return Math.min(draw.length + discard.length, is.settings.maxWhiteEncounter ?? Infinity)
}

/** S5, step 2: one card in the colour of each cube used, and any number of white ones; at least one. */
export function chooseMight(t: Tab, who: Attacker, cubes: () => Cubes, facts: Facts): MightDraw {
  const shares = perTable(t, () =>
    colours.map((colour) => shareOf(t.see, cubes(), colour)).filter(({ max }) => max > 0)
  )
  const most = (): number => shares().reduce((sum, { max }) => sum + max, 0)
  if (most() === 0) return {}
  const { amounts } = t.ask('spread', () => ({
    rule: rule('OW-ATK-07'),
    seat: asker(who),
    title: words('ask.might'),
    data: facts(),
    min: 1,
    max: most(),
    options: shares()
  }))
  const dice = t.see.is.dials.dice === 'ask' ? chooseDice(t, who, amounts, facts) : {}
  const draw: { [C in Colour]?: { cards: number; dice: number } } = {}
  for (const colour of colours) {
    const count = amounts[colour] ?? 0
    const rolled = dice[colour] ?? 0
    if (count > 0) draw[colour] = { cards: count - rolled, dice: rolled }
  }
  return draw
}

const cardsOf = perColour((colour) => words('might.cards', { colour: colourWords[colour] }))

const shareOf = (s: Encounter, cubes: Cubes, colour: Colour): Share => ({
  id: colour,
  label: cardsOf[colour],
  max: colour === 'white' ? whiteCards(s) + cubes.white : cubes[colour]
})

/** OW-MIGHT-03: each may be a card or a die. */
function chooseDice(
  t: Tab,
  who: Attacker,
  chosen: { readonly [colour: string]: number },
  facts: Facts
): { readonly [colour: string]: number } {
  const total = Object.values(chosen).reduce((sum, count) => sum + count, 0)
  return t.ask('spread', () => ({
    rule: rule('OW-MIGHT-03'),
    seat: asker(who),
    title: words('ask.dice'),
    data: { ...facts(), chosen },
    min: 0,
    max: total,
    options: colours
      .filter((colour) => (chosen[colour] ?? 0) > 0)
      .map((colour) => ({
        id: colour,
        label: words('might.dice', { colour: words(`colour.${colour}`) }),
        max: chosen[colour] ?? 0
      }))
  })).amounts
}
