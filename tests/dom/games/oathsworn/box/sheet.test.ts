import { describe, expect, it } from 'vitest'
import { shapeOf, sheet as wholeSheet, spotOf, type BodyPair } from '../../../../../renderer/games/oathsworn/box/body'
import {
  freshSheet,
  located,
  marked,
  painted,
  sheetFrom,
  stageIn,
  usualLocations,
  whereOf,
  withLocation,
  withoutLocation,
  withShape,
  withStage,
  type Sheet
} from '../../../../../renderer/games/oathsworn/box/sheet'

const NAMES = { front: 'Front', left: 'Left', right: 'Right', rear: 'Rear', core: 'Core' }
const at = (sheet: Sheet) => (hex: BodyPair) => whereOf(sheet, hex)
const lay = (sheet: Sheet, n: number, hex: BodyPair): Sheet => located(sheet, n, hex, at(sheet))
const hexesOf = (sheet: Sheet) => sheet.locations.map(({ name, hexes }) => [name, hexes.length])

describe('the page of a monster', () => {
  it('begins with one hex, and a tap lays a location with a die of six', () => {
    const one = lay(freshSheet(), 0, [0, 0])
    expect(one.locations).toEqual([
      { key: 'location-1', id: '', name: 'body', hexes: [[0, 0]], hp: 6, icons: [], whenBroken: '' }
    ])
    // On the same hex lie as many as there are slots, each by its own name.
    expect(hexesOf(lay(one, 1, [0, 0]))).toEqual([
      ['body', 1],
      ['body 2', 1]
    ])
    expect(lay(one, 1, [4, 0])).toBe(one)
  })

  it('OW-DMG-04 a second hex makes a wide slot, and the same tap once more takes it back', () => {
    const seven = withShape(freshSheet(), 'seven')
    const wide = lay(lay(seven, 0, [-1, 0]), 0, [-1, 1])
    expect(hexesOf(wide)).toEqual([['left', 2]])
    expect(hexesOf(lay(wide, 0, [-1, 1]))).toEqual([['left', 1]])
  })

  it('knows the usual five of a base of seven hexes', () => {
    const seven = withShape(freshSheet(), 'seven')
    expect(hexesOf(usualLocations(seven, NAMES))).toEqual([
      ['Front', 1],
      ['Left', 2],
      ['Right', 2],
      ['Rear', 1],
      ['Core', 1]
    ])
    expect(
      [
        [0, -1],
        [-1, 0],
        [1, 0],
        [0, 1],
        [0, 0]
      ].map((hex) => whereOf(seven, hex as unknown as BodyPair))
    ).toEqual(['front', 'left', 'right', 'rear', 'core'])
  })

  it('is painted hex by hex; what is wiped out takes its marks and its locations along', () => {
    const first = withShape(freshSheet(), 'painted')
    const two = marked(painted(first, [1, -1]), 'front', [1, -1])
    const laid = lay(two, 0, [1, -1])
    expect([laid.hexes.length, laid.front, laid.core]).toEqual([2, [1, -1], [0, 0]])
    const wiped = painted(laid, [1, -1])
    expect([wiped.hexes.length, wiped.front, wiped.locations[0]?.hexes]).toEqual([1, null, []])
    expect(marked(wiped, 'core', [3, 0])).toBe(wiped)
  })

  it('says which of the three bodies it is', () => {
    expect(shapeOf([[0, 0]], [0, 0], [0, 0])).toBe('one')
    const { hexes, core, front } = withShape(freshSheet(), 'seven')
    expect(shapeOf(hexes, core, front)).toBe('seven')
    expect(shapeOf(hexes, core, [1, 0])).toBe('painted')
    expect(withShape(withShape(freshSheet(), 'seven'), 'one').hexes).toEqual([[0, 0]])
  })

  it('keeps the end of a stage with its location, whatever goes from before it', () => {
    const five = usualLocations(withShape(freshSheet(), 'seven'), NAMES)
    const ends = withStage(five, 0, { ends: { when: 'location', location: 'location-5' } })
    const less = withoutLocation(ends, 0)
    expect(less.locations.find(({ key }) => key === 'location-5')?.name).toBe('Core')
    expect(stageIn(less, 0).ends).toEqual({ when: 'location', location: 'location-5' })
    expect(stageIn(withoutLocation(ends, 4), 0).ends).toBeNull()
    expect(withStage(five, 2, { defence: 3 }).stages).toHaveLength(3)
  })

  it('never gives a new location the key of another', () => {
    const five = usualLocations(withShape(freshSheet(), 'seven'), NAMES)
    const again = lay(withoutLocation(five, 0), 4, [0, -1])
    expect(new Set(again.locations.map(({ key }) => key)).size).toBe(5)
    const kept = withLocation(lay(freshSheet(), 0, [0, 0]), 0, { key: 'location-2', id: 'location-2' })
    expect(lay(kept, 1, [0, 0]).locations.map(({ key }) => key)).toEqual(['location-2', 'location-3'])
  })

  it('is found again as it was put away, whatever it was', () => {
    const sheet = lay(freshSheet(), 0, [0, 0])
    expect(sheetFrom(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
    const { key, ...unkeyed } = sheet.locations[0]!
    expect(sheetFrom(JSON.parse(JSON.stringify({ ...sheet, locations: [unkeyed] })))).toEqual(sheet)
    expect(key).toBe('location-1')
    expect(sheetFrom('nonsense')).toEqual(freshSheet())
    expect(sheetFrom({ hexes: 3 })).toEqual(freshSheet())
  })

  it('lies on paper as on the table, facing north', () => {
    const rounded = (pair: BodyPair) => Object.values(spotOf(pair)).map((n) => Math.round(n * 100) / 100)
    expect(
      (
        [
          [0, 0],
          [0, -1],
          [1, 0],
          [-1, 1]
        ] as const
      ).map(rounded)
    ).toEqual([
      [0, 0],
      [0, -1.73],
      [1.5, 0.87],
      [-1.5, 0.87]
    ])
    expect(wholeSheet).toHaveLength(37)
  })
})
