// A monster as its owner is telling it, perhaps half: what a window writes and shows, and what is still wrong with it.
import { flag, list, integer, json, maybe, oneOf, preset, shape, text, tuple, type Infer } from '../../../schema'
import { DIRECTIONS } from '../../../hex'
import { colours } from '../might'
import { pieceKinds, ruleMoments, stageEnd } from '../content'

const axis = integer({ min: -12, max: 12 })
const pair = tuple([axis, axis])
const line = text({ max: 200 })
const cards = integer({ min: 0, max: 20 })

const location = shape(
  {
    /** By which a stage names it while it is told: its id, or what the page gave it. */
    key: line,
    name: line,
    hexes: list(pair, { max: 40 })
  },
  {
    id: preset(line, ''),
    hp: preset(integer({ min: 0, max: 99 }), 6),
    icons: preset(list(line, { max: 12 }), []),
    whenBroken: preset(text({ max: 300 }), '')
  }
)
export type DraftLocation = Infer<typeof location>

const numbers = {
  defence: preset(maybe(integer({ min: 0, max: 99 })), null),
  might: preset(shape({}, Object.fromEntries(colours.map((colour) => [colour, cards]))), {})
}

const stage = shape(
  {},
  {
    ...numbers,
    ends: preset(maybe(stageEnd), null)
  }
)
export type DraftStage = Infer<typeof stage>

const far = maybe(integer({ min: 0, max: 99 }))
/** As it stands in a form: whether it is effects is looked at with everything else. */
const effects = json()

const minion = shape(
  {
    /** By which a piece names it. */
    key: line,
    name: line
  },
  {
    id: preset(line, ''),
    hp: preset(integer({ min: 0, max: 99 }), 1),
    stages: preset(list(shape({}, numbers), { max: 3 }), []),
    moves: preset(far, null),
    range: preset(far, null),
    acts: preset(maybe(effects), null),
    mob: preset(flag(), false),
    supply: preset(integer({ min: 0, max: 99 }), 6)
  }
)
export type DraftMinion = Infer<typeof minion>

const rule = shape(
  { text: text({ max: 300 }) },
  { id: preset(line, ''), when: preset(oneOf(ruleMoments), 'start-of-round'), then: preset(list(effects), []) }
)
export type DraftRule = Infer<typeof rule>

const piece = shape(
  { put: oneOf(pieceKinds), of: line, at: text({ max: 8 }) },
  { facing: preset(oneOf(DIRECTIONS), 'N') }
)
export type DraftPiece = Infer<typeof piece>

export const monsterDraft = shape(
  {
    name: line,
    hexes: list(pair, { max: 60 }),
    locations: list(location, { max: 24 }),
    stages: list(stage, { min: 1, max: 3 })
  },
  {
    /** Of one that is told already. */
    id: preset(line, ''),
    core: preset(maybe(pair), null),
    front: preset(maybe(pair), null),
    chapter: preset(integer({ min: 0, max: 99 }), 1),
    at: preset(text({ max: 8 }), 'I3'),
    facing: preset(oneOf(DIRECTIONS), 'S'),
    deck: preset(tuple([cards, cards, cards]), [5, 5, 5]),
    minions: preset(list(minion, { max: 8 }), []),
    minionsReact: preset(flag(), false),
    rules: preset(list(rule, { max: 12 }), []),
    pieces: preset(list(piece, { max: 60 }), []),
    start: preset(list(text({ max: 8 }), { max: 200 }), []),
    ambush: preset(flag(), true)
  }
)
export type MonsterDraft = Infer<typeof monsterDraft>
