// Rolling copies of a save, each one read back and followed link by link before it counts.
import { renameSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyCard } from '../../../preload/contract/shapes'
import { done, refused, type Result } from '../../common/result'
import type { Bag } from '../log/bag'
import { copyCard, readCard } from './card'
import { namesIn, needFolder, readFile, sweep, syncFolder, writeWhole, type Files } from '../files/files'
import type { Labour } from '../files/labour'
import { copyInPieces } from '../files/pieces'
import { Damage, troubleOf } from '../files/trouble'
import { readTail } from '../log/tailCheck'

export const REASONS = ['decisions', 'chapter', 'import', 'migration', 'discard', 'restore', 'asked'] as const
export type Reason = (typeof REASONS)[number]

export interface Backup {
  readonly backup: string
  readonly at: number
  readonly decisions: number
  readonly reason: Reason
}

const NEWEST = 4
const CHAPTERS = 3
/** Those of a book that another one took the place of, or of one in an older format: what only they have. */
const WAYS_BACK = 2
const IS_WAY_BACK: ReadonlySet<Reason> = new Set(['import', 'migration', 'restore'])

const NAME = /^(?:(\d{7})-)?(\d{7})-(\d{13})-([a-z]+)\.fcbag$/

/** As its name tells. The first number says in which order they were made: no clock does, for it can be set. */
interface Named extends Backup {
  readonly order: number
}

const digits = (count: number, value: number): string => String(Math.max(0, value)).padStart(count, '0')
const nameOf = (order: number, { decisions, at, reason }: Omit<Backup, 'backup'>): string =>
  `${digits(7, order)}-${digits(7, decisions)}-${digits(13, at)}-${reason}.fcbag`

/** Newest first. Those of an earlier version have no order: they come last, and the longer book is the newer. */
function namedIn(files: Files): readonly Named[] {
  return namesIn(files.backups)
    .flatMap((backup) => {
      const [, order = 0, decisions, at, said] = NAME.exec(backup) ?? []
      const reason = REASONS.find((one) => one === said)
      return reason ? [{ backup, order: Number(order), at: Number(at), decisions: Number(decisions), reason }] : []
    })
    .sort((a, b) => b.order - a.order || b.decisions - a.decisions || b.at - a.at)
}

/** Newest first. What does not look like one of ours is left alone. */
export const listBackups = (files: Files): readonly Backup[] =>
  namedIn(files).map(({ order: _order, ...backup }) => backup)

const named = (files: Files, made: Omit<Backup, 'backup'>): Backup => ({
  ...made,
  backup: nameOf((namedIn(files)[0]?.order ?? 0) + 1, made)
})

/** Beside each backup lies the company's card as it was: whose it is, and in which chapter it stood. */
const cardBeside = (files: Files, backup: string): Pick<Files, 'card'> => ({
  card: join(files.backups, backup.replace(/fcbag$/, 'json'))
})

export const cardOfBackup = (files: Files, backup: string): CompanyCard | null => readCard(cardBeside(files, backup))

export const backupPath = (files: Files, backup: string): string | null => {
  const known = listBackups(files).find((one) => one.backup === backup)
  return known ? join(files.backups, known.backup) : null
}

/** Copies the open save without stopping it: the file stands still meanwhile, decisions go on into its log. */
export async function backUp(bag: Bag, reason: Reason, at: number, labour: Labour): Promise<Result<Backup>> {
  if (bag.readOnly) return { ok: false, code: 'unsaved', why: bag.readOnly }
  const { files } = bag
  const fresh = join(files.backups, '.new')
  try {
    needFolder(files.backups)
    rmSync(fresh, { recursive: true, force: true })
    bag.checkpoint()
    const [decisions, chain] = [bag.last, bag.chain]
    const seal = await bag.held((fd) => copyInPieces(fd, fresh))
    const checked = await labour.checkFile(fresh)
    if (!checked.ok) return checked
    if (checked.value.last !== decisions || checked.value.chain !== chain)
      return refused('broken', 'store.backupDiffers')
    if (bag.closed) return refused('refused', 'store.closing')
    const made = named(files, { decisions, at, reason })
    await rename(fresh, join(files.backups, made.backup))
    syncFolder(files.backups)
    copyCard(files, cardBeside(files, made.backup))
    bag.seal(seal, decisions)
    // A large file takes its time to go away, too.
    for (const old of superseded(files)) await rm(old, { force: true })
    return done(made)
  } catch (error) {
    return bag.closed ? refused('refused', 'store.closing') : troubleOf(error)
  } finally {
    sweep(fresh)
  }
}

/** Puts a copy by at once, of a save that nobody plays: it counts when it has been read back. */
export function putBy(files: Files, image: Buffer, backup: Omit<Backup, 'backup'>): Backup {
  const fresh = join(files.backups, '.new')
  needFolder(files.backups)
  try {
    writeWhole(fresh, [image])
    if (!readFile(fresh).equals(image)) throw new Damage('file')
    const made = named(files, backup)
    renameSync(fresh, join(files.backups, made.backup))
    syncFolder(files.backups)
    copyCard(files, cardBeside(files, made.backup))
    superseded(files).forEach(sweep)
    return made
  } finally {
    sweep(fresh)
  }
}

/** Only when there is a newer good one does an old one go, and never the one the tail goes on from. */
function superseded(files: Files): readonly string[] {
  const all = namedIn(files)
  const after = readTail(files.tail)?.heading?.after
  const distinct = all.filter((one, k) => all.findIndex(({ decisions }) => decisions === one.decisions) === k)
  const kept = new Set([
    ...distinct.slice(0, NEWEST),
    ...all.filter(({ reason }) => reason === 'chapter').slice(0, CHAPTERS),
    ...all.filter(({ reason }) => IS_WAY_BACK.has(reason)).slice(0, WAYS_BACK),
    ...all.filter(({ decisions }) => decisions === after).slice(0, 1)
  ])
  return all
    .filter((one) => !kept.has(one))
    .flatMap(({ backup }) => [join(files.backups, backup), cardBeside(files, backup).card])
}
