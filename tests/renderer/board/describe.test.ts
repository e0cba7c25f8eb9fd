import { describe, expect, it } from 'vitest'
import words from '../../../data/app/words/en/battlefield.json'
import { speak } from '../../../engine/messages/format'
import { announce, describe as description, legendOf } from '../../../renderer/board/describe'
import { INKS } from '../../../renderer/board/overlay/kinds'
import { createState, focusNext, offerChoices, showScene } from '../../../renderer/board/state'
import { walkerAt } from '../../../renderer/board/walk'
import { CHOICES } from '../../../renderer/gallery/battlefieldMotions'
import { OVERLAYS } from '../../../renderer/gallery/battlefieldOverlays'
import { at, EVENING } from '../../../renderer/gallery/battlefieldScenes'

function shown() {
  const state = createState('parchment')
  showScene(state, EVENING)
  return state
}

const said = (label: string) => announce({ ...shown(), walker: walkerAt(at(label)) })

describe('what is drawn, in words', () => {
  it('is plain data that survives JSON', () => {
    const state = shown()
    state.overlays = OVERLAYS['stage card'] ?? []
    offerChoices(state, CHOICES['locations'] ?? [])
    const plain = description(state)
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain)
  })

  it('names hexes by their labels only', () => {
    const plain = description(shown())
    expect(plain.figures.find((f) => f.id === 'warden')).toMatchObject({ at: 'J8', facing: 'N', hp: 5, tone: 'violet' })
    expect(plain.obstacles.find((o) => o.id === 'wall-1')).toEqual({
      id: 'wall-1',
      kind: 'wall',
      at: ['F5', 'F6', 'G6']
    })
  })

  it('tells the locations of a monster where they lie after it has turned', () => {
    const [monster] = description(shown()).monsters
    expect(monster?.parts.map((part) => [part.id, part.at, part.hp, part.isBroken])).toEqual([
      ['head', ['I5'], 3, false],
      ['core', ['I4'], 6, false],
      ['left', ['J5', 'J4'], 1, false],
      ['right', ['H5', 'H4'].reverse(), 6, false].map((v, k) => (k === 1 ? expect.arrayContaining(['H4', 'H5']) : v)),
      ['rear', ['I3'], 0, true]
    ])
    expect(monster?.parts.find((part) => part.id === 'rear')?.icon).toBe('spiked-tail')
    expect(monster?.parts.find((part) => part.id === 'head')?.icon).toBeNull()
  })

  it('has a key to every overlay, each ink once', () => {
    const overlays = [...(OVERLAYS['sight, blocked'] ?? []), ...(OVERLAYS['arcs of a figure'] ?? [])]
    expect(legendOf({ overlays, theme: 'dark' }).map((row) => row.ink)).toEqual([
      'blocked',
      'sight',
      'front',
      'left',
      'right',
      'rear'
    ])
  })

  it('announces choices with their number, and refusals with the reason', () => {
    const state = shown()
    offerChoices(state, CHOICES['locations'] ?? [])
    focusNext(state, 1)
    expect(announce(state)).toEqual({ key: 'battlefield.choice', args: { name: 'Maw', at: 'I5', number: 1, count: 5 } })
    focusNext(state, -1)
    focusNext(state, -1)
    expect(announce(state)).toMatchObject({ key: 'battlefield.refused', args: { why: 'Already broken' } })
  })

  it('announces what stands on a hex', () => {
    expect(said('J8')).toMatchObject({ key: 'battlefield.onFigure', args: { at: 'J8', name: 'warden', hp: 5 } })
    expect(said('I3')).toMatchObject({ key: 'battlefield.onBroken', args: { part: 'Tail' } })
    expect(said('I5')).toMatchObject({ key: 'battlefield.onPart', args: { part: 'Maw', hp: 3 } })
    expect(said('P8')).toMatchObject({ key: 'battlefield.onPiece', args: { name: 'Chest' } })
    expect(said('C6')?.key).toBe('battlefield.on.tree')
    expect(said('I7')?.key).toBe('battlefield.on.fire')
    expect(said('F9')?.key).toBe('battlefield.onGreen')
    expect(said('A1')?.key).toBe('battlefield.onFree')
    expect(announce(shown())).toBeNull()
  })

  it('has words for all it announces and for every ink', () => {
    const keys = ['J8', 'I3', 'I5', 'P8', 'C6', 'F5', 'M7', 'L3', 'I7', 'P5', 'C2', 'F9', 'A1'].map(
      (label) => said(label)?.key
    )
    const inks = INKS.map((ink) => `battlefield.ink.${ink}`)
    for (const key of [...keys, ...inks, 'battlefield.choice', 'battlefield.refused']) {
      expect(Object.hasOwn(words, key ?? ''), key).toBe(true)
    }
    expect(speak(words, said('J8') ?? { key: '' })).toBe('J8: warden, 5 HP, facing north.')
  })
})
