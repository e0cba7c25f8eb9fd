import { isBlank, isCritical } from '../../might'
import type { Amount, Counted } from '../../content'
import type { Book } from '../table/book'
import { brokenCount } from '../board/printedComponents'
import type { Encounter } from '../state/state'
import { hpLostTo } from '../state/strike'
import { quantityOf } from './quantity'
import { figureReferred, referred } from './reference'
import type { Scope } from '../table/scope'
import { inGroup } from './who'

/** A number written out, or counted now: ÷ `per` rounded down (OW-GEN-05), × `times`, + `plus`, within its bounds. */
export function numberOf(book: Book, s: Encounter, scope: Scope, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const raw = count(book, s, scope, amount)
  const value = Math.floor(raw / amount.per) * amount.times + amount.plus
  return Math.max(amount.least, Math.min(amount.most, value))
}

/** The counter under which the verb `counter` counts. */
export const counterFlag = (counter: string): string => `counter.${counter}`
export const flagFlag = (flag: string): string => `flag.${flag}`

function count(book: Book, s: Encounter, scope: Scope, what: Counted): number {
  switch (what.count) {
    case 'figures':
      return inGroup(book, s, scope, what.who).length
    case 'quantity': {
      const figure = figureReferred(s, scope, what.who)
      return figure ? quantityOf(book, s, scope, what.of, figure) : 0
    }
    case 'stage':
      return s.stage.number
    case 'round':
      return s.clock.round
    case 'chapter':
      return s.is.chapter
    case 'broken':
      return brokenCount(s)
    case 'tiles':
      return s.tiles.filter(({ def }) => def === what.tile).length
    case 'obstacles':
      return Object.values(s.pieces).filter(({ def }) => isTagged(book, def, what.tag)).length
    case 'counter': {
      const value = s.flags[counterFlag(what.counter)]
      return typeof value === 'number' ? value : 0
    }
    default:
      return sofar(s, scope, what)
  }
}

const isTagged = (book: Book, def: string, tag: string | undefined): boolean =>
  tag === undefined || (book.find('obstacle', def)?.tags.includes(tag) ?? false)

type SoFar = Exclude<
  Counted,
  { count: 'figures' | 'quantity' | 'stage' | 'round' | 'chapter' | 'broken' | 'tiles' | 'obstacles' | 'counter' }
>

/** What this effect has come to until now. */
function sofar(s: Encounter, scope: Scope, what: SoFar): number {
  const { strike, check, spent, trail } = scope.deed
  const drawn = strike?.drawn ?? []
  switch (what.count) {
    case 'spent':
      return spent
    case 'moved': {
      const self = referred(s, scope, 'self')
      return self === null ? 0 : (trail?.entered.get(self)?.length ?? 0)
    }
    case 'damage':
      return strike?.missed ? 0 : (strike?.damage ?? 0)
    case 'hp-lost':
      return strike ? hpLostTo(strike) : 0
    case 'hit':
      return strike && !strike.missed ? strike.hits.length : 0
    case 'drawn':
      return drawn.filter(({ colour }) => what.colour === undefined || colour === what.colour).length
    case 'criticals':
      return drawn.filter(({ face }) => isCritical(face)).length
    case 'blanks':
      return drawn.filter(({ face }) => isBlank(face)).length
    case 'successes':
      return check?.successes ?? 0
  }
}
