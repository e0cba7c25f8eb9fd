import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ignore } from '../../../../../engine/games/oathsworn/ignoring'
import { chainLink } from '../../../../../engine/games/oathsworn/ignoring'
import type { Side } from '../../../../../engine/games/oathsworn/might'
import { freshPiles } from '../../../../../engine/games/oathsworn/might'
import { oddsIgnoring } from '../../../../../engine/games/oathsworn/odds/ignored'
import { oddsOf } from '../../../../../engine/games/oathsworn/odds/odds'
import { expectedDamage } from '../../../../../engine/games/oathsworn/odds/outcome'
import { smallMix, smallPiles } from './arbitrary'
import type { PlayedCard } from './enumerator'
import { everyDraw } from './enumerator'

const effects: fc.Arbitrary<Ignore> = fc.oneof(
  fc.record({ which: fc.constantFrom('highest', 'lowest'), count: fc.nat(3) }),
  fc.integer({ min: 1, max: 4 }).map(chainLink)
)

// OW-ATK-15 by hand: sort nothing, just take the furthest card again and again.
function left(cards: readonly PlayedCard[], ignore: Ignore): number {
  const value = (card: PlayedCard): number => Number(card.face.replace('*', ''))
  const gone = new Set<PlayedCard>()
  const isSafe = (card: PlayedCard): boolean => {
    const parent = card.from === undefined ? undefined : cards[card.from]
    return parent !== undefined && (gone.has(parent) || isSafe(parent))
  }
  for (let taken = 0; taken < ignore.count; taken++) {
    const open = cards.filter((card) => !gone.has(card) && !isSafe(card) && !(ignore.sparesBlanks && card.face === '0'))
    const wanted = Math[ignore.which === 'highest' ? 'max' : 'min'](...open.map(value))
    const next = open.find((card) => value(card) === wanted)
    if (next) gone.add(next)
  }
  return cards.reduce((sum, card) => sum + (gone.has(card) ? 0 : value(card)), 0)
}

describe('exact odds when cards are ignored', () => {
  it('OW-ATK-12 OW-ATK-13 OW-ATK-14 OW-ATK-15 are the same as playing every possible draw', () => {
    fc.assert(
      fc.property(
        smallMix,
        smallPiles,
        effects,
        fc.constantFrom<Side>('oathsworn', 'enemy'),
        (cards, piles, ignore, side) => {
          const hit = new Map<number, number>()
          let pMiss = 0
          everyDraw(side, cards, piles, ({ blanks, cards: hand }, chance) => {
            if (side === 'oathsworn' && blanks >= 2) pMiss += chance
            else hit.set(left(hand, ignore), (hit.get(left(hand, ignore)) ?? 0) + chance)
          })
          const odds = oddsIgnoring({ side, cards, piles }, ignore)
          expect(Math.abs(odds.pMiss - pMiss)).toBeLessThan(1e-12)
          for (let t = 0; t < Math.max(odds.hit.length, 40); t++)
            expect(Math.abs((odds.hit[t] ?? 0) - (hit.get(t) ?? 0)), `total ${t}`).toBeLessThan(1e-12)
        }
      ),
      { numRuns: 150 }
    )
  })

  it('an effect that ignores nothing changes nothing, dice and chains of criticals included', () => {
    const die = { '0': 2, '2': 1, '3': 2, '4*': 1 }
    const draw = {
      side: 'oathsworn',
      cards: { white: 3 },
      dice: { red: 2 },
      faces: { red: die },
      piles: freshPiles()
    } as const
    const [plain, none] = [oddsOf(draw), oddsIgnoring(draw, { which: 'highest', count: 0 })]
    for (const [t, p] of plain.hit.entries()) expect(Math.abs(p - (none.hit[t] ?? 0)), `total ${t}`).toBeLessThan(1e-12)
  })

  it('EX-030 OW-ATK-14 ignoring the lowest never turns a miss into a hit', () => {
    const draw = { side: 'oathsworn', cards: { white: 4, red: 1 }, piles: freshPiles() } as const
    expect(oddsIgnoring(draw, { which: 'lowest', count: 2 }).pMiss).toBeCloseTo(oddsOf(draw).pMiss, 12)
  })

  it('OW-CHAIN-05 every further target of a chain is hurt less', () => {
    const draw = { side: 'oathsworn', cards: { yellow: 2, red: 1, white: 4 }, piles: freshPiles() } as const
    const damage = [1, 2, 3, 4].map((target) => expectedDamage(oddsIgnoring(draw, chainLink(target))))
    expect(damage).toEqual([...damage].sort((a, b) => b - a))
    expect(damage[0]).toBeCloseTo(expectedDamage(oddsOf(draw)), 12)
  })
})
