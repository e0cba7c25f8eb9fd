import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { asked } from '../board/asking'
import type { Book } from '../table/book'
import { isWeapon } from './items'
import type { TableEvent } from '../table/event'
import { numberOf } from '../scope/amount'
import { newDeed, newScope, type Scope } from '../table/scope'
import { priceOf, refusesUse, rolesOf, type Usable } from '../cards/entries'
import { labelOfUse } from '../cards/offering'
import type { FigureId, SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { figuresOnBoard, isEnemy } from '../board/figures'
import { extendsRange, rangeIn } from './ranging'
import { isThere, openingsHeld, rolesIn, type Opening } from './openings'

/** An attack that is about to be aimed. */
interface Ranged {
  readonly by: FigureId
  readonly unarmed: boolean
  /** Is anybody within its reach as it stands, or with so much more of it? */
  readonly isNear: (farther?: number) => boolean
}

/**
 * What makes an attack reach farther has to be used before it is aimed. Other things that go with an attack wait until
 * its target is known. OW-TURN-06
 */
export function offerRange(t: Tab, scope: Scope, { by, unarmed, isNear }: Ranged): void {
  const seat = t.see.figures[by]?.seat
  if (!seat || scope.deed.granted === undefined) return
  const declined = new Set<string>()
  for (;;) {
    const open = (): Opening[] =>
      rangers(t.book, t.see, seat, by).filter(
        ({ id, use }) => !declined.has(id) && !(unarmed && isWeapon(t.book, t.see, use))
      )
    if (open().length === 0) return
    const chosen = t.chooseOne(() => {
      const near = isNear()
      const farther = open().map(({ use }) => rangeBy(t.book, t.see, use, t.see.seats[seat].animus.available))
      const all = farther.reduce((sum, more) => sum + more, 0)
      return {
        rule: rule('OW-TURN-06'),
        seat: asked(seat),
        title: words('ask.range', { near: near ? 'yes' : 'no' }),
        // Whether there is somebody to strike: as it is, with all of these, with each of them.
        data: { near, reaches: near || isNear(all) },
        options: [
          ...open().map(({ id, use }, n) => ({
            id,
            label: labelOfUse(t.see, use),
            data: { animus: priceOf(t.book, t.see, use), reaches: near || isNear(farther[n]) },
            ...(use.card ? { at: { card: use.card } } : {})
          })),
          { id: 'pass', label: words(near ? 'option.pass' : 'option.strikeNobody') }
        ]
      }
    })
    if (chosen === 'pass') return
    declined.add(chosen)
    const found =
      open().find(({ id }) => id === chosen) ?? rangers(t.book, t.see, seat, by).find(({ id }) => id === chosen)
    if (found) found.play(t, rolesIn(t.book, t.see, found.use, declared(t.see, by)) ?? {}, declared(t.see, by))
  }
}

/** The attack as it is being declared: anybody might still be its target. */
const declared = (s: Encounter, by: FigureId): TableEvent => ({
  on: 'attack',
  window: 'declared',
  by,
  who: figuresOnBoard(s)
    .filter(isEnemy)
    .map(({ id }) => id)
})

function rangers(book: Book, s: Encounter, seat: SeatId, by: FigureId): Opening[] {
  const found = openingsHeld(book, s, seat, 'attack').filter(
    ({ use }) => use.entry.timing.kind === 'modifier' && extendsRange(use) && isThere(s, use)
  )
  if (found.length === 0) return found
  const event = declared(s, by)
  return found.filter(
    ({ use, refuses }) =>
      refuses(book, s) === null && rolesIn(book, s, use, event) !== null && refusesUse(book, s, use) === null
  )
}

/** How much farther a figure could reach with what it could use and pay for besides an attack of that price. */
export function rangeInStore(book: Book, s: Encounter, seat: SeatId, by: FigureId, price: number): number {
  const spent = s.seats[seat].animus.available - price
  return rangers(book, s, seat, by).reduce((sum, { use }) => {
    return priceOf(book, s, use) > spent ? sum : sum + rangeBy(book, s, use, spent)
  }, 0)
}

/** How much farther this makes an attack reach, with so much animus spent on it. */
function rangeBy(book: Book, s: Encounter, use: Usable, spent: number): number {
  const scope = newScope(use.source, rolesOf(s, use), false, newDeed({ spent }))
  return rangeIn(use).reduce<number>((more, amount) => more + numberOf(book, s, scope, amount), 0)
}
