import { chooseNumber, spread } from '../../kernel/ask'
import { rule } from '../../kernel/ids'
import type { Script } from '../../kernel/script'
import { words } from '../../kernel/words'
import { colours, type Colour } from '../might'
import { asked } from './asking'
import type { Draw } from './draw'
import type { SeatId } from './state/ids'
import type { Tab } from './tab'

/** OW-TOKEN-10: one-step upgrades for each token. */
const STEPS_PER_TOKEN = 3

/** One card or die about to be drawn. */
interface Chosen {
  readonly colour: Colour
  readonly by: 'card' | 'die'
}

/** What was spent on making the draw stronger; determination gives the tokens back. OW-ATK-16 */
export interface Empowered {
  readonly draw: Draw
  readonly tokens: number
}

/** OW-EMP-01..04: steps of the keyword and of tokens, laid on the cards of this one draw. */
export function* empower(t: Tab, seat: SeatId, draw: Draw, keyword: number): Script<Empowered> {
  const tokens = yield* spendTokens(t, seat)
  const steps = keyword + tokens * STEPS_PER_TOKEN
  const chosen = listed(draw)
  const room = chosen.reduce((sum, one) => sum + stepsLeft(one.colour), 0)
  if (steps === 0 || room === 0) return { draw, tokens }
  const amounts = yield* spread(() => ({
    rule: rule('OW-EMP-01'),
    seat: asked(seat),
    title: words('ask.empower', { steps }),
    min: 0, // OW-EMP-02: fewer steps than allowed is permitted
    max: Math.min(steps, room),
    options: chosen.map((one, i) => ({
      id: `${one.by}:${i}`,
      label: words(`might.${one.by}`, { colour: words(`colour.${one.colour}`) }),
      max: stepsLeft(one.colour),
      data: { colour: one.colour },
      ...(stepsLeft(one.colour) === 0 ? { refused: words('refused.alreadyBlack') } : {})
    }))
  }))
  const stronger = chosen.map((one, i) => ({ ...one, colour: raised(one.colour, amounts[`${one.by}:${i}`] ?? 0) }))
  t.happen({ kind: 'told', words: words('told.empowered', { steps }), rule: rule('OW-EMP-01') })
  return { draw: gathered(stronger), tokens }
}

/** OW-TOKEN-10, OW-TOKEN-14: the owner's own tokens, before the draw. */
function* spendTokens(t: Tab, seat: SeatId): Script<number> {
  const held = t.see.seats[seat].tokens.empowered
  if (held === 0) return 0
  const count = yield* chooseNumber(() => ({
    rule: rule('OW-TOKEN-10'),
    seat: asked(seat),
    title: words('ask.empowerTokens'),
    min: 0,
    max: t.see.seats[seat].tokens.empowered
  }))
  if (count > 0) t.happen({ kind: 'tokensSpent', seat, token: 'empowered', count, rule: rule('OW-TOKEN-10') })
  return count
}

const stepsLeft = (colour: Colour): number => colours.length - 1 - colours.indexOf(colour)

/** OW-EMP-02: never beyond black. */
const raised = (colour: Colour, steps: number): Colour =>
  colours[Math.min(colours.length - 1, colours.indexOf(colour) + steps)] ?? colour

function listed(draw: Draw): Chosen[] {
  return colours.flatMap((colour) => {
    const { cards = 0, dice = 0 } = draw[colour] ?? {}
    return [
      ...Array.from({ length: cards }, () => ({ colour, by: 'card' as const })),
      ...Array.from({ length: dice }, () => ({ colour, by: 'die' as const }))
    ]
  })
}

function gathered(chosen: readonly Chosen[]): Draw {
  const draw: { [C in Colour]?: { cards: number; dice: number } } = {}
  for (const { colour, by } of chosen) {
    const { cards, dice } = draw[colour] ?? { cards: 0, dice: 0 }
    draw[colour] = by === 'card' ? { cards: cards + 1, dice } : { cards, dice: dice + 1 }
  }
  return draw
}
