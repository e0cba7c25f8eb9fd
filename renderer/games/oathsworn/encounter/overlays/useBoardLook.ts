import { computed, shallowRef, type Ref } from 'vue'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { Overlay, ScenePlace } from '../../../../board'
import { useChoosing } from '../../../../table/choosing'
import { useTelling, type SaidLine } from '../../../../table/report/telling'
import type { EncounterModel } from '../model/model'
import { overlaysOfHappened } from './happened'
import { pointedAt, reachOffered } from './offered'
import { useAim } from './useAim'
import { useForecast } from './useForecast'
import { useForesight } from './useForesight'
import { useLens } from './useLens'

// All that lies over the board: what the question is about, what the option pointed at would do, what a person wants to
// look at. While something is told, that alone.

/** What a line being told shows beside the motion itself: who came into question, and what is struck. */
const TOLD: readonly string[] = ['targetChosen', 'enemyAttacked']

export function useBoardLook(model: Ref<EncounterModel | null>, spokenOf: Ref<readonly number[]>) {
  const choosing = useChoosing()
  const telling = useTelling()
  const pointed = shallowRef<ScenePlace | null>(null)
  const scene = computed(() => model.value?.scene ?? null)

  const lens = useLens(pointed, () => figureAtPlay(model.value, choosing.prompt?.seat))
  const aim = useAim()
  const foresight = useForesight(scene)
  const forecast = useForecast(() => model.value)

  const foretold = computed<readonly Overlay[]>(() => {
    const { isShown, forecast: now } = forecast
    return isShown.value && now.value && scene.value ? overlaysOfHappened(now.value.happened, scene.value) : []
  })
  const overlays = computed<readonly Overlay[]>(() => {
    if (telling.isTelling) return scene.value && telling.current ? toldOf(telling.current, scene.value) : []
    return [
      ...unlessLooked(reachOffered(choosing.options), lens.overlay.value),
      ...aim.value,
      ...lens.overlay.value,
      ...foretold.value,
      ...foresight.value,
      ...pointedAt(spokenOf.value)
    ]
  })
  const point = (place: ScenePlace | null): void => void (pointed.value = place)
  return { point, overlays, lens, forecast }
}

export type BoardLook = ReturnType<typeof useBoardLook>

/** Of two that are drawn alike the one that was asked for: two prices on one hex say nothing. */
export const unlessLooked = (offered: readonly Overlay[], looked: readonly Overlay[]): readonly Overlay[] =>
  offered.filter(({ kind }) => !looked.some((one) => one.kind === kind))

function toldOf(line: SaidLine, scene: EncounterModel['scene']): readonly Overlay[] {
  if (!line.waits) return []
  const happened = line.happenings
    .map(({ happening }) => happening as Happened)
    .filter(({ kind }) => TOLD.includes(kind))
    // The pieces have moved on since: whom it hits is shown by the motion.
    .map((one) => (one.kind === 'enemyAttacked' ? { ...one, on: [] } : one))
  return overlaysOfHappened(happened, scene)
}

/** The figure of whoever is asked or has the turn; else the monster. */
function figureAtPlay(model: EncounterModel | null, seat: string | undefined): string | null {
  const asked = model?.seats.find((one) => one.id === seat) ?? model?.seats.find((one) => one.isTurn)
  return asked?.figure ?? model?.bosses[0]?.id ?? null
}
