import type { Report } from '../../../kernel/lines'
import type { FatesHappened } from '../happenings/happenings'
import type { State } from '../state/state'

// RF-LOG-05: a line for each thing that is told. Enemies and upkeep wait, so that the table can follow; what the party
// does itself passes by.

const TURNS: readonly FatesHappened['kind'][] = ['encounterBegan', 'phaseBegan', 'adventureEnded']
const DETAILS: readonly FatesHappened['kind'][] = ['diceRolled', 'diceRerolled', 'treasureTaken', 'actionPlanned']
const WAITS: readonly FatesHappened['kind'][] = ['enemyActed', 'enemySkipped', 'enemyAppeared']

export const fatesReport: Report<State, FatesHappened> = {
  weight: ({ kind }) => (TURNS.includes(kind) ? 'turn' : DETAILS.includes(kind) ? 'detail' : 'deed'),
  waits: ({ happening }) =>
    happening.kind === 'messageDealt' ? happening.from !== null : WAITS.includes(happening.kind)
}
