import { describe, expect, it } from 'vitest'
import { rule, seat } from '../../../engine/kernel/ids'
import type { Option, Prompt } from '../../../engine/kernel/prompt'
import { words } from '../../../engine/messages/words'
import { picker } from '../../../engine/simulation/bot'
import { randomReply } from '../../../engine/simulation/randomReply'
import { least } from '../../../engine/simulation/scenario/replies'

const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: words('x'), ...more })
const choose = (options: readonly Option[], min = 1, max = 1): Prompt => ({
  form: 'choose',
  rule: rule('X-1'),
  seat: seat('a'),
  title: words('x'),
  options,
  min,
  max
})

describe('the least anybody can do', () => {
  it('is to decline, by a name every game has', () =>
    expect(least(choose([option('act'), option('end')]))).toEqual({ form: 'choose', chosen: ['end'] }))
  it('is what the game itself calls declining', () =>
    expect(least(choose([option('act'), option('rest')]), ({ id }) => id === 'rest')).toEqual({
      form: 'choose',
      chosen: ['rest']
    }))
  it('is otherwise as few as may be chosen, and nothing that is refused', () =>
    expect(least(choose([option('no-way', { refused: words('x') }), option('a'), option('b')]))).toEqual({
      form: 'choose',
      chosen: ['a']
    }))
})

describe('a random reply', () => {
  it('takes what is idle rarely, and takes it where there is nothing else', () => {
    const pick = picker('idle')
    const idling = { isIdle: ({ id }: Option) => id === 'idle', chosenOnceIn: 40 }
    const chosen = (options: readonly Option[]): string[] =>
      Array.from({ length: 400 }, () => randomReply(choose(options), pick, idling)).flatMap((reply) =>
        reply.form === 'choose' ? reply.chosen : []
      )
    const idle = chosen([option('idle'), option('act')]).filter((id) => id === 'idle').length
    expect(idle).toBeGreaterThan(0)
    expect(idle).toBeLessThan(40)
    expect(new Set(chosen([option('idle')]))).toEqual(new Set(['idle']))
  })
})
