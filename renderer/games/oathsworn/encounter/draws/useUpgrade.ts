import { computed, shallowRef, watch } from 'vue'
import { useChoosing } from '../../../../table/choosing'
import type { Prompt } from '../../../../table/prompts'
import { useTable } from '../../../../table/store'
import { isRecord } from '../../../../ui/form/schema'
import { oddsFrom, type UpgradeOdds } from '../model/odds'

const isUpgrade = ({ form, data }: Prompt): boolean => form === 'spread' && isRecord(data) && 'steps' in data

/** Honest odds beside the question which cards are upgraded, and the best way to do it. OW-EMP-01 */
export function useUpgrade() {
  const table = useTable()
  const choosing = useChoosing()
  const odds = shallowRef<UpgradeOdds | null>(null)
  const asked = computed(() => (choosing.prompt && isUpgrade(choosing.prompt) ? choosing.prompt : null))

  watch(
    [() => (asked.value ? choosing.mark : ''), () => JSON.stringify(choosing.draft.amounts)],
    async ([mark, laid], [before]) => {
      const isFresh = mark !== before
      if (isFresh) odds.value = null
      if (!asked.value) return
      const { rule, seat, data = null } = asked.value
      const { amounts } = choosing.draft
      const told = oddsFrom(await table.question({ ask: 'odds', rule, seat, data, amounts }))
      if (mark !== choosing.mark || laid !== JSON.stringify(choosing.draft.amounts)) return
      odds.value = told?.kind === 'upgrade' ? told : null
      // Enter throws no step away.
      if (isFresh && !choosing.canStepBack) lay()
    },
    { immediate: true }
  )

  /** The best split of the steps is filled in. */
  function lay(): void {
    const { prompt } = choosing
    if (prompt?.form !== 'spread' || !odds.value) return
    for (const { id } of prompt.options) choosing.setAmount(id, 0)
    for (const [id, steps] of Object.entries(odds.value.best.amounts)) choosing.setAmount(id, steps)
  }

  return { odds, lay }
}
