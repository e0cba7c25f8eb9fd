import { flag, integer, list, oneOf, record, shape, text, type Infer } from '../../../../../engine/schema'
import { colours, sides } from '../../../../../engine/games/oathsworn/might'

const few = integer({ min: 0, max: 255 })
const diced = { white: few, yellow: few, red: few, black: few }
/** More cards may be asked for than there are: then all there are come (OW-MIGHT-05). */
const asked = integer({ min: 0 })
const drawnCards = { white: asked, yellow: asked, red: asked, black: asked }

/** A card as the query writes it: its value, `0` for a blank, `c` behind it for the critical mark. */
const face = text({ max: 3, like: { name: 'card face such as 0, 2 or 2c', test: /^(0|[1-9]\d?c?)$/ } })
const heap = record(face, few)
const deck = shape({}, { draw: heap, discard: heap, onTable: few })
const decks = shape({}, { white: deck, yellow: deck, red: deck, black: deck })

const drawn = shape(
  { colour: oneOf(colours), face },
  { die: flag(), extra: flag(), from: integer({ min: 0, max: 255 }), owes: flag() }
)

const goals = ['damage', 'hit', 'hp', 'check', 'successes'] as const

/** One question about MIGHT. Everything but the side may be left out; what is asked for decides what is answered. */
export const oddsQuery = shape(
  { side: oneOf(sides) },
  {
    draw: shape({}, drawnCards),
    dice: shape({}, diced),
    decks,
    defense: integer({ min: 1, max: 1000 }),
    bonus: integer({ min: 0, max: 1000 }),
    ignore: shape({}, { highest: few, lowest: few, chain: integer({ min: 1, max: 255 }) }),
    check: shape({ difficulty: integer({ min: 1, max: 1000 }) }, { modifier: integer({ min: -1000, max: 1000 }) }),
    goal: oneOf(goals),
    atLeast: integer({ min: 1, max: 1000 }),
    redraws: integer({ min: 0, max: 4 }),
    whiteUpTo: integer({ min: 0, max: 50 }),
    empowered: integer({ min: 0, max: 60 }),
    hand: list(drawn, { min: 1, max: 100 })
  }
)
export type OddsQuery = Infer<typeof oddsQuery>
export type DeckQuery = Infer<typeof deck>
