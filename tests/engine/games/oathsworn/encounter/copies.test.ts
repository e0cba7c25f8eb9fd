import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { cardOption, nameOfCard } from '../../../../../engine/games/oathsworn/encounter/board/asking'
import { apply } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { ruleOn } from '../../../../../engine/games/oathsworn/encounter/rulings/rulings'
import type { CardId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { viewOf } from '../../../../../engine/games/oathsworn/encounter/view/view'
import { say } from '../../../../e2e/kit/mirror'
import { A, T, tableau } from './fixtures/tableau'

const { book, state } = tableau({ [T]: [0, 0], [A]: [0, 4] })

function given(...rulings: readonly { readonly [field: string]: Json }[]): Encounter {
  return rulings.reduce((s, ruling) => {
    const ruled = ruleOn(book, s, { seat: 'seat-1', ...ruling })
    if (!ruled.ok) throw new Error(ruled.why.key)
    return ruled.happenings.reduce(apply, s)
  }, state)
}

/** What of these cards is said by name: as options, and where they lie. */
function said(s: Encounter, part: string): { readonly options: string[]; readonly lying: string[] } {
  const ids = (Object.keys(s.seats['seat-1'].cards) as CardId[]).filter((id) => id.includes(part))
  const lying = viewOf(book, s).seats[0]!.cards.filter(({ id }) => (ids as string[]).includes(id))
  return {
    options: ids.map((id) => JSON.stringify(cardOption(s, 'seat-1', id).label)),
    lying: lying.map(({ name }) => JSON.stringify(name))
  }
}

describe('copies', () => {
  it('OW-ENC-09 are told apart by a number, in a question and where they lie alike', () => {
    const item = { ruling: 'item', item: 'far-glass' }
    const { options, lying } = said(given(item, item, item), 'far-glass')
    expect(new Set(options).size).toBe(3)
    expect(lying).toEqual(options)
    const s = given(item, item)
    expect(nameOfCard(s, 'seat-1', 'far-glass' as CardId)).toEqual({ key: 'item.far-glass.name' })
    const second = nameOfCard(s, 'seat-1', 'far-glass-2' as CardId)
    expect(say({ ...second, args: { ...second.args, name: { key: 'card.named', args: { name: 'Far-glass' } } } })).toBe(
      'Far-glass 2'
    )
  })

  it('OW-CARD-01 of the people’s own box as well, by what they are called', () => {
    const own = { ruling: 'own-item', name: 'The old horn' }
    const s = given(own, own, { ...own, name: 'Another horn' })
    const names = (Object.keys(s.seats['seat-1'].cards) as CardId[])
      .filter((id) => s.seats['seat-1'].cards[id]?.own)
      .map((id) => say(nameOfCard(s, 'seat-1', id)))
    expect(names).toEqual(['The old horn', 'The old horn 2', 'Another horn'])
  })
})
