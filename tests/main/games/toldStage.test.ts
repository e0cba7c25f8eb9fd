import { describe, expect, it } from 'vitest'
import { bookOf } from '../../../engine/games/oathsworn/game'
import { viewOf } from '../../../engine/games/oathsworn/encounter/view/view'
import { lookFor } from '../../../main/games/oathsworn/look'
import { linkedWith } from '../../engine/games/oathsworn/content/pack-folder'
import { box } from '../../e2e/games/oathsworn/questions/pack'
import { Table } from '../../e2e/games/oathsworn/questions/table'

const book = bookOf(linkedWith(box))

const namedIn = ({ prompt }: Table): readonly string[] =>
  'options' in prompt ? prompt.options.map(({ id }) => id).filter((id) => id !== 'own') : []

/** The next card is turned up by the table's own hand. */
function turning(): Table {
  const table = new Table({}).toFirstTurn().dials({ stage: 'table' })
  return table.rule({ ruling: 'go', round: table.mirror.round() + 1, phase: 'encounter' }).until('ask.stageCard')
}
const HOWL = { name: 'The long howl', stage: 1, effects: [{ do: 'move', hexes: 2 }] }

describe('a stage card the table tells', () => {
  it('OW-STAGE-01 leaves every card of the pack that was not turned among those that may be', () => {
    const table = turning()
    const before = namedIn(table)
    expect(before.length).toBeGreaterThan(2)
    table.choose('own').tell(HOWL).until('ask.stageCard')
    expect(namedIn(table)).toEqual(before)
    const [first = ''] = before
    table.choose(first)
    expect(table.mirror.state().stage.deck[0]).toBe(first)
    expect(table.mirror.state().stage.deck).not.toContain('own-card-1')
  })

  it('OW-STAGE-01, OW-GEN-11 has a face and is foreseen once it lies open', () => {
    const table = turning().choose('own').tell(HOWL)
    table.until('ask.turn')
    const state = table.mirror.state()
    expect(viewOf(book, state).stage.top).toMatchObject({ id: 'own-card-1', told: [{ do: 'move', hexes: 2 }] })
    expect(lookFor(book, state, { ask: 'outlook' })).toMatchObject({ card: 'own-card-1' })
    expect(JSON.stringify(lookFor(book, state, { ask: 'outlook' }))).toContain('figureMoved')
  })

  it('OW-STAGE-01 is not foreseen where the table resolves it by itself', () => {
    const table = turning().choose('own').tell({ name: 'The long howl', stage: 1, effects: [] })
    expect(lookFor(book, table.until('ask.turn').mirror.state(), { ask: 'outlook' })).toBeNull()
  })
})
