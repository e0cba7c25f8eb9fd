import { describe, expect, it } from 'vitest'
import type { ToldHappening } from '../../../../../preload/contract/shapes'
import { aimsIn, hpOf } from '../../../../../renderer/games/oathsworn/encounter/model/aims'
import { choicesOf } from '../../../../../renderer/table/board/choices'
import { drawnOption } from '../../../../../renderer/games/oathsworn/ui/drawn'
import { hintFor } from '../../../../../renderer/games/oathsworn/encounter/model/hints'
import { layingOut } from '../../../../../renderer/games/oathsworn/encounter/model/layingOut'
import { motionsOf } from '../../../../../renderer/games/oathsworn/encounter/telling/motions'
import { roundsOf } from '../../../../../renderer/games/oathsworn/encounter/telling/byRound'
import { numbersOf } from '../../../../../renderer/games/oathsworn/encounter/telling/numbers'
import { ownersOf } from '../../../../../renderer/games/oathsworn/encounter/model/owners'
import {
  bestRedraw,
  columnsOf,
  oddsFrom,
  planFrom,
  type DrawOdds,
  type HandOdds
} from '../../../../../renderer/games/oathsworn/encounter/model/odds'
import { soundOf } from '../../../../../renderer/games/oathsworn/encounter/telling/sounds'
import type { SaidLine } from '../../../../../renderer/table/report/telling'
import { happeningsIn } from '../../../../../renderer/table/report/happenings'
import { EVENING } from '../../../../../renderer/gallery/battlefieldScenes'
import { faces, parts, turn } from '../../../../../renderer/gallery/demoPrompts'
import { optionsOf, type Option } from '../../../../../renderer/table/prompts'
import { knows, say } from '../../../../../renderer/words/say'
import { learnStarter } from './evening'

learnStarter()

const plain = (text: string) => ({ key: 'plain', args: { text } })
let after = 0
/** A line in which these happened. */
const told = (...[kind, facts = {}]: readonly [kind: string, facts?: object]): SaidLine => {
  after += 1
  const happening = { kind, ...facts } as ToldHappening['happening']
  return {
    id: after,
    after,
    words: plain(kind),
    clauses: [],
    reasons: [],
    weight: 'deed',
    waits: false,
    happenings: [{ after, happening }]
  }
}

