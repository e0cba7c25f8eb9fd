import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../../../engine/kernel/prompt'
import { rule, seat } from '../../../../engine/kernel/ids'
import { cardChoices } from '../../../../renderer/games/rolling-fates/pages/goods'

const asked = (title: string, ids: readonly string[]): Prompt => ({
  form: 'choose',
  rule: rule('RF-TRD-01'),
  seat: seat('party'),
  title: { key: title },
  min: 1,
  max: 1,
  options: ids.map((id) => ({ id, label: { key: id } }))
})

describe('treasures in a question', () => {
  it('RF-TRD-01 each is pressed for what can be done with it, and the way on is about none', () => {
    const prompt = asked('fates.trade', [
      'go-on',
      'give:net:seat-1:seat-2',
      'discard:net:seat-1',
      'discard:sling:seat-2'
    ])
    const choices = cardChoices(prompt)
    expect([...choices].map(([card, options]) => [card, options.map(({ id }) => id)])).toEqual([
      ['net', ['give:net:seat-1:seat-2', 'discard:net:seat-1']],
      ['sling', ['discard:sling:seat-2']]
    ])
  })

  it('RF-TRE-08 what is given up is pressed itself', () => {
    expect([...cardChoices(asked('fates.tribute', ['net', 'sling'])).keys()]).toEqual(['net', 'sling'])
  })

  it('another question is about no card', () => {
    expect(cardChoices(asked('fates.story', ['net'])).size).toBe(0)
  })
})
