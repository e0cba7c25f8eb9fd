import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import type { Words } from '../../engine/kernel/words'
import { useTable } from '../table/store'
import { useTelling } from '../table/telling'
import type { EncounterModel } from './model'
import { modelOf } from './modelOf'
import { tellAll } from './teller'
import type { Names } from './why'

function namesIn(model: EncounterModel | null): Names {
  const figures = new Map<string, Words>([
    ...(model?.seats ?? []).map((seat): [string, Words] => [seat.figure, { key: 'plain', args: { text: seat.name } }]),
    ...[...(model?.bosses ?? []), ...(model?.minions ?? [])].map((one): [string, Words] => [one.id, one.name])
  ])
  const board = model?.scene.board
  return {
    figure: (id) => figures.get(id) ?? { key: 'figure.gone' },
    hex: (hex) => board?.labels[board.hexes.findIndex((one) => one === hex)] ?? ''
  }
}

/** What the encounter screen shows. While the monster acts it stays as it was, so that nothing is seen before it is told. */
export function useEncounter() {
  const table = useTable()
  const telling = useTelling()

  telling.teller = (log, before, after) =>
    tellAll(log, namesIn(modelOf(after as Json)), modelOf(before as Json)?.phase === 'encounter')

  const shownView = computed<Json>(() =>
    telling.isTelling && table.change && !table.isLooking ? table.change.before : table.view
  )
  const model = shallowRef<EncounterModel | null>(null)
  watch(shownView, (view) => (model.value = modelOf(view)), { immediate: true })

  return { model }
}
