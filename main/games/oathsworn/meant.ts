// The draw that is meant beside a question: how many of each colour, and whether they are cards or dice. OW-MIGHT-03
import type { Prompt } from '../../../engine/kernel/prompt'
import { counted } from '../../../engine/kernel/piles'
import { check, flag, integer, json, oneOf, preset, record, shape, text, type Infer } from '../../../engine/schema'
import type { Book } from '../../../engine/games/oathsworn/encounter/table/book'
import type { Encounter } from '../../../engine/games/oathsworn/encounter/state/state'
import { colours, perColour, type Colour, type FaceCounts, type PerColour } from '../../../engine/games/oathsworn/might'
import { pilesOf, type Draw } from '../../../engine/games/oathsworn/odds'

export const count = integer({ min: 0, max: 40 })
const perColours = record(oneOf(colours), count)
type Amounts = Infer<typeof perColours>
/**
 * How many of the other colours; all the cubes there are, where that is not said. As dice, where that is meant. Where
 * cards are upgraded, how many steps each of them takes.
 */
export const meantFields = { data: json(), amounts: record(text(), count), dice: preset(flag(), false) }
export interface Meant {
  readonly amounts?: { readonly [share: string]: number }
  readonly dice?: boolean
}

/** What a draw is asked about, and what it would be with so many white ones. */
export interface MeantDraw {
  /** Is the question how many are drawn, or how many of them are rolled? */
  readonly asks: 'cards' | 'dice'
  /** May they be dice as well? Then it is said which of the two is looked at. */
  readonly mayRoll: boolean
  readonly by: 'cards' | 'dice'
  readonly mostWhite: number
  with(white: number): Draw
}

type Drawing = (cards: PerColour<number>, dice: PerColour<number>) => Draw

export function meantDraw(book: Book, state: Encounter, prompt: Prompt, meant: Meant): MeantDraw {
  // Once for all rows: what has been worked out of a heap is known again by the heap itself.
  const table = { piles: pilesOf(state.might.piles.oathsworn), faces: diceOf(book) }
  const drawing: Drawing = (cards, dice) => ({ side: 'oathsworn', cards, dice, ...table })
  const chosen = chosenIn(prompt)
  return chosen ? rolled(chosen, meant, drawing) : drawn(state, prompt, meant, drawing)
}

/** Beside the question how many are drawn: all of them as cards, or all as dice. */
function drawn(state: Encounter, prompt: Prompt, { amounts, dice = false }: Meant, drawing: Drawing): MeantDraw {
  const mayRoll = prompt.form === 'spread' && state.is.dials.dice === 'ask'
  const by = mayRoll && dice ? 'dice' : 'cards'
  const counts = perColour((colour) => Math.min(mostOf(prompt, colour), amounts?.[colour] ?? Infinity))
  const draw = (white: number): Draw => {
    const all = { ...counts, white }
    return by === 'dice' ? drawing({}, all) : drawing(all, {})
  }
  return { asks: 'cards', mayRoll, by, mostWhite: mostOf(prompt, 'white'), with: draw }
}

/** Beside the question how many of those chosen are rolled: the rest of them are cards. */
function rolled(chosen: Amounts, { amounts = {} }: Meant, drawing: Drawing): MeantDraw {
  const of = (colour: Colour): number => chosen[colour] ?? 0
  const draw = (white: number): Draw => {
    const dice = perColour((colour) => Math.min(of(colour), colour === 'white' ? white : (amounts[colour] ?? 0)))
    return drawing(
      perColour((colour) => of(colour) - dice[colour]),
      dice
    )
  }
  return { asks: 'dice', mayRoll: false, by: 'dice', mostWhite: of('white'), with: draw }
}

/** The engine says beside the question what has been chosen. */
const choice = shape({ chosen: perColours })
function chosenIn({ data }: Prompt): Amounts | null {
  const told = typeof data === 'object' && data !== null && 'chosen' in data ? { chosen: data['chosen'] } : null
  const read = check(choice, told)
  return read.ok ? read.value.chosen : null
}

function mostOf(prompt: Prompt, colour: Colour): number {
  if (prompt.form === 'number') return colour === 'white' ? prompt.max : 0
  return prompt.form === 'spread' ? (prompt.options.find(({ id }) => id === colour)?.max ?? 0) : 0
}

const known = new WeakMap<Book, PerColour<FaceCounts>>()

/** The faces of a die of each colour, as the packs have them: the same object each time, so that what is worked out of it lasts. */
export function diceOf(book: Book): PerColour<FaceCounts> {
  let faces = known.get(book)
  if (!faces) known.set(book, (faces = perColour((colour) => counted(book.dieOf(colour)))))
  return faces
}
