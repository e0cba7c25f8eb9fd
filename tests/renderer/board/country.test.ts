import { describe, expect, it } from 'vitest'
import words from '../../../data/app/words/en/battlefield.json'
import { hex } from '../../../engine/hex/hex'
import { speak } from '../../../engine/messages/format'
import { announce, describe as description } from '../../../renderer/board/describe'
import { MODEL_GRID } from '../../../renderer/board/hexes'
import { overlayShapes } from '../../../renderer/board/overlay/shapes'
import { pointedAt, rayThrough } from '../../../renderer/board/pick'
import { groundOn, hexesOfPlace, placeOn } from '../../../renderer/board/places'
import { LANDS, type SceneChoice } from '../../../renderer/board/scene'
import { standLand } from '../../../renderer/board/sculpt/land'
import { emptySolid, facetsOf } from '../../../renderer/board/sculpt/sculpt'
import { choiceAt, choiceNear, createState, offerChoices, showScene, walk } from '../../../renderer/board/state'
import { walkerAt } from '../../../renderer/board/walk'
import { COUNTRY, EVENING } from '../../../renderer/gallery/battlefieldScenes'

const TOWN = { kind: 'zone', id: 'town' } as const
const enter: SceneChoice = { id: 'enter', at: TOWN, name: 'Enter the town' }

function shown() {
  const state = createState('dark')
  showScene(state, COUNTRY)
  return state
}

const heard = (at: Parameters<typeof walkerAt>[0]): string => {
  const said = announce({ ...shown(), walker: walkerAt(at, 'pointy') })
  return said ? speak(words, said) : ''
}

describe('a zone: several hexes that are one place', () => {
  it('is what lies under any of its hexes, where nothing stands', () => {
    expect(placeOn(COUNTRY, hex(1, -1))).toEqual(TOWN)
    expect(placeOn(COUNTRY, hex(0, 0))).toEqual({ kind: 'figure', id: 'cur' })
    expect(groundOn(COUNTRY, hex(0, 0))).toEqual(TOWN)
    expect(groundOn(COUNTRY, hex(3, 0))).toEqual({ kind: 'hex', hex: hex(3, 0) })
    expect(hexesOfPlace(COUNTRY, TOWN)).toHaveLength(7)
    expect(hexesOfPlace(COUNTRY, { kind: 'zone', id: 'gone' })).toEqual([])
  })

  it('is chosen whole, also through whoever stands in it, and is named once', () => {
    const state = shown()
    offerChoices(state, [enter])
    expect(choiceAt(state, groundOn(COUNTRY, hex(1, -1)))).toBe(enter)
    expect(choiceNear(state, { kind: 'figure', id: 'cur' })).toBe(enter)
    state.focused = 'enter'
    expect(announce(state)?.args).toMatchObject({ at: 'The town', number: 1 })
  })

  it('is pointed at as one', () => {
    const eye = { at: [0, 9, 0], ahead: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1], tanX: 1, tanY: 1 } as const
    const ray = rayThrough(eye, 0, 0)
    const groundAt = () => TOWN
    expect(pointedAt(ray, [], () => true, MODEL_GRID, groundAt)).toEqual(TOWN)
    expect(pointedAt(ray, [], () => false, MODEL_GRID, groundAt)).toEqual(TOWN)
  })

  it('is crossed by one arrow, and left where the board goes on', () => {
    const state = shown()
    state.walker = walkerAt(hex(-1, 0), 'pointy')
    expect(walk(state, 'ArrowRight')).toBe(hex(2, 0))
    expect(walk(state, 'ArrowLeft')).toBe(hex(1, 0))
  })

  it('bears numbers on its middle, and a target fills it', () => {
    const overlay = { kind: 'candidates', entries: [{ at: TOWN, number: 2, isChosen: true }] } as const
    const { areas, marks } = overlayShapes([overlay], COUNTRY)
    expect(areas[0]?.hexes).toHaveLength(7)
    expect(marks[0]).toMatchObject({ text: '2', height: 0, on: null })
    expect(Math.abs(marks[0]!.at.x)).toBeLessThan(1e-9)
  })
})

describe('the land', () => {
  it('is said of every hex, whatever stands there', () => {
    expect(heard(hex(4, -6))).toBe('C7, forest: priest, 4 HP, facing north-west.')
    expect(heard(hex(4, -5))).toBe('D8, forest: free.')
    expect(heard(hex(-4, -1))).toBe('H4, lake: free.')
    expect(heard(hex(1, -1))).toBe('The town: free.')
    expect(description(shown()).land.map(({ kind }) => kind)).toEqual(['road', 'road', 'forest', 'mountain', 'lake'])
    expect(description(shown()).zones).toMatchObject([{ id: 'town', name: 'The town' }])
  })

  it('is listed with what stands there, and a zone only once', () => {
    const listed = description(shown()).listing.map((said) => speak(words, said))
    expect(listed).toContain('C7, forest: priest, 4 HP, facing north-west.')
    expect(listed.filter((line) => line.startsWith('The town'))).toHaveLength(1)
    expect(description(createState()).land).toEqual([])
  })

  it('stands along the rim of a hex and leaves room in the middle', () => {
    for (const kind of LANDS) {
      const solid = emptySolid()
      standLand(solid, [{ kind, hexes: [hex(0, 0)] }], MODEL_GRID)
      expect(facetsOf(solid) > 0).toBe(kind !== 'road')
      for (let k = 0; k < solid.positions.length; k += 3) {
        const [x = 0, y = 0, z = 0] = solid.positions.slice(k, k + 3)
        if (y > 0.1) expect(Math.hypot(x, z)).toBeGreaterThan(0.35)
      }
    }
    const bare = emptySolid()
    standLand(bare, EVENING.board.land, MODEL_GRID)
    expect(facetsOf(bare)).toBe(0)
  })
})
