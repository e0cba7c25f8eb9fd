import { plainWords } from '../../../../messages/format'
import { words, type Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import type { CharacterId, Company, ItemId } from '../state'

/** How things are called. Names that people gave are spoken as they are. */

export const said = (key: string, args?: Words['args']): Words => words(`campaign.${key}`, args)

export const refused = (key: string, args?: Words['args']): Words => said(`refused.${key}`, args)

export const nameOf = (company: Company, who: CharacterId): string => company.characters[who]?.name ?? ''

export const itemName = (def: string): Words => words(`item.${def}.name`)

export const itemNames = (defs: readonly string[]): readonly Words[] => defs.map(itemName)

export const nameOfItem = (company: Company, item: ItemId): Words => itemName(company.items[item]?.def ?? '')

export const className = (id: string): Words => words(`class.${id}.name`)

/** Nobody goes without a name: a character without one goes by its class. */
export const givenName = (book: CampaignBook, of: string, name: string): string =>
  name.trim() || (book.content.words['en']?.[`class.${of}.name`] ?? plainWords(of))

/** Have the packs words for this? */
export const hasWords = (book: CampaignBook, key: string): boolean =>
  Object.values(book.content.words).some((list) => Object.hasOwn(list, key))

/** The company plays by the books of its box: nothing of the campaign that ships appears. OW-STORY-05 */
export const isOfTheBox = ({ settings }: Pick<Company, 'settings'>): boolean => settings['chapters'] === 'box'

/** What the table calls a chapter, or a pack does. */
export function chapterName(book: CampaignBook, company: Company): Words {
  const { chapter } = company
  const told = company.chapters[chapter]?.title
  if (told !== undefined) return words('plain', { text: told })
  if (isOfTheBox(company)) return said('chapter', { chapter })
  const record = book.all('chapter').find((one) => one.chapter === chapter)
  const key = `chapter.${record?.id ?? ''}.name`
  return record && hasWords(book, key) ? words(key) : said('chapter', { chapter })
}
