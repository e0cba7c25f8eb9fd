import type { Json } from '../../../../kernel/ids'
import type { Book } from '../table/book'
import { defenceOf } from '../cardFacts/defence'
import type { DieAt } from '../board/locations'
import type { Encounter, Figure } from '../state/state'
import type { Strike } from '../state/strike'
import { figureOf, isFriendly } from '../board/figures'
import { boostAgainst } from './boost'
import type { FrozenBoost } from '../scope/frozen'

/** What a window needs to work out the odds of a draw beside the question. */
export function factsOf(
  book: Book,
  s: Encounter,
  strike: Strike,
  boost: FrozenBoost,
  { chain, dice }: { readonly chain: boolean; readonly dice: (boss: Figure) => readonly DieAt[] }
): { readonly [fact: string]: Json } {
  const { damage, times, least, ignoreHighest, ignoreLowest, empower, redraws } = boost
  return {
    targets: strike.hits.map(({ figure: id, bonus, defence }) => {
      const figure = figureOf(s, id)
      const against = boostAgainst(book, s, id)
      const pierce = boost.pierce + against.pierce
      const breaks = hpToBreak(figure, dice)
      const left = hpToLose(figure, dice)
      return {
        figure: id,
        defence: Math.max(1, defenceOf(book, s, figure) + defence - pierce),
        bonus: damage + bonus + against.damage,
        ...(breaks === null ? {} : { breaks }),
        ...(left === null ? {} : { left }),
        ...(isFriendly(figure) ? { friend: true } : {})
      }
    }),
    ...(chain ? { chain } : {}),
    damage,
    times,
    least,
    ignoreHighest,
    ignoreLowest,
    empower,
    redraws
  }
}

/** The most that can be lost: what a minion has left, or the highest die that may be hit. OW-DMG-07 */
function hpToLose(figure: Figure, dice: (boss: Figure) => readonly DieAt[]): number | null {
  if (figure.kind !== 'boss') return figure.hp
  let most: number | null = null
  for (const { slot, die } of dice(figure)) {
    const hp = figure.slots[slot]?.dice[die]
    if (hp !== undefined && (most === null || hp > most)) most = hp
  }
  return most
}

/** The HP that end it: what a minion has left, or the last die of a location that may be hit. OW-DMG-08, OW-BRK-01 */
function hpToBreak(figure: Figure, dice: (boss: Figure) => readonly DieAt[]): number | null {
  if (figure.kind !== 'boss') return figure.hp
  let least: number | null = null
  for (const { slot, die } of dice(figure)) {
    const all = figure.slots[slot]?.dice
    const hp = all?.length === 1 ? all[die] : undefined
    if (hp !== undefined && (least === null || hp < least)) least = hp
  }
  return least
}
