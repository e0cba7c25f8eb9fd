import type { Ref } from 'vue'
import type { AdventureView } from '../../../../engine/games/rolling-fates/view/types'
import type { SeatNumber } from '../../../ui/seats'
import { say } from '../../../words/say'
import { seatNumberOf } from '../ui/seat'

export interface SeatNames {
  readonly seatName: (seat: string) => string
  readonly seatNumber: (seat: string) => SeatNumber | null
}

/** Seats by the heroes who sit there; what is asked of all is asked of the party. */
export function useNames(view: Readonly<Ref<AdventureView | null>>): SeatNames {
  return {
    seatName(seat) {
      const hero = view.value?.heroes.find(({ id }) => id === seat)
      return hero ? say(hero.name) : say('fates.party')
    },
    seatNumber: seatNumberOf
  }
}
