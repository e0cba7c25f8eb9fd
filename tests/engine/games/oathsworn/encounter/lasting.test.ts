import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import { speak } from '../../../../../engine/messages/format'
import { change } from '../../../../../engine/games/oathsworn/content'
import { describe as tell } from '../../../../../engine/games/oathsworn/encounter/report/describe'
import { viewOfLasting } from '../../../../../engine/games/oathsworn/encounter/view/lasting'
import { branchesOf } from '../content/examples'
import { A, enact, happened, T, tableau, type Drawing } from './fixtures/tableau'
import { sentences } from '../../../../fixtures/sentences'

const say = (one: Words): string => speak(sentences, one)

const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2] }

/** What the window shows of a change to the boss, and what the report says when it begins. */
function told(written: Json): readonly [view: string, report: string] {
  const riders: Json = [{ do: 'modify', change: written, until: 'end-of-round' }]
  const done = enact(tableau(drawing), [{ do: 'apply', to: 'self', riders }], { roles: { self: T, owner: A } })
  const [began] = happened(done, 'lastingBegan')
  const line = began && tell(done.book, done.state, began, done.state)
  return [
    viewOfLasting(done.state)
      .map(({ text }) => say(text))
      .join(),
    line ? say(line) : ''
  ]
}

describe('what lasts, in words', () => {
  it.each(branchesOf(change).map(({ name, examples }) => [name, examples[0] as Json] as const))(
    'OW-GEN-11 %s has a sentence of its own, in the window and in the report',
    (name, example) => {
      expect(sentences).toHaveProperty([`lasting.${name}`])
      const [view, report] = told(example)
      expect(view).not.toMatch(/[{}]|undefined|object/)
      expect(report).toBe(`${view}, until the end of round 1.`)
    }
  )

  it.each([
    ['Husk: DEFENSE +1', { change: 'defence', by: 1 }],
    ['Husk: DEFENSE −2', { change: 'defence', by: -2 }],
    ['Husk draws −1 yellow and +2 red', { change: 'might', cards: { yellow: -1, red: 2 } }],
    ['Attacks on Husk get +2 damage and 1 free redraw', { change: 'attacked', boost: { damage: 2, redraws: 1 } }],
    ['Husk: movement −2', { change: 'movement', by: -2 }],
    ['Husk: +2 and 1 free redraw on checks', { change: 'check', types: ['spot'], by: 2, redraws: 1 }],
    ['Husk goes for Rook', { change: 'taunted', by: 'owner' }],
    ['Rook takes what Husk would lose', { change: 'shared', with: 'owner' }]
  ] as const)('OW-GEN-11 %s', (sentence, written) => {
    expect(told(written as unknown as Json)[0]).toBe(sentence)
  })
})
