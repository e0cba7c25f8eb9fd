export const SEAT_COUNT = 4
export type SeatNumber = 1 | 2 | 3 | 4

/** Four shapes that survive any colour vision: circle, triangle, square, hexagon. */
export const SEAT_SHAPE: Readonly<Record<SeatNumber, string>> = {
  1: 'M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z',
  2: 'M0-15.5L16 12.5H-16Z',
  3: 'M-12.2-12.2H12.2V12.2H-12.2Z',
  4: 'M-14 0L-7-12.2H7L14 0L7 12.2H-7Z'
}
export const SEAT_DROP: Readonly<Record<SeatNumber, number>> = { 1: 5.4, 2: 9, 3: 5.4, 4: 5.4 }

export const isSeatNumber = (value: number): value is SeatNumber => value >= 1 && value <= SEAT_COUNT
