import { counted, type Pile } from '../../../kernel/piles'
import { perColour, type Colour, type Drawn, type Face, type MightPiles } from '../might'

/** The heaps of one side as an encounter keeps them, counted: odds may know what is left, never in which order (OW-MIGHT-06). */
export const pilesOf = (piles: Readonly<Record<Colour, Pile>>): MightPiles =>
  perColour((colour) => ({ draw: counted(piles[colour].draw), discard: counted(piles[colour].discard) }))

/** What lies on the table of an encounter. */
interface Lying {
  readonly colour: Colour
  readonly face: Face
  readonly by: 'card' | 'die'
  readonly extra: boolean
  readonly from: number | null
  readonly owes: boolean
}

/** The hand on the table as an encounter keeps it, place by place. */
export const handOf = (onTable: readonly Lying[]): readonly Drawn[] =>
  onTable.map(({ colour, face, by, extra, from, owes }) => ({
    colour,
    face,
    ...(by === 'die' ? { die: true } : {}),
    ...(extra ? { from } : {}),
    ...(owes ? { owes: true } : {})
  }))
