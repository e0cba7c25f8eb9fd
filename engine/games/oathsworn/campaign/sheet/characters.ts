import { counted } from '../../../../kernel/piles'
import { mustBe } from '../../content'
import type { CampaignBook } from '../book'
import { itemsWith, SEATS, type Character, type Company } from '../state'
import { strengthOf } from '../people/strength'
import type { CharacterSheet } from './model'
import { byName, cardSheetOf, formIn, itemSheetOf, nameIn, type Writing } from './parts'

/** The seated ones in the order of their seats, then everybody else the company has known. */
export function characterSheets(writing: Writing, book: CampaignBook, company: Company): readonly CharacterSheet[] {
  const seated = SEATS.flatMap((seat) => company.characters[company.seats[seat] ?? ''] ?? [])
  const others = Object.values(company.characters).filter((one) => !seated.includes(one))
  return [...seated, ...others].map((one) => characterSheet(writing, book, company, one))
}

/** OW-SAVE-01, OW-SAVE-02 */
function characterSheet(writing: Writing, book: CampaignBook, company: Company, character: Character): CharacterSheet {
  const seat = SEATS.findIndex((one) => company.seats[one] === character.id)
  const record = book.get('class', character.class)
  const { defence, might } = strengthOf(book, company, character.id)
  const isFull = character.mode === 'full'
  return {
    id: character.id,
    seat: seat < 0 ? null : seat + 1,
    name: character.name,
    class: { id: record.id, name: nameIn(writing, 'class', record.id), icon: record.icon },
    mode: character.mode,
    where: seat < 0 && character.where === 'seated' ? 'away' : character.where,
    level: character.level,
    hp: character.hp,
    mostHp: mostHpIn(writing, company.difficulty),
    regen: character.regen,
    animus: character.maxAnimus,
    might,
    defence,
    tokens: tokensOf(writing, character),
    cards: isFull ? unlockedCards(writing, character) : [],
    archetypes: isFull ? [] : unlockedArchetypes(writing, character),
    items: wornBy(writing, company, character.id),
    injuries: character.injuries.map((id) => ({
      id,
      name: nameIn(writing, 'injury', id),
      text: textOf(writing, id)
    })),
    iron: seat < 0 ? character.iron : (company.shares[character.id] ?? null)
  }
}

export const mostHpIn = (writing: Writing, difficulty: string): number =>
  writing.content.difficulty.get(difficulty)?.maxHp ?? formIn(writing).hp

function tokensOf(writing: Writing, { tokens, permanent }: Character): CharacterSheet['tokens'] {
  return formIn(writing).tokens.map((id) => {
    const { type } = mustBe(writing.content.token.get(id), 'token', id)
    return { type, name: nameIn(writing, 'token', id), permanent: permanent[type] ?? 0, carried: tokens[type] ?? 0 }
  })
}

/** OW-LEVEL-03 */
const unlockedCards = (writing: Writing, { class: of, level }: Character) =>
  writing.content
    .abilitiesOf(of)
    .filter((card) => card.level <= level)
    .map((card) => cardSheetOf(writing, card))
    .sort((a, b) => a.cooldown - b.cooldown || a.level - b.level || byName(a, b))

/** OW-LEVEL-04 */
const unlockedArchetypes = (
  { content, tell }: Writing,
  { class: of, level }: Character
): CharacterSheet['archetypes'] =>
  [...content.archetype.values()]
    .filter((card) => card.class === of && card.level <= level)
    .map(({ id, sides, level: at }) => ({
      id,
      sides: sides.map((side) => tell({ key: `archetype.${id}.side.${side.id}` })),
      level: at
    }))

function wornBy(writing: Writing, company: Company, who: string): CharacterSheet['items'] {
  return itemsWith(company, who)
    .flatMap((id) => writing.content.item.get(company.items[id]?.def ?? '') ?? [])
    .map((record) => itemSheetOf(writing, record, 1))
    .sort(byName)
}

/** What lies in the backpack, each kind of card once. */
export function backpackOf(writing: Writing, company: Company): CharacterSheet['items'] {
  const defs = counted(itemsWith(company, 'backpack').map((id) => company.items[id]?.def ?? ''))
  return Object.entries(defs)
    .flatMap(([def, copies]) => {
      const record = writing.content.item.get(def)
      return record ? [itemSheetOf(writing, record, copies)] : []
    })
    .sort(byName)
}

function textOf({ tell, content }: Writing, injury: string): string {
  const key = `injury.${injury}.text`
  // A pack may have a name for a card and leave its text on the card.
  const isWritten = Object.values(content.words).some((list) => Object.hasOwn(list, key))
  return isWritten ? tell({ key }) : ''
}
