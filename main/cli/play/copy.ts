import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { House, type Furnishing } from '../../app/services'

/** Works on a copy of the companies in a folder, opened the way the app does: what was found stays as it was. */
export async function inCopy<T>(
  folder: string,
  furnishing: Omit<Furnishing, 'folder'>,
  work: (house: House) => Promise<T>
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'free-company-copy-'))
  try {
    for (const part of readdirSync(folder))
      if (part === 'companies') cpSync(join(folder, part), join(copy, part), { recursive: true })
    const house = new House({ ...furnishing, folder: copy })
    const result = await work(house)
    await house.close()
    return result
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
