import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellKey, type AtlasCell } from '../../../../renderer/board/atlas/cells'
import { initialOf } from '../../../../renderer/board/atlas/icon'
import { emptyShelves, shelve, type Rect } from '../../../../renderer/board/atlas/shelves'

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe('the picture of small pictures', () => {
  it('never lays two drawings over each other or over its edge', () => {
    const size = fc.tuple(fc.integer({ min: 8, max: 200 }), fc.integer({ min: 8, max: 200 }))
    fc.assert(
      fc.property(fc.array(size, { maxLength: 60 }), (sizes) => {
        const on = emptyShelves(512, 512)
        const rects = sizes.flatMap(([w, h]) => shelve(on, w, h) ?? [])
        rects.forEach((a, k) => {
          expect(a.x + a.w <= 512 && a.y + a.h <= 512).toBe(true)
          for (const b of rects.slice(k + 1)) expect(overlap(a, b)).toBe(false)
        })
      })
    )
  })

  it('says when it is full', () => {
    const on = emptyShelves(128, 128)
    expect(shelve(on, 100, 100)).not.toBeNull()
    expect(shelve(on, 100, 100)).toBeNull()
    expect(shelve(on, 300, 10)).toBeNull()
  })

  it('has room for a whole board, thirty figures and their numbers', () => {
    const on = emptyShelves(2048, 2048)
    const needed: [number, number][] = [
      ...Array.from({ length: 161 }, (): [number, number] => [96, 48]),
      ...Array.from({ length: 30 }, (): [number, number] => [160, 208]),
      ...Array.from({ length: 80 }, (): [number, number] => [72, 72])
    ]
    expect(needed.every(([w, h]) => shelve(on, w, h) !== null)).toBe(true)
  })

  it('gives different drawings different names', () => {
    const cells: AtlasCell[] = [
      { kind: 'hp', number: 6, tone: 'blue' },
      { kind: 'hp', number: 6, tone: 'foe' },
      { kind: 'die', number: 6, edge: '#000000' },
      { kind: 'label', text: 'A1', on: 'stone' },
      { kind: 'label', text: 'A1', on: 'dark' }
    ]
    expect(new Set(cells.map(cellKey)).size).toBe(cells.length)
  })

  it('has a letter for a piece whose icon is unknown', () => {
    expect(initialOf('élan')).toBe('É')
    expect(initialOf('--9')).toBe('9')
    expect(initialOf('')).toBe('?')
  })
})
