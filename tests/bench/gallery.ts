import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** This runs from out/headless. */
const script = join(import.meta.dirname, '../../scripts/gallery.mjs')

/** Opens the gallery of the battlefield in a window and asks it one thing. */
export async function askGallery<T>(search: string, question: string): Promise<T> {
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'battlefield', search, question], { env })
  return JSON.parse(stdout) as T
}
