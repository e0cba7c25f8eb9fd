import { describe, expect, it } from 'vitest'
import { seat } from '../../../engine/kernel/ids'
import type { Answer, Prompt, Reply } from '../../../engine/kernel/prompt'
import { Run } from '../../../engine/kernel/run'
import { forms } from './fixtures/forms'
import { legalReply, numbers } from './fixtures/drive'

const MUTANTS = 100_000
type Next = () => number
const one = <T>(list: readonly T[], next: Next): T => list[Math.floor(next() * list.length)] as T

/** Values no field of an answer may hold. */
const NONSENSE: readonly unknown[] = [
  undefined,
  NaN,
  Infinity,
  1.5,
  -1e9,
  2 ** 53,
  true,
  '',
  'constructor',
  '__proto__',
  [null],
  [[]],
  ['a', 'a'],
  ['c'],
  { length: 1 },
  { r: 1 },
  { p: 1.5 },
  { p: -1, q: 2 },
  { p: 3, q: 2 },
  { red: ['4*', '4*'] },
  { red: ['0'] },
  { red: ['0', '9'] },
  { blue: [] },
  new Date(0),
  new Map(),
  () => 1,
  Symbol('s')
]

const FIELDS = { choose: 'chosen', order: 'order', spread: 'amounts', number: 'value', faces: 'faces', card: 'card' }

/** One answer that is certainly wrong, made out of a right one. */
function mutant(prompt: Prompt, right: Reply, next: Next): { answer: Answer; revision: number } {
  const answer = (reply: unknown, who = 'ann'): Answer => ({ seat: seat(who), by: 'person', reply: reply as Reply })
  const field = FIELDS[prompt.form]
  switch (Math.floor(next() * 6)) {
    case 0:
      return { answer: answer(right, one(['bob', '', 'ANN', '__proto__'], next)), revision: 0 }
    case 1:
      return { answer: answer(right), revision: one([1, 7, -1, NaN, 1e9], next) }
    case 2:
      return {
        answer: answer({ ...right, [one(['extra', 'by', 'toString'], next)]: one(NONSENSE, next) }),
        revision: 0
      }
    case 3: {
      const form = one(
        Object.keys(FIELDS).filter((name) => name !== prompt.form),
        next
      )
      return { answer: answer({ ...right, form }), revision: 0 }
    }
    case 4:
      return { answer: answer(one([null, undefined, 1, 'x', [], [right], () => right], next)), revision: 0 }
    default: {
      const wrong = NONSENSE.filter((value) => !isFine(prompt, value))
      return { answer: answer({ form: prompt.form, [field]: one(wrong, next) }), revision: 0 }
    }
  }
}

/** Some nonsense makes sense somewhere: any plain data is a card. */
function isFine(prompt: Prompt, value: unknown): boolean {
  if (prompt.form === 'card') return isPlain(value)
  return prompt.form === 'choose' && Array.isArray(value) && value.length === 1 && value[0] === 'a'
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  const isObject = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  return isObject && Object.values(value as object).every(isPlain)
}

describe('wrong answers', () => {
  it(`are refused with a reason and change nothing, ${MUTANTS} of them`, () => {
    const next = numbers(20260101)
    const run = Run.start(forms, null, 'fuzz')
    let reasons = 0
    for (let n = 0; n < MUTANTS; n++) {
      const [prompt] = run.waiting
      if (!prompt) throw new Error('the forms never end')
      const right = legalReply(prompt, next)
      const { answer, revision } = mutant(prompt, right, next)
      const before = { state: run.state, hash: run.hash, revision: run.revision }
      const result = run.answer(answer, run.revision + revision)
      if (result.ok) throw new Error(`accepted: ${JSON.stringify(answer)} to ${prompt.form}`)
      if (/^(answer|forms)\./.test(result.why.key)) reasons++
      if (run.state !== before.state || run.hash !== before.hash || run.revision !== before.revision)
        throw new Error(`changed something: ${JSON.stringify(answer)}`)
      if (n % 20 === 0) expect(run.answer({ seat: seat('ann'), by: 'person', reply: right }).ok).toBe(true)
    }
    expect(reasons).toBe(MUTANTS)
  })
})
