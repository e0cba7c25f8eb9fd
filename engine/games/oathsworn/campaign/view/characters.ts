import type { Words } from '../../../../messages/words'
import { tokenTypes, type TokenType } from '../../content'
import type { CampaignBook } from '../book'
import { whyNotForClass } from '../goods/equip'
import { maxHp } from '../people/founding'
import { unlockedAbilities, unlockedArchetypes } from '../people/levels'
import { className } from '../people/names'
import { isBarred } from '../people/people'
import {
  itemsWith,
  seatOf,
  type Character,
  type Company,
  type CampaignMode,
  type SeatId,
  type CompanyTokens,
  type Where
} from '../state'
import { strengthOf, type Cube } from '../people/strength'
import { words } from '../../../../messages/words'
import { itemView, type ItemView } from './items'

export interface InjuryView {
  readonly def: string
  readonly name: Words
}

export interface CharacterView {
  readonly id: string
  readonly seat: SeatId | null
  readonly where: Where
  readonly class: string
  readonly className: Words
  readonly icon: string
  readonly stars: number
  readonly name: string
  readonly mode: CampaignMode
  readonly level: number
  readonly hp: number
  readonly maxHp: number
  readonly defence: number
  readonly might: { readonly [colour: string]: number }
  readonly cubes: readonly Cube[]
  readonly maxAnimus: number
  readonly regen: number
  readonly tokens: CompanyTokens
  readonly permanent: CompanyTokens
  /** How many permanent tokens of each type there is room for. OW-TOKEN-06 */
  readonly ceilings: CompanyTokens
  readonly injuries: readonly InjuryView[]
  /** HP a companion's injuries cost at the start of an encounter. OW-COMP-16 */
  readonly injuryHpLoss: number
  readonly items: readonly ItemView[]
  /** Kinds of item the class may use. OW-ITEM-04 */
  readonly itemTypes: readonly string[]
  readonly abilities: { readonly unlocked: readonly CardView[]; readonly locked: readonly CardView[] }
  readonly archetypes: { readonly unlocked: readonly CardView[]; readonly locked: readonly CardView[] }
  readonly share: number
  /** Iron that is away with somebody who is away. OW-QUICK-05 */
  readonly iron: number
  readonly barred: boolean
}

interface CardView {
  readonly id: string
  readonly name: Words
  readonly level: number
}

/** A character's sheet, as the roster shows it. OW-SAVE-01, OW-SAVE-02 */
export function characterView(book: CampaignBook, company: Company, character: Character): CharacterView {
  const record = book.get('class', character.class)
  const { defence, might, cubes } = strengthOf(book, company, character.id)
  const { id, where, name, mode, level, hp, maxAnimus, regen, tokens, permanent, iron } = character
  return {
    id,
    seat: seatOf(company, id) ?? null,
    where,
    class: character.class,
    className: className(character.class),
    icon: record.icon,
    stars: record.stars,
    name,
    mode,
    level,
    hp,
    maxHp: maxHp(book, company.difficulty),
    defence,
    might,
    cubes,
    maxAnimus,
    regen,
    tokens,
    permanent,
    ceilings: ceilings(book),
    injuries: character.injuries.map((def) => ({ def, name: words(`injury.${def}.name`) })),
    injuryHpLoss: injuryHpLoss(book, character),
    items: itemsWith(company, id).flatMap((item) => itemView(book, company, item) ?? []),
    itemTypes: usableTypes(book, character.class),
    abilities: cards(book, character, 'ability'),
    archetypes: cards(book, character, 'archetype'),
    share: company.shares[id] ?? 0,
    iron,
    barred: isBarred(company, character.class)
  }
}

const ceilings = (book: CampaignBook): CompanyTokens => {
  const most: { [T in TokenType]?: number } = {}
  for (const type of tokenTypes) most[type] = book.all('token').find((one) => one.type === type)?.mostPermanent ?? 3
  return most
}

/** OW-COMP-16 */
export function injuryHpLoss(book: CampaignBook, { class: of, mode, injuries }: Character): number {
  if (mode === 'full') return 0
  const { injuryHpLoss: losses } = book.get('companion', book.get('class', of).companion)
  return losses[Math.min(injuries.length, losses.length - 1)] ?? 0
}

const usableTypes = (book: CampaignBook, of: string): readonly string[] => [
  ...new Set([
    ...book.get('class', of).items,
    ...book.all('item').flatMap((item) => (whyNotForClass(book, of, item) === null ? [item.type] : []))
  ])
]

function cards(book: CampaignBook, character: Character, kind: 'ability' | 'archetype'): CharacterView['abilities'] {
  const isUsed = (kind === 'ability') === (character.mode === 'full')
  if (!isUsed) return { unlocked: [], locked: [] }
  const all = book.all(kind).filter((one) => one.class === character.class)
  const unlocked = kind === 'ability' ? unlockedAbilities(book, character) : unlockedArchetypes(book, character)
  const view = ({ id, level }: { readonly id: string; readonly level: number }): CardView => ({
    id,
    name: words(`${kind}.${id}.name`),
    level
  })
  return {
    unlocked: all.filter(({ id }) => unlocked.includes(id)).map(view),
    locked: all.filter(({ id }) => !unlocked.includes(id)).map(view)
  }
}
