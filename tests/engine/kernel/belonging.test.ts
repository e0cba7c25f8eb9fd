import { describe, expect, it } from 'vitest'
import { rule, seat } from '../../../engine/kernel/ids'
import { imagine } from '../../../engine/kernel/imagine'
import type { Prompt, Reply } from '../../../engine/kernel/prompt'
import type { Table } from '../../../engine/kernel/table'
import { words } from '../../../engine/messages/words'

type Toy = Table<number, { kind: 'counted' }, null>

const about = { rule: rule('R-1'), seat: seat('seat-1'), title: words('ask') }
const number = (t: Toy): number => t.ask('number', () => ({ ...about, min: 0, max: 3 })).value

/** Every prompt of rules that are answered like this. */
function asked(play: (t: Toy) => unknown): Prompt[] {
  const prompts: Prompt[] = []
  const reply = (prompt: Prompt): Reply => {
    prompts.push(prompt)
    return prompt.form === 'number' ? { form: 'number', value: 3 } : { form: 'choose', chosen: ['yes'] }
  }
  imagine({ book: null, apply: (state: number) => state + 1 }, 0, play, reply)
  return prompts
}

describe('what questions belong to', () => {
  it('every question asked meanwhile says so, and the answer is the same', () => {
    let sum = 0
    const prompts = asked((t) => {
      sum = t.of('card', () => number(t) + number(t))
      number(t)
    })
    expect(prompts.map(({ of }) => of)).toEqual(['card', 'card', undefined])
    expect(sum).toBe(6)
  })

  it('what lies deeper, or says so itself, keeps what it belongs to', () => {
    const options = [{ id: 'yes', label: words('yes') }]
    const prompts = asked((t) =>
      t.of('outer', () => {
        t.of('inner', () => number(t))
        t.chooseOne(() => ({ ...about, of: 'itself', options }))
        number(t)
      })
    )
    expect(prompts.map(({ of }) => of)).toEqual(['inner', 'itself', 'outer'])
  })

  it('rules that are left leave nothing behind: what is asked next belongs to what it belonged to', () => {
    class Left extends Error {}
    const prompts = asked((t) =>
      t.of('outer', () => {
        const isLeft = t.isLeft(Left, () =>
          t.of('inner', () => {
            number(t)
            throw new Left()
          })
        )
        expect([isLeft, t.crumbs]).toEqual([true, []])
        number(t)
      })
    )
    expect(prompts.map(({ of }) => of)).toEqual(['inner', 'outer'])
  })
})
