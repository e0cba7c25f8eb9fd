// Packs as they lie in the library: checked when they were put there, and read in one go when they are first wanted.
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Json } from '../../engine/kernel/ids'
import { words } from '../../engine/messages/words'
import type { CheckedPack, PackFiles, PackProblem } from '../../engine/packs'
import { makeFolders, replaceFile, syncFolder } from '../saves/files/files'
import type { GamePacks } from './gamePacks'
import { parseJson } from './json'
import { limits } from './limits'

export type Stock =
  | { readonly ok: true; readonly files: PackFiles; readonly pack: CheckedPack }
  | { readonly ok: false; readonly problems: readonly PackProblem[] }

/** Somebody may have laid hands on it since: whatever is wrong now is said, and nothing of it is used. */
export function readStock(folder: string, load: GamePacks['load']): Stock {
  const problems: PackProblem[] = []
  const files: { [name: string]: Json } = {}
  for (const name of namesUnder(folder)) {
    if (!name.endsWith('.json')) continue
    const path = join(folder, name)
    const parsed =
      statSync(path).size > limits.jsonBytes
        ? { ok: false as const, why: words('pack.json-too-large', { most: limits.jsonBytes / 1024 / 1024 }) }
        : parseJson(readFileSync(path))
    if (parsed.ok) files[name] = parsed.value
    else problems.push({ pack: '?', file: name, path: [], words: parsed.why })
  }
  if (problems.length > 0) return { ok: false, problems }
  const loaded = load(files)
  return loaded.ok ? { ok: true, files, pack: loaded.pack } : loaded
}

function namesUnder(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
  } catch {
    return [] // then there is no pack.json, and that is said
  }
}

/** A whole pack or none: written beside, made durable, and only then given its name. */
export function putStock(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  for (const [name, content] of files) {
    makeFolders(dirname(join(fresh, name)))
    replaceFile(join(fresh, name), content)
  }
  syncFolder(fresh)
  renameSync(fresh, folder)
  syncFolder(dirname(folder))
}

export const asFiles = (files: PackFiles): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`]))
