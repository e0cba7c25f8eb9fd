import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cheapestRoute,
  stepsToward,
  zoneDistance,
  zonesBeside,
  zonesOf,
  zonesWithin,
  type Border,
  type Zones
} from '../../../engine/zones/zones'

/** A yard with two ways round to the cellar:  gate – yard – hall – cellar, yard – well – cellar. */
const keep = zonesOf(
  ['gate', 'yard', 'hall', 'well', 'cellar', 'attic'],
  [
    ['gate', 'yard'],
    ['yard', 'hall'],
    ['yard', 'well'],
    ['hall', 'cellar'],
    ['well', 'cellar']
  ]
)

describe('zones', () => {
  it('lie beside each other both ways, in the order given', () => {
    expect(zonesBeside(keep, 'yard')).toEqual(['gate', 'hall', 'well'])
    expect(zonesBeside(keep, 'cellar')).toEqual(['hall', 'well'])
    expect(zonesBeside(keep, 'attic')).toEqual([])
    expect(zonesBeside(keep, 'nowhere')).toEqual([])
  })

  it('are counted in steps', () => {
    expect(zoneDistance(keep, 'yard', 'yard')).toBe(0)
    expect(zoneDistance(keep, 'gate', 'cellar')).toBe(3)
    expect(zoneDistance(keep, 'gate', 'attic')).toBe(Infinity)
    expect(zonesWithin(keep, 'gate', 2)).toEqual(['gate', 'yard', 'hall', 'well'])
  })

  it('name every first step of a shortest way', () => {
    expect(stepsToward(keep, 'yard', 'cellar')).toEqual(['hall', 'well'])
    expect(stepsToward(keep, 'cellar', 'yard')).toEqual(['hall', 'well'])
    expect(stepsToward(keep, 'gate', 'cellar')).toEqual(['yard'])
    expect(stepsToward(keep, 'gate', 'gate')).toEqual([])
    expect(stepsToward(keep, 'gate', 'attic')).toEqual([])
  })

  it('are cut off by a closed door, from either side', () => {
    const closed: Border[] = [['cellar', 'hall']]
    expect(stepsToward(keep, 'yard', 'cellar', { closed })).toEqual(['well'])
    expect(stepsToward(keep, 'hall', 'cellar', { closed })).toEqual(['yard'])
    expect(zoneDistance(keep, 'hall', 'cellar', { closed })).toBe(3)
    expect(zoneDistance(keep, 'gate', 'cellar', { closed: [...closed, ['well', 'yard']] })).toBe(Infinity)
  })

  it('can be barred, but one may leave a barred zone', () => {
    expect(zoneDistance(keep, 'gate', 'cellar', { barred: ['yard'] })).toBe(Infinity)
    expect(zoneDistance(keep, 'yard', 'cellar', { barred: ['yard'] })).toBe(2)
  })

  it('cannot be named twice or border on themselves or on nothing', () => {
    expect(() => zonesOf(['a', 'a'], [])).toThrow(RangeError)
    expect(() => zonesOf(['a'], [['a', 'a']])).toThrow(RangeError)
    expect(() => zonesOf(['a'], [['a', 'b']])).toThrow(RangeError)
    const twice: Border[] = [
      ['a', 'b'],
      ['b', 'a']
    ]
    expect(zonesBeside(zonesOf(['a', 'b'], twice), 'a')).toEqual(['b'])
  })
})

describe('the cheapest route', () => {
  it('goes round the zone that costs', () => {
    const guarded = (zone: string): number => (zone === 'hall' ? 1 : 0)
    expect(cheapestRoute(keep, 'gate', 'cellar', guarded)).toEqual({
      zones: ['gate', 'yard', 'well', 'cellar'],
      cost: 0
    })
    expect(cheapestRoute(keep, 'gate', 'cellar', guarded, { closed: [['well', 'yard']] })).toEqual({
      zones: ['gate', 'yard', 'hall', 'cellar'],
      cost: 1
    })
  })

  it('may be no step or impossible', () => {
    expect(cheapestRoute(keep, 'gate', 'gate', () => 1)).toEqual({ zones: ['gate'], cost: 0 })
    expect(cheapestRoute(keep, 'gate', 'attic', () => 1)).toBeNull()
  })
})

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const anyName = fc.constantFrom(...NAMES)
const anyBorders = fc
  .array(fc.tuple(anyName, anyName), { maxLength: 12 })
  .map((borders) => borders.filter(([a, b]) => a !== b))

/** Every way that visits no zone twice, written out. */
function everyWay(zones: Zones, from: string, to: string, way: readonly string[] = [from]): (readonly string[])[] {
  if (from === to) return [way]
  const next = zonesBeside(zones, from).filter((zone) => !way.includes(zone))
  return next.flatMap((zone) => everyWay(zones, zone, to, [...way, zone]))
}

describe('any map', () => {
  it('agrees with writing out every way', () => {
    fc.assert(
      fc.property(
        anyBorders,
        anyName,
        anyName,
        fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }),
        (borders, from, to, toll) => {
          const zones = zonesOf(NAMES, borders)
          const ways = everyWay(zones, from, to)
          const shortest = Math.min(...ways.map((way) => way.length - 1))
          expect(zoneDistance(zones, from, to)).toBe(shortest)
          const firsts = ways.filter((way) => way.length - 1 === shortest && way.length > 1).map((way) => way[1])
          expect(new Set(stepsToward(zones, from, to))).toEqual(new Set(firsts))
          const cost = (zone: string): number => toll[NAMES.findIndex((name) => name === zone)]!
          const costs = ways.map((way) => way.slice(1).reduce((sum, zone) => sum + cost(zone), 0))
          const best = cheapestRoute(zones, from, to, cost)
          expect(best?.cost ?? Infinity).toBe(Math.min(...costs))
          const cheapest = ways.filter((_, index) => costs[index] === best?.cost)
          expect(best?.zones.length ?? Infinity).toBe(Math.min(...cheapest.map((way) => way.length)))
        }
      ),
      { numRuns: 2000 }
    )
  })
})
