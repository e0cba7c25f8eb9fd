import { describe, expect, it } from 'vitest'
import { hex } from '../../../../../../../engine/hex'
import { use } from '../../fixtures/ability'
import { A, answering, B, happened, M1, T, tableau, whereIs } from '../../fixtures/tableau'

const at = (q: number, r: number): string => `hex:${hex(q, r)}`

describe('move', () => {
  it('OW-MOVE-03 a friend may be moved, by its own player unless the card says who', () => {
    const done = use(
      tableau({ [A]: [0, 0], [B]: [2, 0] }),
      [
        {
          do: 'move',
          hexes: 2,
          who: { pick: 'chosen', from: { kinds: ['oathsworn'], except: [{ is: 'the', one: 'self' }] } }
        }
      ],
      {
        answer: answering(`figure:${B}`, at(2, 2))
      }
    )
    expect(done.asked.map(({ seat }) => seat)).toContain('seat-2')
    expect(whereIs(done, B)).toEqual([2, 2])
  })

  it('OW-MOVE-03 an enemy is walked by whoever plays the card', () => {
    const done = use(
      tableau({ [A]: [0, 0], [M1]: [0, -2] }),
      [{ do: 'move', hexes: 2, who: { pick: 'all', from: { kinds: ['minion'] } } }],
      {
        answer: answering(at(0, -4))
      }
    )
    expect(done.asked[0]?.seat).toBe('seat-1')
    expect(whereIs(done, M1)).toEqual([0, -4])
  })

  it('OW-MOVE-02, OW-MOVE-03 through figures and obstacles where the card says so, but nobody ends in one', () => {
    const table = tableau({ [A]: [0, 0], [B]: [0, -1] }, { X: [[0, -2]] })
    const effect = { do: 'move', hexes: 3, way: { way: 'compass', direction: 'N' } }
    expect(whereIs(use(table, [effect]), A)).toEqual([0, 0])
    expect(whereIs(use(table, [{ ...effect, through: ['figures', 'obstacles'] }]), A)).toEqual([0, -3])
    expect(whereIs(use(table, [{ ...effect, hexes: 2, through: ['figures', 'obstacles'] }]), A)).toEqual([0, 0])
  })

  it('OW-MOVE-03 a card may name where the move ends, or want all of it', () => {
    const table = tableau({ [A]: [0, 0], [T]: [0, -4] })
    const beside = use(table, [{ do: 'move', hexes: 3, ends: { at: 'beside', who: 'target' } }], {
      roles: { target: T },
      answer: answering(at(0, -2))
    })
    expect(whereIs(beside, A)).toEqual([0, -2])
    const all = use(table, [{ do: 'move', hexes: 2, all: true }], { answer: answering(at(0, 1), at(0, 2)) })
    expect(whereIs(all, A)).toEqual([0, 2])
  })

  it('OW-MOVE-03, OW-MOVE-04 a move that must end somewhere offers the ways there, and no stop before', () => {
    const table = tableau({ [A]: [0, 0], [T]: [0, -4] })
    const effect = { do: 'move', hexes: 3, ends: { at: 'beside', who: 'target' } }
    const done = use(table, [effect], { roles: { target: T }, answer: answering(at(0, -1), at(1, -3)) })
    const offered = done.asked.map((prompt) => ('options' in prompt ? prompt.options.map(({ id }) => id) : []))
    expect(offered[0]).toContain(at(0, -1))
    expect(offered[0]).not.toContain(at(0, 1))
    expect(offered[1]).not.toContain('stop')
    expect(whereIs(done, A)).toEqual([1, -3])
  })

  it('OW-CARD-04 a price for each hex is paid for as many as are moved', () => {
    const done = use(
      tableau(
        { [A]: [0, 0] },
        {
          change: (s) => ({
            ...s,
            seats: { ...s.seats, 'seat-1': { ...s.seats['seat-1'], animus: { available: 3, reserve: 5 } } }
          })
        }
      ),
      [{ do: 'move', hexes: 5 }],
      {
        answer: answering(at(0, 3)),
        deed: { perHex: 1 }
      }
    )
    expect(whereIs(done, A)).toEqual([0, 3])
    expect(done.state.seats['seat-1'].animus).toEqual({ available: 0, reserve: 8 })
  })

  it('OW-STATUS-08 the crippled are not moved by their own cards', () => {
    const crippled = tableau(
      { [A]: [0, 0] },
      {
        change: (s) => ({
          ...s,
          figures: {
            ...s.figures,
            [A]: { ...s.figures[A]!, statuses: { ...s.figures[A]!.statuses, crippled: { until: 2 } } }
          }
        })
      }
    )
    expect(use(crippled, [{ do: 'move', hexes: 3 }]).asked).toEqual([])
  })
})

describe('follow', () => {
  it('OW-KB-01, OW-STATUS-08 goes after somebody who was displaced, over the same hexes, until next to it', () => {
    const done = use(
      tableau({ [A]: [0, 0], [M1]: [0, -1] }),
      [
        { do: 'apply', to: { pick: 'all', from: { kinds: ['minion'] } }, riders: [{ do: 'knockback', hexes: 3 }] },
        { do: 'follow', who: 'target' }
      ],
      { roles: { target: M1 } }
    )
    expect(whereIs(done, M1)).toEqual([0, -4])
    expect(whereIs(done, A)).toEqual([0, -3])
  })
})

describe('extra-turn', () => {
  it('OW-TURN-09 grants a turn right after this one', () => {
    const done = use(tableau({ [A]: [0, 0] }), [{ do: 'extra-turn' }])
    expect(done.state.clock.extra).toEqual(['seat-1'])
    expect(happened(done, 'extraTurnGranted')).toHaveLength(1)
  })
})
