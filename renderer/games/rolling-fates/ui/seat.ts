import { isSeatNumber, type SeatNumber } from '../../../ui/seats'

/** The number of a hero's seat, as its id has it. */
export function seatNumberOf(id: string): SeatNumber | null {
  const number = Number(/^seat-(\d)$/.exec(id)?.[1])
  return isSeatNumber(number) ? number : null
}
