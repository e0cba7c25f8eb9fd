import { zipSync } from 'fflate'
import type { Zippable, ZipOptions } from 'fflate'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readPack } from '../../../main/packs/read'
import type { PackProblem } from '../../../engine/packs'

const place = mkdtempSync(join(tmpdir(), 'fcpack-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
let count = 0

export const head = { format: 1, id: 'mine', version: '1.0.0', name: 'Mine' }
export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

export interface Odd {
  readonly bytes: Uint8Array
  readonly options: ZipOptions
}

/** A .fcpack file of these files, beside a good pack.json. */
export function zipped(
  files: { readonly [name: string]: Uint8Array | Odd },
  change = (bytes: Buffer): Buffer => bytes
): string {
  const all: Zippable = { 'pack.json': json(head) }
  for (const [name, file] of Object.entries(files))
    all[name] = file instanceof Uint8Array ? file : [file.bytes, file.options]
  return written(change(Buffer.from(zipSync(all))))
}

export function written(bytes: Uint8Array): string {
  const file = join(place, `pack-${count++}.fcpack`)
  writeFileSync(file, bytes)
  return file
}

export const newFolder = (): string => mkdtempSync(join(place, 'folder-'))

/** What is wrong with it, as `file: key`, or nothing. */
export async function faultsOf(file: string): Promise<string[]> {
  const read = await readPack(file)
  return read.ok ? [] : read.problems.map(({ file: name, words }: PackProblem) => `${name}: ${words.key}`)
}

export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
