import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import { useChoosing } from '../table/choosing'
import type { Prompt } from '../table/prompts'
import { useTable } from '../table/store'
import { oddsFrom, plansFrom, type DrawOdds, type HandOdds, type Plan } from './odds'

export const WHITE = 'white'
/** How long a choice must stand before the best use of tokens is looked for. */
const PAUSE = 150

/** Does the question have odds? How many white cards: a number, or a share of a spread; or what to do with the hand. */
function hasOdds(prompt: Prompt): boolean {
  if (prompt.form === 'number') return true
  if (prompt.form === 'spread') return prompt.options.some((share) => share.id === WHITE)
  return prompt.form === 'choose' && prompt.options.some(({ at }) => at?.card?.startsWith('might:') === true)
}

/** Honest odds beside a draw, and beside the hand that was drawn. */
export function useOdds() {
  const table = useTable()
  const choosing = useChoosing()
  const odds = shallowRef<DrawOdds | HandOdds | null>(null)
  const plans = shallowRef<readonly Plan[]>([])

  const ask = (about: string, { rule, seat, data = null }: Prompt, more: { [field: string]: Json } = {}) =>
    table.question({ ask: about, rule, seat, data, ...more })

  watch(
    () => choosing.mark,
    async (mark) => {
      odds.value = null
      plans.value = []
      const { prompt } = choosing
      if (!prompt || !hasOdds(prompt)) return
      const told = await ask('odds', prompt)
      if (choosing.mark === mark) odds.value = oddsFrom(told)
    },
    { immediate: true }
  )

  const draw = computed(() => (odds.value?.kind === 'draw' ? odds.value : null))
  const hand = computed(() => (odds.value?.kind === 'hand' ? odds.value : null))
  /** How many white cards are meant as it stands. */
  const white = computed(() => {
    if (choosing.prompt?.form === 'spread') return choosing.draft.amounts[WHITE] ?? 0
    return choosing.prompt?.form === 'number' ? choosing.draft.value : undefined
  })

  let pause: ReturnType<typeof setTimeout> | undefined
  watch([draw, white], ([answer, count]) => {
    clearTimeout(pause)
    plans.value = []
    const { prompt, mark } = choosing
    if (!answer || !prompt || count === undefined) return
    pause = setTimeout(async () => {
      const told = plansFrom(await ask('redraws', prompt, { white: count }))
      if (choosing.mark === mark && white.value === count) plans.value = told
    }, PAUSE)
  })

  return { draw, hand, plans, white }
}
