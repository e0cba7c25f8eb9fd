import type { Trigger, Who } from '../../content'
import type { Book } from '../table/book'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { TableEvent } from '../table/event'
import { trailOf, withRoles, type Roles, type Scope } from '../table/scope'
import { isMeant } from './who'

/** Could this trigger ever be set off by this event? Cheap: asked before anything else. */
export function isAbout(trigger: Trigger, event: TableEvent): boolean {
  if (trigger.on !== event.on) return false
  if ('window' in trigger && trigger.window !== event.window) return false
  switch (trigger.on) {
    case 'moment':
      return trigger.moment === event.moment
    case 'status':
      return trigger.status === event.status
    case 'played':
      return trigger.what === event.played
    case 'check':
      return trigger.types === undefined || (event.check !== undefined && trigger.types.includes(event.check))
    case 'break':
      return trigger.location === undefined || trigger.location === event.location
    default:
      return true
  }
}

/**
 * Is it set off, as somebody sees it whose scope this is? Then the parts people play in what follows: the one it is
 * about is the `subject`, and in an attack there are `attacker` and `attacked`.
 */
export function setOff(book: Book, s: Encounter, scope: Scope, trigger: Trigger, event: TableEvent): Roles | null {
  if (!isAbout(trigger, event)) return null
  // OW-MOB-03: of several who attack as one, it is enough that one of them is meant.
  const doers = event.strike && event.strike.attackers.length > 1 ? event.strike.attackers : [event.by ?? null]
  const by = 'by' in trigger ? doers.find((one) => isOne(book, s, scope, trigger.by, one)) : doers[0]
  if (by === undefined) return null
  if (!('who' in trigger)) return rolesOf(event, null, by)
  const then = withStanding(s, event)
  const spared = event.stop?.spared
  const subject = (event.who ?? []).find(
    (figure) => !spared?.includes(figure) && isOne(book, then, scope, trigger.who, figure)
  )
  return subject === undefined ? null : rolesOf(event, subject, by)
}

/** OW-KO-01: the fallen have left already, and are described as they stood. */
const withStanding = (s: Encounter, { stood }: TableEvent): Encounter =>
  stood ? { ...s, figures: { ...s.figures, [stood.id]: stood } } : s

/** Nobody in particular fits a description that asks for nothing. */
function isOne(book: Book, s: Encounter, scope: Scope, who: Who, id: FigureId | null): boolean {
  if (id === null) return typeof who !== 'string' && who.where.length === 0
  const figure = s.figures[id]
  return figure !== undefined && isMeant(book, s, scope, who, figure)
}

function rolesOf(event: TableEvent, subject: FigureId | null, by: FigureId | null): Roles {
  return event.on === 'attack' ? { subject, attacker: by, attacked: subject } : { subject }
}

/** The scope in which what follows is read: with the roles, and with what set it off, as far as it can be changed. */
export function scopeAfter(scope: Scope, roles: Roles, event: TableEvent): Scope {
  const inside = withRoles(scope, roles)
  const { strike, pending, stop } = event
  if (!strike && !pending && !stop) return inside
  const { deed } = inside
  return {
    ...inside,
    deed: {
      ...deed,
      trail: trailOf(deed),
      strike: strike ?? deed.strike,
      pending: pending ?? deed.pending,
      stop: stop ?? deed.stop
    }
  }
}
