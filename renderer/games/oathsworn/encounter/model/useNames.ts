import type { Ref } from 'vue'
import type { Words } from '../../../../../engine/messages/words'
import type { SeatNumber } from '../../../../ui/seats'
import { say } from '../../../../words/say'
import type { EncounterModel, SeatModel } from './model'

/** Who is who at this table: seats by their id, pieces by theirs. */
export interface TableNames {
  readonly seatName: (seat: string) => string
  readonly seatNumber: (seat: string) => SeatNumber | null
  readonly figureName: (figure: string) => string
  /** The same for a sentence, which says it as its place wants it. */
  readonly figureWords: (figure: string) => string | Words
  /** Is it one of those that fall as a whole? Others break location by location. */
  readonly isMinion: (figure: string) => boolean
}

export function useNames(model: Ref<EncounterModel | null>): TableNames {
  const seats = (): readonly SeatModel[] => model.value?.seats ?? []
  const seatOf = (id: string): SeatModel | undefined => seats().find((one) => one.id === id)
  const figureWords = (id: string): string | Words => {
    const seat = seats().find((one) => one.figure === id)
    const foe = [...(model.value?.bosses ?? []), ...(model.value?.minions ?? [])].find((one) => one.id === id)
    return seat?.name ?? foe?.name ?? ''
  }
  return {
    seatName: (id) => seatOf(id)?.name ?? say('encounter.company'),
    seatNumber: (id) => seatOf(id)?.number ?? null,
    figureWords,
    figureName: (id) => {
      const named = figureWords(id)
      return typeof named === 'string' ? named : say(named)
    },
    isMinion: (id) => model.value?.minions.some((one) => one.id === id) === true
  }
}
