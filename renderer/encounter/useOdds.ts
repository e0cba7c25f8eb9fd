import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import { useChoosing } from '../table/choosing'
import { isLegal, type Prompt } from '../table/prompts'
import { useTable } from '../table/store'
import { bestColumn } from '../ui/odds'
import { columnsOf, oddsFrom, type DrawOdds, type HandOdds } from './odds'
import { usePlans } from './usePlans'

const WHITE = 'white'

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
  /** The question to which something was filled in already: from then on it is a person's own doing. */
  const suggested = shallowRef('')

  /** The cards of the other colours that are meant; before anything is filled in, all there are. */
  const others = computed<Readonly<Record<string, number>> | undefined>(() => {
    const { prompt, draft } = choosing
    if (prompt?.form !== 'spread' || suggested.value !== choosing.mark) return undefined
    return Object.fromEntries(
      prompt.options.filter(({ id }) => id !== WHITE).map(({ id }) => [id, draft.amounts[id] ?? 0])
    )
  })
  const ask = (about: string, { rule, seat, data = null }: Prompt, more: { [field: string]: Json } = {}) =>
    table.question({ ask: about, rule, seat, data, ...(others.value ? { amounts: others.value } : {}), ...more })

  const key = computed(() => `${choosing.mark} ${JSON.stringify(others.value ?? null)}`)
  watch(
    key,
    async (now, before) => {
      const { prompt, mark } = choosing
      const isSame = before?.startsWith(`${mark} `) === true
      if (!isSame) odds.value = null
      if (!prompt || !hasOdds(prompt)) return
      const told = oddsFrom(await ask('odds', prompt))
      if (key.value !== now) return
      odds.value = told
      if (told?.kind === 'draw' && suggested.value !== mark) suggest(told, prompt)
      suggested.value = mark
    },
    { immediate: true }
  )

  /** What most would draw is filled in: all cubes, and the white cards that bring the most. Enter takes it. */
  function suggest(told: DrawOdds, prompt: Prompt): void {
    if (choosing.canStepBack) return
    const best = bestColumn(columnsOf(told)) ?? 0
    if (prompt.form === 'number' && choosing.draft.value === prompt.min) choosing.setValue(best)
    if (prompt.form !== 'spread') return
    for (const share of prompt.options)
      if (share.id !== WHITE && isLegal(share)) choosing.setAmount(share.id, share.max)
    choosing.setAmount(WHITE, best)
  }

  const draw = computed(() => (odds.value?.kind === 'draw' ? odds.value : null))
  const hand = computed(() => (odds.value?.kind === 'hand' ? odds.value : null))
  /** How many white cards are meant as it stands. */
  const white = computed(() => {
    if (choosing.prompt?.form === 'spread') return choosing.draft.amounts[WHITE] ?? 0
    return choosing.prompt?.form === 'number' ? choosing.draft.value : undefined
  })
  function pick(count: number): void {
    if (choosing.prompt?.form === 'spread') choosing.setAmount(WHITE, count)
    else choosing.setValue(count)
  }

  const plans = usePlans(() => {
    const [{ prompt }, count, now] = [choosing, white.value, draw.value]
    if (!prompt || !now || count === undefined) return null
    return {
      key: `${key.value} ${count}`,
      redraws: now.redraws,
      ask: (tokens) => ask('redraw', prompt, { white: count, tokens })
    }
  })

  return { draw, hand, plans, white, pick }
}
