// Tables for a spreadsheet: what the company owns, and what it has lived through.
import type { SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import { mightLetters } from './art/might'
import { csv, type CsvCell } from '../../../sheets/csv'
import { label } from './words'

/** One line for each kind of card with each holder. */
export function itemsCsv(sheet: SheetModel): string {
  const heads = ['with', 'name', 'copies', 'type', 'hands', 'might', 'defence', 'range', 'cooldown', 'value']
  const owners = [
    ...sheet.characters.map(({ name, class: of, items }) => ({ holder: name || (of?.name ?? ''), items })),
    { holder: label('backpack'), items: sheet.backpack.items }
  ]
  const rows = owners.flatMap(({ holder, items }) =>
    items.map(({ name, copies, type, hands, might, defence, range, cooldown, value }): CsvCell[] => [
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
    told.map((line): CsvCell[] => [chapter, line])
  )
  return csv([[label('chapter'), label('chronicle')], ...lines])
}
