import { describe, expect, it } from 'vitest'
import type { Told } from '../../../preload/contract/shapes'
import { motionsOf } from '../../../renderer/encounter/motions'
import { numbersOf } from '../../../renderer/encounter/numbers'
import { oddsFrom } from '../../../renderer/encounter/odds'
import { overlaysOf } from '../../../renderer/encounter/overlays'
import { choicesOf } from '../../../renderer/encounter/choices'
import { drawnOption } from '../../../renderer/encounter/drawn'
import { hintFor } from '../../../renderer/encounter/hints'
import { soundOf } from '../../../renderer/encounter/sounds'
import { layingOut } from '../../../renderer/encounter/layingOut'
import type { Names } from '../../../renderer/encounter/tell/names'
import { plain } from '../../../renderer/encounter/tell/names'
import { tellAll } from '../../../renderer/encounter/tell/teller'
import { at, EVENING } from '../../../renderer/gallery/battlefieldScenes'
import { faces, hexes, parts, turn } from '../../../renderer/gallery/demoPrompts'
import { optionsOf, type Option } from '../../../renderer/table/prompts'
import { knows, say } from '../../../renderer/words/say'

const names: Names = {
  figure: plain,
  seat: plain,
  card: (_, card) => plain(card),
  stageCard: plain,
  slot: (_, slot) => plain(slot),
  hex: (hex) => `hex ${hex}`,
  thing: (_, def) => plain(def),
  isFoe: () => false
}
let after = 0
const told = (kind: string, facts: object = {}, line: Told['line'] = null): Told => {
  after += 1
  return { after, happening: { kind, ...facts } as Told['happening'], line }
}
const texts = (log: readonly Told[], acting = false): string[] =>
  tellAll(log, names, acting).map((line) => `${line.holds ? '…' : ''}${say(line.words)}`)

describe('what is told', () => {
  it('joins a move and the turn after it into one imperative line', () => {
    const moved = told('figureMoved', { figure: 'hag', path: [1, 2], how: 'walk' })
    expect(texts([moved, told('figureTurned', { figure: 'hag', facing: 'NW' })])).toEqual([
      'Hag moves 2: hex 1 → hex 2. Faces NW.'
    ])
  })

  it('waits for the table while the monster acts, and not while a player does', () => {
    const log = [
      told('turnBegan', { seat: 'Cur' }),
      told('cardPlayed', { seat: 'Cur', card: 'Backstab', effect: 0 }),
      told('phaseBegan', { phase: 'encounter' }),
      told('stageBegan', { card: 'crown' }),
      told('hpLost', { figure: 'cur', count: 2, cause: 'attack' }),
      told('roundBegan', { round: 2 }),
      told('cardPlayed', { seat: 'Cur', card: 'Shank', effect: 0 })
    ]
    expect(texts(log)).toEqual([
      "Cur's turn",
      'Cur plays Backstab.',
      'Encounter phase',
      '…Stage card: crown.',
      '…Cur loses 2 HP.',
      'Round 2',
      'Cur plays Shank.'
    ])
    expect(texts([told('hpLost', { figure: 'cur', count: 1, cause: 'x' })], true)).toEqual(['…Cur loses 1 HP.'])
  })

  it("prefers the game's own line, and keeps what goes unsaid with the line it belongs to", () => {
    const lines = tellAll(
      [told('flagSet'), told('cardPlayed', {}, plain('Something special.')), told('turnUsed')],
      names
    )
    expect(lines.map((line) => say(line.words))).toEqual(['Something special.'])
    expect(lines[0]?.happenings).toHaveLength(3)
  })

  it('has a sentence for every key it uses', () => {
    const files = import.meta.glob<string>('../../../renderer/encounter/tell/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true
    })
    const keys = Object.values(files).flatMap((text) =>
      [...text.matchAll(/\b(?:turn|deed|detail)\('(\w+)'/g)].map(([, key]) => `log.${key}`)
    )
    expect(keys.length).toBeGreaterThan(30)
    expect(keys.filter((key) => !knows(key))).toEqual([])
  })
})

describe('what moves', () => {
  it('is played as it came about', () => {
    const log = [
      told('figureMoved', { figure: 'cur', path: [7], how: 'knockback' }),
      told('figureMoved', { figure: 'cur', path: [9], how: 'placed' }),
      told('dieRemoved', { figure: 'stag', slot: 'head', die: 0, broken: true }),
      told('attackMade', { by: 'cur', on: ['stag'] }),
      told('figureLeft', { figure: 'cur', gone: 'unconscious' })
    ]
    expect(motionsOf(log, () => 5 as never)).toEqual([
      { kind: 'knockback', of: 'cur', path: [7] },
      { kind: 'break', of: 'stag', part: 'head' },
      { kind: 'attack', of: 'cur', at: 5 },
      { kind: 'fall', of: 'cur' }
    ])
  })
})

