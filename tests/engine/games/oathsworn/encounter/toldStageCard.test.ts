import { describe, expect, it } from 'vitest'
import { Table } from '../../../../e2e/games/oathsworn/questions/table'

const CAGE = 'a-small-room'
const turnkey = { wish: { encounter: 'turnkey' } }

/** The table turned a card of its own where the one that cages lay: nobody knows any more where that is. */
const told = (): Table => {
  const table = new Table(turnkey).toFirstTurn().dials({ stage: 'table' })
  table.rule({ ruling: 'go', round: 2, phase: 'encounter' }).until('ask.stageCard')
  table.rule({ ruling: 'stage-pile', card: CAGE, pile: 'top' }).until('ask.stageCard')
  table.choose('own').tell({ name: 'The long howl', stage: 1, effects: [] })
  const { deck, discard } = table.dials({ stage: 'app' }).mirror.state().stage
  expect([...deck, ...discard]).not.toContain(CAGE)
  return table
}

/** Every stage card there is, wherever it lies. */
function allCards(table: Table): readonly string[] {
  const { stage, seats } = table.mirror.state()
  const held = Object.values(seats).flatMap(({ caged }) => caged?.card ?? [])
  return [...stage.deck, ...stage.discard, ...stage.inView, ...new Set(held)]
}

describe('a stage card whose place one of the table took', () => {
  it('OW-CAGE-01, OW-STAGE-07 that cages somebody all the same takes a place in the deck: there is not one card more', () => {
    const table = told()
    const before = allCards(table)
    table.rule({ ruling: 'caged', seat: 'seat-2', card: CAGE })
    expect(table.mirror.state().seats['seat-2'].caged?.card).toBe(CAGE)
    expect(allCards(table)).toHaveLength(before.length)
  })

  it('OW-STAGE-07 that is put on a pile takes one, too', () => {
    const table = told()
    const before = allCards(table)
    table.rule({ ruling: 'stage-pile', card: CAGE, pile: 'discard' })
    const after = allCards(table)
    expect(after).toContain(CAGE)
    expect(new Set(after).size).toBe(before.length)
  })
})
