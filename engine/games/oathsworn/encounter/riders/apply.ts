import { rule } from '../../../../kernel/ids'
import type { Rider } from '../../content'
import { isImmune } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Hit } from '../state/strike'
import type { Tab } from '../table/tab'
import { withRoles, type Scope } from '../table/scope'
import { moveAnimus, moveTokens } from './belongings'
import { flowPosition, shiftCards } from './cards'
import { byHand } from './byHand'
import { drawInjuries, dropItem } from './items'
import { beginModifying, setMark, takeMark } from './lastingRiders'
import { healVictim, loseHp, removeVictim } from './life'
import { freeVictim } from './release'
import { shoveVictims } from './shove'
import { cleanse, gainStatus, strikeStatus } from './statusRiders'
import { turnVictim } from './turn'

/** One victim and how it went for it; without an attack everybody simply is one. */
export type Victim = Pick<Hit, 'figure' | 'hp' | 'felled'>

export const victimOf = (figure: FigureId): Victim => ({ figure, hp: 0, felled: false })

/**
 * What is done to one victim or several, rider by rider, each to all of them together. Locations that break go into the
 * deed; whoever carries the effect out sees to their reactions. OW-EATK-13, OW-EATK-15
 */
export function applyRiders(t: Tab, scope: Scope, riders: readonly Rider[], victims: readonly Victim[]): void {
  const before = scope.deed.broken.length
  for (const rider of riders) {
    // OW-BRK-18: when one of them breaks something, what is still to come for that victim is lost.
    const broken = scope.deed.broken.slice(before).map(({ figure }) => figure)
    const meant = victims.filter(
      (victim) => !broken.includes(victim.figure) && fits(rider, victim, scope) && !resists(t, rider, victim)
    )
    if (meant.length > 0) t.in(rule('OW-EATK-13'), () => applyRider(t, scope, rider, meant))
  }
}

/** OW-EATK-13: on every hit unless it says otherwise; outside attacks always. */
function fits({ when }: Rider, { hp, felled }: Victim, { riding }: Scope): boolean {
  if (when === 'hit' || riding === null) return true
  if (when === 'hp-lost') return hp > 0
  return when === 'no-hp-lost' ? hp === 0 : felled
}

const resists = (t: Tab, rider: Rider, { figure }: Victim): boolean => isImmune(t.book, t.see, figure, rider.do)

function applyRider(t: Tab, scope: Scope, rider: Rider, victims: readonly Victim[]): void {
  const figures = victims.map(({ figure }) => figure)
  switch (rider.do) {
    case 'knockback':
    case 'push':
    case 'pull':
      return shoveVictims(t, scope, rider, figures)
    case 'lose-hp':
      return loseHp(t, scope, rider, figures)
    default:
      return applyToEach(t, scope, rider, figures)
  }
}

/** Inside a rider the one it is done to is the `target`, and `each`. */
function applyToEach(t: Tab, scope: Scope, rider: Single, figures: readonly FigureId[]): void {
  for (const figure of figures)
    if (t.see.figures[figure]) applyToOne(t, withRoles(scope, { target: figure, each: figure }), rider, figure)
}

type Single = Exclude<Rider, { do: 'knockback' | 'push' | 'pull' | 'lose-hp' }>

function applyToOne(t: Tab, scope: Scope, rider: Single, figure: FigureId): void {
  switch (rider.do) {
    case 'status':
      return gainStatus(t, scope, rider, figure)
    case 'cleanse':
      return cleanse(t, rider, figure)
    case 'trigger':
      return strikeStatus(t, scope, rider, figure)
    case 'heal':
      return healVictim(t, scope, rider, figure)
    case 'lose-animus':
    case 'gain-animus':
      return moveAnimus(t, scope, rider, figure)
    case 'gain-token':
    case 'lose-token':
      return moveTokens(t, scope, rider, figure)
    case 'cards':
      return shiftCards(t, scope, rider, figure)
    case 'battleflow':
      return flowPosition(t, scope, rider, figure)
    case 'drop-item':
      return dropItem(t, rider, figure)
    case 'injury':
      return drawInjuries(t, rider, figure)
    case 'turn':
      return turnVictim(t, rider, figure)
    case 'mark':
      return setMark(t, scope, rider, figure)
    case 'unmark':
      return takeMark(t, rider, figure)
    case 'modify':
      return beginModifying(t, scope, rider, figure)
    case 'remove':
      return removeVictim(t, scope, figure)
    case 'free':
      return freeVictim(t, figure)
    case 'bespoke':
      return byHand(t, scope, rider.script)
  }
}
