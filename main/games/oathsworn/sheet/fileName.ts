import type { SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import { safeName } from '../../../sheets/fileName'
import { printable } from '../../../sheets/page/html'
import { label } from './words'

export function fileNameOf(sheet: SheetModel): string {
  const name = safeName(printable(sheet.name))
  if (sheet.blank || name === '') return label('file.blank')
  return sheet.chapter === null ? name : label('file', { name, chapter: sheet.chapter })
}
