import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import { useChoosing } from '../../../../table/choosing'
import { isLegal, type Prompt } from '../../../../table/prompts'
import { useTable } from '../../../../table/store'
import { isRecord } from '../../../../ui/form/schema'
import { oddsFrom, type DrawOdds, type DrawnBy, type HandOdds } from '../model/odds'
import { usePlans } from './usePlans'

const WHITE = 'white'

const hasWhite = (prompt: Prompt): boolean => prompt.form === 'spread' && prompt.options.some(({ id }) => id === WHITE)

/** Does the question have odds? How many white cards: a number, or a share of a spread; how many dice; what to do with a hand. */
function hasOdds(prompt: Prompt): boolean {
  if (prompt.form === 'number') return true
  if (prompt.form === 'spread') return hasWhite(prompt) || (isRecord(prompt.data) && 'chosen' in prompt.data)
  return prompt.form === 'choose' && prompt.options.some(({ at }) => at?.card?.startsWith('might:') === true)
}

/** Honest odds beside a draw, and beside the hand that was drawn. */
export function useOdds() {
  const table = useTable()
  const choosing = useChoosing()
  const odds = shallowRef<DrawOdds | HandOdds | null>(null)
  /** The question to which something was filled in already: from then on it is a person's own doing. */
  const suggested = shallowRef('')
  /** Where each may be either: what the table means to take. */
  const by = shallowRef<DrawnBy>('cards')
  let [seenBy, filledIn]: [DrawnBy, number] = ['cards', 0]

  /** The cards of the other colours that are meant; before anything is filled in, all there are. */
  const others = computed<Readonly<Record<string, number>> | undefined>(() => {
    const { prompt, draft } = choosing
    if (prompt?.form !== 'spread' || suggested.value !== choosing.mark) return undefined
    return Object.fromEntries(
      prompt.options.filter(({ id }) => id !== WHITE).map(({ id }) => [id, draft.amounts[id] ?? 0])
    )
  })
  const ask = (about: string, { rule, seat, data = null }: Prompt, more: { [field: string]: Json } = {}) =>
    table.question({
      ask: about,
      rule,
      seat,
      data,
      dice: by.value === 'dice',
      ...(others.value ? { amounts: others.value } : {}),
      ...more
    })

  const key = computed(() => `${choosing.mark} ${by.value} ${JSON.stringify(others.value ?? null)}`)
  watch(
    key,
    async (now, before) => {
      const { prompt, mark } = choosing
      const isSame = before?.startsWith(`${mark} `) === true
      if (!isSame) odds.value = null
      if (!prompt || !hasOdds(prompt)) return
      const told = oddsFrom(await ask('odds', prompt))
      if (key.value !== now) return
      odds.value = told?.kind === 'upgrade' ? null : told
      if (told?.kind === 'draw' && suggested.value !== mark) suggest(told, prompt)
      // Of dice another number is the best than of cards: nobody has meant the one that was filled in.
      else if (told?.kind === 'draw' && told.by !== seenBy && white.value === filledIn) pick(told.best ?? 0)
      if (told?.kind === 'draw') [seenBy, filledIn] = [told.by, told.best ?? 0]
      suggested.value = mark
    },
    { immediate: true }
  )

  /** What most would draw is filled in: all cubes, and the white cards that bring the most. Enter takes it. */
  function suggest(told: DrawOdds, prompt: Prompt): void {
    const { best } = told
    if (choosing.canStepBack || best === null) return
    if (prompt.form === 'number' && choosing.draft.value === prompt.min) choosing.setValue(best)
    if (prompt.form !== 'spread' || (told.asks === 'dice' && by.value === 'cards')) return
    for (const share of prompt.options) if (isLegal(share)) choosing.setAmount(share.id, share.max)
    if (told.asks === 'cards') choosing.setAmount(WHITE, best)
  }

  const draw = computed(() => (odds.value?.kind === 'draw' ? odds.value : null))
  const hand = computed(() => (odds.value?.kind === 'hand' ? odds.value : null))
  /** How many white cards are meant as it stands. */
  const white = computed(() => {
    if (choosing.prompt?.form === 'spread') return choosing.draft.amounts[WHITE] ?? 0
    return choosing.prompt?.form === 'number' ? choosing.draft.value : undefined
  })
  function pick(count: number): void {
    const { prompt } = choosing
    if (prompt?.form !== 'spread') choosing.setValue(count)
    else if (hasWhite(prompt)) choosing.setAmount(WHITE, count)
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

  return { draw, hand, plans, white, by, pick }
}
