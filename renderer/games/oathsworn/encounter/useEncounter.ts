import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../../../engine/kernel/ids'
import type { ReasonNames } from '../../../../engine/games/oathsworn/encounter/report/reasons'
import type { EncounterView } from '../../../../engine/games/oathsworn/encounter/view/types'
import type { Words } from '../../../../engine/messages/words'
import { useTable } from '../../../table/store'
import { useTelling } from '../../../table/report/telling'
import type { EncounterModel } from './model/model'
import { meanwhile } from './telling/meanwhile'
import { isView, modelOf } from './model/modelOf'
import { remembered } from './model/remembered'
import { tellAll } from './telling/teller'

const names = remembered<EncounterModel, ReasonNames>()
const nobody: ReasonNames = { figure: () => ({ key: 'figure.gone' }), hex: () => '' }

const namesIn = (model: EncounterModel | null): ReasonNames => (model ? names(model, [], () => named(model)) : nobody)

function named({ seats, bosses, minions, scene: { board } }: EncounterModel): ReasonNames {
  const figures = new Map<string, Words>([
    ...seats.map((seat): [string, Words] => [seat.figure, { key: 'plain', args: { text: seat.name } }]),
    ...[...bosses, ...minions].map((one): [string, Words] => [one.id, one.name])
  ])
  return {
    figure: (id) => figures.get(id) ?? { key: 'figure.gone' },
    hex: (hex) => board.labels[board.hexes.findIndex((one) => one === hex)] ?? ''
  }
}

/** What the encounter screen shows. While the monster acts, that is what has been told: nothing is seen before its line. */
export function useEncounter() {
  const table = useTable()
  const telling = useTelling()

  telling.teller = (log, before, after) =>
    tellAll(log, namesIn(modelOf(after as Json)), modelOf(before as Json)?.phase === 'encounter')

  const shownView = computed<Json>(() => {
    if (!telling.isTelling || !table.change || table.isLooking) return table.view
    const { before } = table.change
    return isView(before) ? (meanwhile(before as unknown as EncounterView, telling.played) as unknown as Json) : before
  })
  const model = shallowRef<EncounterModel | null>(null)
  watch(shownView, (view) => (model.value = modelOf(view)), { immediate: true })

  return { model }
}
