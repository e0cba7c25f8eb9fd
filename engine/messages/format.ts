import { patternOf, type Branches, type Pattern, type PatternSlot } from './parse'
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
  const known = Object.values(languages)
  // Mostly there is one, and some thousand words are not copied for nothing.
  if (known.length < 2) return known[0] ?? {}
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
  /** What `#` stands for. */
  readonly count: string
}

/** English knows one and many. */
export const englishPlural: Plural = (n) => (n === 1 ? 'one' : 'other')

/** The sentence for a key and its arguments. */
export function speak(catalogue: Catalogue, words: Words, plural: Plural = englishPlural): string {
  return phrase({ catalogue, plural, args: {}, inline: false, count: '#' }, words)
}

function phrase({ catalogue, plural, inline }: Speech, { key, args = {} }: Words): string {
  if (!Object.hasOwn(catalogue, key)) return plainWords(key)
  const text = fill(patternOf(catalogue[key] ?? ''), { catalogue, plural, args, inline, count: '#' })
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

function fill(parts: Pattern, speech: Speech): string {
  let out = ''
  for (const part of parts) {
    if (typeof part === 'string') out += part
    else out += place(part, { ...speech, inline: isInline(out, speech.inline) })
  }
  return out
}

const BEGINS: ReadonlySet<string> = new Set('.!?:…·–—([“«„‚‘¿¡"')

/** Behind a full stop, a colon, a bracket or a quotation mark something begins of its own. */
function isInline(before: string, inline: boolean): boolean {
  const said = before.trimEnd()
  return said === '' ? inline : !BEGINS.has(said.charAt(said.length - 1))
}

function place(slot: PatternSlot, speech: Speech): string {
  if (slot.kind === '#') return speech.count
  const value = Object.hasOwn(speech.args, slot.name) ? speech.args[slot.name] : undefined
  if (slot.branches) return fill(chosen(slot.branches, slot, value, speech), counting(slot, value, speech))
  if (slot.kind === 'signed' && typeof value === 'number') return signed(value)
  const text = spoken(value, speech)
  return slot.kind === 'capital' ? capital(text) : text
}

/** What is added or taken away: +2, −1. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function chosen(branches: Branches, { kind }: PatternSlot, value: WordArg | undefined, speech: Speech): Pattern {
  const exact = branches.get(kind === 'plural' ? `=${String(value)}` : String(value))
  const counted = kind === 'plural' && typeof value === 'number' ? branches.get(speech.plural(value)) : undefined
  return exact ?? counted ?? branches.get('other') ?? []
}

/** What `#` says in the branches of a plural. */
const counting = ({ kind }: PatternSlot, value: WordArg | undefined, speech: Speech): Speech =>
  kind === 'plural' ? { ...speech, count: String(value) } : speech

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

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
