import { seat, type Seat } from '../../../../kernel/ids'
import type { Option, Place } from '../../../../kernel/prompt'
import { words, type WordArgs, type Words } from '../../../../messages/words'
import { faceValue, isCritical, perColour, type Colour, type Face } from '../../might'
import type { CardId, DefId, FigureId, SeatId, SlotId } from '../state/ids'
import type { Encounter, Figure, Position, SeatCard, SeatState } from '../state/state'

/** What every prompt needs: who is asked, and how things are called. */

/**
 * Worked out once for a table as it stands: a question wants the same things before it is put, when it is put, and when
 * it has been answered. After a correction the table is another, and they are worked out afresh.
 */
export function perTable<T>(t: { readonly see: object }, find: () => T): () => T {
  let at: object | null = null
  let found: T
  return () => {
    if (at !== t.see) {
      found = find()
      at = t.see
    }
    return found
  }
}

/** Where the cards of a seat lie on cooldown, as a place on the table. */
export const cooldownPlace = (of: SeatId, position: Position): Place => ({ zone: `${of}:${position}` })

/** Decisions of all together. */
export const COMPANY: Seat = seat('company')

export const asked = (id: SeatId): Seat => seat(id)

/** A figure's name: a seat's own name, or what the pack calls it. */
export function nameOf(s: Encounter, id: FigureId): Words {
  const figure = s.figures[id]
  return figure ? nameOfFigure(s, figure) : words('figure.gone')
}

export function nameOfFigure(s: Encounter, figure: Figure): Words {
  if (figure.kind === 'oathsworn' && figure.seat) return words('figure.named', { name: s.seats[figure.seat].name })
  return numbered(figure)
}

/** Copies carry their number: "Hound 2". */
function numbered(figure: Figure): Words {
  const name = words(`${kindOfRecord(figure)}.${figure.def}.name`)
  const number = String(figure.id) === figure.def ? undefined : /-(\d+)$/.exec(figure.id)?.[1]
  return number === undefined ? name : words('figure.numbered', { name, number: Number(number) })
}

const kindOfRecord = (figure: Figure): string =>
  figure.kind === 'boss' || figure.kind === 'minion' ? 'enemy' : figure.kind === 'oathsworn' ? 'class' : figure.kind

export const figureOption = (s: Encounter, id: FigureId): Option => ({
  id: figureChoice(id),
  label: nameOf(s, id),
  at: { figure: id }
})

export const figureOfOption = (id: string): FigureId => partsOfOption(id)[1] as FigureId

export const hexOption = (at: number, label: Words): Option => ({ id: hexChoice(at), label, at: { hex: at } })

/** What an option's name is made of. */
export const partsOfOption = (id: string): readonly string[] => id.split(':')

export const figureChoice = (id: FigureId): string => `figure:${id}`
export const cardChoice = (id: CardId): string => `card:${id}`
export const hexChoice = (at: number): string => `hex:${at}`
export const itemChoice = (id: CardId): string => `item:${id}`
/** A card divided by a line is offered once for each of its entries. OW-CARD-01 */
export const entryChoice = (card: CardId, index: number): string => `card:${card}:${index}`
export const dieChoice = (slot: SlotId, die: number): string => `slot:${slot}:${die}`

export const numberOfOption = (id: string): number => Number(partsOfOption(id)[1])

/** A card's name, whatever kind it is; one described by the table has a name of its own. */
export const nameOfCard = (s: Encounter, whose: SeatId, card: CardId): Words => nameAmong(s.seats[whose].cards, card)

/** Copies carry their number, from the second on: "Buckler 2". */
export function nameAmong(cards: SeatState['cards'], id: CardId): Words {
  const held = cards[id]
  if (!held) return words('figure.gone')
  const number = held.own ? numberOfOwn(cards, id) : id === String(held.def) ? 1 : numberOfCopy(id, held.def)
  return number > 1 ? words('card.numbered', { name: nameOfHeld(held), number }) : nameOfHeld(held)
}

const numberOfCopy = (id: CardId, def: DefId): number =>
  id.startsWith(`${def}-`) ? Number(id.slice(def.length + 1)) || 1 : 1

/** Cards the table told are copies of one another by their names alone. */
function numberOfOwn(cards: SeatState['cards'], id: CardId): number {
  const name = ownName(cards[id])
  const alike = (Object.keys(cards) as CardId[]).filter((one) => cards[one]?.own && ownName(cards[one]) === name)
  return alike.indexOf(id) + 1
}

const ownName = (held: SeatCard | undefined): string =>
  (held?.own as { readonly name?: string } | undefined)?.name ?? ''

function nameOfHeld(held: SeatCard): Words {
  if (held.own) return ownName(held) ? words('card.named', { name: ownName(held) }) : words('card.own')
  return words(`${held.kind}.${held.def}.name`)
}

export const cardOption = (s: Encounter, whose: SeatId, card: CardId): Option => ({
  id: cardChoice(card),
  label: nameOfCard(s, whose, card),
  at: { card }
})

/** The colours of MIGHT as they are called. */
export const colourWords: { readonly [C in Colour]: Words } = perColour((colour) => words(`colour.${colour}`))

/** A MIGHT card or die in the words of an option. */
export const mightWords = ({ colour, face }: { readonly colour: Colour; readonly face: Face }): WordArgs => ({
  colour: colourWords[colour],
  face: String(faceValue(face)),
  critical: isCritical(face) ? 'yes' : 'no'
})
