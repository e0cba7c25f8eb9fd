import { computed, type WritableComputedRef } from 'vue'
import type { Json } from '../../../../engine/kernel/ids'
import { useSettings } from '../../../shell/settings'
import { isRecord } from '../../../ui/form/schema'
import { GAME } from '../ids'

// Who holds the cards where a new encounter begins: the app or the table, for each kind of them.

export const HOLDERS = ['app', 'table'] as const
export type CardHolder = (typeof HOLDERS)[number]
export const ENCOUNTER_DIALS = ['might', 'cards', 'stage'] as const
export type EncounterDial = (typeof ENCOUNTER_DIALS)[number]
export type EncounterDials = Readonly<Record<EncounterDial, CardHolder>>

/** What is missing or strange is as usual: the app holds them. */
export function dialsFrom(stored: Json | undefined): EncounterDials {
  const told = isRecord(stored) && isRecord(stored['dials']) ? stored['dials'] : {}
  const holder = (dial: EncounterDial): CardHolder => HOLDERS.find((one) => one === told[dial]) ?? 'app'
  return { might: holder('might'), cards: holder('cards'), stage: holder('stage') }
}

/** As the table likes them, and kept. */
export function useDials(): WritableComputedRef<EncounterDials> {
  const settings = useSettings()
  return computed({
    get: () => dialsFrom(settings.now.games[GAME]),
    set: (dials) => void settings.changeGame(GAME, { dials })
  })
}
