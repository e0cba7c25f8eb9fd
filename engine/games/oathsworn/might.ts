// MIGHT as data. A face is what a card or a die shows: '0' is a blank, '3' a three, '3*' a three with the critical mark.
export const colours = ['white', 'yellow', 'red', 'black'] as const // OW-MIGHT-02, in rising strength
export type Colour = (typeof colours)[number]

export const sides = ['oathsworn', 'enemy'] as const // OW-MIGHT-01
export type Side = (typeof sides)[number]

export type Face = string
export const BLANK: Face = '0'

export const isBlank = (face: Face): boolean => face === BLANK
export const isCritical = (face: Face): boolean => face.endsWith('*')
export const faceValue = (face: Face): number => Number.parseInt(face, 10)

/** How often each face is there. */
export type FaceCounts = { readonly [face: Face]: number }

/** Something for each colour that has any. */
export type PerColour<T> = { readonly [colour in Colour]?: T }

/** What may still be drawn of one colour. Cards on the table are in neither heap (OW-MIGHT-04). */
export interface MightPile {
  readonly draw: FaceCounts
  readonly discard: FaceCounts
}

export type MightPiles = Readonly<Record<Colour, MightPile>>

/** One card or die on the table. */
export interface Drawn {
  readonly colour: Colour
  readonly face: Face
  readonly die?: true
  /** Only on extras: the place in the hand of the critical that brought it, null when that one was redrawn. */
  readonly from?: number | null
  /** A critical whose extra is still to be drawn (OW-CRIT-04, OW-CRIT-07). */
  readonly owes?: true
}

export const isExtra = (drawn: Pick<Drawn, 'from'>): boolean => drawn.from !== undefined

/** The composition the rulebook's printed cards have (OW-MIGHT-11); a content pack may say otherwise. */
export const printedDecks: Readonly<Record<Colour, FaceCounts>> = {
  white: { '0': 6, '1': 6, '2': 3, '2*': 3 },
  yellow: { '0': 6, '1': 3, '2': 3, '3': 3, '3*': 3 },
  red: { '0': 6, '2': 3, '3': 6, '4*': 3 },
  black: { '0': 6, '3': 6, '4': 3, '5*': 3 }
}

export const perColour = <T>(make: (colour: Colour) => T): Readonly<Record<Colour, T>> => ({
  white: make('white'),
  yellow: make('yellow'),
  red: make('red'),
  black: make('black')
})

export const freshPiles = (decks: Readonly<Record<Colour, FaceCounts>> = printedDecks): MightPiles =>
  perColour((colour) => ({ draw: decks[colour], discard: {} }))

/** A die is its deck divided by three. */
export const printedDice: Readonly<Record<Colour, FaceCounts>> = perColour((colour) =>
  Object.fromEntries(Object.entries(printedDecks[colour]).map(([face, count]) => [face, count / 3]))
)
