import { describe, expect, it } from 'vitest'
import { moved, rotated, turnsOf, type Hex } from '../../../../../engine/hex'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import type { ViewPatch } from '../../../../../preload/contract/shapes'
import { modelOf } from '../../../../../renderer/games/oathsworn/encounter/model/modelOf'
import { inBody } from '../../../../../renderer/games/oathsworn/encounter/model/foesOf'
import { patched } from '../../../../../renderer/table/patch'
import { say } from '../../../../../renderer/words/say'
import { evening, learnStarter } from './evening'

learnStarter()
const { snapshot, run } = evening(
  'model',
  ({ state, prompt }) => state.clock.round === 2 && prompt.title.key === 'ask.turn'
)
const model = modelOf(snapshot.view)!
const view = snapshot.view as unknown as EncounterView

describe('the screen of a real evening', () => {
  it('is nothing until there is a view', () => {
    expect(modelOf(null)).toBeNull()
    expect(modelOf({ other: 'game' })).toBeNull()
  })

  it('has four seats in order, one of them at play, with all their cards in place', () => {
    expect(model.seats.map((seat) => seat.number)).toEqual([1, 2, 3, 4])
    expect(model.seats.filter((seat) => seat.isTurn)).toHaveLength(1)
    for (const [index, seat] of model.seats.entries()) {
      const around = Object.values(seat.wheel).flat()
      const shown = [...seat.hand, ...around, ...(seat.played ? [seat.played] : [])]
      expect(shown).toHaveLength(view.seats[index]!.cards.filter((card) => card.at !== 'out').length)
      expect(seat.animus.available + seat.animus.reserve).toBeGreaterThan(0)
    }
  })

  it('is the same where nothing has changed, so that it is not drawn again', () => {
    const turned = view.figures.findIndex(({ id }) => id === view.seats[1]!.figure)
    const facing = view.figures[turned]!.facing === 'N' ? 'S' : 'N'
    const afterwards = (changed: ViewPatch) =>
      modelOf(patched(snapshot.view, { in: { figures: { in: { [turned]: changed } } } }))!
    const after = afterwards({ in: { facing: { is: facing } } })
    expect(after.seats.map((seat, index) => seat === model.seats[index])).toEqual([true, true, true, true])
    const bleeding = afterwards({ in: { statuses: { is: [] } } })
    expect(bleeding.seats.map((seat, index) => seat === model.seats[index])).toEqual([true, false, true, true])
    expect([after.bosses[0] === model.bosses[0], after.stage === model.stage, after.piles === model.piles]).toEqual([
      true,
      true,
      true
    ])
    expect(after.scene).not.toEqual(model.scene)
  })

  it('shows the price of a card as a player reads it', () => {
    const costs = model.seats.flatMap((seat) => seat.hand).map((card) => card.cost)
    expect(costs.every((cost) => cost === null || /^(\d+|\?)(\/(\d+|\?))*$/.test(cost))).toBe(true)
  })

  it.each(['N', 'NE', 'NW', 'S', 'SE', 'SW'] as const)(
    'lays the locations of a monster that faces %s as they lie on the board, seen from the south',
    (facing) => {
      const at = view.figures.findIndex(({ id }) => id === model.bosses[0]!.id)
      const turned = patched(snapshot.view, { in: { figures: { in: { [at]: { in: { facing: { is: facing } } } } } } })
      // The body is turned with her, so its hexes are those of the frame the view was made in.
      const inFrame = patched(turned, {
        in: { figures: { in: { [at]: { in: { locations: { is: bodyFacing(facing) as never } } } } } }
      })
      const [boss] = modelOf(inFrame)!.bosses
      const spot = (id: string) => boss?.slots.filter((one) => one.id === id).map(({ row, column }) => [row, column])[0]
      const isAway = facing.startsWith('N')
      expect(boss?.facing).toBe(facing)
      expect(spot('snout')).toEqual([isAway ? 1 : 3, 2])
      expect(spot('left-side')).toEqual([2, isAway ? 1 : 3])
      expect(spot('heartwood')).toEqual([2, 2])
      expect(spot('right-side')).toEqual([2, isAway ? 3 : 1])
      expect(spot('rump')).toEqual([isAway ? 3 : 1, 2])
    }
  )

  /** Her locations where they lie on the board when she looks that way. */
  function bodyFacing(facing: EncounterView['figures'][number]['facing']): unknown {
    const boss = view.figures.find(({ id }) => id === model.bosses[0]!.id)!
    const core = boss.at as Hex
    return boss.locations.map((location) => ({
      ...location,
      hexes: location.hexes.map((of) => moved(core, rotated(inBody(boss, of), turnsOf(facing))))
    }))
  }

  it('gives the battlefield bodies in their own frame, whichever way they face', () => {
    const [monster] = model.scene.monsters
    expect(monster?.front).toBe(-1)
    expect(monster?.parts.find((part) => part.id === 'snout')?.hexes).toEqual([-1])
    expect(monster?.parts.flatMap((part) => part.hexes)).toHaveLength(7)
  })

  it('stands everybody where the game says', () => {
    const standing = view.figures.filter((figure) => figure.at !== null)
    const shown = [...model.scene.figures, ...model.scene.monsters]
    expect(shown.map(({ id, hex }) => [id, hex]).sort()).toEqual(standing.map(({ id, at }) => [id, at]).sort())
  })

  it('counts the decks, and hides what lies face down', () => {
    const cards = model.piles.reduce((sum, pile) => sum + pile.left + pile.discarded, 0)
    const onTable = run.state.might.onTable.filter((one) => one.by === 'card' && !one.faceDown).length
    expect(cards + onTable).toBe(144)
  })

  it('turns the next stage card up with its text', () => {
    expect(model.stage.left).toBeLessThanOrEqual(5)
    expect(say(model.stage.next!.text[0]!)).toMatch(/\w+/)
  })
})