describe('options on the board', () => {
  it('are offered where they live, refused ones with their reason', () => {
    expect(choicesOf(optionsOf(parts)).map(({ at: spot, refused }) => [spot, refused])).toEqual([
      [{ kind: 'part', id: 'hollow-stag', part: 'left-antler' }, undefined],
      [{ kind: 'part', id: 'hollow-stag', part: 'right-antler' }, undefined],
      [{ kind: 'part', id: 'hollow-stag', part: 'flank' }, 'Out of reach'],
      [{ kind: 'part', id: 'hollow-stag', part: 'heart' }, undefined]
    ])
    expect(choicesOf(optionsOf(turn)).map(({ id }) => id)).toEqual(['turnToFaceNorth'])
  })

  it('show how far one can go, and the way to the one pointed at', () => {
    const shown = overlaysOf(optionsOf(hexes), 'H7')
    expect(shown.map((overlay) => overlay.kind)).toEqual(['reach', 'path'])
    expect(shown[1]).toEqual({ kind: 'path', hexes: [at('J8'), at('H7')], cost: 1 })
    expect(overlaysOf(optionsOf(turn), null)).toEqual([])
  })

  it('about a drawn card are found by its place', () => {
    const redraw: Option = { id: 'redraw:2', label: plain('Redraw') }
    expect(drawnOption([redraw], 2)).toBe(redraw)
    expect(drawnOption([{ ...redraw, refused: plain('No token') }], 2)).toBeUndefined()
    expect(drawnOption([redraw], 1)).toBeUndefined()
  })
})

describe('beside the board', () => {
  it('hints fit the question', () => {
    expect(hintFor(faces)).toBe('faces')
    expect(hintFor(turn)).toBe('turn')
    expect(hintFor(undefined)).toBeUndefined()
    expect(knows('hint.turn') && knows('hint.faces')).toBe(true)
  })

  it('the board to lay is told thing by thing', () => {
    const steps = layingOut(EVENING).map((step) => say(step.words))
    expect(steps.find((step) => step.startsWith('Trees'))).toMatch(/^Trees on [A-Q]\d+/)
    expect(steps.some((step) => step.startsWith('The beast on H4, facing') || step.startsWith('The beast on'))).toBe(
      true
    )
    expect(steps.join(' ')).not.toMatch(/undefined|setup\./)
  })

  it('odds that are no odds are not shown', () => {
    expect(oddsFrom(undefined)).toBeNull()
    expect(oddsFrom({ rows: [{ white: 1 }] })).toBeNull()
    const row = { white: 2, miss: 0.1, hp: [0.5, 0.4], expected: 0.4 }
    expect(oddsFrom({ rows: [row], breaks: 0.25 })).toEqual({
      columns: [{ choice: 2, label: '2', miss: 0.1, hp: [0.5, 0.4], expected: 0.4 }],
      breaks: '25 %'
    })
  })

  it('the numbers of an encounter add up from what happened', () => {
    const numbers = numbersOf([
      told('roundBegan', { round: 1 }),
      told('mightDrawn', { side: 'oathsworn', colour: 'red', faces: ['0', '3', '4*'] }),
      told('mightDrawn', { side: 'enemy', colour: 'red', faces: ['3'] }),
      told('damageDealt', { by: 'cur', hp: 2 }),
      told('damageDealt', { by: 'cur', hp: 1 }),
      told('roundBegan', { round: 2 }),
      told('dieRemoved', { figure: 'stag', slot: 'head', die: 0, broken: true }),
      told('hpLost', { figure: 'cur', count: 4, cause: 'attack' }),
      told('seatFell', { seat: 'seat-1' })
    ])
    expect(numbers).toMatchObject({ rounds: 2, drawn: 3, might: 7, blanks: 1, criticals: 1 })
    expect([...numbers.dealt, ...numbers.lost]).toEqual([
      ['cur', 3],
      ['cur', 4]
    ])
    expect(numbers.broken).toEqual([{ figure: 'stag', slot: 'head', round: 2 }])
    expect(numbers.fallen).toEqual([{ seat: 'seat-1', round: 2 }])
  })
})

describe('what is heard', () => {
  const heard = (...log: Told[]): string | undefined => {
    const [line] = tellAll(log, names)
    return line && soundOf(line)
  }

  it('is one dry sound for a line, the gravest first', () => {
    expect(heard(told('hpLost', { figure: 'cur', count: 1, cause: 'x' }))).toBe('blow')
    const broken = told('dieRemoved', { figure: 'stag', slot: 'head', die: 0, broken: true }, plain('Broken.'))
    expect(heard(broken)).toBe('break')
    expect(heard(told('animusSpent', { seat: 'cur', count: 1 }))).toBeUndefined()
  })
})
