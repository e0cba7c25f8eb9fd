import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../engine/kernel/game'
import { linesOf, type Report, type ReportStep } from '../../../engine/kernel/lines'
import { words } from '../../../engine/messages/words'

type Counted = Happening & { readonly kind: 'said' | 'unsaid' | 'more' }

/** Everything counts, and only what is not `unsaid` has words. */
const game = (report?: Report<number, Counted>) => ({
  describe: (after: number, { kind }: Counted) => (kind === 'unsaid' ? null : words(`${kind}.${after}`)),
  ...(report ? { report } : {})
})
const steps = (...kinds: Counted['kind'][]): ReportStep<number, Counted>[] =>
  kinds.map((kind, n) => ({ after: n, happening: { kind }, before: n, state: n + 1 }))
const shape = (lines: ReturnType<typeof linesOf<number, Counted>>) =>
  lines.map(({ words: said, steps: in_ }) => [said?.key ?? null, in_.map(({ state }) => state)])

describe('what happened as lines', () => {
  it('has a line for each happening with words; what goes unsaid belongs to the next, or to the question', () => {
    expect(shape(linesOf(game(), steps('unsaid', 'unsaid', 'said', 'said', 'unsaid')))).toEqual([
      ['said.3', [1, 2, 3]],
      ['said.4', [4]],
      [null, [5]]
    ])
    expect(linesOf(game(), steps('said'))[0]).toMatchObject({ weight: 'deed', waits: false, reasons: [] })
  })

  it('makes one line of what a game joins, with what went unsaid between', () => {
    const report: Report<number, Counted> = {
      joined: ({ words: said }, { happening, words: more }) =>
        happening.kind === 'more' && more ? words('then', { first: said, then: more }) : null
    }
    expect(shape(linesOf(game(report), steps('said', 'unsaid', 'more', 'said')))).toEqual([
      ['then', [1, 2, 3]],
      ['said.4', [4]]
    ])
  })

  it('swallows what was said already, so that nothing continues it', () => {
    const heard: boolean[] = []
    const report: Report<number, Counted> = {
      joined: ({ words: said }, { happening, isNext }) => {
        heard.push(isNext)
        return isNext && happening.kind === 'unsaid' ? said : null
      }
    }
    expect(shape(linesOf(game(report), steps('said', 'unsaid', 'unsaid', 'said')))).toEqual([
      ['said.1', [1, 2]],
      ['said.4', [3, 4]]
    ])
    expect(heard).toEqual([true, false, false])
  })

  it('ends every line where somebody decides, so that lines made later are the lines that were told', () => {
    const all = steps('said', 'unsaid', 'unsaid', 'said', 'unsaid', 'said')
    const decided = (after: number): number => (after < 2 ? 0 : after < 5 ? 1 : 2)
    const parts = [all.slice(0, 2), all.slice(2, 5), all.slice(5)]
    expect(linesOf(game(), all, decided)).toEqual(parts.flatMap((part) => linesOf(game(), part)))
    expect(shape(linesOf(game(), all, decided)).map(([said]) => said)).toEqual([
      'said.1',
      null,
      'said.4',
      null,
      'said.6'
    ])
  })
})
