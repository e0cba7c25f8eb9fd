import { DIRECTIONS } from '../../../hex'
import { flag, id, integer, json, list, maybe, oneOf, preset, record, shape, text } from '../../../schema'
import type { Infer } from '../../../schema'
import { partial, step } from '../../../simulation/scenario/steps'
import { tokenTypes } from '../content'
import { colours, sides } from '../might'

/** The form of a scenario: a table drawn up, answers, and what must come of them. docs/games/oathsworn/scenarios.md explains it. */

const label = text({ max: 4, like: { name: 'hex-label', test: /^[A-Z]{1,2}[1-9]\d?$/ } }).describe(
  'A hex by its label.'
)
const small = integer({ min: 0, max: 99 })
const name = text({ min: 1, max: 80 })
const face = text({ min: 1, max: 3 })

const standing = shape(
  {},
  {
    at: maybe(label).describe('Where it stands; null = off the board.'),
    facing: oneOf(DIRECTIONS),
    hp: small,
    dice: record(id(), list(integer({ min: 1, max: 6 }), { max: 12 })).describe('The dice of a boss by location.'),
    statuses: record(id(), small).describe(
      'Status tokens; crippled lasts until the end of the next phase of its kind.'
    ),
    crippledUntil: small,
    gone: oneOf(['unconscious', 'killed', 'consumed', 'removed', 'notYet']),
    kind: oneOf(['ally', 'helper']).describe('For figures that are neither Oathsworn nor enemies.'),
    def: id(),
    seat: name
  }
).named('Standing')

const cardPlace = oneOf(['hand', 0, 1, 2, 3, 'out'])
const seatDrawn = shape(
  {},
  {
    available: small,
    reserve: small,
    tokens: record(oneOf(tokenTypes), small),
    hand: list(id('ability'), { max: 20 }).describe('Ability cards in hand; without it the starting hand.'),
    cards: record(name, cardPlace).describe('Cards that lie elsewhere than in hand.'),
    faceDown: list(name, { max: 20 }),
    thrown: record(name, label),
    resources: record(id(), small),
    archetype: shape({ card: id('archetype'), side: oneOf([0, 1]) }),
    injuriesDue: flag(),
    caged: shape({ difficulty: small }, { fails: preset(json(), []), until: small }),
    consumed: shape({ by: name, location: id() }, { taken: preset(small, 0), then: preset(json(), []) })
  }
).named('Seat')

const pileTops = record(oneOf(colours), list(face, { max: 60 }))

export const drawn = shape(
  {},
  {
    begin: preset(oneOf(['setup', 'refresh', 'turn', 'encounter', 'end']), 'turn').describe('Where play sets in.'),
    turn: preset(name, 'seat-1').describe('Whose turn it is.'),
    lead: preset(name, 'seat-1'),
    round: preset(integer({ min: 1, max: 99 }), 1),
    figures: preset(record(name, standing), {}).describe('Everybody who is there: nobody else stands on the board.'),
    seats: preset(record(name, seatDrawn), {}),
    obstacles: preset(
      list(shape({ obstacle: id('obstacle'), at: label }, { facing: oneOf(DIRECTIONS) }), { max: 60 }),
      []
    ),
    tiles: preset(list(shape({ tile: id('tile'), at: label }, { facing: oneOf(DIRECTIONS) }), { max: 60 }), []),
    top: preset(record(oneOf(sides), pileTops), {}).describe('MIGHT cards on top of their decks, in drawing order.'),
    piles: preset(
      record(oneOf(sides), record(oneOf(colours), shape({ draw: list(face), discard: list(face) }))),
      {}
    ).describe('Whole MIGHT decks and discards, where their size matters.'),
    stage: preset(integer({ min: 1, max: 3 }), 1),
    deck: list(id('stage-card'), { max: 60 }).describe('The stage deck from the top.'),
    discard: list(id('stage-card'), { max: 60 }),
    lasting: preset(list(json(), { max: 20 }), []).describe('Changes that last, as `[figure, change]`.')
  }
).named('Drawn')
export type DrawnCards = Infer<typeof drawn>

export const expected = shape(
  {},
  {
    happens: preset(list(partial, { max: 60 }), []).describe(
      'Happenings that come in this order, others between them.'
    ),
    never: preset(list(partial, { max: 60 }), []),
    figures: preset(record(name, standing), {}),
    seats: preset(record(name, partial), {}).describe(
      'Parts of a seat: `animus`, `tokens`, `cards` by where they lie.'
    ),
    tiles: list(text({ max: 60 }), { max: 60 }).describe('Exactly these, as `fire F6`.'),
    obstacles: small,
    outcome: maybe(oneOf(['victory', 'defeat'])),
    phase: name,
    round: small,
    turn: maybe(name),
    asked: name.describe('The question that is open at the end.'),
    discards: preset(record(oneOf(sides), pileTops), {}).describe('Discards hold at least these cards.')
  }
).named('Expected')
export type Expected = Infer<typeof expected>

export const scenario = shape(
  { title: text({ min: 1, max: 200 }).describe('The clauses it proves, and what it shows.') },
  {
    setup: preset(json(), {}).describe('What is otherwise about the company and the encounter.'),
    company: preset(record(name, json()), {}).describe('What is otherwise about one of its members, by class.'),
    files: preset(record(text({ max: 80 }), json()), {}).describe('Records of the pack that are otherwise here.'),
    seed: preset(text({ max: 60 }), 'scenario'),
    table: preset(drawn, {}),
    answers: preset(list(step, { max: 200 }), []),
    expect: preset(expected, {})
  }
)
  .named('Scenario')
  .describe('A table, answers, and what must come of them.')
export type Scenario = Infer<typeof scenario>
