import { byType, check, flag, integer, json, list, maybe, record, shape, text } from '../../schema'
import type { Infer, Schema } from '../../schema'

/** Answers as scenario files write them, and looks at the question that is open. */
const name = text({ min: 1, max: 80 })
const option = text({ min: 1, max: 120 })
const face = text({ min: 1, max: 3 })

const stepObject = shape(
  {},
  {
    by: name,
    choose: option,
    spread: record(name, integer({ min: 0, max: 99 })),
    faces: maybe(record(name, list(face))),
    card: json(),
    ruling: json(),
    refused: text({ max: 80 }).describe('With `ruling`: nothing is answered, the rules refuse it, and this is why.'),
    refuses: option.describe('Nothing is answered: this option is there and cannot be taken.'),
    why: text({ max: 80 }),
    asks: text({ max: 80 }).describe('Nothing is answered: this is the question.'),
    offers: list(option, { max: 200 }).describe('With `asks`: these can be taken.'),
    lacks: list(option, { max: 200 }).describe('With `asks`: these cannot.'),
    least: flag().describe('With `offers`: nothing else can be taken.')
  }
)
export type StepObject = Infer<typeof stepObject>

/** One answer, in the shortest form that says it. */
export const step = byType({
  text: option.describe('An option.'),
  number: integer(),
  list: list(option, { max: 60 }).describe('Several options, or an order.'),
  object: stepObject
})
export type ScenarioStep = Infer<typeof step>

/** Some fields of an object: those that are not named may be anything. */
export const partial = record(text({ max: 40 }), json())

/** What was written in a file, or everything that is wrong with it. */
export function readAs<T>(form: Schema<T>, given: unknown): T {
  const read = check(form, given)
  if (read.ok) return read.value
  throw new Error(read.problems.map((one) => `${one.path.join('.')}: ${one.words.key}`).join('\n'))
}
