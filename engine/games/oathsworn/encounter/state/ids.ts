import type { Brand } from '../../../../kernel/ids'

export const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const
/** One of the four places in turn order. */
export type SeatId = (typeof SEATS)[number]

/** All seats in turn order, from each of them on. */
export const clockwiseFrom = Object.fromEntries(
  SEATS.map((seat, first) => [seat, [...SEATS.slice(first), ...SEATS.slice(0, first)]])
) as unknown as { readonly [S in SeatId]: readonly SeatId[] }

/** A figure on the table: `cur`, `ally-man-at-arms-1`, `hollow-stag`, `hound-3`. */
export type FigureId = Brand<string, 'FigureId'>
/** A place for HP dice on a boss's board: `maw`, `left-flank`. */
export type SlotId = Brand<string, 'SlotId'>
/** One card in one seat's keeping. Copies of a card differ by a number: `bone-knife-2`. */
export type CardId = Brand<string, 'CardId'>
/** An obstacle on the board. */
export type PieceId = Brand<string, 'PieceId'>
/** Content ids: what a thing is, as opposed to which one it is. */
export type DefId = Brand<string, 'DefId'>

export const figureId = (id: string): FigureId => id as FigureId
export const slotId = (id: string): SlotId => id as SlotId
export const cardId = (id: string): CardId => id as CardId
export const pieceId = (id: string): PieceId => id as PieceId
export const defId = (id: string): DefId => id as DefId

/** What there is for each seat, in turn order. */
export const ofSeats = <T>(by: { readonly [S in SeatId]: T }): readonly T[] => SEATS.map((seat) => by[seat])

/** Something for each seat. */
export const bySeat = <T>(make: (seat: SeatId, index: number) => T): { readonly [S in SeatId]: T } => ({
  'seat-1': make('seat-1', 0),
  'seat-2': make('seat-2', 1),
  'seat-3': make('seat-3', 2),
  'seat-4': make('seat-4', 3)
})
