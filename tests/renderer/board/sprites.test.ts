import { describe, expect, it } from 'vitest'
import { fittedFlat, toPicture, toTable, zoomedAt } from '../../../renderer/board/flat/view'
import { MODEL_GRID } from '../../../renderer/board/hexes'
import type { BoardScene } from '../../../renderer/board/scene'
import { extentOf } from '../../../renderer/board/sculpt/board'
import { floatingSprites, inlaidSprites, lyingSprites, shapesOf, type Sprite } from '../../../renderer/board/sprites'
import { createState, offerChoices, showScene, type HeadlessState } from '../../../renderer/board/state'
import { leanFor } from '../../../renderer/board/gl/standees'
import { readingTurn } from '../../../renderer/board/gl/stage'
import { CHOICES } from '../../../renderer/gallery/battlefieldMotions'
import { at, BOARD, EVENING } from '../../../renderer/gallery/battlefieldScenes'

function shown(scene: BoardScene = EVENING): HeadlessState {
  const state = createState()
  showScene(state, scene)
  return state
}
const floating = (state: HeadlessState): Sprite[] => floatingSprites(state, shapesOf(state))
const lying = (state: HeadlessState): Sprite[] => lyingSprites(state, shapesOf(state))
const cells = (sprites: readonly Sprite[], kind: string) => sprites.map((s) => s.cell).filter((c) => c.kind === kind)

describe('small pictures', () => {
  it('label every hex once, in letters that suit what they lie on', () => {
    const inlaid = inlaidSprites(EVENING)
    const labels = [...inlaid, ...lying(shown())].flatMap(({ cell }) => (cell.kind === 'label' ? [cell] : []))
    expect(labels.map((l) => l.text).toSorted()).toEqual([...EVENING.board.labels].toSorted())
    // The base of a monster lies over what is inlaid, and its hexes keep their names.
    expect(cells(inlaid, 'label')).not.toContainEqual(expect.objectContaining({ text: 'I4' }))
    const on = (text: string) => labels.find((l) => l.text === text)?.on
    expect([on('A1'), on('F9'), on('P5'), on('I4'), on('C6')]).toEqual(['stone', 'green', 'dark', 'dark', 'dark'])
  })

  it('show the HP of every figure that has some, and its statuses', () => {
    const state = shown()
    const withHp = EVENING.figures.filter((f) => f.hp !== undefined)
    expect(cells(floating(state), 'hp')).toHaveLength(withHp.length)
    expect(cells(floating(state), 'status')).toEqual([
      { kind: 'status', icon: 'bleeding-wound', count: 2 },
      { kind: 'status', icon: 'poison-bottle', count: 1 }
    ])
  })

  it('hang side by side where one piece has several, so that none hides another', () => {
    const state = shown()
    state.overlays = [
      { kind: 'harm', entries: [{ at: { kind: 'figure', id: 'warden' }, hp: 1 }] },
      { kind: 'candidates', entries: [{ at: { kind: 'figure', id: 'warden' }, number: 2, isChosen: true }] }
    ]
    const signs = floating(state).filter(({ cell }) => cell.kind === 'number')
    expect(signs).toHaveLength(2)
    expect(Math.abs((signs[1]?.offset?.[0] ?? 0) - (signs[0]?.offset?.[0] ?? 0))).toBeGreaterThan(0.7)
  })

  it('show a die for every die, and the risen icon where none is left', () => {
    const drawn = floating(shown())
    expect(cells(drawn, 'die')).toHaveLength(4)
    expect(cells(drawn, 'risen')).toMatchObject([{ icon: 'spiked-tail' }])
  })

  it('ring what is offered, all hexes of a location included, but not what is refused', () => {
    const state = shown()
    offerChoices(state, CHOICES['locations'] ?? [])
    expect(cells(lying(state), 'hexRing')).toHaveLength(6)
  })

  it('bracket the hex the keyboard is on', () => {
    const state = shown()
    expect(cells(lying(state), 'bracket')).toHaveLength(0)
    state.walker = { hex: at('I5'), row: 0 }
    expect(cells(lying(state), 'bracket')).toHaveLength(1)
  })

  it('a piece that has not come yet has neither badge nor shadow', () => {
    const state = shown()
    const pose = state.poses.pieces.get('cur')
    if (pose) pose.presence = 0
    expect(cells(floating(state), 'hp')).toHaveLength(EVENING.figures.length - 1)
    const { x, z } = MODEL_GRID.spotOf(at('G8'))
    const under = lying(state).filter((s) => s.cell.kind === 'blob' && s.at[0] === x && s.at[2] === z)
    expect(under.every((s) => s.alpha === 0)).toBe(true)
  })
})

describe('reading and leaning', () => {
  it('letters turn with the camera in sixths', () => {
    expect(readingTurn(0.2)).toBeCloseTo(0)
    expect(readingTurn(Math.PI)).toBeCloseTo(Math.PI)
    expect(readingTurn(1)).toBeCloseTo(Math.PI / 3)
  })

  it('plaques lean back the more the camera looks down', () => {
    const leans = [0.3, 0.8, 1.1, 1.3, 1.56].map(leanFor)
    expect([...leans].sort((a, b) => a - b)).toEqual(leans)
    expect(leans[0]).toBeLessThan(0.6)
    expect(leans.at(-1)).toBeGreaterThan(1.2)
  })
})

describe('the flat table', () => {
  it('fits the window and finds the spot under a pixel', () => {
    const view = fittedFlat(extentOf(BOARD), 900, 600)
    for (const hex of BOARD.hexes) {
      const { x, z } = toPicture(view, MODEL_GRID.spotOf(hex))
      expect(x > 0 && x < 900 && z > 0 && z < 600).toBe(true)
      const back = toTable(view, x, z)
      expect(back.x).toBeCloseTo(MODEL_GRID.spotOf(hex).x)
      expect(back.z).toBeCloseTo(MODEL_GRID.spotOf(hex).z)
    }
  })

  it('zooms around the pointer', () => {
    const view = fittedFlat(extentOf(BOARD), 900, 600)
    const before = toTable(view, 200, 150)
    const after = toTable(zoomedAt(view, 2, 200, 150), 200, 150)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.z).toBeCloseTo(before.z)
  })
})
