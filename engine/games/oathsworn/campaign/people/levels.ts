import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { tokenTypes, type LevelRecord, type TokenType } from '../../content'
import { askedOf, chooseOne } from '../asking'
import type { CampaignBook } from '../book'
import { nameOf, said } from './names'
import type { Character, CharacterId } from '../state'
import type { CampaignTable } from '../tab'
import { choosePermanent } from './tokens'
import { whyNotMark } from './traits'

/** OW-LEVEL-06 */
export const ANIMUS_STEP = 2
export const REGEN_STEP = 1
/** OW-LEVEL-07 */
export const COMPANION_GROWTH: readonly TokenType[] = ['animus', 'battleflow']

/** What a level gives; nothing without a row for it. OW-LEVEL-02 */
export const rowOf = (book: CampaignBook, level: number): LevelRecord | undefined =>
  book.all('level').find((one) => one.level === level)

/** Ability cards a character can build its hand from. OW-LEVEL-03, OW-QUICK-02 */
export const unlockedAbilities = (book: CampaignBook, { class: of, mode, level }: Character): readonly string[] =>
  mode === 'companion' ? [] : book.content.abilitiesOf(of).flatMap((one) => (one.level <= level ? [one.id] : []))

/** Archetype cards a companion can choose from. OW-LEVEL-04 */
export const unlockedArchetypes = (book: CampaignBook, { class: of, mode, level }: Character): readonly string[] =>
  mode === 'full'
    ? []
    : book.all('archetype').flatMap((one) => (one.class === of && one.level <= level ? [one.id] : []))

/** One level more, with its choices. Quick levelling also gives what the story gave the others. OW-LEVEL-01..07 */
export function gainLevel(t: CampaignTable, who: CharacterId, level: number, how: 'epilogue' | 'quick'): void {
  const clause = how === 'quick' ? 'OW-QUICK-02' : 'OW-LEVEL-01'
  t.happen({ kind: 'levelGained', character: who, level, rule: rule(clause) })
  tellUnlocked(t, who, level)
  const row = rowOf(t.book, level)
  const tokens = (row?.tokens ?? 0) + (how === 'quick' ? (row?.quickTokens ?? 0) : 0)
  for (let i = 0; i < tokens; i++) choosePermanent(t, who, tokenTypes, 'OW-LEVEL-05')
  for (let i = 0; i < (row?.growth ?? 0); i++) grow(t, who)
}

function tellUnlocked(t: CampaignTable, who: CharacterId, level: number): void {
  const character = t.see.characters[who]
  if (!character) return
  const isNew = (one: { readonly level: number; readonly class: string }): boolean =>
    one.level === level && one.class === character.class
  const kind = character.mode === 'full' ? 'ability' : 'archetype'
  const cards = t.book.all(kind).filter(isNew)
  if (cards.length === 0) return
  t.happen({
    kind: 'told',
    words: said('told.unlocked', { name: character.name, cards: cards.map(({ id }) => words(`${kind}.${id}.name`)) }),
    rule: rule(kind === 'ability' ? 'OW-LEVEL-03' : 'OW-LEVEL-04')
  })
}

function grow(t: CampaignTable, who: CharacterId): void {
  if (t.see.characters[who]?.mode === 'companion') return choosePermanent(t, who, COMPANION_GROWTH, 'OW-LEVEL-07')
  const chosen = chooseOne(t, () => {
    const { maxAnimus = 0, regen = 0 } = t.see.characters[who] ?? {}
    return {
      rule: 'OW-LEVEL-06',
      seat: askedOf(t.see, who),
      title: said('ask.growth', { name: nameOf(t.see, who) }),
      options: [
        {
          id: 'animus',
          label: said('option.maxAnimus'),
          data: { before: maxAnimus, after: maxAnimus + ANIMUS_STEP }
        },
        { id: 'regen', label: said('option.regen'), data: { before: regen, after: regen + REGEN_STEP } }
      ]
    }
  })
  const { maxAnimus = 0, regen = 0 } = t.see.characters[who] ?? {}
  t.happen({
    kind: 'grown',
    character: who,
    maxAnimus: chosen === 'animus' ? maxAnimus + ANIMUS_STEP : maxAnimus,
    regen: chosen === 'regen' ? regen + REGEN_STEP : regen,
    rule: rule('OW-LEVEL-06')
  })
}

/** OW-LEVEL-08: the company marks a trait of its choice, as long as there is one left. */
export function chooseTrait(t: CampaignTable): void {
  const traits = (): readonly string[] => t.book.all('trait').map(({ id }) => id)
  if (traits().every((trait) => whyNotMark(t.book, t.see, trait) !== null)) return
  const trait = chooseOne(t, () => ({
    rule: 'OW-LEVEL-08',
    title: said('ask.trait'),
    options: traits().map((id) => {
      const why = whyNotMark(t.book, t.see, id)
      const marks = t.see.traits[id] ?? 0
      return {
        id,
        label: words(`trait.${id}.name`),
        data: { before: marks, after: marks + 1 },
        ...(why ? { refused: why } : {})
      }
    })
  }))
  t.happen({ kind: 'traitMarked', trait, by: 1, rule: rule('OW-LEVEL-08') })
}
