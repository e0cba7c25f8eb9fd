import { computed, type WritableComputedRef } from 'vue'
import type { FatesDials } from '../../../../engine/games/rolling-fates/state/setup'
import type { Json } from '../../../../engine/kernel/ids'
import { useSettings } from '../../../shell/settings'
import { isRecord } from '../../../ui/form/schema'
import { GAME } from '../ids'

// What the app does and what lies on the table, where a new adventure begins.

export const FATES_DIALS = ['dice', 'life', 'cards', 'heroes'] as const
export type FatesDial = (typeof FATES_DIALS)[number]

export const PLACES_OF: Readonly<Record<FatesDial, readonly string[]>> = {
  dice: ['app', 'table', 'untold'],
  life: ['app', 'table'],
  cards: ['app', 'table'],
  heroes: ['app', 'table']
}

/** What is missing or strange is as without the box: the app does it. */
export function dialsFrom(stored: Json | undefined): FatesDials {
  const told = isRecord(stored) && isRecord(stored['dials']) ? stored['dials'] : {}
  const placeOf = (dial: FatesDial): string => PLACES_OF[dial].find((one) => one === told[dial]) ?? 'app'
  return Object.fromEntries(FATES_DIALS.map((dial) => [dial, placeOf(dial)])) as unknown as FatesDials
}

/** As the table likes them, and kept. */
export function useDials(): WritableComputedRef<FatesDials> {
  const settings = useSettings()
  return computed({
    get: () => dialsFrom(settings.now.games[GAME]),
    set: (dials) => void settings.changeGame(GAME, { dials: { ...dials } })
  })
}
