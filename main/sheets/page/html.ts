// Pages are made of escaped text and of pieces that were made here: nothing a person wrote can become markup.

/** A piece of a page, ready to be put into another. */
export interface Html {
  readonly html: string
}
export type HtmlPiece = Html | string | number | null | undefined | false | readonly HtmlPiece[]

/** Markup written by us. What people wrote never goes in here. */
export const raw = (markup: string): Html => ({ html: markup })

export function html(strings: TemplateStringsArray, ...pieces: readonly HtmlPiece[]): Html {
  return raw(strings.reduce((out, text, i) => out + markupOf(pieces[i - 1]) + text))
}

export function markupOf(piece: HtmlPiece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (typeof piece === 'string') return escaped(piece)
  if (typeof piece === 'number') return String(piece).replace('-', '\u2212')
  return 'html' in piece ? piece.html : piece.map(markupOf).join('')
}

export const escaped = (text: string): string =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Inside a string of a style sheet: all but letters, digits and the space is written as its number. */
export const inStyle = (text: string): string =>
  [...printable(text)]
    .map((char) => (/[\p{L}\p{N} ]/u.test(char) ? char : `\\${(char.codePointAt(0) ?? 32).toString(16)} `))
    .join('')

/** Without what no font can draw: control characters, and halves of characters, which would break the file. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '')

/** What people wrote may run from right to left; it must not turn what stands around it. */
export const free = (text: string): Html => html`<bdi dir="auto">${text}</bdi>`

/** By whole characters as people see them, so that no emoji is cut in two. */
export function shortened(text: string, most: number): string {
  const chars = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
  return chars.length <= most
    ? text
    : `${chars
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
