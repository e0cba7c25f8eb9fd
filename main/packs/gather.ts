// One pile for what a folder or an archive holds. All or nothing: one bad file and there is no pack.
import type { Json } from '../../engine/kernel/ids'
import { words } from '../../engine/messages/words'
import type { Words } from '../../engine/messages/words'
import type { PackFiles, PackProblem } from '../../engine/packs'
import { parseJson } from './json'
import { limits } from './limits'
import { faultOfName, isClutter } from './name'
import { pictureTypes, sizeOfPicture } from './picture'

export interface RawPack {
  readonly files: PackFiles
  readonly pictures: ReadonlyMap<string, Buffer>
}
export type PackRead =
  { readonly ok: true; readonly pack: RawPack } | { readonly ok: false; readonly problems: readonly PackProblem[] }

export interface FilePile {
  readonly files: Map<string, Json>
  readonly pictures: Map<string, Buffer>
  readonly problems: PackProblem[]
  readonly names: Set<string>
  entries: number
  bytes: number
}

export const newPile = (): FilePile => ({
  files: new Map(),
  pictures: new Map(),
  problems: [],
  names: new Set(),
  entries: 0,
  bytes: 0
})

const MEGABYTE = 1024 * 1024

/** A limit of the whole pack is broken: nothing more is read. */
export class Enough extends Error {
  constructor(readonly why: Words) {
    super(why.key)
  }
}

export function complain(pile: FilePile, file: string, why: Words): void {
  pile.problems.push({ pack: '?', file, path: [], words: why })
}

export function countEntry(pile: FilePile): void {
  pile.entries += 1
  if (pile.entries > limits.entries) throw new Enough(words('pack.too-many-entries', { most: limits.entries }))
}

export function countBytes(pile: FilePile, bytes: number): void {
  pile.bytes += bytes
  if (pile.bytes > limits.bytes) throw new Enough(words('pack.too-large', { most: limits.bytes / MEGABYTE }))
}

/** Whether a file of this name is wanted. Bad names are complained of, clutter is passed over. */
export function isWanted(pile: FilePile, name: string, bytes: number): boolean {
  const fault = faultOfName(name)
  if (fault) complain(pile, name, fault)
  if (fault || isClutter(name)) return false
  const folded = name.toLowerCase()
  const why = pile.names.has(folded) ? words('pack.same-name') : whyNot(name, bytes)
  pile.names.add(folded)
  if (why) complain(pile, name, why)
  return !why && typeOf(name) !== 'text'
}

function whyNot(name: string, bytes: number): Words | undefined {
  const type = typeOf(name)
  if (type === 'other') return words('pack.file-kind')
  const isLarge = type === 'json' && bytes > limits.jsonBytes
  return isLarge ? words('pack.json-too-large', { most: limits.jsonBytes / MEGABYTE }) : undefined
}

export function add(pile: FilePile, name: string, bytes: Buffer): void {
  if (typeOf(name) === 'json') {
    const parsed = parseJson(bytes)
    if (parsed.ok) pile.files.set(name, parsed.value)
    else complain(pile, name, parsed.why)
    return
  }
  const type = pictureTypes.find((one) => name.toLowerCase().endsWith(`.${one}`)) ?? 'png'
  const size = sizeOfPicture(bytes, type)
  if (!size) return complain(pile, name, words('pack.picture-broken'))
  if (size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > limits.pictureSide) {
    return complain(pile, name, words('pack.picture-size', { ...size, most: limits.pictureSide }))
  }
  pile.pictures.set(name, bytes)
}

export function finish(pile: FilePile): PackRead {
  if (pile.problems.length > 0) return { ok: false, problems: pile.problems }
  const inside = rootOf([...pile.files.keys(), ...pile.pictures.keys()])
  return {
    ok: true,
    pack: {
      files: Object.fromEntries([...pile.files].map(([name, value]) => [name.slice(inside.length), value])),
      pictures: new Map([...pile.pictures].map(([name, bytes]) => [name.slice(inside.length), bytes]))
    }
  }
}

/** Many archives hold the folder itself: `my-pack/pack.json`. Then the pack is what lies in it. */
function rootOf(names: readonly string[]): string {
  if (names.includes('pack.json')) return ''
  const root = `${(names[0] ?? '').split('/')[0] ?? ''}/`
  return names.includes(`${root}pack.json`) && names.every((name) => name.startsWith(root)) ? root : ''
}

function typeOf(name: string): 'json' | 'picture' | 'text' | 'other' {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (ending === 'json') return 'json'
  if (pictureTypes.some((type) => type === ending)) return 'picture'
  return ending === 'md' || ending === 'txt' || name === 'LICENSE' ? 'text' : 'other'
}
