import { computed, shallowRef, watch } from 'vue'
import type { Outlook } from '../../preload/contract/shapes'
import { say } from '../words/say'
import { useCompany, type Command } from './store'

/** What a command would come to, said before it is done: its lines, or why the rules refuse it. */
export function useWeighing(command: () => Command | null) {
  const company = useCompany()
  const outlook = shallowRef<Outlook | null>(null)
  let latest = 0

  watch(
    command,
    async (wanted) => {
      const mine = ++latest
      outlook.value = null
      const [weighed] = wanted ? await company.outlook([wanted]) : []
      if (mine === latest) outlook.value = weighed ?? null
    },
    { immediate: true }
  )

  const lines = computed(() => (outlook.value?.ok ? outlook.value.lines.map((line) => say(line)) : []))
  const why = computed(() => (outlook.value && !outlook.value.ok ? say(outlook.value.why) : undefined))
  return { lines, why }
}
