// A .fcpack file: a zip read entry by entry, with every limit checked before and while it is unpacked.
import type { Entry, ZipFile } from 'yauzl'
import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import { words } from '../../engine/messages/words'
import { add, complain, countBytes, countEntry, Enough, finish, isWanted, newPile } from './gather'
import type { PackRead, FilePile } from './gather'
import { limits } from './limits'

const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

export async function readArchive(file: string): Promise<PackRead> {
  const pile = newPile()
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(file, { autoClose: false, decodeStrings: false, validateEntrySizes: true })
    if (zip.entryCount > limits.entries) throw new Enough(words('pack.too-many-entries', { most: limits.entries }))
    for await (const entry of zip.eachEntry()) await readEntry(pile, zip, entry)
  } catch (error) {
    if (isFault(error)) throw error
    complain(pile, '', error instanceof Enough ? error.why : words('pack.archive-broken'))
  } finally {
    zip?.close()
  }
  return finish(pile)
}

/** The file cannot be read at all, which is another matter than what is in it. */
const isFault = (error: unknown): boolean => error instanceof Error && 'code' in error && 'syscall' in error

async function readEntry(pile: FilePile, zip: ZipFile, entry: Entry): Promise<void> {
  countEntry(pile)
  const name = nameOf(entry)
  if (name === undefined) return complain(pile, entry.fileName.toString('latin1').slice(0, 80), words('pack.bad-name'))
  countBytes(pile, entry.uncompressedSize)
  if (isBomb(entry)) throw new Enough(words('pack.bomb', { file: name, ratio: limits.ratio }))
  if (name.endsWith('/')) return
  if (isLink(entry)) return complain(pile, name, words('pack.link'))
  if (entry.generalPurposeBitFlag & ENCRYPTED) return complain(pile, name, words('pack.encrypted'))
  if (![STORED, DEFLATED].includes(entry.compressionMethod)) return complain(pile, name, words('pack.packed-oddly'))
  if (!isWanted(pile, name, entry.uncompressedSize)) return
  const bytes = await unpacked(zip, entry)
  // The package does not look at the checksum itself.
  if (crc32(bytes) === entry.crc32) add(pile, name, bytes)
  else complain(pile, name, words('pack.checksum'))
}

function nameOf({ fileName }: Entry): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileName)
  } catch {
    return undefined // not the name of a file in any alphabet
  }
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio

const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

// What the archive says of the size has been counted; the package stops as soon as there is more than it said.
async function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
