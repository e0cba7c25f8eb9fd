import type { Json } from '../../../kernel/ids'
import type { PackFiles } from '../../../packs'

/** The pack in which the people's own cards are remembered: an ordinary pack, in few files. */

export const OWN_PACK = 'own-cards'

/** One list for each kind of record, and the words. */
export const OWN_FILES = {
  monster: 'monsters/own.json',
  ability: 'abilities/own.json',
  'stage-card': 'stage-cards/own.json',
  item: 'items/own.json',
  injury: 'injuries/own.json',
  patch: 'patches/own.json',
  words: 'words/en.json'
} as const

/** Kinds of what nobody else knows. */
export const OWN_KINDS = ['monster', 'ability', 'stage-card', 'item', 'injury'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

export type OwnRecord = { readonly [field: string]: Json }

export const emptyOwnPack = (name: string): PackFiles => ({
  'pack.json': { format: 1, id: OWN_PACK, version: '1.0.0', name, needs: ['core'] }
})

export function listIn(files: PackFiles, file: string): readonly OwnRecord[] {
  const list = files[file]
  return Array.isArray(list) ? (list as readonly OwnRecord[]) : []
}

export function wordsIn(files: PackFiles): { readonly [key: string]: string } {
  const list = files[OWN_FILES.words]
  return typeof list === 'object' && list !== null && !Array.isArray(list) ? (list as { [key: string]: string }) : {}
}

/** The same files with one of them otherwise; an empty list is no file. */
export function withFile(files: PackFiles, file: string, content: Json): PackFiles {
  const others = Object.fromEntries(Object.entries(files).filter(([name]) => name !== file))
  const isEmpty = typeof content === 'object' && content !== null && Object.keys(content).length === 0
  return isEmpty ? others : { ...others, [file]: content }
}
