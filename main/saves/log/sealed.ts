// Where a company's book ends, told without opening it: of a save that was closed in order, and not touched since.
import { existsSync } from 'node:fs'
import { isSealed, readFile, type Files } from '../files/files'
import { endOf, readTail, type JournalEnd } from './tailCheck'

/**
 * Nothing where it would take more than a look: a log that was not brought home, a replacement that was stopped, a seal
 * that does not fit. Not for a save this program holds open: even looking at its file would drop the lock that guards it.
 */
export function sealedEnd(files: Files): JournalEnd | null {
  try {
    if (existsSync(files.log) || existsSync(files.freshTail)) return null
    const tail = readTail(files.tail)
    const seal = tail?.heading?.seal
    return tail && seal && isSealed(readFile(files.save), seal) ? endOf(tail) : null
  } catch {
    return null // whoever opens it will find out why
  }
}
