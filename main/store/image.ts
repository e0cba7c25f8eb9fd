// A save's file as bytes: what a backup, an import or a damaged file holds, looked at without touching it.
import { newest, versionOf } from './migrate'
import type { Entry, Identity } from './entry'
import { harmedPhotographs } from './photographs'
import { readBook, readIdentity } from './reading'
import { APPLICATION, openImage, quietly, readHeader, type Db } from './sqlite'
import { Damage } from './trouble'

export interface Contents {
  readonly identity: Identity
  readonly version: number
  readonly name: string
  readonly played: number
  readonly last: number
  readonly chain: number
}

/** Reads all of it and follows its chain. Throws `Damage`, or what SQLite throws, when anything is wrong. */
export function inspectImage(bytes: Buffer, onEntry?: (entry: Entry) => void): Contents {
  const header = readHeader(bytes)
  if (header?.application !== APPLICATION || header.version > newest()) throw new Damage('header')
  let db: Db | null = null
  try {
    db = openImage(bytes)
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Damage('file')
    const identity = readIdentity(db)
    const { name, played, last, chain } = readBook(db, identity, onEntry)
    if (harmedPhotographs(db) > 0) throw new Damage('photograph')
    return { identity, version: versionOf(db), name, played, last, chain }
  } finally {
    quietly(db)
  }
}
