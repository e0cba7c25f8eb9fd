import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rollingFatesQuestions } from '../../../../main/games/rolling-fates/questions'
import { answer } from './asking'

const guide = readFileSync(resolve(import.meta.dirname, '../../../../docs/games/rolling-fates/questions.md'), 'utf8')
const examples = [...guide.matchAll(/```\n> ([^]*?)\n< ([^]*?)\n```/g)].map(([, query = '', reply = '']) => ({
  query: query.replaceAll('\n', ''),
  reply: reply.replaceAll('\n', '')
}))

describe('the examples of docs/games/rolling-fates/questions.md', () => {
  it.each(examples)('$query', async ({ query, reply }) =>
    // The same text: the order of the fields is kept too.
    expect(JSON.stringify(await answer(JSON.parse(query) as Record<string, unknown>))).toBe(reply)
  )
  it('show every question', () =>
    expect(examples.map(({ query }) => (JSON.parse(query) as { op: string }).op)).toEqual(
      Object.keys(rollingFatesQuestions.questions)
    ))
})
