// The card of a company that cannot be opened: what is known of it from elsewhere, and what is the matter.
import type { CompanyCard } from '../../../preload/contract/shapes'
import type { Code, Refused } from '../../common/result'
import { backupPath, listBackups } from '../backups/backups'
import { newCard, readCard, unknownCard } from '../backups/card'
import { readFile, type Files } from '../files/files'
import { inspectImage } from '../log/image'

export const isHarm = (code: Code): boolean => code === 'damaged' || code === 'unknown'
export const isUnreadable = (code: Code): boolean => isHarm(code) || code === 'newer'

export function troubledCard(company: string, files: Files, { code, why }: Refused): CompanyCard {
  const known = readCard(files) ?? newestGoodBackup(files) ?? unknownCard(company)
  const state = isHarm(code) ? 'damaged' : code === 'newer' ? 'newer' : null
  return { ...known, id: company, trouble: why, ...(state ? { state } : {}) }
}

function newestGoodBackup(files: Files): CompanyCard | null {
  for (const { backup } of listBackups(files)) {
    try {
      return newCard(inspectImage(readFile(backupPath(files, backup) ?? '')))
    } catch {
      // Not good any more; an older one may be.
    }
  }
  return null
}
