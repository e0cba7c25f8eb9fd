// An exported file is large only in its entries. It is read as an outline, in which every list of entries is the place
// where it lies, and then entry by entry: a file of any size takes little more room than its own bytes.
import { yieldCpu } from '../../files/yieldCpu'

/** From the first byte of something in the file to behind its last. */
export type OutlinePlace = readonly [from: number, to: number]

/** So many brackets are open where the lists of entries begin: the file, its companies, one of them. */
const DEEP = 3

/** The file's text, with the place of whatever begins so deep instead of it. What is left open makes no JSON either. */
export function outlineOf(bytes: Buffer): string {
  let [text, kept, depth] = ['', 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at) - 1
    else if (isClosing(byte)) depth--
    else if (isOpening(byte) && depth < DEEP) depth++
    else if (isOpening(byte)) {
      const to = endOf(bytes, at)
      text += `${bytes.toString('utf8', kept, at)}[${at},${to}]`
      kept = to
      at = to - 1
    }
  }
  return text + bytes.toString('utf8', kept)
}

/** The text of each object in a list; null where something else stands, and then no more. */
export function* objectsIn(bytes: Buffer, [from, to]: OutlinePlace): Generator<string | null> {
  const last = to - 1
  let at = behindSpace(bytes, from + 1)
  if (bytes[from] !== OPEN_LIST || bytes[last] !== CLOSE_LIST) return yield null
  while (at < last) {
    const end = bytes[at] === OPEN_OBJECT ? endOf(bytes, at) : at
    if (end === at) return yield null
    yield bytes.toString('utf8', at, end)
    const next = behindSpace(bytes, end)
    if (next === last) return
    at = behindSpace(bytes, next + 1)
    if (bytes[next] !== COMMA || at === last) return yield null
  }
}

/** Behind the bracket that closes this one. */
function endOf(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at) - 1
    else if (isOpening(byte)) depth++
    else if (isClosing(byte) && --depth === 0) return at + 1
    else if (byte === COMMA) yieldCpu()
  }
  return bytes.length
}

function endOfText(bytes: Buffer, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) return at + 1
    if (byte === BACKSLASH) at++
  }
  return bytes.length
}

function behindSpace(bytes: Buffer, from: number): number {
  let at = from
  while (SPACES.has(bytes[at] ?? 0)) at++
  return at
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])
const isOpening = (byte: number | undefined): boolean => byte === OPEN_OBJECT || byte === OPEN_LIST
const isClosing = (byte: number | undefined): boolean => byte === CLOSE_OBJECT || byte === CLOSE_LIST
