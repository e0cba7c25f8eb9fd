import { rule, type Json } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { colours, type Colour } from '../../might'
import { asked } from '../board/asking'
import type { MightDraw } from './draw'
import { isPlayedAsFull, maySpendTokens } from '../board/seats'
import type { SeatId } from '../state/ids'
import type { MightTable } from './mightTable'
import type { Tab } from '../table/tab'

/** OW-TOKEN-10: one-step upgrades for each token. */
const STEPS_PER_TOKEN = 3

/** One card or die about to be drawn. */
interface Chosen {
  readonly colour: Colour
  readonly by: 'card' | 'die'
}

/** What was spent on making the draw stronger; determination gives the tokens back. OW-ATK-16 */
export interface EmpoweredHand {
  readonly draw: MightDraw
  readonly tokens: number
  readonly resources: { readonly [resource: string]: number }
}

/** What is said beside the question, for the odds, of the table as it lies when it is asked. */
export type Facts = () => { readonly [fact: string]: Json }

/** Class resources spent, and the steps they gave. */
interface Spent {
  readonly steps: number
  readonly resources: EmpoweredHand['resources']
}

/**
 * Steps of the keyword, of tokens and of class resources, laid on the cards of this one draw and lost after it
 * (OW-EMP-01, OW-EMP-03). What is upgraded is drawn from the deck of its new colour and stays an original card (OW-EMP-04).
 */
export const empower = (
  t: Tab,
  seat: SeatId,
  draw: MightDraw,
  facts: Facts,
  { keyword = 0, byClass = false } = {}
): EmpoweredHand =>
  strengthen(t, seat, draw, keyword, {
    facts,
    byTokens: (worth) => (maySpendTokens(t.book, t.see, seat) ? spendTokens(t, seat, worth) : noTokens()),
    byClass: (worth) => (byClass ? spendResources(t, seat, worth) : nothing())
  })

/** OW-TOKEN-10: in the story there are tokens alone. */
export const empowerByTokens = (t: MightTable, seat: SeatId, draw: MightDraw, facts: Facts): EmpoweredHand =>
  strengthen(t, seat, draw, 0, { facts, byTokens: (worth) => spendTokens(t, seat, worth), byClass: nothing })

/** What is said beside the question how many are spent: what the draw may be made with so many steps for each number. */
type WorthOf = (steps: readonly number[]) => { readonly [fact: string]: Json }

/** What may go into a draw besides the keyword. */
interface Means {
  readonly facts: Facts
  readonly byTokens: (worth: WorthOf) => number
  readonly byClass: (worth: WorthOf) => Spent
}

function noTokens(): number {
  return 0
}

function nothing(): Spent {
  return { steps: 0, resources: {} }
}

function strengthen(
  t: MightTable,
  seat: SeatId,
  draw: MightDraw,
  keyword: number,
  { facts, byTokens, byClass }: Means
): EmpoweredHand {
  const chosen = listed(draw)
  const room = chosen.reduce((sum, one) => sum + stepsLeft(one.colour), 0)
  if (room === 0) return { draw, tokens: 0, resources: {} }
  const worth =
    (given: number): WorthOf =>
    (more) => ({ ...facts(), drawn: draw as Json, byNumber: more.map((steps) => given + steps) })
  const tokens = byTokens(worth(keyword))
  const given = keyword + tokens * STEPS_PER_TOKEN
  const { steps: more, resources } = byClass(worth(given))
  const steps = given + more
  if (steps === 0) return { draw, tokens, resources }
  const raise = layOut(t, seat, chosen, { most: Math.min(steps, room), steps, facts })
  const laid = raise.reduce((sum, one) => sum + one, 0)
  if (laid > 0) t.happen({ kind: 'told', words: words('told.empowered', { steps: laid }), rule: rule('OW-EMP-01') })
  const stronger = chosen.map((one, i) => ({ ...one, colour: raised(one.colour, raise[i] ?? 0) }))
  return { draw: gathered(stronger), tokens, resources }
}

/** Cards of one colour are told apart by their number. */
const numberIn = (chosen: readonly Chosen[], i: number): number =>
  chosen.slice(0, i + 1).filter(({ by, colour }) => by === chosen[i]?.by && colour === chosen[i].colour).length

