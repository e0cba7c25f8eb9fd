// Tables for a spreadsheet: what the company owns, and what it has lived through.
import type { SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import { mightLetters } from './art/might'
import { printable } from './paper/html'
import { label } from './words'

type Cell = string | number | null

/** One line for each kind of card with each holder. */
export function itemsCsv(sheet: SheetModel): string {
  const heads = ['with', 'name', 'copies', 'type', 'hands', 'might', 'defence', 'range', 'cooldown', 'value']
  const owners = [
    ...sheet.characters.map(({ name, class: of, items }) => ({ holder: name || (of?.name ?? ''), items })),
    { holder: label('backpack'), items: sheet.backpack.items }
  ]
  const rows = owners.flatMap(({ holder, items }) =>
    items.map(({ name, copies, type, hands, might, defence, range, cooldown, value }): Cell[] => [
      holder,
      name,
      copies,
      label(`type.${type}`),
      hands,
      mightLetters(might),
      defence,
      range,
      cooldown,
      value
    ])
  )
  return csv([heads.map((key) => label(`item.${key}`)), ...rows])
}

export function chronicleCsv(sheet: SheetModel): string {
  const lines = (sheet.chronicle ?? []).flatMap(({ chapter, lines: told }) =>
    told.map((line): Cell[] => [chapter, line])
  )
  return csv([[label('chapter'), label('chronicle')], ...lines])
}

/** RFC 4180, with the mark by which spreadsheets know the alphabet. */
const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`

function field(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = harmless(printable(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A name that begins like a formula would be carried out by a spreadsheet. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
