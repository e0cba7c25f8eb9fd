import { rule } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import type { FatesCombatRecord } from '../content/encounter'
import { isLiving } from '../enemies/enemy'
import type { FatesPhase } from '../state/state'
import type { FatesTable } from '../table/table'
import { charactersPhase } from './charactersPhase'
import { enemyPhase, plan } from './enemyPhase'
import { fatePhase } from './fatePhase'

/** RF-CMB-01: phase after phase until one side has fallen. Begins with whatever phase the table is in. */
export function combat(t: FatesTable, record: FatesCombatRecord): void {
  if (t.see.phase === null) beginCombat(t, record)
  while (isOn(t)) {
    const { phase, round } = t.see
    carryOut(t, phase)
    if (isOn(t)) beginPhase(t, following(phase), phase === 'fate' ? round + 1 : round)
  }
  // RF-CMB-03, RF-CMB-04
  if (t.see.over === null) t.happen({ kind: 'combatWon', rule: rule('RF-CMB-04') })
}

const isOn = ({ see: { over, foes } }: FatesTable): boolean => over === null && foes.some(isLiving)

function beginCombat(t: FatesTable, { enemies }: FatesCombatRecord): void {
  for (const { enemy, seats } of enemies)
    if (t.see.heroes.length >= seats) t.happen({ kind: 'enemyAppeared', enemy, fresh: false, rule: rule('RF-ECB-03') })
  for (const { id } of t.see.foes) plan(t, id) // RF-D-05
  // RF-CMB-02: the first Character's Phase needs dice.
  beginPhase(t, t.see.options.openingFatePhase ? 'opening' : 'character', 1)
}

/** RF-CMB-01 */
function following(phase: FatesPhase | null): FatesPhase {
  if (phase === 'character') return 'enemy'
  return phase === 'enemy' ? 'fate' : 'character'
}

export const beginPhase = (t: FatesTable, phase: FatesPhase, round: number): void =>
  t.happen({
    kind: 'phaseBegan',
    phase,
    round,
    boundary: words(`fates.phase.${phase}`, { round }),
    rule: rule('RF-CMB-01')
  })

function carryOut(t: FatesTable, phase: FatesPhase | null): void {
  if (phase === 'character') charactersPhase(t)
  else if (phase === 'enemy') enemyPhase(t)
  else fatePhase(t)
}
