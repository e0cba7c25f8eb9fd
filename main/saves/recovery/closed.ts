// What is done to a company that is not open, each from end to end in one go: in a thread, so that nobody has to wait.
import { done, refused, type Result } from '../../common/result'
import { putBy, type Backup, type Reason } from '../backups/backups'
import { newCard, writeCard } from '../backups/card'
import { readFile, writeWhole, type Files } from '../files/files'
import { inspectImage, type Contents } from '../log/image'
import { openBag } from './open'
import { forgetReplacement, putInPlace } from '../log/replacement'
import { setAside } from './rescue'
import { troubleInFile } from '../files/trouble'
import { isHarm } from './troubled'

export interface Glancing {
  readonly files: Files
  /** The entry whose place in the chain is asked for. */
  readonly entry: number
  readonly at: number
}

export interface ClosedGlimpse {
  readonly last: number
  readonly chain: number
  readonly chainThere: number | null
}

/** Looked into and closed again, a save has no log beside it any more: everything is in its file. */
export function glimpse({ files, entry, at }: Glancing): Result<ClosedGlimpse> {
  const opened = openBag(files, { clock: () => at })
  if (!opened.ok) return opened
  const bag = opened.value
  const seen = { last: bag.last, chain: bag.chain, chainThere: bag.chainAt(entry) ?? null }
  bag.close()
  return done(seen)
}

export interface PuttingBy {
  readonly files: Files
  readonly reason: Reason
  readonly at: number
}

/** A backup of a company as it lies there. */
export function backUpClosed({ files, reason, at }: PuttingBy): Result<Backup> {
  const opened = openBag(files, { clock: () => at })
  if (!opened.ok) return opened
  const bag = opened.value
  const { last, chain, readOnly } = bag
  bag.close()
  if (readOnly) return { ok: false, code: 'unsaved', why: readOnly }
  try {
    const image = readFile(files.save)
    const contents = inspectImage(image)
    if (contents.last !== last || contents.chain !== chain) return refused('broken', 'store.backupDiffers')
    return done(putBy(files, image, { decisions: last, at, reason }))
  } catch (error) {
    return troubleInFile(error)
  }
}

export interface Replacing extends PuttingBy {
  /** The file whose book takes the place of the present one. */
  readonly from: string
}

/** What stood there is backed up before, or set aside with a note when it is damaged: no way back closes the way forward. */
export function replaceSave({ files, from, reason, at }: Replacing): Result<Contents> {
  try {
    // Before a backup is made: it may push this one, the oldest, out.
    const bytes = readFile(from)
    const put = backUpClosed({ files, reason, at })
    if (!put.ok && !isHarm(put.code)) return put
    const contents = inspectImage(bytes)
    if (!put.ok) setAside(files, put.why, at, { kept: contents.last, lost: 0, isSure: false })
    forgetReplacement(files)
    writeWhole(files.fresh, [bytes])
    putInPlace(files)
    writeCard(files, newCard(contents))
    return done(contents)
  } catch (error) {
    return troubleInFile(error)
  }
}
