import { describe, expect, it } from 'vitest'
import { beginning } from '../../../../../../engine/kernel/history'
import { isLegal, type Prompt, type Reply } from '../../../../../../engine/kernel/prompt'
import { Run } from '../../../../../../engine/kernel/run'
import { greedyBot } from '../../../../../../engine/games/oathsworn/bots/greedy'
import { picker } from '../../../../../../engine/simulation/bot'
import type { Happened } from '../../../../../../engine/games/oathsworn/encounter/happenings'
import type { Encounter } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { perColour, type Side } from '../../../../../../engine/games/oathsworn/might'
import { company } from '../../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../../fixtures/oathsworn/pack'

const game = oathsworn(fixtureContent())

/** The same table to all who sit at it, with everything hidden lying otherwise. */
function otherwise(s: Encounter): Encounter {
  const piles = (side: Side) =>
    perColour((colour) => {
      const pile = s.might.piles[side][colour]
      return { ...pile, draw: pile.draw.toReversed() }
    })
  const [top, ...rest] = s.stage.deck
  const under = s.stage.shown === top ? rest : s.stage.deck
  const stageOf = (card: string): number => game.book.get('stage-card', card).stage
  const mixed = [1, 2, 3].flatMap((stage) => under.filter((card) => stageOf(card) === stage).toReversed())
  return {
    ...s,
    chance: { ...s.chance, seed: [s.chance.seed[0] ^ 1, s.chance.seed[1] ^ 77] },
    might: { ...s.might, piles: { ...s.might.piles, enemy: piles('enemy'), oathsworn: piles('oathsworn') } },
    stage: { ...s.stage, deck: s.stage.shown === top && top !== undefined ? [top, ...mixed] : mixed }
  }
}

const repliesTo = (prompt: Prompt): readonly Reply[] =>
  prompt.form === 'choose' && prompt.min === 1
    ? prompt.options.filter(isLegal).map(({ id }) => ({ form: 'choose', chosen: [id] }))
    : []

describe('what an answer leads to, as far as it is certain', () => {
  it('OW-GEN-11 is the same however the hidden cards lie and the dice will fall', { timeout: 60_000 }, () => {
    const run = Run.start(game, company(), 'foresee')
    const pick = picker('foresee')
    const seen = new Map<string, number>()
    let asked = 0
    for (let n = 0; run.waiting[0] && n < 260; n++) {
      const { state, at, happened, hash } = run.boundaries.at(-1)!
      if (at === run.revision && n > 0) {
        const one = Run.along(game, run.begun, beginning<Encounter, Happened>({ at, happened, state, hash }))
        const other = Run.along(
          game,
          run.begun,
          beginning<Encounter, Happened>({ at, happened, state: otherwise(state), hash })
        )
        const [prompt] = one.waiting
        expect(other.waiting).toEqual(one.waiting)
        for (const reply of prompt ? repliesTo(prompt) : []) {
          const answer = { seat: prompt!.seat, by: 'person', reply } as const
          const told = one.foresee(answer)
          expect(told).toEqual(other.foresee(answer))
          asked++
          if (told.ok)
            for (const { happening } of told.told) seen.set(happening.kind, (seen.get(happening.kind) ?? 0) + 1)
        }
      }
      const [prompt] = run.waiting
      const reply = greedyBot({ prompt, state: run.state, book: game.book, pick })
      expect(run.answer({ seat: prompt.seat, by: 'bot', reply }).ok).toBe(true)
    }
    expect(asked).toBeGreaterThan(200)
    expect(seen.get('figureMoved')).toBeGreaterThan(50)
    for (const kind of ['mightDrawn', 'mightRevealed', 'directionRolled', 'stageRevealed', 'pickedAtRandom'])
      expect(seen.has(kind)).toBe(false)
  })
})
