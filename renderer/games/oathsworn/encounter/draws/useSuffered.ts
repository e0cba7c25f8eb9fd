import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import { useTable } from '../../../../table/store'
import { isRecord } from '../../../../ui/form/schema'
import type { TableFace } from '../model/model'

/** What one target suffers. */
export interface Suffered {
  readonly damage: number
  readonly hp: number
}
/** For the first 0, 1, 2, … cards of the draw, target by target. */
export type ByCard = readonly (readonly Suffered[])[]

/** Where cards are ignored the rules say what the draw comes to: which of them count changes with each that is turned. */
export function useSuffered(
  faces: () => readonly TableFace[],
  ignoring: () => Json | undefined
): Readonly<ShallowRef<ByCard>> {
  const table = useTable()
  const byCard = shallowRef<ByCard>([])
  watch(
    [faces, ignoring],
    async ([drawn, facts]) => {
      if (byCard.value.length > 0) byCard.value = []
      if (facts === undefined || drawn.length === 0) return
      const told = await table.question({ ask: 'hand', facts })
      if (faces() === drawn && ignoring() === facts) byCard.value = byCardFrom(told)
    },
    { immediate: true }
  )
  return byCard
}

function byCardFrom(told: Json | undefined): ByCard {
  if (!Array.isArray(told)) return []
  return (told as readonly Json[]).map((row) =>
    Array.isArray(row) ? (row as readonly Json[]).flatMap(sufferedFrom) : []
  )
}

function sufferedFrom(told: Json): Suffered[] {
  if (!isRecord(told)) return []
  const { damage, hp } = told
  return typeof damage === 'number' && typeof hp === 'number' ? [{ damage, hp }] : []
}
