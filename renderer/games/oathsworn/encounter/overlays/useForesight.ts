import { computed, type Ref } from 'vue'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { Overlay, BoardScene } from '../../../../board'
import { useChoosing } from '../../../../table/choosing'
import { isLegal, isSingle } from '../../../../table/prompts'
import { useTable } from '../../../../table/store'
import { overlaysOfHappened } from './happened'
import { areaOffered, costOf } from './offered'
import { POINTED, useAsked } from '../../../../table/board/useAsked'

/** What the option that is pointed at would lead to, drawn before it is taken: the way, the ghosts, the hexes it covers. */
export function useForesight(scene: Ref<BoardScene | null>) {
  const table = useTable()
  const choosing = useChoosing()
  const pointed = computed(() => choosing.options.find((one) => one.id === choosing.hovered && isLegal(one)))
  const key = (): string | null =>
    choosing.prompt && isSingle(choosing.prompt) && pointed.value ? `${choosing.mark} ${pointed.value.id}` : null

  const foreseen = useAsked(
    key,
    async () => {
      const { prompt } = choosing
      const option = pointed.value
      return prompt && option ? table.foresee(prompt.seat, { form: 'choose', chosen: [option.id] }) : undefined
    },
    POINTED
  )

  return computed<readonly Overlay[]>(() => {
    const happened = (foreseen.value?.told ?? []).map(({ happening }) => happening as Happened)
    const drawn = scene.value ? overlaysOfHappened(happened, scene.value, costOf(pointed.value)) : []
    return [...areaOffered(choosing.prompt, pointed.value), ...drawn]
  })
}
