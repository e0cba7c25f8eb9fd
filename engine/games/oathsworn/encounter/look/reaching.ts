import { distanceFrom, type Hex } from '../../../../hex'
import { weaponRange } from '../aim/attacker'
import type { Book } from '../table/book'
import { newScope, type Source } from '../table/scope'
import { aheadOf } from '../table/acting'
import { reachingOf, type Reaching } from '../stageCards/ahead'
import { eyeOf, layoutOf, standingOf } from '../board/layout'
import { encounterOf } from '../board/printedComponents'
import { effectsInBox, stageFacts } from '../cardFacts/stageTold'
import type { Encounter, Figure } from '../state/state'
import { reachOfSeat } from '../movement/walking'
import { boardOf, hexesOf, isEnemy, playedBy, sees } from '../board/figures'
import { strides, type Cell } from './striding'

/** Where somebody could get to. Null: nobody can say, because what it goes by is not known yet. */
export function reachOfFigure(book: Book, s: Encounter, figure: Figure): readonly Cell[] | null {
  if (figure.at === null) return null
  if (!isEnemy(figure)) return reachOfFriend(book, s, figure)
  const reaching = reachingNow(book, s, figure)
  return reaching && strides(layoutOf(book, s), standingOf(book, figure), reaching.gait)
}

function reachOfFriend(book: Book, s: Encounter, figure: Figure): readonly Cell[] | null {
  if (!figure.seat || playedBy(s, figure.seat)?.id !== figure.id) return null
  return reachOfSeat(book, s, figure.seat).map(({ at, data }) => ({
    hex: at?.hex as Hex,
    cost: (data as { readonly cost: number }).cost
  }))
}

/** What an enemy goes by next: a boss by the card that lies face up, a minion by its box. OW-STAGE-01, OW-MINION-04 */
function reachingNow(book: Book, s: Encounter, enemy: Figure): Reaching | null {
  const isBoss = enemy.kind === 'boss'
  const card = s.stage.shown
  if (isBoss && card === null) return null
  const source: Source =
    isBoss && card !== null ? { kind: 'stage-card', id: card } : { kind: 'rules', id: encounterOf(book, s).rules }
  const effects = isBoss && card !== null ? stageFacts(book, s, card).effects : effectsInBox(book, s, enemy.def)
  if (effects === 'table') return null
  return reachingOf(book, s, newScope(source, { self: enemy.id }), enemy, aheadOf(effects))
}

/** Hexes an attack from where somebody stands would reach, and those of them it does not see. */
export interface Ranged {
  readonly range: number | null
  readonly hexes: readonly Hex[]
  readonly unseen: readonly Hex[]
}

/** OW-ATK-03, OW-EATK-14: enemies measure melee from any of their hexes and everything else from the front. */
export function rangeOfFigure(book: Book, s: Encounter, figure: Figure, aimed?: number): Ranged | null {
  if (figure.at === null) return null
  const stand = standingOf(book, figure)
  const reaching = isEnemy(figure) ? reachingNow(book, s, figure) : null
  if (isEnemy(figure) && !reaching) return null
  const range = aimed ?? reaching?.range ?? Math.max(1, weaponRange(book, s, figure) ?? 1)
  const from =
    !reaching || reaching.from === 'any' ? stand.hexes : [reaching.from === 'core' ? stand.core : eyeOf(stand)]
  return around(book, s, hexesOf(book, figure), from, range)
}

function around(book: Book, s: Encounter, own: readonly Hex[], from: readonly Hex[], range: number): Ranged {
  const near = boardOf(book, s).hexes.filter((h) => !own.includes(h) && distanceFrom(h, from) <= range)
  // OW-LOS-07: next to each other they always see each other.
  const isSeen = (h: Hex): boolean => distanceFrom(h, from) <= 1 || from.some((one) => sees(book, s, one, h))
  return {
    range: range === Infinity ? null : range,
    hexes: near.filter(isSeen),
    unseen: near.filter((h) => !isSeen(h))
  }
}
