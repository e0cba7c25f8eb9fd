// What the home screen shows of a company, beside its save, so that the home screen need not open every save.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Json } from '../../../engine/kernel/ids'
import { check } from '../../../engine/schema'
import { phrase } from '../../common/say'
import { companyCard, type CompanyCard } from '../../../preload/contract/shapes'
import type { Bag } from '../log/bag'
import type { Identity } from '../log/entry'
import { sweep, type Files } from '../files/files'

const LARGEST = 64 * 1024
type Beside = Pick<Files, 'card'>

export const cardOf = (company: string, bag: Bag, summary: Json): CompanyCard => ({
  id: company,
  name: bag.name,
  game: bag.identity.game,
  summary,
  created: bag.identity.created,
  played: bag.played,
  decisions: bag.last
})

/** Of a book nobody has opened yet: what the game says of it will be added when somebody does. */
export const newCard = (book: {
  readonly identity: Identity
  readonly name: string
  readonly played: number
  readonly last: number
}): CompanyCard => ({
  id: book.identity.origin,
  name: book.name,
  game: book.identity.game,
  summary: null,
  created: book.identity.created,
  played: book.played,
  decisions: book.last
})

export const unknownCard = (company: string): CompanyCard => ({
  id: company,
  name: phrase('store.nameless'),
  game: 'unknown',
  summary: null,
  created: 0,
  played: 0,
  decisions: 0
})

/** A card can always be made again, so it need not be durable; but it is whole or the old one. */
export function writeCard(files: Beside, card: CompanyCard): void {
  const fresh = `${files.card}.new`
  try {
    writeFileSync(fresh, JSON.stringify(card))
    renameSync(fresh, files.card)
  } catch {
    // No room for it. The home screen shows the old card until there is.
    sweep(fresh)
  }
}

export function copyCard(from: Beside, to: Beside): void {
  const card = readCard(from)
  if (card) writeCard(to, card)
}

export function readCard(files: Beside): CompanyCard | null {
  try {
    const text = readFileSync(files.card, 'utf8')
    if (text.length > LARGEST) return null
    const checked = check(companyCard, JSON.parse(text))
    return checked.ok ? checked.value : null
  } catch {
    return null // missing or nonsense: it is made again from the save
  }
}