/** OW-EMP-02: which card takes how many steps; fewer than allowed is permitted. */
function layOut(
  t: MightTable,
  seat: SeatId,
  chosen: readonly Chosen[],
  { most, steps, facts }: { readonly most: number; readonly steps: number; readonly facts: Facts }
): readonly number[] {
  const { amounts } = t.ask('spread', () => ({
    rule: rule('OW-EMP-01'),
    seat: asked(seat),
    title: words('ask.empower', { steps }),
    data: { ...facts(), steps },
    min: 0,
    max: most,
    options: chosen.map((one, i) => ({
      id: `${one.by}:${i}`,
      label: words(`might.${one.by}Numbered`, { colour: words(`colour.${one.colour}`), number: numberIn(chosen, i) }),
      max: stepsLeft(one.colour),
      data: { colour: one.colour },
      ...(stepsLeft(one.colour) === 0 ? { refused: words('refused.alreadyBlack') } : {})
    }))
  }))
  return chosen.map((one, i) => amounts[`${one.by}:${i}`] ?? 0)
}

/** OW-TOKEN-10, OW-TOKEN-14: the owner's own tokens, before the draw. */
function spendTokens(t: MightTable, seat: SeatId, worth: WorthOf): number {
  const held = (): number => t.see.seats[seat].tokens.empowered
  if (held() === 0) return 0
  const { value: count } = t.ask('number', () => ({
    rule: rule('OW-TOKEN-10'),
    seat: asked(seat),
    title: words('ask.empowerTokens'),
    min: 0,
    max: held(),
    data: worth(Array.from({ length: held() + 1 }, (_, n) => n * STEPS_PER_TOKEN))
  }))
  if (count > 0) t.happen({ kind: 'tokensSpent', seat, token: 'empowered', count, rule: rule('OW-TOKEN-10') })
  return count
}

/** OW-EMP-05: tokens a class gathers, such as lethality, for the steps its data give. OW-STATUS-07 */
function spendResources(t: Tab, seat: SeatId, worthOf: WorthOf): Spent {
  const resources: { [resource: string]: number } = {}
  let steps = 0
  if (!isPlayedAsFull(t.see, seat)) return { steps, resources }
  for (const { status, empower: worth } of t.book.get('class', t.see.seats[seat].class).resources) {
    const held = Math.min(t.see.seats[seat].resources[status] ?? 0, worth.length)
    if (held === 0) continue
    const given = steps
    const { value: count } = t.ask('number', () => ({
      rule: rule('OW-EMP-05'),
      seat: asked(seat),
      title: words('ask.resource', {
        status: words(`status.${status}.name`),
        most: held,
        steps: worth.slice(0, held).join(', ')
      }),
      min: 0,
      max: held,
      data: { ...worthOf([0, ...worth.slice(0, held)].map((more) => given + more)), steps: worth.slice(0, held) }
    }))
    if (count === 0) continue
    t.happen({ kind: 'resourceChanged', seat, resource: status, by: -count, rule: rule('OW-EMP-05') })
    resources[status] = count
    steps += worth[count - 1] ?? 0
  }
  return { steps, resources }
}

const stepsLeft = (colour: Colour): number => colours.length - 1 - colours.indexOf(colour)

/** OW-EMP-02: never beyond black. */
const raised = (colour: Colour, steps: number): Colour =>
  colours[Math.min(colours.length - 1, colours.indexOf(colour) + steps)] ?? colour

function listed(draw: MightDraw): Chosen[] {
  const chosen: Chosen[] = []
  for (const colour of colours) {
    const { cards = 0, dice = 0 } = draw[colour] ?? {}
    for (let n = 0; n < cards; n++) chosen.push({ colour, by: 'card' })
    for (let n = 0; n < dice; n++) chosen.push({ colour, by: 'die' })
  }
  return chosen
}

function gathered(chosen: readonly Chosen[]): MightDraw {
  const draw: { [C in Colour]?: { cards: number; dice: number } } = {}
  for (const { colour, by } of chosen) {
    const { cards, dice } = draw[colour] ?? { cards: 0, dice: 0 }
    draw[colour] = by === 'card' ? { cards: cards + 1, dice } : { cards, dice: dice + 1 }
  }
  return draw
}
