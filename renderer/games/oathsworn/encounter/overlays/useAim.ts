import { computed } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Overlay } from '../../../../board'
import { useChoosing } from '../../../../table/choosing'
import { isLegal, type Option } from '../../../../table/prompts'
import { useTable } from '../../../../table/store'
import { isRecord } from '../../../../ui/form/schema'
import { hexesIn, overlayFrom } from './answers'
import { aimingIn } from './offered'
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
        : table.question({ ask: 'range', figure: by, range: far })
    },
    POINTED
  )
  const sight = useAsked(
    () => (aiming.value && target.value ? `${choosing.mark} ${target.value.id}` : null),
    async () => (aiming.value && target.value ? table.question(lineTo(aiming.value.by, target.value)) : undefined),
    POINTED
  )

  return computed<readonly Overlay[]>(() =>
    [overlayFrom('range', range.value), overlayFrom('sight', sight.value)].filter((one) => one !== null)
  )
}

/** To the hexes that can be aimed at, if the option says them; else to all of it. */
function lineTo(from: string, option: Option): Json {
  const hexes = isRecord(option.data) ? hexesIn(option.data, 'hexes') : []
  const one = option.at?.hex
  if (isLegal(option) && hexes.length > 0) return { ask: 'sight', from, hexes: [...hexes] }
  return one === undefined
    ? { ask: 'sight', from, figure: option.at?.figure ?? '' }
    : { ask: 'sight', from, hexes: [one] }
}
