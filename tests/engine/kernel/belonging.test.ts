import { describe, expect, it } from 'vitest'
import { chooseNumber, chooseOne } from '../../../engine/kernel/ask'
import { belonging } from '../../../engine/kernel/belonging'
import { rule, seat } from '../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../engine/kernel/prompt'
import type { Script } from '../../../engine/kernel/script'
import { words } from '../../../engine/kernel/words'

const about = { rule: rule('R-1'), seat: seat('seat-1'), title: words('ask') }
const number = (): Script<number> => chooseNumber(() => ({ ...about, min: 0, max: 3 }))

/** Every prompt of a script that is answered like this, and what it returns. */
function played<R>(script: Script<R>, ...replies: Reply[]): { prompts: Prompt[]; result: R | undefined } {
  const prompts: Prompt[] = []
  let next = script.next()
  for (const reply of replies) {
    if (next.done) break
    prompts.push(...next.value())
    next = script.next([reply])
  }
  return { prompts, result: next.done ? next.value : undefined }
}
const three: Reply = { form: 'number', value: 3 }

describe('what questions belong to', () => {
  it('every question of a script says so, and the script goes on as it would', () => {
    const { prompts, result } = played(belonging('card', sum), three, three)
    expect(prompts.map(({ of }) => of)).toEqual(['card', 'card'])
    expect(result).toBe(6)
    function* sum(): Script<number> {
      return (yield* number()) + (yield* number())
    }
  })

  it('what lies deeper, or says so itself, keeps what it belongs to', () => {
    const { prompts } = played(belonging('outer', both), three, { form: 'choose', chosen: ['yes'] })
    expect(prompts.map(({ of }) => of)).toEqual(['inner', 'itself'])
    function* both(): Script {
      yield* belonging('inner', number)
      const options = [{ id: 'yes', label: words('yes') }]
      yield* chooseOne(() => ({ ...about, of: 'itself', options }))
    }
  })

  it('what is thrown where it waits is thrown inside, where it may be caught', () => {
    const script = belonging('card', careful)
    script.next()
    expect(script.throw(new Error('over'))).toEqual({ done: true, value: 'over' })
    function* careful(): Script<string> {
      try {
        yield* number()
      } catch (thrown) {
        return (thrown as Error).message
      }
      return 'nothing was thrown'
    }
  })
})
