import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { greedyBot } from '../../../../../engine/games/oathsworn/bots/greedy'
import { picker } from '../../../../../engine/simulation/bot'
import { moments } from '../../../../../engine/games/oathsworn/content'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { rules } from '../../../../fixtures/oathsworn/encounter'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'

const counting = moments.map((moment) => ({
  rule: 'when',
  when: { on: 'moment', moment },
  then: [{ do: 'counter', counter: moment, add: 1 }]
}))
const game = oathsworn(
  fixtureContent({ 'rules/all.json': [{ ...(rules as object), rules: counting }] as unknown as Json })
)

/** The moments of the first two rounds, in the order in which they came. */
function momentsOf(ambushed: boolean): readonly (readonly [round: number, moment: string])[] {
  const run = Run.start(game, company({ ambushed }), 'moments')
  const pick = picker('moments')
  while (run.state.clock.round < 3) {
    const [prompt] = run.waiting
    if (!prompt) break
    run.answer({ seat: prompt.seat, by: 'bot', reply: greedyBot({ prompt, state: run.state, book: game.book, pick }) })
  }
  let round = 0
  return run.log.flatMap(({ happening }) => {
    if (happening.kind === 'roundBegan') round = happening.round
    return happening.kind === 'flagSet' && happening.flag.startsWith('counter.') && round < 3
      ? [[round, happening.flag.slice('counter.'.length)] as const]
      : []
  })
}

describe('the moments of a round', () => {
  it('OW-REFR-01, OW-END-01 every moment a card can wait for comes once a round, in order', () => {
    expect(momentsOf(false)).toEqual([1, 2].flatMap((round) => moments.map((moment) => [round, moment])))
  })

  it('OW-ENC-15 the ambushed begin their first round with the encounter phase', () => {
    const first = momentsOf(true).filter(([round]) => round === 1)
    expect(first.map(([, moment]) => moment)).toEqual([
      'start-of-round',
      'start-of-encounter-phase',
      'end-of-encounter-phase',
      'end-of-round'
    ])
  })
})
