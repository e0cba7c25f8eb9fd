// Reading a PDF back: its pages, their words, its bookmarks, and whether it is tagged.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface ReadPage {
  readonly text: string
  readonly width: number
  readonly height: number
  /** The size of its largest type, in points. */
  readonly largest: number
}

export interface ReadPdf {
  readonly title: string
  readonly pages: readonly ReadPage[]
  readonly bookmarks: readonly string[]
  readonly isTagged: boolean
  /** What pictures are said to show, from the tags. */
  readonly pictures: readonly string[]
  readonly tags: readonly string[]
}

/** Outside Electron its package is the path of the executable. */
const electron = process.env['ELECTRON_EXEC_PATH'] ?? (createRequire(import.meta.url)('electron') as string)

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'free-company-pdf-'))
  try {
    const file = join(folder, 'read.pdf')
    await writeFile(file, bytes)
    const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
    const reader = join(import.meta.dirname, 'read-pdf.mjs')
    const { stdout } = await promisify(execFile)(electron, [reader, file], { env, maxBuffer: 1 << 26 })
    return JSON.parse(stdout) as ReadPdf
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const textOf = ({ pages }: ReadPdf): string => pages.map(({ text }) => text).join(' ')

/** Letters as they follow one another: where type is broken into lines and pieces says nothing about them. */
export const tight = (text: string): string => text.replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '')

export const missing = (values: readonly string[], text: string): readonly string[] => {
  const all = tight(text)
  return values.filter((value) => !all.includes(tight(value)))
}
