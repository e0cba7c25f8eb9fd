import { computed, shallowRef, watch, type Ref } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import { isGround, type Overlay, type ScenePlace } from '../../../../board'
import { useTable } from '../../../../table/store'
import { overlayOf, type LensAnswer, type LensKind } from './answers'
import { POINTED, useAsked } from '../../../../table/board/useAsked'

/** Something a person wants to see around somebody, whether a question asks for it or not. */
export interface BoardLens {
  readonly kind: LensKind
  readonly of: string
}

/**
 * A lens is put on whoever is pointed at, else on whoever is at play. The same key takes it off again; on somebody else
 * it moves there. The line of sight runs from there to whatever is pointed at.
 */
export function useLens(pointed: Ref<ScenePlace | null>, atPlay: () => string | null) {
  const table = useTable()
  const lens = shallowRef<BoardLens | null>(null)
  const revision = computed(() => `${table.now?.run} ${table.now?.revision}`)

  /** Who is meant when nobody is named. */
  const meant = (): string | null => pieceAt(pointed.value) ?? atPlay()

  function toggle(kind: LensKind): void {
    const of = pieceAt(pointed.value) ?? (lens.value?.kind === kind ? lens.value.of : atPlay())
    const isSame = lens.value?.kind === kind && lens.value.of === of
    lens.value = isSame || of === null ? null : { kind, of }
  }
  const putAway = (): void => void (lens.value = null)
  watch(
    () => table.now?.run,
    () => putAway()
  )

  const asking = computed(() => (lens.value && !table.isLooking ? questionOf(lens.value, pointed.value) : null))
  const told = useAsked(
    () => (asking.value === null ? null : `${revision.value} ${JSON.stringify(asking.value)}`),
    ask,
    POINTED
  )
  async function ask(): Promise<LensAnswer | null | undefined> {
    if (asking.value === null || !lens.value) return undefined
    const { kind } = lens.value
    const answer = await table.question<LensAnswer['told']>(asking.value)
    return answer ? ({ lens: kind, told: answer } as LensAnswer) : null
  }
  const overlay = computed<readonly Overlay[]>(() => (told.value ? [overlayOf(told.value)] : []))
  /** It was asked, and there is nothing to see: no way to go, or nobody knows yet. */
  const isEmpty = computed(() => told.value !== undefined && overlay.value.every(isBare))
  return { lens, overlay, isEmpty, meant, toggle, putAway }
}

const isBare = (overlay: Overlay): boolean => overlay.kind === 'reach' && overlay.cells.length === 0

const pieceAt = (place: ScenePlace | null): string | null => (place && !isGround(place) ? place.id : null)

function questionOf({ kind, of }: BoardLens, pointed: ScenePlace | null): Json | null {
  if (kind !== 'sight') return { ask: kind, figure: of }
  if (!pointed || pieceAt(pointed) === of) return null
  return pointed.kind === 'hex'
    ? { ask: 'sight', from: of, hexes: [pointed.hex] }
    : { ask: 'sight', from: of, figure: pointed.id }
}
