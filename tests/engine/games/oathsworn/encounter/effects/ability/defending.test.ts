import { describe, expect, it } from 'vitest'
import { hitOn, strikeBy, type Strike } from '../../../../../../../engine/games/oathsworn/encounter/state/strike'
import type { Encounter } from '../../../../../../../engine/games/oathsworn/encounter/state/state'
import { newStop } from '../../../../../../../engine/games/oathsworn/encounter/table/event'
import { use } from '../../fixtures/ability'
import {
  A,
  answering,
  B,
  cardAt,
  enact,
  happened,
  hpOf,
  T,
  tableau,
  whereIs,
  withHand,
  type Setting
} from '../../fixtures/tableau'

const bite = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'instead', cards: { red: 2 } } }
const card = (id: string, when: object, effects: readonly object[]) => ({
  'abilities/extra.json': {
    id,
    class: 'reaver',
    cooldown: 1,
    defence: null,
    entries: [{ id: 'play', timing: { kind: 'interrupt', when }, effects }]
  }
})
const onAttack = (window: string, who: unknown = 'self') => ({ on: 'attack', window, who, by: { kinds: ['boss'] } })

/** The boss beside A, who holds one interrupt card. */
function bitten(id: string, when: object, effects: readonly object[], setting: Setting = {}, more = {}) {
  const files = card(id, when, effects) as never
  return enact(
    tableau(
      { [T]: [0, 0], [A]: [0, -2], ...more },
      { files, change: withHand('seat-1', id), top: { red: ['3', '3', '2'] }, ...setting }
    ),
    [bite as never],
    {
      answer: answering(`card:${id}:0`, `figure:${A}`)
    }
  )
}

const withAnimus = (s: Encounter): Encounter => ({
  ...s,
  seats: { ...s.seats, 'seat-1': { ...s.seats['seat-1'], animus: { available: 2, reserve: 6 } } }
})

describe('weaken', () => {
  it('OW-EATK-18 before the draw fewer cards are drawn', () => {
    const done = bitten('reaver-duck', onAttack('before-draw'), [{ do: 'weaken', cards: 1 }])
    expect(happened(done, 'enemyAttacked')[0]?.pool).toEqual({ red: 1 })
    expect(hpOf(done, A)).toBe(6 - 1)
  })

  it('OW-EATK-18 after the reveal cards are ignored', () => {
    const done = bitten('reaver-duck', onAttack('after-reveal'), [{ do: 'weaken', cards: 1 }])
    expect(happened(done, 'damageTotalled')[0]?.damage).toBe(3)
  })
})

describe('prevent', () => {
  it('OW-DMG-10, OW-EATK-10 HP about to be lost are not', () => {
    const done = bitten(
      'reaver-numb',
      { on: 'hp-loss', window: 'before', who: 'self' },
      [{ do: 'prevent', hp: 1, for: 'self' }],
      { top: { red: ['3', '3'] } }
    )
    expect(hpOf(done, A)).toBe(6 - 1)
    const all = bitten('reaver-numb', { on: 'hp-loss', window: 'before', who: 'self' }, [
      { do: 'prevent', hp: 'all', for: 'self' }
    ])
    expect(hpOf(all, A)).toBe(6)
  })
})

describe('redirect', () => {
  it('OW-GEN-04 the attack goes to somebody else, who defends as usual', () => {
    const done = bitten(
      'reaver-step-in',
      onAttack('declared', { kinds: ['oathsworn'] }),
      [
        {
          do: 'redirect',
          to: { pick: 'chosen', from: { kinds: ['oathsworn'], except: [{ is: 'the', one: 'attacked' }] } }
        }
      ],
      {},
      { [B]: [1, -2] }
    )
    expect(hpOf(done, A)).toBe(6)
    expect(hpOf(done, B)).toBeLessThan(6)
  })
})

