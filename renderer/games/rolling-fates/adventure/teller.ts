import type { ToldLine } from '../../../../preload/contract/shapes'
import type { TellingLine } from '../../../table/report/telling'

// Enemies and upkeep are told line by line, so that the table can follow; what the party does itself passes by.

const TURNS = ['encounterBegan', 'phaseBegan', 'adventureEnded']
const DETAILS = ['diceRolled', 'diceRerolled', 'treasureTaken', 'actionPlanned']
const WAITS = ['enemyActed', 'enemySkipped', 'enemyAppeared']

function holds({ happening }: ToldLine): boolean {
  if (happening.kind === 'messageDealt') return happening['from'] != null
  return WAITS.includes(happening.kind)
}

const weightOf = ({ happening: { kind } }: ToldLine): TellingLine['weight'] =>
  TURNS.includes(kind) ? 'turn' : DETAILS.includes(kind) ? 'detail' : 'deed'

export const tellAll = (told: readonly ToldLine[]): readonly TellingLine[] =>
  told.flatMap((one, id) =>
    one.line === null
      ? []
      : [
          {
            id,
            after: one.after,
            words: one.line,
            rules: one.happening.rule === undefined ? [] : [String(one.happening.rule)],
            why: [],
            holds: holds(one),
            weight: weightOf(one),
            happenings: [one]
          }
        ]
  )
