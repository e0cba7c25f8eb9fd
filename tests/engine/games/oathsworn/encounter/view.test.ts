import { describe, expect, it } from 'vitest'
import { seat } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { picker } from '../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../engine/games/oathsworn/bots/random'
import { viewOf } from '../../../../../engine/games/oathsworn/encounter/view/view'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import { defId, figureId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter, Figure } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'

const game = oathsworn(fixtureContent())
const view = (s: Encounter): EncounterView => viewOf(game.book, s)

/** The same table with every hidden order otherwise: whoever sees it must see the same. */
function reordered(s: Encounter): Encounter {
  const turn = (cards: readonly string[]): string[] => [...cards].reverse()
  const side = (of: 'oathsworn' | 'enemy') =>
    Object.fromEntries(
      Object.entries(s.might.piles[of]).map(([colour, pile]) => [colour, { ...pile, draw: turn(pile.draw) }])
    )
  const [top, ...rest] = s.stage.deck
  return {
    ...s,
    chance: { seed: [1, 2], drawn: {} },
    might: { ...s.might, piles: { oathsworn: side('oathsworn'), enemy: side('enemy') } as never },
    stage: { ...s.stage, deck: top ? [top, ...(turn(rest) as never[])] : [] }
  }
}

describe('what a window may see', () => {
  it('OW-GEN-11, OW-MIGHT-06, OW-STAGE-01 everything open and nothing hidden: the order of no deck, no card face down', () => {
    const run = Run.start(game, company(), 'view')
    const pick = picker('view')
    for (let n = 0; run.waiting[0] && n < 300; n++) {
      const [prompt] = run.waiting
      expect(view(reordered(run.state))).toEqual(view(run.state))
      run.answer({
        seat: prompt.seat,
        by: 'bot',
        reply: randomBot({ prompt, state: run.state, book: game.book, pick })
      })
    }
  })

  it('OW-EATK-03, OW-MIGHT-06 cards that lie face down count as still in their deck', () => {
    const run = Run.start(game, company(), 'view')
    const state = run.state
    const [first = '', ...rest] = state.might.piles.enemy.red.draw
    const laid: Encounter = {
      ...state,
      might: {
        ...state.might,
        piles: { ...state.might.piles, enemy: { ...state.might.piles.enemy, red: { draw: rest, discard: [] } } },
        onTable: [
          {
            side: 'enemy',
            colour: 'red',
            face: first,
            by: 'card',
            extra: false,
            from: null,
            owes: false,
            faceDown: true
          }
        ]
      }
    }
    expect(view(laid).might.table[0]?.face).toBeNull()
    expect(view(laid).might.piles.enemy.red.draw).toEqual(view(state).might.piles.enemy.red.draw)
  })

  it('OW-GEN-10 hands are open within the company: every seat sees the same', () => {
    const { state } = Run.start(game, company(), 'view')
    expect(game.view(state, seat('seat-1'))).toEqual(game.view(state, null))
  })

  it('OW-ALLY-04, OW-ALLY-08 an ally in somebody’s stead is shown with the numbers of its own card', () => {
    const { state } = Run.start(game, company(), 'stead')
    const own = state.figures[figureId('reaver')]!
    const ally: Figure = {
      ...own,
      id: figureId('ally-spearman-1'),
      kind: 'ally',
      def: defId('spearman'),
      hp: 6,
      gone: null
    }
    const stood: Encounter = {
      ...state,
      figures: { ...state.figures, [own.id]: { ...own, hp: 0, gone: 'unconscious' }, [ally.id]: ally },
      seats: { ...state.seats, 'seat-1': { ...state.seats['seat-1'], ally: ally.id } }
    }
    expect(view(state).seats[0]).toMatchObject({ animus: { regen: 5 }, cubes: { red: 1, yellow: 2 } })
    expect(view(stood).seats[0]).toMatchObject({ animus: { regen: 2 }, cubes: { red: 0, yellow: 1 } })
  })

  it('OW-GEN-12 is plain data with names as words', () => {
    const { state } = Run.start(game, company({ allies: [{ ally: 'spearman', count: 2 }] }), 'view')
    const seen = view(state)
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen)
    expect(seen.seats[0]).toMatchObject({
      class: 'reaver',
      defence: 3,
      cubes: { red: 1, yellow: 2 },
      playing: 'reaver'
    })
    expect(seen.allies).toEqual([
      { def: 'spearman', name: { key: 'ally.spearman.name' }, ready: 2, inPlay: 0, killed: 0 }
    ])
    expect(seen.board.hexes).toHaveLength(115)
  })
})
