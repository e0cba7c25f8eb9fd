import { computed, onUnmounted, shallowRef, watch } from 'vue'
import type { Words } from '../../../../../engine/messages/words'
import { host, settled, unpacked } from '../../../../shell/host'
import { CAMPAIGN } from '../../ids'
import { campaign } from '../offer'
import { planOf, type CompanyDraft } from './draft'

export interface PaperProblem {
  readonly field: string
  readonly words: Words
  /** No ruling helps. */
  readonly isSenseless: boolean
}

const PAUSE = 150
const NONE: readonly PaperProblem[] = []

/** What main has against the sheets, whenever they have rested for a moment. */
export function usePaper(draft: () => CompanyDraft | null) {
  const problems = shallowRef(NONE)
  let waiting: ReturnType<typeof setTimeout> | undefined

  watch(
    draft,
    (now) => {
      clearTimeout(waiting)
      if (!now?.paper || now.seats.includes(null)) return void (problems.value = NONE)
      waiting = setTimeout(() => void check(now), PAUSE)
    },
    { immediate: true }
  )
  onUnmounted(() => clearTimeout(waiting))

  async function check(now: CompanyDraft): Promise<void> {
    if (!campaign.value) return
    // Whether it has a name yet is said elsewhere.
    const wish = planOf({ ...now, name: now.name.trim() || '?' }, campaign.value)
    const told = await settled(host().games.ready({ ...CAMPAIGN, wish }))
    if (draft() !== now) return
    problems.value = told.ok ? unpacked<{ problems: readonly PaperProblem[] }>(told.value as string).problems : NONE
  }

  /** It cannot be founded like this. */
  const isOpen = computed(() => problems.value.some(({ isSenseless }) => isSenseless || draft()?.paper?.ruled !== true))
  return { problems, isOpen }
}
