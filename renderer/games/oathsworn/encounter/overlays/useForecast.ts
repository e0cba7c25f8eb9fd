import { computed, shallowRef } from 'vue'
import type { StageForecast } from '../../../../../engine/games/oathsworn/encounter/forecast/answers'
import { useTable } from '../../../../table/store'
import { useTelling } from '../../../../table/report/telling'
import type { EncounterModel } from '../model/model'
import { useAsked } from '../../../../table/board/useAsked'

/** Nobody waits for it: it comes when the table has come to rest. */
const RESTED = 250

/** The forecast of the card that lies face up, and whether its ghosts are to stand on the board. */
export function useForecast(model: () => EncounterModel | null) {
  const table = useTable()
  const telling = useTelling()
  const isPinned = shallowRef(false)
  const isPointed = shallowRef(false)

  const isOpen = (): boolean => {
    const now = model()
    return (
      now !== null &&
      now.stage.isFaceUp &&
      now.outcome === null &&
      now.phase !== 'setup' &&
      !telling.isTelling &&
      !table.isLooking
    )
  }
  const told = useAsked(
    () => (isOpen() ? `${table.now?.run} ${table.now?.revision}` : null),
    async () => (await table.question<StageForecast>({ ask: 'outlook' })) ?? null,
    RESTED
  )
  const forecast = computed(() => told.value ?? null)
  /** There is none to be had. While it is being worked out anew, what was so before holds. */
  const isNone = computed<boolean>((before) =>
    isOpen() && told.value === undefined ? (before ?? true) : forecast.value === null
  )
  const isShown = computed(() => isPinned.value || isPointed.value)
  const toggle = (): void => void (isPinned.value = !isPinned.value)
  const point = (isOver: boolean): void => void (isPointed.value = isOver)
  return { forecast, isNone, isPinned, isShown, toggle, point }
}
