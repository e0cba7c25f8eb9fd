import { describe, expect, it } from 'vitest'
import { labelOf, type Hex } from '../../../../../engine/hex'
import type { Json } from '../../../../../engine/kernel/ids'
import { speak } from '../../../../../engine/messages/format'
import { words } from '../../../../../engine/messages/words'
import { STOPS } from '../../../../../engine/games/oathsworn/encounter/state/why'
import { whyIn } from '../../../../../engine/games/oathsworn/encounter/report/reasons'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { figureId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { boardOf } from '../../../../../engine/games/oathsworn/encounter/board/figures'
import { enemies, log } from '../../../../fixtures/oathsworn/encounter'
import { go } from './fixtures/printed'
import { A, B, enact, happened, M1, M2, play, T, tableau, type Played, type Setting } from './fixtures/tableau'
import { sentences as catalogue } from '../../../../fixtures/sentences'

// What a rules lawyer is told, word for word.

const NAMES: Readonly<Record<string, string>> = { [A]: 'Ann', [B]: 'Bo', [T]: 'The husk', [M1]: 'Pup', [M2]: 'Cub' }

const reasonsFor = ({ book, state }: Played, happening: Happened | undefined): string[] =>
  whyIn(happening!, {
    figure: (id) => words('plain', { text: NAMES[id] ?? id }),
    hex: (h) => labelOf(boardOf(book, state), h as Hex) ?? '?'
  }).map((one) => speak(catalogue, one))

const move = (hexes: number): Json => ({ do: 'move', hexes })
const bite: Json = { do: 'attack', shape: { kind: 'melee' } }
const lame: Setting = {
  change: (s) => ({
    ...s,
    figures: {
      ...s.figures,
      [T]: { ...s.figures[T]!, statuses: { ...s.figures[T]!.statuses, crippled: { until: 2 } } }
    }
  })
}

describe('why, in words', () => {
  it('whom it goes for: how far it gets, who came into question, and what settled it', () => {
    const done = enact(tableau({ [T]: [0, 3], [A]: [0, -2], [B]: [0, -5] }, { X: [[1, -3]] }), [move(4), bite])
    expect(reasonsFor(done, happened(done, 'targetChosen')[0])).toEqual([
      'It can go 4 hexes and strike what is next to it.',
      'Ann: 3 hexes to walk, 4 apart',
      'Bo: 6 hexes to walk, 7 apart, out of reach',
      'The closest in reach and line of sight.'
    ])
  })

  it('nobody fits: toward whom it goes', () => {
    const done = enact(tableau({ [T]: [0, 3], [A]: [0, -5] }), [move(2), bite])
    expect(reasonsFor(done, happened(done, 'targetChosen')[0])).toEqual([
      'It can go 2 hexes and strike what is next to it.',
      'Ann: 6 hexes to walk, 7 apart, out of reach',
      'Nobody fits.',
      'So it goes toward the closest as far as it can: Ann.'
    ])
    expect(reasonsFor(done, happened(done, 'partSkipped')[0])).toEqual(['It has no target.'])
  })

  it('a minion needs to see and no more, and those with no way are told apart', () => {
    const cornered: Setting = {
      X: [
        [0, 4],
        [-1, 5],
        [1, 4]
      ]
    }
    const done = play(tableau({ [T]: [4, -4], [A]: [0, -4], [M1]: [0, 0], [M2]: [0, 5] }, cornered), encounterPhase)
    expect(reasonsFor(done, happened(done, 'minionsOrdered')[0])).toEqual([
      'Pup: 3 hexes from its target',
      'Cub: no way to its target, 9 apart'
    ])
    expect(reasonsFor(done, happened(done, 'targetChosen')[0]).at(-1)).toBe('The closest in line of sight.')
  })

  it('a way in a direction: around what blocks it, and mirrored at the edge', () => {
    const done = enact(tableau({ [M1]: [0, -2], [T]: [4, 4], [A]: [-5, 7] }, { X: [[0, -3]] }), [go('N', 7)], {
      roles: { self: M1 }
    })
    expect(reasonsFor(done, happened(done, 'figureMoved')[0])).toEqual([
      'In a fixed direction.',
      'At F4 around F3, back onto its line at F2.',
      'At F1 it bounces off the edge: north, mirrored, is south.',
      'At F2 around F3, back onto its line at F4.',
      'Its movement is spent.'
    ])
    expect(happened(done, 'figureMoved')[0]?.rule).toBe('OW-EMOVE-10')
  })

  it('why it stays: crippled, nothing to move with, next to it already; and which way it then looks', () => {
    const held = enact(tableau({ [T]: [[0, 3], 'S'], [A]: [0, -2] }, lame), [move(4)])
    expect(happened(held, 'stayed')[0]?.rule).toBe('OW-EMOVE-21')
    expect(reasonsFor(held, happened(held, 'stayed')[0])).toEqual(['Crippled: it does not move.'])
    expect(happened(held, 'figureTurned')).toEqual([])
    const none = enact(tableau({ [M1]: [[0, 3], 'S'], [A]: [0, -2], [T]: [4, 4] }), [move(0)], { roles: { self: M1 } })
    expect(happened(none, 'stayed')[0]?.rule).toBe('OW-EMOVE-07')
    expect(reasonsFor(none, happened(none, 'stayed')[0])).toEqual(['It has nothing to move with.'])
    expect(happened(none, 'figureTurned')[0]?.rule).toBe('OW-EMOVE-07')
    expect(reasonsFor(none, happened(none, 'figureTurned')[0])).toEqual(['It made no step: it turns toward Ann.'])
    const there = enact(tableau({ [T]: [[0, 0], 'S'], [A]: [0, -2] }), [move(4)])
    expect(happened(there, 'stayed')[0]?.rule).toBe('OW-EMOVE-04')
    expect(reasonsFor(there, happened(there, 'stayed')[0])).toEqual(['It is there already.', 'Measured from F5.'])
    expect(reasonsFor(there, happened(there, 'figureTurned')[0])).toEqual(['It faces Ann, next to it.'])
  })

  it('a facing that the edge forbids', () => {
    const LOG = figureId('log')
    const files = { 'enemies/all.json': [...enemies, log] as Json }
    const table = tableau({ [LOG]: [[0, -5], 'N'], [A]: [1, -5] }, { files })
    const done = enact(table, [move(3)], { roles: { self: LOG } })
    expect(happened(done, 'figureTurned')[0]).toMatchObject({ facing: 'NE', rule: 'OW-LARGE-11' })
    expect(reasonsFor(done, happened(done, 'figureTurned')[0])).toEqual([
      'The edge does not let it face south-east: the nearest facing that fits.'
    ])
  })

  it('has a sentence for every reason there can be', () => {
    const keys = [
      ...STOPS.filter((stop) => stop !== 'there').map((stop) => `stop.${stop}`),
      ...['there', 'shortest', 'nearest', 'direction', 'away', 'crippled', 'held', 'straight'].map(
        (kind) => `move.${kind}`
      ),
      ...['target', 'aim', 'lastStep', 'back', 'wave', 'edge', 'beside', 'card'].map((by) => `facing.${by}`),
      ...['breaker', 'named', 'firm', 'closest', 'closestSeen', 'mob', 'northThenWest', 'nobody'].map(
        (by) => `target.${by}`
      ),
      ...['unseen', 'outOfReach', 'barred', 'gone'].map((what) => `passed.${what}`),
      ...['noTarget', 'outOfReach', 'nobodyThere', 'nowhere', 'forbidden', 'broken', 'noRoom', 'supply'].map(
        (what) => `skipped.${what}`
      )
    ]
    expect(keys.filter((key) => !catalogue[`why.${key}`])).toEqual([])
  })
})
