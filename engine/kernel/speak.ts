import type { WordArg, WordArgs, Words } from './words'

// Text from words. A catalogue maps a key to a pattern:
//   "moved": "{who, capital} moves {n, plural, one {# hex} other {# hexes}}"
// A missing key is never shown raw: its last part is turned into plain words.
// Names that begin with an article are written otherwise in the midst of a sentence: `inline.enemy`: "The A" says which
// words of names under `enemy.` begin small there.

export interface Catalogue {
  readonly [key: string]: string
}
/** Catalogues by language. */
export interface Languages {
  readonly [language: string]: Catalogue
}

/** What a language lacks is said in English, and what that lacks as somebody has it. */
export function inLanguage(languages: Languages, language: string): Catalogue {
  const others = Object.keys(languages).filter((one) => one !== 'en' && one !== language)
  return Object.assign({}, ...[...others, 'en', language].map((one) => languages[one])) as Catalogue
}

export type Plural = (n: number) => string
interface Speech {
  readonly catalogue: Catalogue
  readonly plural: Plural
  readonly args: WordArgs
  /** What is said stands in the midst of a sentence. */
  readonly inline: boolean
}

/** English knows one and many. */
export const englishPlural: Plural = (n) => (n === 1 ? 'one' : 'other')

/** The sentence for a key and its arguments. */
export function speak(catalogue: Catalogue, words: Words, plural: Plural = englishPlural): string {
  return phrase({ catalogue, plural, args: {}, inline: false }, words)
}

function phrase({ catalogue, plural, inline }: Speech, { key, args = {} }: Words): string {
  if (!Object.hasOwn(catalogue, key)) return plainWords(key)
  const text = fill(catalogue[key] ?? '', { catalogue, plural, args, inline })
  return inline ? inlineName(catalogue, key, text) : text
}

/** A name in the midst of a sentence: its article begins small, where the language has it so. */
function inlineName(catalogue: Catalogue, key: string, text: string): string {
  if (!key.endsWith('.name')) return text
  const articles = catalogue[`inline.${key.slice(0, key.indexOf('.'))}`]
  const [first = '', named] = text.split(' ')
  return named !== undefined && articles?.split(' ').includes(first) ? small(text) : text
}

/** Something readable for a key without a sentence: its last part, spaced. */
export function plainWords(key: string): string {
  // `stage.the-crown-bows.name` is a name: what it names is the part before.
  const last =
    key
      .replace(/\.name$/, '')
      .split('.')
      .at(-1) ?? ''
  const spaced = last.replace(/[-_]+/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return capital(spaced.toLowerCase())
}

function fill(pattern: string, speech: Speech): string {
  let out = ''
  let at = 0
  while (at < pattern.length) {
    const open = pattern.indexOf('{', at)
    if (open < 0) return out + pattern.slice(at)
    const close = closing(pattern, open)
    out += pattern.slice(at, open)
    out += place(pattern.slice(open + 1, close), { ...speech, inline: isInline(out, speech.inline) })
    at = close + 1
  }
  return out
}

/** Behind a full stop, a colon, a bracket or a quotation mark something begins of its own. */
const isInline = (before: string, inline: boolean): boolean =>
  before.trim() === '' ? inline : !/[.!?:…·–—([“«„‚‘¿¡"]\s*$/.test(before)

function place(inner: string, speech: Speech): string {
  const [name = '', kind = '', rest = ''] = cut(inner)
  const value = Object.hasOwn(speech.args, name) ? speech.args[name] : undefined
  if (kind === 'plural' || kind === 'select') return fill(branch(rest, kind, value, speech), speech)
  if (kind === 'signed' && typeof value === 'number') return signed(value)
  const text = spoken(value, speech)
  return kind === 'capital' ? capital(text) : text
}

/** What is added or taken away: +2, −1. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function branch(rest: string, kind: string, value: WordArg | undefined, speech: Speech): string {
  const branches = branchesOf(rest)
  const exact = branches.get(kind === 'plural' ? `=${String(value)}` : String(value))
  const counted = kind === 'plural' && typeof value === 'number' ? branches.get(speech.plural(value)) : undefined
  const chosen = exact ?? counted ?? branches.get('other') ?? ''
  return kind === 'plural' ? chosen.replaceAll('#', String(value)) : chosen
}

function branchesOf(rest: string): Map<string, string> {
  const found = new Map<string, string>()
  let at = 0
  for (let open = rest.indexOf('{', at); open >= 0; open = rest.indexOf('{', at)) {
    const close = closing(rest, open)
    found.set(rest.slice(at, open).trim(), rest.slice(open + 1, close))
    at = close + 1
  }
  return found
}

function spoken(value: WordArg | undefined, speech: Speech): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value).replace('-', '\u2212')
  if ('key' in value) return phrase(speech, value)
  return listed(
    value.map((each, index) => spoken(each, index === 0 ? speech : { ...speech, inline: true })),
    speech
  )
}

function listed(parts: readonly string[], speech: Speech): string {
  const comma = speech.catalogue['list.comma'] ?? ', '
  const and = speech.catalogue['list.and'] ?? ' and '
  if (parts.length < 2) return parts.join('')
  return parts.slice(0, -1).join(comma) + and + (parts.at(-1) ?? '')
}

function cut(inner: string): string[] {
  const first = inner.indexOf(',')
  if (first < 0) return [inner.trim()]
  const second = inner.indexOf(',', first + 1)
  if (second < 0) return [inner.slice(0, first).trim(), inner.slice(first + 1).trim()]
  return [inner.slice(0, first).trim(), inner.slice(first + 1, second).trim(), inner.slice(second + 1)]
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
