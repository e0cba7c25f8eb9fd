import { describe, expect, it } from 'vitest'
import { chapters } from '../../../../../e2e/games/oathsworn/questions'
import { reached } from '../../../../../e2e/games/oathsworn/questions/moment'
import { say } from '../../../../../e2e/kit/mirror'
import { sentences } from '../../../../../fixtures/sentences'

// The tables of `tests/e2e/games/oathsworn/questions`, each brought to its question by what people could say: here the questions are
// read, there they are looked at and answered in the real window.

const keys = Object.keys(sentences)
const moments = Object.values(chapters).flat()

describe('every kind of question', () => {
  it('has a table that comes to it', () => {
    const asked = new Set(moments.map(({ asks }) => asks))
    expect(keys.filter((key) => key.startsWith('ask.') && !asked.has(key))).toEqual([])
    expect(new Set(moments.map(({ name }) => name)).size).toBe(moments.length)
  })

  for (const moment of moments)
    it(moment.name, () => {
      const { prompt } = reached(moment)
      const options = 'options' in prompt ? prompt.options : []
      const spoken = [prompt.title, ...options.flatMap(({ label, refused }) => (refused ? [label, refused] : [label]))]
      for (const one of spoken) expect(say(one)).toMatch(/^[^{}]*[^\s{},:;(]$/)
      expect(say(prompt.title)).toMatch(/^[A-Z0-9]/)
      const labels = options.map(({ label }) => say(label))
      if (prompt.form === 'spread') expect(new Set(labels).size).toBe(labels.length)
    })
})
