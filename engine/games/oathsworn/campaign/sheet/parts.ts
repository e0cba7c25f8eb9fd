// What the sheet says of things that come from packs.
import { words, type Words } from '../../../../messages/words'
import type { AbilityRecord, Content, ItemRecord, SheetRecord } from '../../content'
import type { CardSheet, ItemSheet } from './model'

/** Words to text: the sheet is read by people, and by readers that have none of our packs. */
export type Tell = (what: Words) => string

export interface Writing {
  readonly content: Content
  readonly tell: Tell
}

export const nameIn = ({ tell }: Writing, kind: string, id: string): string => tell(words(`${kind}.${id}.name`))

/** Code units, not a locale: the same sheet on every machine. */
export const byName = <T extends { readonly name: string }>(a: T, b: T): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0

export const itemSheetOf = (writing: Writing, record: ItemRecord, copies: number): ItemSheet => ({
  id: record.id,
  name: nameIn(writing, 'item', record.id),
  type: record.type,
  slot: record.slot,
  copies,
  hands: record.hands,
  might: record.might,
  defence: record.defence,
  range: record.range ?? null,
  cooldown: record.ability?.cooldown ?? null,
  value: record.value
})

export const cardSheetOf = (writing: Writing, record: AbilityRecord): CardSheet => ({
  id: record.id,
  name: nameIn(writing, 'ability', record.id),
  cooldown: record.cooldown,
  animus: animusOf(record),
  defence: record.defence,
  level: record.level
})

/** Of a card with two entries the first one's cost is on its corner. */
function animusOf({ entries }: AbilityRecord): string {
  for (const cost of entries[0]?.costs ?? []) {
    if (cost.pay === 'animus') return String(cost.animus)
    if (cost.pay === 'any-animus') return '?'
    if (cost.pay === 'animus-per-hex') return `${cost.each}/hex`
  }
  return '0'
}

/** The printed form. A pack may bring its own; the last one counts. */
export function formIn({ content }: Writing): SheetRecord {
  const [record] = [...content.sheet.values()].slice(-1)
  if (!record) throw new Error('linked content has no sheet')
  return record
}
