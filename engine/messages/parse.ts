// A pattern of a catalogue, taken apart. The same few hundred are spoken again and again, so each is read only once.
import { rememberedFor } from '../remembered/remembered'

/** Something to be filled in: the argument of this name, as it is or as `kind` has it. */
export interface PatternSlot {
  readonly name: string
  readonly kind: string
  /** What `plural` and `select` choose from. */
  readonly branches: Branches | null
}
export type Branches = ReadonlyMap<string, Pattern>
export type Pattern = readonly (string | PatternSlot)[]

export const patternOf = rememberedFor((text: string): Pattern => partsOf(text, false))

function partsOf(text: string, isCounted: boolean): Pattern {
  const parts: (string | PatternSlot)[] = []
  let at = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const close = closing(text, open)
    parts.push(...plain(text.slice(at, open), isCounted), slotOf(text.slice(open + 1, close), isCounted))
    at = close + 1
  }
  parts.push(...plain(text.slice(at), isCounted))
  return parts
}

/** How many it is, in a branch of a plural. */
const COUNT: PatternSlot = { name: '', kind: '#', branches: null }

/** Text in which nothing is filled in but how many it is. */
function plain(text: string, isCounted: boolean): readonly (string | PatternSlot)[] {
  if (!isCounted) return text === '' ? [] : [text]
  return text.split('#').flatMap((each, index) => [...(index > 0 ? [COUNT] : []), ...(each === '' ? [] : [each])])
}

function slotOf(inner: string, isCounted: boolean): PatternSlot {
  const [name = '', kind = '', rest = ''] = cut(inner)
  const isChoice = kind === 'plural' || kind === 'select'
  return { name, kind, branches: isChoice ? branchesOf(rest, isCounted || kind === 'plural') : null }
}

function branchesOf(rest: string, isCounted: boolean): Branches {
  const found = new Map<string, Pattern>()
  let at = 0
  for (let open = rest.indexOf('{', at); open >= 0; open = rest.indexOf('{', at)) {
    const close = closing(rest, open)
    found.set(rest.slice(at, open).trim(), partsOf(rest.slice(open + 1, close), isCounted))
    at = close + 1
  }
  return found
}

/** A name, what is done with it, and what that needs: which may have commas of its own. */
function cut(inner: string): string[] {
  const first = inner.indexOf(',')
  if (first < 0) return [inner.trim()]
  const second = inner.indexOf(',', first + 1)
  if (second < 0) return [inner.slice(0, first).trim(), inner.slice(first + 1).trim()]
  return [inner.slice(0, first).trim(), inner.slice(first + 1, second).trim(), inner.slice(second + 1)]
}

/** Where the bracket that opens here is closed again. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}
