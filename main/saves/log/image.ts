// A save's file as bytes: what a backup, an import or a damaged file holds, looked at without touching it.
import { newest, versionOf } from './migrate'
import type { Identity } from './entry'
import { harmedPhotographs } from './photographs'
import { readBook, readIdentity } from './reading'
import { APPLICATION, openImage, quietly, readHeader, type Db } from '../files/sqlite'
import { Damage } from '../files/trouble'

export interface Contents {
  readonly identity: Identity
  readonly version: number
  readonly name: string
  readonly played: number
  readonly last: number
  readonly chain: number
}

/** Reads all of it and follows its chain. Throws `Damage`, or what SQLite throws, when anything is wrong. */
export function inspectImage(bytes: Buffer): Contents {
  const db = openWhole(bytes)
  try {
    const identity = readIdentity(db)
    const { name, played, last, chain } = readBook(db, identity)
    return { identity, version: versionOf(db), name, played, last, chain }
  } finally {
    quietly(db)
  }
}

/** All but the chain has been looked at: that is followed by whoever reads the book. */
export function openWhole(bytes: Buffer): Db {
  const header = readHeader(bytes)
  if (header?.application !== APPLICATION || header.version > newest()) throw new Damage('header')
  const db = openImage(bytes)
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Damage('file')
    if (harmedPhotographs(db) > 0) throw new Damage('photograph')
    return db
  } catch (error) {
    quietly(db)
    throw error
  }
}
