import type { Words } from '../messages/words'

export type Path = readonly (string | number)[]

/** Something a person has to put right: where, what, and what they may have meant. */
export interface Problem {
  readonly path: Path
  readonly words: Words
  readonly suggestion?: string
}

/** Everything the checker can complain about; each is a key of the word lists. */
export const complaints = [
  'schema.not-text',
  'schema.not-integer',
  'schema.not-number',
  'schema.not-flag',
  'schema.not-list',
  'schema.not-object',
  'schema.not-json',
  'schema.not-id',
  'schema.not-one-of',
  'schema.wrong-type',
  'schema.unlike',
  'schema.ill-formed',
  'schema.too-short',
  'schema.too-long',
  'schema.too-small',
  'schema.too-large',
  'schema.too-few',
  'schema.too-many',
  'schema.wrong-count',
  'schema.twice',
  'schema.missing',
  'schema.unknown',
  'schema.forbidden',
  'schema.too-deep',
  'schema.too-big',
  'schema.not-plain'
] as const
export type Complaint = (typeof complaints)[number]

/** `effects[2].riders[0].hexes` */
export function pathText(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? step : `${text}.${step}`
  }, '')
}
