import { distanceApart, type Hex } from '../../kernel/hex'
import { isLegal, type ChoosePrompt, type Option, type Reply } from '../../kernel/prompt'
import type { Book } from '../encounter/book'
import { layoutOf } from '../encounter/layout'
import type { Encounter, Figure } from '../encounter/state/state'
import { isEnemy } from '../encounter/world'

/** What the bots that try know about the game: what hurts, who is near, how good a hand is. */

export const choice = (...chosen: string[]): Reply => ({ form: 'choose', chosen })

export const legalOptions = (prompt: ChoosePrompt): readonly Option[] => prompt.options.filter(isLegal)

export const startingWith = (options: readonly Option[], ...kinds: string[]): readonly Option[] =>
  options.filter(({ id }) => kinds.some((kind) => id === kind || id.startsWith(`${kind}:`)))

const attacks = new WeakMap<object, boolean>()

/** Does an effect, or anything inside it, attack? */
export function hasAttack(effects: unknown): boolean {
  if (typeof effects !== 'object' || effects === null) return false
  const known = attacks.get(effects)
  if (known !== undefined) return known
  const found = Array.isArray(effects)
    ? effects.some(hasAttack)
    : (effects as { do?: unknown }).do === 'attack' || Object.values(effects).some(hasAttack)
  attacks.set(effects, found)
  return found
}

/** Does the ability card an option plays attack? Option ids read `card:<card>:<entry>`. */
export function isAttackCard(book: Book, s: Encounter, option: Option): boolean {
  const [, card = '', index = '0'] = option.id.split(':')
  const seat = s.turn?.seat
  const def = seat ? s.seats[seat].cards[card as never]?.def : undefined
  const entry = def ? book.find('ability', def)?.entries[Number(index)] : undefined
  return entry !== undefined && hasAttack(entry.effects)
}

/** How far a hex is from the nearest enemy. */
export function farFromEnemies(book: Book, s: Encounter, h: Hex): number {
  let least = Infinity
  for (const { id, hexes } of layoutOf(book, s).stands) {
    const figure = s.figures[id]
    if (figure && isEnemy(figure)) least = Math.min(least, distanceApart([h], hexes))
  }
  return least
}

/** How far the figure strikes: the longest range among its items, or 1. */
export function reachOf(book: Book, s: Encounter, figure: Figure): number {
  if (!figure.seat || figure.kind !== 'oathsworn') return 1
  let most = 1
  for (const { kind, def } of Object.values(s.seats[figure.seat].cards))
    if (kind === 'item') most = Math.max(most, book.find('item', def)?.range ?? 1)
  return most
}
