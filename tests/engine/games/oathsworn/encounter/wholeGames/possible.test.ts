import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { hex } from '../../../../../../engine/hex'
import { encounterOf } from '../../../../../../engine/games/oathsworn/encounter/board/printedComponents'
import { nameable, roomFor } from '../../../../../../engine/games/oathsworn/encounter/rulings/possible'
import { ruleOn } from '../../../../../../engine/games/oathsworn/encounter/rulings/rulings'
import { A, M1, T, tableau } from '../fixtures/tableau'

const { book, state } = tableau({ [T]: [0, 0], [A]: [0, 4], [M1]: [3, 0] }, { X: [[-3, 0]], deck: ['lunge', 'gore'] })
const at = (ruling: Json): number | null => roomFor(book, state, ruling)

describe('where something can be put', () => {
  it('OW-LARGE-11, OW-GEN-04 a body that does not fit where it was meant finds the closest place where it does', () => {
    const comes = (where: number): Json => ({ ruling: 'enemy', enemy: 'husk', hex: where, facing: 'S' })
    for (const where of [hex(0, 0), hex(0, -5), hex(-3, 0), 0]) {
      const found = at(comes(where))
      expect(found).not.toBe(where)
      expect(ruleOn(book, state, comes(found!)).ok).toBe(true)
    }
    expect(at(comes(hex(-3, 3)))).toBe(hex(-3, 3))
  })

  it('OW-PLACE-01 as close as can be, ties to the north and then to the west', () => {
    expect(at({ ruling: 'enemy', enemy: 'whelp', hex: hex(3, 0) })).toBe(hex(3, -1))
    expect(at({ ruling: 'obstacle', obstacle: 'rock', hex: hex(0, 4) })).toBe(hex(0, 3))
  })

  it('where it cannot be at all, or is put nowhere, there is no such place', () => {
    expect(at({ ruling: 'enemy', enemy: 'nobody', hex: hex(0, 0) })).toBeNull()
    expect(at({ ruling: 'revive', figure: A, hex: hex(0, 0), hp: 3 })).toBeNull()
    expect(at({ ruling: 'hp', figure: A, hp: 3 })).toBeNull()
    expect(at('unreadable')).toBeNull()
  })
})

describe('what can be named', () => {
  it('OW-CAGE-01 of stage cards those of this encounter alone, and to be caged by those that cage', () => {
    const { stage, caged, 'stage-pile': piled } = nameable(book, state)
    expect([...stage!].sort()).toEqual(['gore', 'lunge'])
    expect(piled).toEqual(encounterOf(book, state).stageCards)
    expect(caged).toEqual(['net'])
  })

  it('OW-CAGE-01 a card that cages is named whoever of the seats is there to be caged', () => {
    const { [A]: fallen } = state.figures
    const figures = { ...state.figures, [A]: { ...fallen!, at: null, gone: 'unconscious' as const } }
    expect(nameable(book, { ...state, figures })['caged']).toEqual(['net'])
  })

  it('OW-PLACE-01 enemies of this encounter come before those of others', () => {
    const { enemy } = nameable(book, state)
    expect(enemy).toEqual(expect.arrayContaining(book.all('enemy').map(({ id }) => id)))
    expect(new Set(enemy).size).toBe(enemy!.length)
    expect(enemy!.slice(0, 2)).toEqual(['whelp', 'husk'])
  })
})
