import type { Json } from '../../engine/kernel/ids'
import { words } from '../../engine/messages/words'
import type { Words } from '../../engine/messages/words'
import { jsonFault } from '../cli/kit/jsonFault'
import { limits } from './limits'
import { nameTwice } from './nameTwice'

export type Parsed = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly why: Words }

const no = (why: Words): Parsed => ({ ok: false, why })

export function parseJson(bytes: Buffer): Parsed {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return no(words('pack.not-utf8'))
  }
  if (levelsOf(text) > limits.jsonLevels) return no(words('pack.json-too-deep', { most: limits.jsonLevels }))
  try {
    // What JSON.parse returns is JSON.
    const value = JSON.parse(text) as Json
    const twice = nameTwice(text)
    return twice ? no(words('pack.json-twice', { ...twice })) : { ok: true, value }
  } catch {
    const { line, column, expected } = jsonFault(text)
    return no(words('pack.json-broken', { line, column, expected }))
  }
}

/** How deep brackets nest, counted before anything is built of them. */
function levelsOf(text: string): number {
  let [level, deepest, isText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (isText) {
      if (letter === 0x5c) at++
      else if (letter === 0x22) isText = false
    } else if (letter === 0x22) isText = true
    else if (letter === 0x5b || letter === 0x7b) deepest = Math.max(deepest, ++level)
    else if (letter === 0x5d || letter === 0x7d) level--
  }
  return deepest
}
