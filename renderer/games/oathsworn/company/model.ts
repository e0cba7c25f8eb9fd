import type { CompanyView } from '../../../../engine/games/oathsworn/campaign/view'
import type { CharacterView } from '../../../../engine/games/oathsworn/campaign/view/characters'
import type { EquipView, ItemView } from '../../../../engine/games/oathsworn/campaign/view/items'
import { MIGHT_COLOURS, type MightColour } from '../ui/might'
import type { SeatNumber } from '../../../ui/seats'
import { capital, say } from '../../../words/say'

// How the screens of a company look things up in what the game shows.

export type { CompanyView } from '../../../../engine/games/oathsworn/campaign/view'
export type { CharacterView } from '../../../../engine/games/oathsworn/campaign/view/characters'
export type { EquipView, ItemView } from '../../../../engine/games/oathsworn/campaign/view/items'
export type { ItemCard } from '../../../../engine/games/oathsworn/campaign/view/cards'
export type { SpaceView, StoryView } from '../../../../engine/games/oathsworn/campaign/view/story'

export const SEAT_IDS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const
export type CompanySeat = (typeof SEAT_IDS)[number]
const NUMBERS: readonly SeatNumber[] = [1, 2, 3, 4]

export const seatNumber = (seat: string | null): SeatNumber | null =>
  NUMBERS[SEAT_IDS.findIndex((one) => one === seat)] ?? null

export interface Seated {
  readonly seat: CompanySeat
  readonly number: SeatNumber
  readonly who: CharacterView | null
}

export const seatsOf = ({ seats, characters }: CompanyView): readonly Seated[] =>
  SEAT_IDS.map((seat, index) => ({
    seat,
    number: NUMBERS[index] ?? 1,
    who: characters[seats[seat] ?? ''] ?? null
  }))

export const seatedIn = (view: CompanyView): readonly CharacterView[] => seatsOf(view).flatMap(({ who }) => who ?? [])

export const awayFrom = ({ characters }: CompanyView): readonly CharacterView[] =>
  Object.values(characters).filter(({ where }) => where === 'away')

export const deadOf = ({ characters }: CompanyView): readonly CharacterView[] =>
  Object.values(characters).filter(({ where }) => where === 'dead')

/** Everything at hand: worn by those at the table, then the backpack. */
export const itemsAtHand = (view: CompanyView): readonly ItemView[] => [
  ...seatedIn(view).flatMap(({ items }) => items),
  ...view.backpack.items
]

export const itemIn = (view: CompanyView, id: string): ItemView | undefined =>
  itemsAtHand(view).find((item) => item.id === id)

/** What putting an item on somebody would come to. */
export const equipOf = ({ equipping }: CompanyView, item: string, by: string): EquipView | undefined =>
  equipping.find((one) => one.item === item && one.by === by)

/** What putting it on would come to for each of the four: an item we have, or a card we could get. */
export const fitsOf = ({ equipping, market }: CompanyView, item: string): readonly EquipView[] =>
  [...equipping, ...market.fits].filter((one) => one.item === item)

export const nameOfSeat = (view: CompanyView | null, seat: string): string | null => {
  const who = view?.seats[seat as CompanySeat]
  return (who && view?.characters[who]?.name) || null
}

/** What somebody is, besides a name: the class, unless the name says it, how it is played, and its level. */
export function aboutOf({ name, className, mode, level }: CharacterView): string {
  const of = say(className)
  const how = say(`campaign.mode.${mode}`)
  const far = say('roster.level', { n: level })
  return (of === name ? [capital(how), far] : [of, how, far]).join(', ')
}

/** MIGHT by colour in its order, without the colours there is none of. */
export const mightOf = (might: {
  readonly [colour: string]: number
}): readonly { readonly colour: MightColour; readonly count: number }[] =>
  MIGHT_COLOURS.map((colour) => ({ colour, count: might[colour] ?? 0 })).filter(({ count }) => count > 0)
