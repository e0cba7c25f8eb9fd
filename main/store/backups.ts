// Rolling copies of a save, each one read back and followed link by link before it counts.
import { renameSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyCard } from '../../preload/contract/shapes'
import { done, refused, type Result } from '../result'
import type { Bag } from './bag'
import { copyCard, readCard } from './card'
import { namesIn, needFolder, readFile, sweep, syncFolder, writeWhole, type Files } from './files'
import type { Labour } from './labour'
import { copyInPieces } from './pieces'
import { Damage, troubleOf } from './trouble'

export const REASONS = ['decisions', 'chapter', 'import', 'migration', 'discard', 'restore', 'asked'] as const
export type Reason = (typeof REASONS)[number]

export interface Backup {
  readonly backup: string
  readonly at: number
  readonly decisions: number
  readonly reason: Reason
}

const KEPT = 20
const KEPT_CHAPTERS = 10
const NAME = /^(\d{7})-(\d{13})-([a-z]+)\.fcbag$/

const nameOf = ({ decisions, at, reason }: Omit<Backup, 'backup'>): string =>
  `${String(decisions).padStart(7, '0')}-${String(at).padStart(13, '0')}-${reason}.fcbag`

/** Newest first. What does not look like one of ours is left alone. */
export function listBackups(files: Files): readonly Backup[] {
  return namesIn(files.backups)
    .flatMap((backup) => {
      const [, decisions, at, said] = NAME.exec(backup) ?? []
      const reason = REASONS.find((one) => one === said)
      return reason ? [{ backup, at: Number(at), decisions: Number(decisions), reason }] : []
    })
    .sort((a, b) => b.at - a.at || b.decisions - a.decisions)
}

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
    const backup = { decisions, at, reason }
    await rename(fresh, join(files.backups, nameOf(backup)))
    syncFolder(files.backups)
    copyCard(files, cardBeside(files, nameOf(backup)))
    bag.seal(seal, decisions)
    // A large file takes its time to go away, too.
    for (const old of superseded(files)) await rm(old, { force: true })
    return done({ ...backup, backup: nameOf(backup) })
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
    renameSync(fresh, join(files.backups, nameOf(backup)))
    syncFolder(files.backups)
    copyCard(files, cardBeside(files, nameOf(backup)))
    superseded(files).forEach(sweep)
    return { ...backup, backup: nameOf(backup) }
  } finally {
    sweep(fresh)
  }
}

/** Only when there is a newer good one does an old one go. */
function superseded(files: Files): readonly string[] {
  const all = listBackups(files)
  const chapters = all.filter(({ reason }) => reason === 'chapter').slice(0, KEPT_CHAPTERS)
  const kept = new Set([...all.slice(0, KEPT), ...chapters])
  return all
    .filter((one) => !kept.has(one))
    .flatMap(({ backup }) => [join(files.backups, backup), cardBeside(files, backup).card])
}
