// Pieces of Markdown, for a forum or a note.
import { printable } from './page/html'

export type MarkdownCell = string | number | null

export const list = (name: string, lines: readonly string[], depth = '##'): string =>
  lines.length === 0 ? '' : `${depth} ${plain(name)}\n\n${lines.map((line) => `- ${plain(line)}`).join('\n')}`

export const table = (heads: readonly string[], rows: readonly (readonly MarkdownCell[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const cell = (value: MarkdownCell): string =>
  value === null ? '' : typeof value === 'number' ? String(value) : plain(value)

/** On one line, and with nothing in it that a forum would take for markup. */
export const plain = (text: string): string =>
  printable(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
