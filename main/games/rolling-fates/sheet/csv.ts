// A table for a spreadsheet: every fight, and what everybody did in it.
import type { FatesSheetModel } from '../../../../engine/games/rolling-fates/sheet/model'
import { csv, type CsvCell } from '../../../sheets/csv'
import { DEEDS, usesOf } from './said'
import { label } from './words'

export function fightsCsv({ report }: FatesSheetModel): string {
  const heads = [
    ...['area', 'encounter', 'rounds', 'outcome', 'character'].map((key) => label(`csv.${key}`)),
    ...DEEDS.map((key) => label(`deed.${key}`)),
    label('used')
  ]
  const rows = (report?.stops ?? []).flatMap(({ area, name, fight }) =>
    (fight?.characters ?? []).map((one): CsvCell[] => [
      area,
      name,
      fight?.rounds ?? 0,
      label(`outcome.${fight?.outcome ?? 'open'}`),
      one.name,
      ...DEEDS.map((key) => one[key]),
      usesOf(one)
    ])
  )
  return csv([heads, ...rows])
}
