// A sheet in any of its forms, as files that can be put down.
import { basename, dirname, extname, join } from 'node:path'
import type { SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import { chronicleCsv, itemsCsv } from './csv'
import { sheetJson } from './json'
import type { SheetForm, SheetLook } from '../../../sheets/look'
import { sheetMarkdown } from './markdown'
import { sheetDocument } from './paper/document'
import type { Press } from '../../../sheets/gameSheet'
import type { Putting } from '../../../sheets/put'
import { label } from './words'

export async function drawn(
  sheet: SheetModel,
  look: SheetLook,
  form: SheetForm,
  to: string,
  press: Press
): Promise<readonly Putting[]> {
  switch (form) {
    case 'pdf':
      return [{ to, content: await press(sheetDocument(sheet, look)) }]
    case 'html':
      return [{ to, content: sheetDocument(sheet, look) }]
    case 'markdown':
      return [{ to, content: sheetMarkdown(sheet) }]
    case 'json':
      return [{ to, content: sheetJson(sheet) }]
    case 'csv':
      return tables(sheet, to)
  }
}

/** A table holds one kind of thing, so the chronicle gets a file of its own beside the items. */
const tables = (sheet: SheetModel, to: string): readonly Putting[] => [
  { to, content: itemsCsv(sheet) },
  ...(sheet.chronicle === null ? [] : [{ to: besides(to), content: chronicleCsv(sheet) }])
]

function besides(to: string): string {
  const ending = extname(to)
  return join(dirname(to), `${basename(to, ending)} ${label('file.chronicle')}${ending}`)
}
