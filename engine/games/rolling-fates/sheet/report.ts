// The way that was gone, encounter by encounter, and what was counted on it.
import { words } from '../../../messages/words'
import type { HappenedKind } from '../happenings/happenings'
import { describe } from '../report/describe'
import type { FatesBook } from '../state/book'
import type { State } from '../state/state'
import { fightSheet } from './fight'
import type { FatesReportSheet, StopSheet } from './model'
import { deedsOf, type FatesStep } from './tally'
import type { FatesTell } from './tell'

export function reportSheet(
  tell: FatesTell,
  book: FatesBook,
  state: State,
  steps: readonly FatesStep[]
): FatesReportSheet {
  const stops = stopsIn(steps)
  return {
    stops: stops.map((stop, at) => stopSheet(tell, book, stop, at < stops.length - 1)),
    characters: [...deedsOf(tell, steps, state)],
    statistics: COUNTED.filter((id) => state.over !== null || !HIDDEN.has(id)).map((id) => ({
      id,
      name: tell(words(`fates.count.${id}`)),
      count: state.statistics[id] ?? 0
    }))
  }
}

/** Each from the beginning of its encounter to that of the next. */
function stopsIn(steps: readonly FatesStep[]): readonly (readonly FatesStep[])[] {
  const stops: FatesStep[][] = []
  for (const step of steps) {
    if (step.happening.kind === 'encounterBegan') stops.push([])
    stops.at(-1)?.push(step)
  }
  return stops
}

function stopSheet(tell: FatesTell, book: FatesBook, steps: readonly FatesStep[], hasEnded: boolean): StopSheet {
  const state = steps[0]?.state
  if (!state) throw new Error('an encounter in which nothing happened')
  const area = book.adventure(state.setup.adventure).areas[state.area]?.id ?? ''
  return {
    area: tell(words(`area.${area}.name`)),
    name: tell(words(`encounter.${state.node}.name`)),
    kind: book.encounter(state.node).kind,
    notes: steps.flatMap((step) => notesOf(tell, book, step)),
    fight: fightSheet(tell, steps, hasEnded)
  }
}

/** What is worth keeping of an encounter. A fight is kept in numbers, so its blows are not. */
const NOTED: readonly HappenedKind[] = [
  'addressed',
  'optionTaken',
  'riddleAnswered',
  'treasureDrawn',
  'treasureDropped',
  'treasureGiven',
  'statusesLost',
  'levelReached',
  'corrected',
  'adventureEnded'
]

function notesOf(tell: FatesTell, book: FatesBook, { before, happening, state }: FatesStep): readonly string[] {
  const isOnTheRoad = happening.kind === 'messageDealt' && state.foes.length === 0
  if (!isOnTheRoad && !NOTED.includes(happening.kind)) return []
  const said = describe(book, state, happening, before)
  return said ? [tell(said)] : []
}

/** RF-IVG-04: how much of a hit went in would tell the Defense of an enemy. */
const HIDDEN: ReadonlySet<string> = new Set(['damageDealt'])

/** RF-STT-02 */
const COUNTED = [
  'encounters',
  'rounds',
  'enemiesDefeated',
  'hits',
  'damageEntered',
  'damageDealt',
  'largestHit',
  'enemyAttacks',
  'lifeLostToEnemies',
  'lifeLostOutside',
  'poisonLost',
  'healed',
  'inflicted.poison',
  'inflicted.stun',
  'inflicted.weakness',
  'inflicted.investigate',
  'recoveriesTried',
  'recoveriesMade',
  'treasuresDrawn',
  'treasuresDiscarded',
  'traitsDrawn'
] as const
