import type { Json } from '../../../../kernel/ids'
import type { AbilityEffect, Might, StageEffect, StageEnd } from '../../content'
import type { Book } from '../table/book'
import type { OwnInjury, OwnItem, OwnStageCard, ToldCard } from '../cardFacts/forms'
import type { Happened } from '../happenings'
import { encounterOf } from '../board/printedComponents'
import { enemyOfBox } from '../cardFacts/stageTold'
import { stageOfTold } from '../stageCards/untold'
import { defId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { SeatOwn } from '../cardFacts/told'

/** Something the table told and wants remembered, so that the app plays it by itself the next time. */
export type Keepsake =
  | { readonly keep: 'ability'; readonly class: string; readonly card: SeatOwn }
  | { readonly keep: 'item'; readonly card: OwnItem }
  | { readonly keep: 'injury'; readonly card: OwnInjury }
  | { readonly keep: 'stage-card'; readonly encounter: string; readonly card: OwnStageCard }
  /** What one entry of a card does that a pack knows by its numbers. */
  | {
      readonly keep: 'text'
      readonly kind: string
      readonly id: string
      readonly entry: string
      readonly effects: readonly AbilityEffect[]
    }
  | { readonly keep: 'stage-text'; readonly id: string; readonly effects: readonly StageEffect[] }
  | {
      readonly keep: 'box'
      readonly rules: string
      readonly enemy: string
      readonly effects: readonly StageEffect[]
    }
  /** What an enemy is worth in a stage, or when the stage ends, as it is read off the special rules board. */
  | { readonly keep: 'stage'; readonly rules: string; readonly stage: 1 | 2 | 3; readonly set: StageSet }

export type StageSet =
  { readonly enemy: string; readonly defence: number; readonly might: Might } | { readonly ends: StageEnd }

/** What is to be remembered of a happening; mostly nothing. */
export function keepsakeOf(book: Book, s: Encounter, happening: Happened): Keepsake | null {
  switch (happening.kind) {
    case 'cardsTaken':
      return ofCards(s, happening.seat, Object.values(happening.cards))
    case 'cardDescribed':
      return ofCards(s, happening.seat, [{ kind: 'ability', own: happening.own }])
    case 'textTold': {
      const { remember, printed, told } = happening
      // As `describedEffects` wrote it, from a checked description.
      const { entries } = told as unknown as {
        readonly entries: { readonly [entry: string]: readonly AbilityEffect[] }
      }
      return remember ? { keep: 'text', ...printed, effects: entries[printed.entry] ?? [] } : null
    }
    case 'stageTold':
      return ofStage(book, s, happening)
    default:
      return null
  }
}

function ofCards(s: Encounter, seat: SeatId, cards: readonly Pick<SeatCard, 'kind' | 'own'>[]): Keepsake | null {
  for (const { kind, own } of cards) {
    // Only checked descriptions are written to it, each of the kind of its card.
    const card = own as unknown as (SeatOwn & OwnItem & OwnInjury) | undefined
    if (card?.remember)
      return kind === 'ability' ? { keep: kind, class: s.seats[seat].class, card } : { keep: kind, card }
  }
  return null
}

function ofStage(
  book: Book,
  s: Encounter,
  { card, told, fresh }: Extract<Happened, { kind: 'stageTold' }>
): Keepsake | null {
  if (fresh) {
    const whole = told as unknown as OwnStageCard
    return whole.remember ? { keep: 'stage-card', encounter: s.is.encounter, card: whole } : null
  }
  const { remember, effects } = told as unknown as ToldCard<'stage-text'>
  if (!remember) return null
  const rules = defId(encounterOf(book, s).rules)
  const about = stageOfTold(card)
  if (about) return { keep: 'stage', rules, stage: about.stage, set: stageSet(about.enemy, told) }
  const enemy = enemyOfBox(card)
  if (enemy === null) return { keep: 'stage-text', id: card, effects }
  return { keep: 'box', rules, enemy, effects }
}

/** As `knowNumbers` and `isStageEndTold` wrote it. */
function stageSet(enemy: string | null, told: Json): StageSet {
  if (enemy === null) return { ends: (told as unknown as { readonly ends: StageEnd }).ends }
  const { defence, might } = told as unknown as ToldCard<'stage-numbers'>
  return { enemy, defence, might }
}
