import type { Json } from '../../engine/kernel/ids'
import { asked, host, unpacked } from '../shell/host'
import { learnSchemas } from '../table/schemas'
import { isRecord, type FormSchema } from '../ui/form/schema'
import { learnWords } from '../words/say'

// What the game has to offer: its words, the descriptions of what can be written down, companies that are ready to play.

export const GAME = 'oathsworn'

export interface Ready {
  readonly name: string
  readonly setup: Json
}

export interface Offer {
  readonly words: Readonly<Record<string, string>>
  readonly schemas: Readonly<Record<string, FormSchema>>
  readonly ready: readonly Ready[]
}

let known: Promise<Offer | undefined> | undefined

/** Asked for once; a failure is asked for again. */
export async function learnOffer(): Promise<Offer | undefined> {
  known ??= ask()
  const offer = await known
  if (!offer) known = undefined
  return offer
}

async function ask(): Promise<Offer | undefined> {
  const packed = await asked(host().games.offer({ game: GAME }))
  if (packed === undefined) return undefined
  const offer = offerFrom(unpacked<Json>(packed as string))
  learnWords(offer.words)
  learnSchemas(offer.schemas)
  return offer
}

export function offerFrom(told: Json): Offer {
  const fields = isRecord(told) ? told : {}
  return {
    words: texts(fields['words']),
    schemas: (isRecord(fields['schemas']) ? fields['schemas'] : {}) as unknown as Offer['schemas'],
    ready: Array.isArray(fields['ready']) ? fields['ready'].flatMap(readyFrom) : []
  }
}

function readyFrom(told: Json): Ready[] {
  if (!isRecord(told) || typeof told['name'] !== 'string' || told['setup'] === undefined) return []
  return [{ name: told['name'], setup: told['setup'] }]
}

function texts(told: Json | undefined): Record<string, string> {
  const entries = Object.entries(isRecord(told) ? told : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
