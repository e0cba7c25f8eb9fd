import { flag, id, integer, json, list, maybe, oneOf, preset, record, shape, text, type Infer } from '../../../schema'
import { partial, readAs, step } from '../../../simulation/scenario/steps'
import { hook } from '../content/enemy'
import { amount, statuses } from '../content/parts'
import { toldBoard } from '../content/told'
import { PHASES } from '../state/state'

/** The form of a scenario: a table drawn up, answers, and what must come of them. docs/games/rolling-fates/scenarios.md explains it. */
const name = text({ min: 1, max: 80 })
const face = integer({ min: 1, max: 6 })
const cards = list(name, { max: 60 })

const heroDrawn = shape(
  {},
  {
    character: id('character').describe('One of the packs.'),
    board: toldBoard.describe('A board of its own, in place of a character of the packs.'),
    level: preset(integer({ min: 1, max: 9 }), 1),
    life: amount.describe('All of it, if left out.'),
    statuses: preset(statuses, []),
    luck: preset(maybe(face), null),
    dice: preset(list(face, { max: 8 }), []),
    idle: preset(flag(), false),
    treasures: preset(cards, []),
    traits: preset(cards, [])
  }
).named('HeroDrawn')
export type HeroDrawn = Infer<typeof heroDrawn>

const foeDrawn = shape(
  { enemy: id('enemy') },
  {
    life: amount,
    max: amount,
    defense: integer({ min: 0, max: 99 }),
    statuses,
    immune: statuses,
    resist: record(id(), integer({ min: 1, max: 100 })),
    hooks: list(hook, { max: 8 }).describe('With `life` in percent of the maximum.'),
    act: id().describe('What it will do next.'),
    last: name.describe('Who hit it last.'),
    lostAction: flag(),
    fresh: flag()
  }
).named('FoeDrawn')
export type FoeDrawn = Infer<typeof foeDrawn>

const drawn = shape(
  {},
  {
    node: id('encounter').describe('Where the party is; the first fight of the adventure, if left out.'),
    area: preset(integer({ min: 0, max: 8 }), 0),
    phase: maybe(oneOf(PHASES)).describe("Where a fight is; the Character's Phase, if there are foes."),
    round: preset(integer({ min: 1, max: 99 }), 1),
    heroes: preset(list(heroDrawn, { min: 1, max: 4 }), [{ level: 1, statuses: [], luck: null, dice: [], idle: false, treasures: [], traits: [] }]), // prettier-ignore
    foes: preset(list(foeDrawn, { max: 12 }), []),
    deck: cards.describe('Treasures, from the top.'),
    traits: record(id(), cards).describe('Trait decks by level, from the top.')
  }
).named('Drawn')
export type DrawnFates = Infer<typeof drawn>

const expected = shape(
  {},
  {
    happens: preset(list(partial, { max: 60 }), []).describe('Happenings in this order, others between them.'),
    never: preset(list(partial, { max: 60 }), []),
    heroes: preset(record(name, partial), {}).describe('Parts of heroes, by `seat-1` to `seat-4`.'),
    foes: preset(record(name, partial), {}).describe('Parts of enemies, by `<enemy>-1` and so on.'),
    state: preset(partial, {}).describe('Parts of the table: `over`, `phase`, `round`, `node`, `deck`, `out`.'),
    view: preset(partial, {}).describe('Parts of what everybody may see.'),
    asked: maybe(name).describe('The question that is open at the end; null when it is over.')
  }
).named('Expected')
export type FatesExpected = Infer<typeof expected>

export const scenario = shape(
  { title: text({ min: 1, max: 200 }).describe('The clauses it proves, and what it shows.') },
  {
    dials: preset(json(), {}).describe('As in a set-up.'),
    options: preset(json(), {}).describe('As in a set-up.'),
    files: preset(record(text({ max: 80 }), json()), {}).describe('Records that are otherwise here.'),
    seed: preset(text({ max: 60 }), 'scenario'),
    table: preset(drawn, drawnUsual()),
    answers: preset(list(step, { max: 200 }), []),
    expect: preset(expected, { happens: [], never: [], heroes: {}, foes: {}, state: {}, view: {} })
  }
)
  .named('Scenario')
  .describe('A table, answers, and what must come of them.')
export type FatesScenario = Infer<typeof scenario>

export const readScenario = (given: unknown): FatesScenario => readAs(scenario, given)

function drawnUsual(): DrawnFates {
  return readAs(drawn, {})
}
