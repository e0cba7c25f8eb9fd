import type { Ruled } from '../../../kernel/game'
import { rule, type Json } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import { check } from '../../../schema'
import { rulingSchema, type FatesRuling } from '../state/ruling'
import type { FatesHappened } from '../happenings/happenings'
import { beginPhase } from '../play/combat'
import { deal, endIfFallen } from '../play/deal'
import { plan } from '../play/enemyPhase'
import { enterHit } from '../play/enterHit'
import { dropExcess } from '../play/treasures'
import type { FatesBook } from '../state/book'
import type { State } from '../state/state'
import { beginEncounter, AdventureLeft, leaveIfOver } from '../table/course'
import type { FatesTable } from '../table/table'
import { toldId } from '../table/toldCards'
import { objection } from './judge'

/** "The table says otherwise": a correction, turned into happenings, or refused because it cannot be so here. */
export function ruled(book: FatesBook, state: State, given: Json): Ruled<FatesHappened, FatesTable> {
  const checked = check(rulingSchema, given)
  if (!checked.ok) return { ok: false, why: checked.problems[0]?.words ?? words('fates.ruling.unknown') }
  const told = checked.value
  const why = objection(book, state, told)
  if (why) return { ok: false, why: words(`fates.ruling.${why}`) }
  return { ok: true, happenings: [{ kind: 'corrected', ruling: told }], then: (t) => goOn(t, told) }
}

/** What a correction sets off; afterwards the same question is asked afresh, unless it is left. */
function goOn(t: FatesTable, told: FatesRuling): void {
  switch (told.ruling) {
    case 'hit':
      enterHit(t, { target: told.target, damage: told.damage, statuses: told.statuses, by: told.by })
      break
    case 'message':
      deal(t, { to: told.to, kind: told.kind, amount: told.amount, hits: told.hits, statuses: told.statuses }, null)
      break
    case 'own-treasure': {
      const id = toldId(t.see)
      t.happen({ kind: 'treasureTold', id, card: told.card })
      t.happen({ kind: 'corrected', ruling: { ruling: 'treasure', card: id, to: told.hero } })
      break
    }
    case 'own-trait': {
      const id = toldId(t.see)
      t.happen({ kind: 'traitTold', id, card: told.card })
      t.happen({ kind: 'corrected', ruling: { ruling: 'trait', card: id, to: told.hero } })
      break
    }
    case 'enemy': {
      t.happen({ kind: 'enemyAppeared', enemy: told.enemy, fresh: false, rule: rule('RF-ECB-03') })
      const appeared = t.see.foes.at(-1)
      if (appeared) plan(t, appeared.id)
      break
    }
    case 'go':
      beginEncounter(t, told.area, told.node)
      throw new AdventureLeft()
    case 'phase':
      beginPhase(t, told.phase, told.round)
      throw new AdventureLeft()
    case 'over':
      t.happen({ kind: 'adventureEnded', result: told.result, rule: rule('RF-END-06') })
      throw new AdventureLeft()
    case 'level':
    case 'treasure':
    case 'trait':
    case 'board':
      dropExcess(t) // RF-INV-03
  }
  endIfFallen(t)
  leaveIfOver(t)
}
