import { rule } from '../../kernel/ids'
import type { Tab } from './tab'

/** Leaves every rule that is being carried out: the encounter ends at once (OW-WIN-01). Caught by `play` alone. */
export class EncounterOver extends Error {
  constructor() {
    super('the encounter is over')
  }
}

/**
 * OW-WIN-08: tested after every atomic step. Victory first (OW-WIN-03): when the step that fells the last Oathsworn
 * also takes the last die, the company has won.
 */
export function testForEnd(t: Tab): void {
  const { figures, seats } = t.see
  const bosses = Object.values(figures).filter((figure) => figure.kind === 'boss')
  const noDice = bosses.every((boss) => Object.values(boss.slots).every((slot) => slot.dice.length === 0))
  if (bosses.length > 0 && noDice) {
    t.happen({ kind: 'encounterEnded', outcome: 'victory', rule: rule('OW-WIN-01') })
    throw new EncounterOver()
  }
  const standing = Object.values(seats).some(({ figure }) => (figures[figure]?.hp ?? 0) > 0)
  if (!standing) {
    t.happen({ kind: 'encounterEnded', outcome: 'defeat', rule: rule('OW-WIN-02') })
    throw new EncounterOver()
  }
}
