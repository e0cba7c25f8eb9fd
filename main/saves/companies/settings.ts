import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../../engine/kernel/ids'
import { check, json, record, text } from '../../../engine/schema'
import { nothing, refused, type Result } from '../../common/result'
import { replaceFile } from '../files/files'
import { isMissing, troubleOf } from '../files/trouble'

const LARGEST = 256 * 1024
const MOST = 1000
const schema = record(text({ min: 1, max: 64 }), json(), { max: MOST })
export type KeptSettings = { readonly [name: string]: Json }

/** How this machine's owner likes the window. Main keeps them and knows nothing about them. */
export class SettingsFile {
  private readonly path: string
  private settings: KeptSettings

  constructor(folder: string) {
    this.path = join(folder, 'settings.json')
    this.settings = load(this.path)
  }

  get all(): KeptSettings {
    return this.settings
  }

  change(changes: KeptSettings): Result<Record<never, never>> {
    const fresh = { ...this.settings, ...changes }
    const content = JSON.stringify(fresh, null, 2)
    if (!readIn(content)) return refused('too-large', 'store.settingsTooLarge', { most: MOST, kb: LARGEST / 1024 })
    try {
      replaceFile(this.path, content)
    } catch (error) {
      const trouble = troubleOf(error)
      return trouble.code === 'unsaved' ? refused('unsaved', 'store.settingsUnkept') : trouble
    }
    this.settings = fresh
    return nothing
  }
}

/** What could not be read back at the next start is not written either. */
function readIn(content: string): KeptSettings | null {
  const checked = content.length > LARGEST ? null : check(schema, JSON.parse(content))
  return checked?.ok ? checked.value : null
}

function load(path: string): KeptSettings {
  try {
    return readIn(readFileSync(path, 'utf8')) ?? putAside(path)
  } catch (error) {
    return isMissing(error) ? {} : putAside(path)
  }
}

/** Nonsense is no reason not to start; but it may be somebody's work, so it is kept. */
function putAside(path: string): KeptSettings {
  try {
    renameSync(path, `${path}.damaged`)
  } catch {
    // It cannot even be moved (a folder of that name, no rights): then it stays, and the usual settings apply.
  }
  return {}
}