describe('cancel', () => {
  it('OW-GEN-04 an attack does not happen', () => {
    const attack = bitten('reaver-no', onAttack('declared'), [{ do: 'cancel', what: 'attack' }])
    expect(happened(attack, 'hpLost')).toEqual([])
  })

  // A wave as it were: everybody struck by one draw is poisoned and thrown back.
  const burst = {
    do: 'attack',
    shape: { kind: 'figures', who: { pick: 'all', from: { kinds: ['oathsworn'] } } },
    might: { draw: 'fixed', damage: 9 },
    riders: [
      { do: 'status', status: 'poison', count: 1 },
      { do: 'knockback', hexes: 1 }
    ]
  }
  const struck = (who: unknown, ...what: readonly string[]) => {
    const effects = what.map((one) => ({ do: 'cancel', what: one }))
    const files = card('reaver-no', onAttack('after-reveal', who), effects) as never
    const table = tableau(
      { [T]: [0, 0], [A]: [0, -2], [B]: [-2, 1] },
      { files, change: withHand('seat-1', 'reaver-no') }
    )
    const done = enact(table, [burst as never], { answer: answering('card:reaver-no:0') })
    expect(cardAt(done, 'seat-1', 'reaver-no')).toBe(1)
    return [A, B].map((id) => [done.state.figures[id]!.statuses.poison, whereIs(done, id), hpOf(done, id) < 6])
  }

  it('OW-EATK-18, OW-KB-10 riders and displacement are called off for the one it is about, and for nobody else', () => {
    expect(struck('self', 'riders')).toEqual([
      [0, [0, -2], true],
      [1, [-3, 1], true]
    ])
    expect(struck('self', 'displacement')).toEqual([
      [1, [0, -2], true],
      [1, [-3, 1], true]
    ])
  })

  it('OW-EATK-18, OW-EATK-11 one draw strikes all: an attack that is called off strikes nobody', () => {
    expect(struck('self', 'attack')).toEqual([
      [0, [0, -2], false],
      [0, [-2, 1], false]
    ])
  })

  it('OW-EATK-18 where it is about nobody who is struck, they are called off for all', () => {
    const strike: Strike = { ...strikeBy(T, 'enemy'), hits: [hitOn(A), hitOn(B)] }
    const stop = newStop()
    const effects = [
      { do: 'cancel', what: 'riders' },
      { do: 'cancel', what: 'displacement' }
    ]
    use(tableau({ [A]: [0, 0] }), effects as never, { deed: { strike, stop } })
    expect([strike.withoutRiders, strike.withoutDisplacement]).toEqual([
      [A, B],
      [A, B]
    ])
    expect([strike.cancelled, stop.cancelled]).toEqual([false, true])
  })
})

describe('cancel a chain', () => {
  it('OW-CHAIN-06, OW-GEN-04 called off, it leads its attacker nowhere', () => {
    const files = card('reaver-no', onAttack('declared'), [{ do: 'cancel', what: 'attack' }]) as never
    const drawing = { [T]: [0, 0], [A]: [0, -2], [B]: [0, -5] } as const
    const chain = { do: 'attack', shape: { kind: 'chain', links: 2, hop: 4 } } as never
    const table = tableau(drawing, { files, change: withHand('seat-1', 'reaver-no') })
    expect(whereIs(enact(table, [chain], { answer: answering('card:reaver-no:0') }), T)).toEqual([0, 0])
    expect(whereIs(enact(table, [chain]), T)).not.toEqual([0, 0])
  })
})

describe('a counter-attack', () => {
  it('OW-INT-01, OW-ATK-23 strikes whoever attacked, with a draw of its own while the other lies aside', () => {
    const done = enact(
      tableau(
        { [T]: [0, 0], [A]: [0, -2] },
        { change: (s) => withAnimus(withHand('seat-1', 'reaver-riposte')(s)), top: { red: ['0', '0'] } }
      ),
      [bite as never],
      { answer: answering('card:reaver-riposte:0') }
    )
    expect(happened(done, 'attackMade').map(({ by, on }) => [by, on])).toContainEqual([A, [T]])
    expect(cardAt(done, 'seat-1', 'reaver-riposte')).toBe(3)
    expect(done.state.might.onTable).toEqual([])
    expect(done.state.might.aside).toEqual([])
  })
})
