import type { Json } from '../../engine/kernel/ids'
import type { Words } from '../../engine/kernel/words'
import { SEAT_COUNT } from '../ui/seats'
import type { Offer } from './offer'

// Who comes to an encounter, before it begins. Four of different classes, full or as companions.

export interface MusteredSeat {
  readonly class: string
  readonly name: string
  readonly isCompanion: boolean
}

export interface Muster {
  readonly encounter: string
  readonly difficulty: string
  readonly ambushed: boolean
  readonly seats: readonly MusteredSeat[]
}

const USUAL_DIFFICULTY = 'standard'

export function firstMuster(offer: Offer, nameOf: (classId: string) => string): Muster {
  return {
    encounter: offer.encounters[0]?.id ?? '',
    difficulty: offer.difficulties.find((one) => one === USUAL_DIFFICULTY) ?? offer.difficulties[0] ?? '',
    ambushed: false,
    seats: offer.classes
      .slice(0, SEAT_COUNT)
      .map((one) => ({ class: one.class, name: nameOf(one.class), isCompanion: false }))
  }
}

/** Another class in a seat; the one that had it takes the old one over, since no class comes twice. */
export function withClass(muster: Muster, at: number, next: string, nameOf: (classId: string) => string): Muster {
  const was = muster.seats[at]
  if (!was) return muster
  const renamed = (seat: MusteredSeat, to: string): MusteredSeat => ({
    ...seat,
    class: to,
    name: seat.name === nameOf(seat.class) ? nameOf(to) : seat.name
  })
  const seats = muster.seats.map((seat, index) => {
    if (index === at) return renamed(seat, next)
    return seat.class === next ? renamed(seat, was.class) : seat
  })
  return { ...muster, seats }
}

export const withSeat = (muster: Muster, at: number, change: Partial<MusteredSeat>): Muster => ({
  ...muster,
  seats: muster.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat))
})

/** What keeps it from beginning, if anything. */
export function objection(muster: Muster): Words | undefined {
  if (muster.encounter === '') return { key: 'muster.noEncounter' }
  if (muster.seats.length < SEAT_COUNT) return { key: 'muster.tooFew' }
  const nameless = muster.seats.findIndex((seat) => seat.name.trim() === '')
  return nameless < 0 ? undefined : { key: 'muster.nameless', args: { n: nameless + 1 } }
}

export function setupOf(muster: Muster, offer: Offer): Json {
  const chapter = offer.encounters.find((one) => one.id === muster.encounter)?.chapter ?? 1
  return {
    encounter: muster.encounter,
    difficulty: muster.difficulty,
    ambushed: muster.ambushed,
    seats: muster.seats.map((seat) => ({
      ...offer.classes.find((one) => one.class === seat.class)?.seat,
      class: seat.class,
      name: seat.name.trim(),
      level: chapter,
      mode: seat.isCompanion ? 'companion' : 'full'
    }))
  }
}
