import { describe, expect, it } from 'vitest'
import { speak } from '../../../../../engine/messages/format'
import { apply } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { describe as tell } from '../../../../../engine/games/oathsworn/encounter/report/describe'
import { A, bookWith, M1, T, tableau, withHand } from './fixtures/tableau'
import { sentences } from '../../../../fixtures/sentences'

const book = bookWith()
const { state } = tableau({ [A]: [0, 4], [T]: [0, 0], [M1]: [3, 0] }, { change: withHand('seat-1', 'reaver-hew') })

/** What the report says when this happens; nothing, where it is silent. */
function line(happening: object): string {
  const words = tell(book, apply(state, happening as never), happening as never, state)
  return words ? speak(sentences, words) : ''
}

describe('a line of the report', () => {
  it('OW-GEN-04 says of a card that is out that it leaves the encounter', () => {
    const put = (at: string): string => line({ kind: 'cardPut', seat: 'seat-1', card: 'reaver-hew', at })
    expect(put('hand')).toMatch(/ goes to hand\.$/)
    expect(put('out')).toMatch(/ leaves the encounter\.$/)
  })

  it('OW-ENC-06 is not written where nobody takes a card in hand', () => {
    expect(line({ kind: 'cardsTaken', seat: 'seat-1', cards: {} })).toBe('')
  })

  it('OW-DMG-02 keeps the number of a minion and the damage to it apart', () => {
    const hits = [{ figure: M1, damage: 9, defence: 2, hp: 4 }]
    expect(line({ kind: 'damageTotalled', damage: 9, hits })).toMatch(/^9 damage: .+ takes 9 ÷ 2 = 4 HP\.$/)
  })
})
