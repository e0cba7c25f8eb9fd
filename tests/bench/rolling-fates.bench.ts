import { readCost, type DiceCost } from '../../engine/games/rolling-fates/dice/cost'
import { keepsInOrder, keepsOf, worthOfBar } from '../../engine/games/rolling-fates/dice/keeps'
import { odds } from '../../engine/games/rolling-fates/dice/odds'
import { plan } from '../../engine/games/rolling-fates/dice/plan'
import { worthsOfBars } from '../../engine/games/rolling-fates/dice/throw'
import { rollingFatesQuestions } from '../../main/games/rolling-fates/questions'
import { atMost, cuEach, type Bench } from './bench'

function costOf(text: string): DiceCost {
  const read = readCost(text)
  if ('fault' in read) throw new Error(text)
  return read.cost
}

const texts = ['aa', 'aaa', 'aabb', 'aaabb', '12345', '23456', '14', '25', '55', '***', 'L4 25', 'aaaa']
const costs = texts.map(costOf)

/** Some thousand costs, twelve of them after the other: whoever asks again does so when they are long forgotten. */
const signs = ['', '1', '2', '3', '4', '5', '6', '*']
const groups = ['', 'aa', 'aaa', 'aabb', 'aaabb', 'aaaa']
const four = signs.flatMap((a) => signs.flatMap((b) => signs.flatMap((c) => signs.map((d) => [a, b, c, d].sort()))))
const threes = [...new Set(four.map((some) => some.join('')))].filter((some) => some.length > 0 && some.length <= 3)
const distinct = threes.flatMap((some) => groups.map((group) => costOf(some + group)))
let turn = 0
/** Each time round the dice that may be rerolled are others, and with them all numbers. */
const nextReroll = (): number => 2 + (Math.floor(turn / distinct.length) % 4)
function twelve(): DiceCost[] {
  const from = (turn += 12) % (distinct.length - 12)
  return distinct.slice(from, from + 12)
}

const thrown = { dice: [1, 2, 2, 4, 6], luck: 4, rerolls: [5] }
const abilities = texts.slice(0, 10).map((text, at) => ({ cost: costOf(text), worth: at + 3, times: null }))

const fiveKeeps = costs.map((_, at) =>
  keepsOf(
    5,
    worthsOfBars(5, (bar) => (bar % (at + 2) === 0 ? 1 : 0)),
    [5]
  )
)
function everyKeep(): number {
  let sum = 0
  for (const { bar } of keepsInOrder(thrown.dice, 5)) for (const keeps of fiveKeeps) sum += worthOfBar(keeps, bar)
  return sum
}

const mixed: readonly (readonly [string, Record<string, unknown>])[] = [
  ['payable', { luck: 4, dice: [2, 2, 5, 5], costs: ['aa', 'L4 25'] }],
  ['odds', { dice: [1, 4, 4, 2, 6], luck: 3, rerolls: [5], costs: texts, keep: null }],
  [
    'plan',
    { dice: [2, 2, 5], luck: null, rerolls: [5], keep: null, abilities: [{ cost: 'aa', worth: 3, times: null }] }
  ]
]

const times = (count: number, work: () => unknown) => (): number => {
  for (let n = 0; n < count; n++) work()
  return count
}

export const benches: readonly Bench[] = [
  { row: 'fates: 12 costs, 5 dice, one reroll, seen before', target: atMost(0.005), unit: 'CU', measure: cuEach(times(100, () => odds(thrown, costs, true))) }, // prettier-ignore
  { row: 'fates: 12 costs, 5 dice, one reroll, new', target: atMost(0.02), unit: 'CU', measure: cuEach(times(20, () => odds({ ...thrown, rerolls: [nextReroll()] }, twelve(), true))) }, // prettier-ignore
  { row: 'fates: 12 costs before the first roll, new', target: atMost(0.05), unit: 'CU', measure: cuEach(times(20, () => odds({ fresh: 5, luck: 'roll', rerolls: [nextReroll()] }, twelve(), true))) }, // prettier-ignore
  { row: 'fates: 12 costs, two rerolls, new', target: atMost(0.05), unit: 'CU', measure: cuEach(times(20, () => odds({ ...thrown, rerolls: [5, nextReroll()] }, twelve(), true))) }, // prettier-ignore
  { row: 'fates: every keep of a bar for 12 costs', target: atMost(0.001), unit: 'CU', measure: cuEach(times(500, everyKeep)) }, // prettier-ignore
  { row: 'fates: greatest worth of a bar, 10 abilities, one reroll', target: atMost(0.05), unit: 'CU', measure: cuEach(times(20, () => plan(thrown, abilities.map((one) => ({ ...one, worth: one.worth + (turn++ % 800) })), true))) }, // prettier-ignore
  { row: 'fates: 1,000 mixed questions', target: atMost(30), unit: 'CU', measure: cuEach(times(1, () => { for (let n = 0; n < 1000; n++) { const [op, query] = mixed[n % 3] as (typeof mixed)[number]; rollingFatesQuestions.questions[op]?.answer(query) } })) } // prettier-ignore
]
