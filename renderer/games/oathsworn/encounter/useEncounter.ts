import { shallowRef, watch } from 'vue'
import { useTelling } from '../../../table/report/telling'
import type { EncounterModel } from './model/model'
import { modelOf } from './model/modelOf'

/** What the encounter screen shows. While the monster acts, that is what has been told: nothing is seen before its line. */
export function useEncounter() {
  const telling = useTelling()
  const model = shallowRef<EncounterModel | null>(null)
  watch(
    () => telling.view,
    (view) => (model.value = modelOf(view)),
    { immediate: true }
  )
  return { model }
}