describe('what moves', () => {
  it('is played as it came about', () => {
    const log = [
      told('figureMoved', { figure: 'cur', path: [7], how: 'knockback' }),
      told('figureMoved', { figure: 'cur', path: [9], how: 'placed' }),
      told('dieRemoved', { figure: 'stag', slot: 'head', die: 0, broken: true }),
      told('attackMade', { by: 'cur', on: ['stag'] }),
      told('figureLeft', { figure: 'cur', gone: 'unconscious' })
    ]
    expect(motionsOf(happeningsIn(log), () => 5 as never)).toEqual([
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

  it('about a drawn card are found by its place', () => {
    const redraw: Option = { id: 'redraw:2:seat-1', label: plain('Redraw'), at: { card: 'might:2' } }
    expect(drawnOption([redraw], 2)).toBe(redraw)
    expect(drawnOption([{ ...redraw, refused: plain('No token') }], 2)).toBeUndefined()
    expect(drawnOption([redraw], 1)).toBeUndefined()
  })
})

describe('beside the board', () => {
  it('hints fit the question', () => {
    expect(hintFor(faces)).toBe('faces')
    expect(hintFor(turn)).toBe('turn')
    expect(hintFor({ ...turn, rule: 'OW-ENC-12' as never, title: { key: 'ask.start' } })).toBe('placing')
    expect(hintFor({ ...turn, rule: 'OW-ENC-12' as never, title: { key: 'ask.facing' } })).toBeUndefined()
    expect(hintFor({ ...turn, rule: 'OW-ENC-10' as never, title: { key: 'ask.archetype' } })).toBe('archetype')
    expect(hintFor(undefined)).toBeUndefined()
    expect(knows('hint.turn') && knows('hint.faces')).toBe(true)
  })

  it('the board to lay is told thing by thing', () => {
    const steps = layingOut(EVENING).map((step) => say(step.words))
    expect(steps.find((step) => step.startsWith('Trees'))).toMatch(/^Trees on [A-Q]\d+/)
    expect(steps.some((step) => step.startsWith('The beast on'))).toBe(true)
    expect(steps.some((step) => step.endsWith('facing south'))).toBe(true)
    expect(steps.join(' ')).not.toMatch(/undefined|setup\.|direction/)
  })

  it('odds that are no odds are not shown', () => {
    expect(oddsFrom(undefined)).toBeNull()
    expect(oddsFrom({ kind: 'draw', rows: [{ white: 1 }] })).toBeNull()
    const row = { white: 2, miss: 0.1, hp: [0.5, 0.4], expected: 0.4, breaks: 0.25 }
    const draw = oddsFrom({ kind: 'draw', of: 'attack', targets: ['boss'], rows: [row] })
    expect(draw).toEqual({
      kind: 'draw',
      of: 'attack',
      targets: ['boss'],
      asks: 'cards',
      by: 'cards',
      mayRoll: false,
      rows: [row],
      measure: 'worth',
      best: 2,
      redraws: 0
    })
    expect(columnsOf(draw as DrawOdds)).toEqual([
      { choice: 2, label: '2', miss: 0.1, hp: [0.4, 0.4], expected: 0.4, breaks: 0.25 }
    ])
    expect(planFrom({ ...row, tokens: 1, exact: true })).toEqual({
      tokens: 1,
      isExact: true,
      miss: 0.1,
      hp: [0.5, 0.4],
      expected: 0.4,
      breaks: 0.25
    })
    expect(planFrom({ tokens: 2 })).toBeUndefined()
  })

  it('of white cards that only miss one column is shown', () => {
    const rows = [0.1, 0.6, 0.98, 1, 1].map((miss, white) => ({ white, miss, hp: [1 - miss], expected: 1 - miss }))
    const shown = (best: number) =>
      columnsOf(oddsFrom({ kind: 'draw', of: 'attack', targets: ['boss'], best, rows }) as DrawOdds)
    expect(shown(0).map(({ choice }) => choice)).toEqual([0, 1, 2])
    // The one that is advised is always there.
    expect(shown(3).map(({ choice }) => choice)).toEqual([0, 1, 2, 3])
  })

  it('the best redraw is the one that gains most, if one gains anything', () => {
    const hand = (...gains: number[]) =>
      oddsFrom({
        kind: 'hand',
        of: 'attack',
        targets: ['boss'],
        now: { miss: 0, hp: [1], expected: 1 },
        redrawn: gains.map((gain, place) => ({ place, gain }))
      }) as HandOdds
    expect(bestRedraw(hand(-0.5, 0.4, 0.2))).toBe(1)
    expect(bestRedraw(hand(-0.5, 0))).toBeNull()
  })

  it('round by round: who dealt what, what luck there was, and what was left', () => {
    const rounds = roundsOf(
      [
        told('roundBegan', { round: 1 }),
        told('mightDrawn', { side: 'oathsworn', colour: 'red', faces: ['0', '4*'] }),
        told('mightDrawn', { side: 'enemy', colour: 'red', faces: ['3'] }),
        told('damageDealt', { by: 'cur', hp: 2 }),
        told('dieLost', { figure: 'stag', slot: 'head', die: 0, count: 4 }),
        told('roundBegan', { round: 2 }),
        told('seatFell', { seat: 'seat-1' }),
        told('damageDealt', { by: 'man-at-arms-1', hp: 1 }),
        told('damageDealt', { by: 'man-at-arms-1', hp: 2 }),
        told('damageDealt', { by: 'stag', hp: 4 }),
        told('dieRemoved', { figure: 'stag', slot: 'head', die: 0, broken: true })
      ],
      [
        { figure: 'stag', slot: 'head', hp: 6 },
        { figure: 'stag', slot: 'rump', hp: 5 }
      ],
      new Map([
        ['cur', 'seat-1'],
        ['man-at-arms-1', 'seat-1']
      ]),
      () => 1.5
    )
    expect(rounds.map(({ dealt }) => [...dealt])).toEqual([[['seat-1', 2]], [['seat-1', 3]]])
    expect(rounds.map(({ fallen }) => fallen)).toEqual([[], ['seat-1']])
    expect(rounds.map(({ might, expected }) => [might, expected])).toEqual([
      [4, 3],
      [0, 0]
    ])
    expect(rounds.map(({ left }) => left)).toEqual([
      [2, 5],
      [0, 5]
    ])
  })

  it('a round that a correction went back to goes on in its place, begun or not', () => {
    const begun = [1, 3, 2, 1].map((round) => told('roundBegan', { round }))
    const rounds = roundsOf(
      [...begun, told('damageDealt', { by: 'cur', hp: 2 })],
      [],
      new Map([['cur', 'seat-1']]),
      () => 1
    )
    expect(rounds.map(({ round, dealt }) => [round, dealt.size])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0]
    ])
  })

  it('the numbers of an encounter add up from what happened', () => {
    const numbers = numbersOf([
      told('roundBegan', { round: 1 }),
      told('mightDrawn', { side: 'oathsworn', colour: 'red', faces: ['0', '3', '4*'] }),
      told('mightDrawn', { side: 'enemy', colour: 'red', faces: ['3'] }),
      told('seatFell', { seat: 'seat-1' }),
      told('roundBegan', { round: 2 }),
      told('dieRemoved', { figure: 'stag', slot: 'head', die: 0, broken: true }),
      told('hpLost', { figure: 'cur', count: 4, cause: 'attack' }),
      told('hpLost', { figure: 'cur', count: 1, cause: 'bleed' })
    ])
    expect(numbers).toMatchObject({ rounds: 2, drawn: 3, might: 7, blanks: 1, criticals: 1 })
    expect([...numbers.lost]).toEqual([['cur', 5]])
    expect(numbers.blows).toEqual([
      { is: 'fallen', round: 1, seat: 'seat-1' },
      { is: 'broken', round: 2, figure: 'stag', slot: 'head' }
    ])
  })

  it('what an ally does counts for the seat it stands in for', () => {
    const owners = ownersOf(
      [told('allyBrought', { seat: 'seat-2', figure: 'ally-man-at-arms-1' })],
      [
        { id: 'seat-1', oathsworn: 'warden' },
        { id: 'seat-2', oathsworn: 'cur' }
      ]
    )
    expect(Object.fromEntries(owners)).toEqual({ warden: 'seat-1', cur: 'seat-2', 'ally-man-at-arms-1': 'seat-2' })
  })
})

describe('what is heard', () => {
  const heard = (...lines: SaidLine[]): string | undefined =>
    soundOf({ ...told('line'), happenings: happeningsIn(lines) })

  it('is one dry sound for a line, the gravest first', () => {
    expect(heard(told('hpLost', { figure: 'cur' }))).toBe('blow')
    expect(heard(told('dieRemoved', { broken: true }))).toBe('break')
    expect(heard(told('animusSpent'))).toBeUndefined()
  })
})

describe('a draw', () => {
  it('is told against each target: damage and bonus divided by DEFENSE', () => {
    const targets = [{ figure: 'stag', defence: 3, bonus: 2 }, { figure: 'odd', defence: 0 }, 'nobody']
    const aims = aimsIn({ ...turn, data: { targets } as never })
    expect(aims).toMatchObject([{ figure: 'stag', defence: 3, bonus: 2 }])
    expect(aims?.map((aim) => hpOf(9, aim))).toEqual([3])
    // OW-ATK-20: what the attack itself does to its cards comes before what counts against one target.
    const twice = aimsIn({ ...turn, data: { targets, times: 2, damage: 1, least: 9 } as never })
    expect([2, 9].map((total) => hpOf(total, twice![0]!))).toEqual([3, 6])
    expect(aimsIn(turn)).toBeUndefined()
  })
})
