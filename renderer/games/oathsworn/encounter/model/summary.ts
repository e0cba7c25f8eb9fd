import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import { isRecord } from '../../../../ui/form/schema'
import { say } from '../../../../words/say'

// What a company's card says: taken from the game's summary as far as it goes.

export interface Crest {
  /** The drawing of its class, if its company was told since there are drawings. */
  readonly icon: string | null
  readonly name: string
  readonly isOut: boolean
}

export interface CompanySummary {
  readonly chapter: number | null
  readonly difficulty: string | null
  readonly encounter: string | null
  readonly round: number | null
  readonly outcome: string | null
  readonly crests: readonly Crest[]
}

export function summaryFrom(told: Json): CompanySummary {
  const fields = isRecord(told) ? told : {}
  const seats = Array.isArray(fields['seats']) ? (fields['seats'] as readonly Json[]) : []
  return {
    chapter: number(fields['chapter']),
    difficulty: text(fields['difficulty']),
    encounter: text(fields['encounter']),
    round: number(fields['round']),
    outcome: text(fields['outcome']),
    crests: seats.flatMap(crestFrom)
  }
}

function crestFrom(told: Json): Crest[] {
  const name = isRecord(told) ? text(told['name']) : null
  return isRecord(told) && name !== null ? [{ icon: text(told['icon']), name, isOut: told['out'] === true }] : []
}

const number = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null)
const text = (value: Json | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Where the last evening ended, in a sentence. */
export function lastPlayed(told: Json): Words | null {
  const { encounter, round, outcome } = summaryFrom(told)
  if (encounter === null) return null
  const name = { key: `encounter.${encounter}.name` }
  if (outcome !== null) return { key: 'summary.over', args: { name, outcome } }
  return round === null || round === 0
    ? { key: 'summary.setup', args: { name } }
    : { key: 'summary.round', args: { name, round } }
}

/** In which chapter that was, and where in it. */
export function stoodAt(told: Json): string {
  const fought = lastPlayed(told)
  const { chapter } = summaryFrom(told)
  if (fought === null) return ''
  return chapter === null ? say(fought) : say('summary.inChapter', { chapter, fought })
}
