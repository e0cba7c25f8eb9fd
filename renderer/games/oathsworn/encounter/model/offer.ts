import type { Json } from '../../../../../engine/kernel/ids'
import { ENCOUNTER } from '../../ids'
import { asked, host, unpacked } from '../../../../shell/host'
import { learntOnce } from '../../../../shell/packs'
import { isRecord } from '../../../../ui/form/schema'
import type { Languages } from '../../../../../engine/messages/format'
import { learnWords } from '../../../../words/say'

// What the game has to offer: its words, and what can be set up.

export interface ReadyMade {
  readonly name: string
  readonly setup: Json
}

export interface OfferedEncounter {
  readonly id: string
  readonly chapter: number
  /** Told by the owner of a box. */
  readonly isOurs: boolean
}

export interface Offer {
  readonly words: Languages
  readonly ready: readonly ReadyMade[]
  readonly encounters: readonly OfferedEncounter[]
  /** Ids of records by kind, for fields that name one: statuses, tiles, enemies. */
  readonly lists: RecordLists
  /** Footprints of obstacles and tiles, for a board that is laid by hand. */
  readonly shapes: Json
}

export type RecordLists = Readonly<Record<string, readonly string[]>>

export const learnOffer = learntOnce(ask)

async function ask(): Promise<Offer | undefined> {
  const packed = await asked(host().games.offer(ENCOUNTER))
  return packed === undefined ? undefined : takeOffer(packed as string)
}

let taken: { readonly packed: string; readonly offer: Offer } | null = null

/** The same offer again teaches nothing new. */
export function takeOffer(packed: string): Offer {
  if (taken?.packed === packed) return taken.offer
  const offer = offerFrom(unpacked<Json>(packed))
  learnWords(offer.words)
  taken = { packed, offer }
  return offer
}

export function offerFrom(told: Json): Offer {
  const fields = isRecord(told) ? told : {}
  return {
    words: Object.fromEntries(
      Object.entries(isRecord(fields['words']) ? fields['words'] : {}).map(([name, list]) => [name, texts(list)])
    ),
    ready: listed(fields['ready'], readyFrom),
    encounters: listed(fields['encounters'], encounterFrom),
    lists: Object.fromEntries(
      Object.entries(isRecord(fields['lists']) ? fields['lists'] : {}).map(([kind, ids]) => [kind, listed(ids, text)])
    ),
    shapes: fields['shapes'] ?? {}
  }
}

function listed<T>(told: Json | undefined, read: (one: Json) => T | undefined): T[] {
  return Array.isArray(told) ? told.map(read).filter((one) => one !== undefined) : []
}

function readyFrom(told: Json): ReadyMade | undefined {
  if (!isRecord(told) || typeof told['name'] !== 'string' || told['setup'] === undefined) return undefined
  return { name: told['name'], setup: told['setup'] }
}

function encounterFrom(told: Json): OfferedEncounter | undefined {
  if (!isRecord(told) || typeof told['id'] !== 'string') return undefined
  const { chapter, isOurs } = told
  return { id: told['id'], chapter: typeof chapter === 'number' ? chapter : 1, isOurs: isOurs === true }
}

const text = (told: Json): string | undefined => (typeof told === 'string' ? told : undefined)

function texts(told: Json | undefined): Readonly<Record<string, string>> {
  const list = isRecord(told) ? told : {}
  const entries = Object.entries(list)
  const said = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // They are some thousand, and mostly texts one and all.
  return said.length === entries.length ? (list as Record<string, string>) : Object.fromEntries(said)
}
