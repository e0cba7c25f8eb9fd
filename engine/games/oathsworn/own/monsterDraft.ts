// A monster as its owner is telling it, perhaps half: what a window writes and shows, and what is still wrong with it.
import { list, integer, maybe, oneOf, preset, shape, text, tuple, type Infer } from '../../../schema'
import { DIRECTIONS } from '../../../hex'
import { colours } from '../might'
import { stageEnd } from '../content'

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
  { id: preset(line, ''), hp: preset(integer({ min: 0, max: 99 }), 6) }
)
export type DraftLocation = Infer<typeof location>

const stage = shape(
  {},
  {
    defence: preset(maybe(integer({ min: 0, max: 99 })), null),
    might: preset(shape({}, Object.fromEntries(colours.map((colour) => [colour, cards]))), {}),
    ends: preset(maybe(stageEnd), null)
  }
)
export type DraftStage = Infer<typeof stage>

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
    deck: preset(tuple([cards, cards, cards]), [5, 5, 5])
  }
)
export type MonsterDraft = Infer<typeof monsterDraft>
