import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { questions } from '../../../main/games/oathsworn/cli/ask/questions'
import { answersIn, listen } from './listening'

const guide = readFileSync(join(resolve(import.meta.dirname, '../../..'), 'docs/games/oathsworn/scenarios.md'), 'utf8')

/** The blocks that show a query behind `>` and its answer behind `<`, broken over lines for the reader. */
const examples = [...guide.matchAll(/```\n> ([^]*?)\n(?:< ([^]*?)\n)?```/g)].map(([, query = '', answer]) => ({
  query: query.replaceAll('\n', ''),
  answer: answer?.replaceAll('\n', '')
}))

describe('the examples of docs/games/oathsworn/scenarios.md', () => {
  it.each(examples)('$query', async ({ query, answer }) => {
    const heard = await listen([/"(ask|op)"/.test(query) ? 'ask' : 'odds'], query)
    expect(heard.notes).toEqual([])
    if (answer !== undefined) expect(answersIn(heard)).toEqual([JSON.parse(answer)])
  })

  it('show every question of ask', () => {
    const shown = examples.map(({ query }) => {
      const { op, ask = op } = JSON.parse(query) as { op?: string; ask?: string }
      return ask
    })
    for (const name of Object.keys(questions)) expect(shown).toContain(name)
  })
})
