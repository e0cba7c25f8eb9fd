import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../../../renderer/board/hexes'
import type { SceneChoice } from '../../../renderer/board/scene'
import {
  choiceAt,
  choiceNear,
  createState,
  focusedChoice,
  focusNext,
  isLit,
  offerChoices,
  showScene,
  walk,
  type HeadlessState
} from '../../../renderer/board/state'
import { ARROWS, walked, walkerAt, type Arrow } from '../../../renderer/board/walk'
import { CHOICES } from '../../../renderer/gallery/battlefieldMotions'
import { at, BOARD, EVENING, POINTY } from '../../../renderer/gallery/battlefieldScenes'

function shown(choices: readonly SceneChoice[] = []): HeadlessState {
  const state = createState()
  showScene(state, EVENING)
  offerChoices(state, choices)
  return state
}
const isOnBoard = (hex: number): boolean => BOARD.hexes.some((h) => h === hex)
const path = (start: string, arrows: readonly Arrow[]): string[] => {
  let walker = walkerAt(at(start))
  return arrows.map((arrow) => {
    walker = walked(walker, arrow, isOnBoard)
    return BOARD.labels[BOARD.hexes.indexOf(walker.hex)] ?? ''
  })
}

describe('walking the hexes', () => {
  it('up and down keep the column, left and right keep the row', () => {
    expect(path('I5', ['ArrowUp', 'ArrowUp', 'ArrowDown'])).toEqual(['I4', 'I3', 'I4'])
    expect(path('I5', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])).toEqual(['J5', 'K5', 'L5', 'M5'])
    expect(path('I5', ['ArrowLeft', 'ArrowLeft'])).toEqual(['H5', 'G5'])
  })

  it('on a pointy grid left and right keep the row, up and down keep the column', () => {
    const { board } = POINTY
    const go = (start: string, arrows: readonly Arrow[]): string[] => {
      let walker = walkerAt(board.hexes[board.labels.indexOf(start)]!, 'pointy')
      return arrows.map((arrow) => {
        walker = walked(walker, arrow, (hex) => board.hexes.includes(hex), 'pointy')
        return board.labels[board.hexes.indexOf(walker.hex)] ?? ''
      })
    }
    expect(go('I9', ['ArrowRight', 'ArrowRight', 'ArrowLeft'])).toEqual(['I10', 'I11', 'I10'])
    const { x } = gridOf(board).spotOf(board.hexes[board.labels.indexOf('I9')]!)
    for (const label of go('I9', ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'])) {
      const spot = gridOf(board).spotOf(board.hexes[board.labels.indexOf(label)]!)
      expect(Math.abs(spot.x - x)).toBeLessThan(1)
    }
  })

  it('stays on the board wherever it is sent, and every hex can be reached', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ARROWS), { maxLength: 80 }), (arrows) => {
        for (const label of path('A1', arrows)) expect(label).not.toBe('')
      })
    )
    const seen = new Set([at('I5')])
    for (const hex of seen) for (const arrow of ARROWS) seen.add(walked(walkerAt(hex), arrow, isOnBoard).hex)
    expect(seen.size).toBe(BOARD.size)
  })
})

describe('choices', () => {
  it('shine when they are pointed at, gone to, or pointed at beside the board', () => {
    const state = shown(CHOICES['hexes'])
    const shining = (): string[] => state.choices.filter((choice) => isLit(state, choice)).map(({ id }) => id)
    expect(shining()).toEqual([])
    state.lit = 'hex-1'
    focusNext(state, 1)
    state.hovered = { kind: 'hex', hex: at('I8') }
    expect(shining()).toEqual(['hex-0', 'hex-1', 'hex-2'])
  })

  it('are sought by Tab, and only met on a walk', () => {
    const state = shown(CHOICES['hexes'])
    focusNext(state, 1)
    expect(state.isSought).toBe(true)
    walk(state, 'ArrowDown')
    walk(state, 'ArrowUp')
    expect([focusedChoice(state)?.id, state.isSought]).toEqual(['hex-0', false])
  })

  it('live on hexes, figures and parts; a part also stands for its monster', () => {
    const whole: SceneChoice = { id: 'beast', name: 'The beast', at: { kind: 'figure', id: 'beast' } }
    const state = shown([...(CHOICES['figures'] ?? []), whole])
    expect(choiceAt(state, { kind: 'figure', id: 'foe-1' })?.id).toBe('foe-1')
    expect(choiceAt(state, { kind: 'part', id: 'beast', part: 'head' })?.id).toBe('beast')
    expect(choiceAt(state, { kind: 'hex', hex: at('A1') })).toBeNull()
  })

  it('are found from the hex they stand on', () => {
    const state = shown(CHOICES['figures'])
    expect(choiceNear(state, { kind: 'hex', hex: at('D4') })?.id).toBe('foe-1')
    expect(choiceNear(state, { kind: 'hex', hex: at('D5') })).toBeNull()
  })

  it('Tab goes through all of them and then leaves', () => {
    const state = shown(CHOICES['hexes'])
    const ids = Array.from({ length: 5 }, () => focusNext(state, 1)?.id ?? null)
    expect(ids).toEqual(['hex-0', 'hex-1', 'hex-2', 'hex-3', null])
    expect(focusNext(state, -1)?.id).toBe('hex-3')
    expect(state.walker?.hex).toBe(at('J9'))
  })

  it('walking onto one focuses it, walking off loses it', () => {
    const state = shown(CHOICES['hexes'])
    state.walker = walkerAt(at('J6'))
    walk(state, 'ArrowDown')
    expect(focusedChoice(state)?.id).toBe('hex-0')
    walk(state, 'ArrowUp')
    expect(focusedChoice(state)).toBeNull()
  })

  it('a focus whose choice is gone goes with it', () => {
    const state = shown(CHOICES['hexes'])
    focusNext(state, 1)
    offerChoices(state, CHOICES['figures'] ?? [])
    expect(state.focused).toBeNull()
  })
})
