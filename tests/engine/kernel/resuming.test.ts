import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const guard = pathToFileURL(resolve(import.meta.dirname, '../../../engine/kernel/resuming.ts')).href

/** A script that is compiled by the best compiler, is found out to be no good while it waits for another, and that one throws. */
const thrownAside = `
import ${JSON.stringify(guard)}
let ends = false
function* step(n) {
  if (ends) { %DeoptimizeFunction(turn); throw new Error('it is over') }
  return n + 1
}
function* turn(n) { let sum = 0; for (let i = 0; i < n; i++) sum += yield* step(i); return sum }
const play = () => { try { return turn(5).next().value } catch ({ message }) { return message } };
%PrepareFunctionForOptimization(turn);
for (let i = 0; i < 100; i++) play();
%OptimizeFunctionOnNextCall(turn);
const before = [play(), play()]
ends = true
console.log(JSON.stringify([...before, play()]))
`

describe('a script that throws through one that was compiled, and is to be compiled anew', () => {
  it('ends that script, not the process', () => {
    const { stdout, signal } = spawnSync(
      process.execPath,
      ['--allow-natives-syntax', '--input-type=module', '--eval', thrownAside],
      { encoding: 'utf8' }
    )
    expect({ stdout: stdout.trim(), signal }).toEqual({ stdout: '[15,15,"it is over"]', signal: null })
  })

  it('is otherwise what it was: values go in and out, and who has ended stays ended', async () => {
    await import('../../../engine/kernel/resuming')
    function* asking(): Generator<string, number, number> {
      return (yield 'a') + (yield 'b')
    }
    const script = asking()
    expect([script.next(), script.next(2), script.next(3), script.next(4)]).toEqual([
      { done: false, value: 'a' },
      { done: false, value: 'b' },
      { done: true, value: 5 },
      { done: true, value: undefined }
    ])
    expect([
      ...(function* () {
        yield* [1, 2]
      })()
    ]).toEqual([1, 2])
    expect(() => script.next.call({} as never)).toThrow(TypeError)
  })
})
