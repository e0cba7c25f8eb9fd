// A sheet in any of its forms, as files that can be put down.
import type { FatesSheetModel } from '../../../../engine/games/rolling-fates/sheet/model'
import type { SheetForm, SheetLook } from '../../../../preload/contract/sheet'
import type { Press } from '../../../sheets/gameSheet'
import type { Putting } from '../../../sheets/put'
import { fightsCsv } from './csv'
import { fatesSheetJson } from './json'
import { fatesMarkdown } from './markdown'
import { fatesDocument } from './paper/document'

export async function drawn(
  sheet: FatesSheetModel,
  look: SheetLook,
  form: SheetForm,
  to: string,
  press: Press
): Promise<readonly Putting[]> {
  return [{ to, content: await contentOf(sheet, look, form, press) }]
}

function contentOf(
  sheet: FatesSheetModel,
  look: SheetLook,
  form: SheetForm,
  press: Press
): Promise<Uint8Array> | string {
  switch (form) {
    case 'pdf':
      return press(fatesDocument(sheet, look))
    case 'html':
      return fatesDocument(sheet, look)
    case 'markdown':
      return fatesMarkdown(sheet)
    case 'json':
      return fatesSheetJson(sheet)
    case 'csv':
      return fightsCsv(sheet)
  }
}
