import type { Hex } from '../../../hex'
import type { OptionId } from '../../../kernel/ids'
import { isLegal, type ChoosePrompt, type Option, type Reply } from '../../../kernel/prompt'
import type { Book } from '../encounter/table/book'
import { itemFacts } from '../encounter/cardFacts/facts'
import type { CardId } from '../encounter/state/ids'
import type { Encounter, Figure } from '../encounter/state/state'
import { figuresOnBoard, hexesOf, isEnemy } from '../encounter/board/figures'

/** What the bots that try know about the game: what hurts, who is near, how good a hand is. */

export const choice = (...chosen: string[]): Reply => ({ form: 'choose', chosen })

export const legalOptions = (prompt: ChoosePrompt): readonly Option[] => prompt.options.filter(isLegal)

/** Option ids begin with what they are of: `card:shank:0`, `end`. Letter by letter: bots ask nothing as often. */
export function isOf(id: OptionId, kind: string): boolean {
  for (let i = 0; i < kind.length; i++) if (id.charCodeAt(i) !== kind.charCodeAt(i)) return false
  return id.length === kind.length || id.charCodeAt(kind.length) === COLON
}
const COLON = ':'.charCodeAt(0)

export const startingWith = (options: readonly Option[], ...kinds: string[]): readonly Option[] =>
  options.filter(({ id }) => kinds.some((kind) => isOf(id, kind)))

export const firstOf = (options: readonly Option[], kind: string): Option | undefined =>
  options.find(({ id }) => isOf(id, kind))

/** Does an effect, or anything inside it, attack? */
export function hasAttack(effects: unknown): boolean {
  if (typeof effects !== 'object' || effects === null) return false
  if (Array.isArray(effects)) return effects.some(hasAttack)
  return (effects as { do?: unknown }).do === 'attack' || Object.values(effects).some(hasAttack)
}

/** Does the ability card an option plays attack? Option ids read `card:<card>:<entry>`. */
export function isAttackCard(book: Book, s: Encounter, { id, at }: Option): boolean {
  const seat = s.turn?.seat
  const def = seat ? s.seats[seat].cards[at?.card as CardId]?.def : undefined
  const entry = def ? book.find('ability', def)?.entries[Number(id.slice(id.lastIndexOf(':') + 1))] : undefined
  return entry !== undefined && hasAttack(entry.effects)
}

/** All hexes with an enemy on them. */
export function hexesOfEnemies(book: Book, s: Encounter): readonly Hex[] {
  const found: Hex[] = []
  for (const figure of figuresOnBoard(s)) if (isEnemy(figure)) found.push(...hexesOf(book, figure))
  return found
}

/** How far the figure strikes: the longest range among its items, or 1. */
export function reachOf(book: Book, s: Encounter, figure: Figure): number {
  if (!figure.seat || figure.kind !== 'oathsworn') return 1
  let most = 1
  const { cards } = s.seats[figure.seat]
  for (const id in cards) {
    const card = cards[id as CardId]
    if (card?.kind === 'item') most = Math.max(most, itemFacts(book, card).range ?? 1)
  }
  return most
}
