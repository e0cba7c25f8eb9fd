import { words, type Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { ANIMUS_STEP, COMPANION_GROWTH, REGEN_STEP, rowOf } from '../people/levels'
import { whyNotMark } from '../people/traits'
import { tokenName, whyNotPermanent } from '../people/tokens'
import { tokenTypes, type LevelRecord, type TokenType } from '../../content'
import { seated, type Company, type CampaignMode } from '../state'

/** What the next level brings: for the wizard, and for looking ahead. */
export interface LevelsView {
  readonly now: number
  readonly next: number
  readonly rows: readonly LevelRowView[]
  readonly traits: readonly TraitView[]
  readonly characters: readonly GrowthView[]
}

export interface LevelRowView {
  readonly level: number
  readonly abilities: boolean
  readonly archetypes: boolean
  readonly tokens: number
  readonly growth: number
  readonly traits: number
}

export interface TraitView {
  readonly trait: string
  readonly name: Words
  readonly marks: number
  readonly most: number
  readonly refused: Words | null
}

/** What the next level does to one character. */
export interface GrowthView {
  readonly character: string
  readonly name: string
  /** Cards unlocked, by name. OW-LEVEL-03, OW-LEVEL-04 */
  readonly unlocks: readonly Words[]
  readonly tokens: readonly {
    readonly token: string
    readonly name: Words
    readonly before: number
    readonly refused: Words | null
  }[]
  readonly maxAnimus: { readonly before: number; readonly after: number } | null
  readonly regen: { readonly before: number; readonly after: number } | null
}

export function levelsView(book: CampaignBook, company: Company): LevelsView {
  const now = company.chapter
  const next = now + 1
  return {
    now,
    next,
    rows: book.all('level').map(({ level, abilities, archetypes, tokens, growth, traits }) => ({
      level,
      abilities,
      archetypes,
      tokens,
      growth,
      traits
    })),
    traits: book.all('trait').map(({ id, marks }) => ({
      trait: id,
      name: words(`trait.${id}.name`),
      marks: company.traits[id] ?? 0,
      most: marks,
      refused: whyNotMark(book, company, id)
    })),
    characters: seated(company).map((one) => growthOf(book, company, one.id, one.level + 1))
  }
}

function growthOf(book: CampaignBook, company: Company, who: string, level: number): GrowthView {
  const character = company.characters[who]
  if (!character) throw new Error(`no character ${who}`)
  const { name, mode, maxAnimus, regen, class: of } = character
  const row = rowOf(book, level)
  const kind = mode === 'full' ? 'ability' : 'archetype'
  const grows = (row?.growth ?? 0) > 0 && mode === 'full'
  return {
    character: who,
    name,
    unlocks: book
      .all(kind)
      .flatMap((card) => (card.class === of && card.level === level ? [words(`${kind}.${card.id}.name`)] : [])),
    tokens: tokensOfChoice(row, mode).map((token) => ({
      token,
      name: tokenName(token),
      before: character.permanent[token] ?? 0,
      refused: whyNotPermanent(book, company, who, token)
    })),
    maxAnimus: grows ? { before: maxAnimus, after: maxAnimus + ANIMUS_STEP } : null,
    regen: grows ? { before: regen, after: regen + REGEN_STEP } : null
  }
}

/** OW-LEVEL-05: any; OW-LEVEL-07: companions grow by two kinds alone. */
function tokensOfChoice(row: LevelRecord | undefined, mode: CampaignMode): readonly TokenType[] {
  if ((row?.tokens ?? 0) > 0) return tokenTypes
  return mode === 'companion' && (row?.growth ?? 0) > 0 ? COMPANION_GROWTH : []
}
