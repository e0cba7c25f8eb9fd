import type { Json } from '../../../../engine/kernel/ids'
import type { Words } from '../../../../engine/messages/words'
import { isRecord } from '../../../ui/form/schema'
import type { Correction } from './corrections'
import type { CompanyView } from './model'

// What is strange about a correction, as a sentence at the very field. The table may mean it all the same.

export type Doubts = Readonly<Record<string, Words>>

export function doubtsAbout(view: CompanyView, name: Correction, fields: Json): Doubts {
  if (!isRecord(fields)) return {}
  const { chapter, hp, level } = fields
  const found: Record<string, Words> = {}
  const strange = (field: string, words: Words | null): void => {
    if (words) found[field] = words
  }
  if (typeof chapter === 'number') strange('chapter', aboutChapter(view, name, chapter))
  if (typeof hp === 'number') strange('hp', tooMuch('doubt.hp', hp, view.sheet.maxHp))
  if (typeof level === 'number') strange('level', tooMuch('doubt.level', level, topOf(view)))
  return found
}

const topOf = ({ levels }: CompanyView): number => Math.max(0, ...levels.rows.map(({ level }) => level))

const tooMuch = (key: string, given: number, most: number): Words | null =>
  given > most ? { key, args: { most } } : null

/** A chapter there is not, or one out of order. OW-TALLY-16 */
function aboutChapter({ chapter: now, lastChapter }: CompanyView, name: Correction, chapter: number): Words | null {
  if (chapter > lastChapter) return { key: 'doubt.noChapter', args: { last: lastChapter } }
  if (name !== 'set-place') return null
  if (chapter > now + 1) return { key: 'doubt.skipped', args: { now, first: now + 1, n: chapter - now - 1 } }
  return chapter < now ? { key: 'doubt.again', args: { now } } : null
}
