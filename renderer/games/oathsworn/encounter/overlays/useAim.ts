import { computed } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import type { BoardAnswers } from '../../../../../engine/games/oathsworn/encounter/forecast/answers'
import type { Overlay } from '../../../../board'
import { useChoosing } from '../../../../table/choosing'
import { isLegal, type Option } from '../../../../table/prompts'
import { useTable } from '../../../../table/store'
import { overlayOf } from './answers'
import { aimingIn, hexesIn } from './offered'
import { POINTED, useAsked } from '../../../../table/board/useAsked'

/** While somebody takes aim: how far it goes, and the line of sight to whom is pointed at. */
export function useAim() {
  const table = useTable()
  const choosing = useChoosing()
  const aiming = computed(() => aimingIn(choosing.prompt))
  const target = computed(() =>
    choosing.options.find((option) => option.id === choosing.hovered && option.at?.figure !== undefined)
  )

  const range = useAsked(
    () => (aiming.value?.range === undefined ? null : choosing.mark),
    async () => {
      const { by, range: far } = aiming.value ?? {}
      return by === undefined || far === undefined
        ? undefined
        : table.question<BoardAnswers['range']>({ ask: 'range', figure: by, range: far })
    },
    POINTED
  )
  const sight = useAsked(
    () => (aiming.value && target.value ? `${choosing.mark} ${target.value.id}` : null),
    async () =>
      aiming.value && target.value
        ? table.question<BoardAnswers['sight']>(lineTo(aiming.value.by, target.value))
        : undefined,
    POINTED
  )

  return computed<readonly Overlay[]>(() => [
    ...(range.value ? [overlayOf({ lens: 'range', told: range.value })] : []),
    ...(sight.value ? [overlayOf({ lens: 'sight', told: sight.value })] : [])
  ])
}

/** To the hexes that can be aimed at, if the option says them; else to all of it. */
function lineTo(from: string, option: Option): Json {
  const hexes = hexesIn(option)
  const one = option.at?.hex
  if (isLegal(option) && hexes.length > 0) return { ask: 'sight', from, hexes: [...hexes] }
  return one === undefined
    ? { ask: 'sight', from, figure: option.at?.figure ?? '' }
    : { ask: 'sight', from, hexes: [one] }
}
