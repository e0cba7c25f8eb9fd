import type { Component } from 'vue'
import PoisonIcon from '~icons/game-icons/poison-bottle'
import StunIcon from '~icons/game-icons/knocked-out-stars'
import WeaknessIcon from '~icons/game-icons/broken-shield'
import InvestigateIcon from '~icons/game-icons/magnifying-glass'
import type { Status } from '../../../../engine/games/rolling-fates/statuses'

export const STATUS_ICONS: Readonly<Record<Status, Component>> = {
  poison: PoisonIcon,
  stun: StunIcon,
  weakness: WeaknessIcon,
  investigate: InvestigateIcon
}

/** In the order they are always told, each with its key on the hit pad. */
export const STATUS_LIST: readonly Status[] = ['poison', 'stun', 'weakness', 'investigate']
