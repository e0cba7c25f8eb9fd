import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import type { Offer } from '../../encounter/model/offer'
import type { EncounterDials } from '../../settings/dials'
import { isRecord } from '../../../../ui/form/schema'
import { SEAT_COUNT } from '../../../../ui/seats'
import type { CampaignOffer } from '../offer'

// Who comes to a single encounter, before it begins, and how they play. Four of different classes, full or as companions.

export interface MusteredSeat {
  readonly class: string
  readonly name: string
  readonly isCompanion: boolean
}

export interface Muster {
  readonly encounter: string
  readonly difficulty: string
  readonly hardcore: boolean
  readonly ambushed: boolean
  readonly dials: EncounterDials
  readonly seats: readonly MusteredSeat[]
}

/** As the ready-made company would go; only the difference has to be said. */
export function firstMuster(
  offer: Offer,
  { difficulties }: Pick<CampaignOffer, 'difficulties'>,
  dials: EncounterDials
): Muster {
  const usual = difficulties.find(({ standard }) => standard) ?? difficulties[0]
  return {
    encounter: offer.encounters[0]?.id ?? '',
    difficulty: usual?.id ?? '',
    hardcore: false,
    ambushed: false,
    dials,
    seats: readySeats(offer)
  }
}

function readySeats({ ready: [first] }: Offer): readonly MusteredSeat[] {
  const seats = isRecord(first?.setup) ? first.setup['seats'] : undefined
  return Array.isArray(seats) ? (seats as readonly Json[]).flatMap(seatFrom) : []
}

function seatFrom(told: Json): MusteredSeat[] {
  if (!isRecord(told) || typeof told['class'] !== 'string') return []
  return [{ class: told['class'], name: String(told['name'] ?? ''), isCompanion: told['mode'] === 'companion' }]
}

/** What whoever plays this class is called unless somebody says otherwise: as in the ready-made company, or as the class. */
export const usualName = (offer: Offer, className: (id: string) => string, id: string): string =>
  readySeats(offer).find((seat) => seat.class === id)?.name ?? className(id)

/** Against another monster. Of one the owner tells the app does not hold the cards: they are turned at the table. */
export function against(muster: Muster, offer: Offer, encounter: string | undefined): Muster {
  const wanted = offer.encounters.find(({ id }) => id === encounter)
  if (!wanted) return muster
  const dials = wanted.isOurs ? { ...muster.dials, stage: 'table' as const } : muster.dials
  return { ...muster, encounter: wanted.id, dials }
}

/** Another class in a seat; the one that had it takes the old one over, since no class comes twice. Given names stay. */
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

/** What is asked of the game: these four, as they are by then. */
export const wishOf = ({ encounter, seats }: Muster): Json => ({
  encounter,
  classes: seats.map((seat) => seat.class)
})

/** What the game made ready, as these people play it. */
export function setupOf(muster: Muster, ready: Json): Json {
  const made = isRecord(ready) ? ready : {}
  const seats = Array.isArray(made['seats']) ? (made['seats'] as readonly Json[]) : []
  const { difficulty, hardcore, ambushed, dials } = muster
  return {
    ...made,
    difficulty,
    hardcore,
    ambushed,
    dials: { ...dials },
    seats: muster.seats.map(({ name, isCompanion }, at) => ({
      ...(isRecord(seats[at]) ? seats[at] : {}),
      name: name.trim(),
      mode: isCompanion ? 'companion' : 'full'
    }))
  }
}
