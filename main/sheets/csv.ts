// Tables for a spreadsheet.
import { printable } from './page/html'

export type CsvCell = string | number | null

/** RFC 4180, with the mark by which spreadsheets know the alphabet. */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`

function field(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = harmless(printable(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A name that begins like a formula would be carried out by a spreadsheet. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
