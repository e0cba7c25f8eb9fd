import { computed, shallowRef, watch } from 'vue'
import { putBackSteps, type PutBackStep } from '../../../../../engine/games/oathsworn/encounter/report/onTable/putBack'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import { useTable } from '../../../../table/store'
import { isView } from './modelOf'

const NOTHING: readonly PutBackStep[] = []

/**
 * What hands have to put back after going back in time. Several steps back are one way: the physical table still lies as it did
 * before the first of them, until somebody answers again.
 */
export function usePutBack() {
  const table = useTable()
  const lying = shallowRef<EncounterView | null>(null)
  watch(
    () => table.change,
    (change) => {
      if (!change || change.isNew) return void (lying.value = null)
      // A redo is told line by line; only after an undo does the table lie otherwise.
      if (!change.forward) lying.value ??= viewIn(change.before)
    }
  )

  const steps = computed(() => {
    const to = viewIn(table.now?.view)
    return lying.value && to && !table.isLooking ? putBackSteps(lying.value, to) : NOTHING
  })
  /** Opened again, nothing answered yet: who knows what still lies there. While the board is laid out, its own list says so. */
  const isReopened = computed(() => {
    const { now, change, isLooking } = table
    if (change !== null || isLooking || !now || now.over || now.decisions.length === 0) return false
    return viewIn(now.view)?.clock.phase !== 'setup'
  })
  return { steps, isReopened }
}

// Main checked what the game made; here it is only read.
export const viewIn = (view: unknown): EncounterView | null =>
  isView(view as Parameters<typeof isView>[0]) ? (view as EncounterView) : null
