import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import type { Outlook } from '../../preload/contract/shapes'
import { say } from '../words/say'
import { useTable } from './store'

/** What a change would come to, known before it is made. While it changes, only the answer to the latest counts. */
export function useRulingSimulation(change: () => Json | null) {
  const table = useTable()
  const outlook = shallowRef<Outlook | null>(null)
  let latest = 0

  watch(
    change,
    async (wanted) => {
      const mine = ++latest
      outlook.value = null
      const [weighed] = wanted === null ? [] : await table.outlook([wanted])
      if (mine === latest) outlook.value = weighed ?? null
    },
    { immediate: true }
  )

  const lines = computed(() => (outlook.value?.ok ? outlook.value.lines.map((line) => say(line)) : []))
  const why = computed(() => (outlook.value && !outlook.value.ok ? say(outlook.value.why) : undefined))
  /** Known to lie so already; of what nobody sees nothing can be known. */
  const isSame = computed(() => outlook.value?.ok === true && !outlook.value.hidden && outlook.value.patch === null)
  return { lines, why, isSame }
}
