import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ignore } from '../../../../../engine/games/oathsworn/ignoring'
import { chainLink, chainOf } from '../../../../../engine/games/oathsworn/ignoring'
import type { Side } from '../../../../../engine/games/oathsworn/might'
import { colours, freshPiles } from '../../../../../engine/games/oathsworn/might'
import { oddsIgnoring } from '../../../../../engine/games/oathsworn/odds/ignored'
import { oddsOf } from '../../../../../engine/games/oathsworn/odds/odds'
import { expectedDamage } from '../../../../../engine/games/oathsworn/odds/outcome'
import { smallMix, smallPiles } from './arbitrary'
import type { PlayedCard } from './enumerator'
import { everyDraw } from './enumerator'

const printed: fc.Arbitrary<Ignore> = fc.record({ which: fc.constantFrom('highest', 'lowest'), count: fc.nat(3) })
const one: fc.Arbitrary<Ignore> = fc.oneof(printed, fc.integer({ min: 1, max: 4 }).map(chainLink))

/** Several at once, as boosts of items, statuses and cards add up. */
const several = fc.tuple(
  fc.record({ which: fc.constant('highest' as const), count: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ which: fc.constant('lowest' as const), count: fc.integer({ min: 1, max: 2 }) })
)
const effects: fc.Arbitrary<readonly Ignore[]> = fc.oneof(
  one.map((ignore) => [ignore]),
  several
)

const value = (card: PlayedCard): number => Number(card.face.replace('*', ''))
const colourOf = ({ colour }: PlayedCard): number => colours.indexOf(colour)
const sum = (cards: readonly PlayedCard[]): number => cards.reduce((total, card) => total + value(card), 0)

/** OW-ATK-15 by hand: sort nothing, just take the furthest card again and again, of what the effects before have left. */
function left(cards: readonly PlayedCard[], ignores: readonly Ignore[]): number {
  const there = new Set(cards)
  for (const ignore of ignores) for (const card of taken(cards, there, ignore)) there.delete(card)
  return sum([...there])
}

function taken(cards: readonly PlayedCard[], there: ReadonlySet<PlayedCard>, ignore: Ignore): ReadonlySet<PlayedCard> {
  const gone = new Set<PlayedCard>()
  const isSafe = (card: PlayedCard): boolean => {
    const parent = card.from === undefined ? undefined : cards[card.from]
    return parent !== undefined && (gone.has(parent) || (there.has(parent) && isSafe(parent)))
  }
  for (let n = 0; n < ignore.count; n++) {
    const open = [...there].filter(
      (card) => !gone.has(card) && !isSafe(card) && !(ignore.sparesBlanks && card.face === '0')
    )
    const wanted = Math[ignore.which === 'highest' ? 'max' : 'min'](...open.map(value))
    // What came to the table first; extras are taken colour by colour.
    const equal = open.filter((card) => value(card) === wanted)
    const next = equal.find(({ from }) => from === undefined) ?? equal.toSorted((a, b) => colourOf(a) - colourOf(b))[0]
    if (next) gone.add(next)
  }
  return gone
}

describe('exact odds when cards are ignored', () => {
  it('OW-ATK-12 OW-ATK-13 OW-ATK-14 OW-ATK-15 are the same as playing every possible draw', () => {
    fc.assert(
      fc.property(
        smallMix,
        smallPiles,
        effects,
        fc.constantFrom<Side>('oathsworn', 'enemy'),
        (cards, piles, ignores, side) => {
          const hit = new Map<number, number>()
          let pMiss = 0
          everyDraw(side, cards, piles, ({ blanks, cards: hand }, chance) => {
            if (side === 'oathsworn' && blanks >= 2) pMiss += chance
            else hit.set(left(hand, ignores), (hit.get(left(hand, ignores)) ?? 0) + chance)
          })
          const odds = oddsIgnoring({ side, cards, piles }, ignores)
          expect(Math.abs(odds.pMiss - pMiss)).toBeLessThan(1e-12)
          for (let t = 0; t < Math.max(odds.hit.length, 40); t++)
            expect(Math.abs((odds.hit[t] ?? 0) - (hit.get(t) ?? 0)), `total ${t}`).toBeLessThan(1e-12)
        }
      ),
      { numRuns: 150 }
    )
  })

  it('OW-CHAIN-05, OW-ATK-12 of a chain what all of its targets are spared is told together, after every other effect', () => {
    fc.assert(
      fc.property(
        smallMix,
        smallPiles,
        fc.oneof(
          fc.constant([]),
          printed.map((ignore) => [ignore]),
          several
        ),
        fc.integer({ min: 2, max: 4 }),
        (cards, piles, before, targets) => {
          const ways = new Map<string, number>()
          everyDraw('oathsworn', cards, piles, ({ blanks, cards: hand }, chance) => {
            if (blanks >= 2) return
            const links = Array.from({ length: targets }, (_, n) => left(hand, [...before, chainLink(n + 1)]))
            ways.set(links.join(), (ways.get(links.join()) ?? 0) + chance)
          })
          const { hit, totals = [] } = oddsIgnoring({ side: 'oathsworn', cards, piles }, [...before, chainOf(targets)])
          const told = new Map(totals.map((each, at) => [each.join(), hit[at] ?? 0]))
          for (const links of new Set([...ways.keys(), ...told.keys()]))
            expect(Math.abs((told.get(links) ?? 0) - (ways.get(links) ?? 0)), links).toBeLessThan(1e-12)
        }
      ),
      { numRuns: 100 }
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
    const [plain, none] = [oddsOf(draw), oddsIgnoring(draw, [{ which: 'highest', count: 0 }])]
    for (const [t, p] of plain.hit.entries()) expect(Math.abs(p - (none.hit[t] ?? 0)), `total ${t}`).toBeLessThan(1e-12)
  })

  it('EX-030 OW-ATK-14 ignoring the lowest never turns a miss into a hit', () => {
    const draw = { side: 'oathsworn', cards: { white: 4, red: 1 }, piles: freshPiles() } as const
    expect(oddsIgnoring(draw, [{ which: 'lowest', count: 2 }]).pMiss).toBeCloseTo(oddsOf(draw).pMiss, 12)
  })

  it('OW-CHAIN-05 every further target of a chain is hurt less', () => {
    const draw = { side: 'oathsworn', cards: { yellow: 2, red: 1, white: 4 }, piles: freshPiles() } as const
    const damage = [1, 2, 3, 4].map((target) => expectedDamage(oddsIgnoring(draw, [chainLink(target)])))
    expect(damage).toEqual([...damage].sort((a, b) => b - a))
    expect(damage[0]).toBeCloseTo(expectedDamage(oddsOf(draw)), 12)
  })
})
