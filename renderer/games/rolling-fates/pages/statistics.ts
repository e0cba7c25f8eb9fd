import type { Statistics } from '../../../../engine/games/rolling-fates/state/state'
import { say } from '../../../words/say'

/** What was counted, sorted into what belongs together. */
export interface StatisticsGroup {
  readonly id: string
  readonly rows: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  road: ['encounters', 'rounds', 'treasuresDrawn', 'treasuresDiscarded', 'traitsDrawn'],
  hits: ['enemiesDefeated', 'hits', 'damageEntered', 'damageDealt', 'largestHit'],
  harm: ['enemyAttacks', 'lifeLostToEnemies', 'lifeLostOutside', 'poisonLost', 'healed'],
  statuses: [
    'inflicted.poison',
    'inflicted.stun',
    'inflicted.weakness',
    'inflicted.investigate',
    'recoveriesTried',
    'recoveriesMade'
  ]
}

/** RF-STT-02 */
export const groupsOf = (statistics: Statistics): readonly StatisticsGroup[] =>
  Object.entries(GROUPS).map(([id, counts]) => ({
    id,
    rows: counts.map((count) => ({ id: count, name: say(`fates.count.${count}`), count: statistics[count] ?? 0 }))
  }))
