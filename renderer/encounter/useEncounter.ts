import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import { useTable } from '../table/store'
import { useTelling } from '../table/telling'
import { modelOf, type EncounterModel } from './model'
import { namesOf } from './tell/namesOf'
import { tellAll } from './tell/teller'

/** What the encounter screen shows. While the monster acts it stays as it was, so that nothing is seen before it is told. */
export function useEncounter() {
  const table = useTable()
  const telling = useTelling()

  telling.teller = (log, before, after) => {
    const model = modelOf(after as Json)
    return model ? tellAll(log, namesOf(model), wasActing(modelOf(before as Json))) : []
  }

  const shownView = computed<Json>(() =>
    telling.isTelling && table.change && !table.isLooking ? table.change.before : table.view
  )
  const model = shallowRef<EncounterModel | null>(null)
  watch(shownView, (view) => (model.value = modelOf(view)), { immediate: true })

  return { model }
}

const wasActing = (model: EncounterModel | null): boolean => model?.phase === 'encounter'
