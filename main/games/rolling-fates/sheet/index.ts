import type { FatesSheetModel } from '../../../../engine/games/rolling-fates/sheet/model'
import { safeName } from '../../../sheets/fileName'
import type { GameSheet } from '../../../sheets/gameSheet'
import { printable } from '../../../sheets/page/html'
import { drawn } from './draw'
import { fatesDocument } from './paper/document'
import { titleOf } from './said'
import { partySheetFrom } from './source'
import { label } from './words'

const fileNameOf = (sheet: FatesSheetModel): string => safeName(printable(titleOf(sheet))) || label('file')

/** A party and the report of its adventure. */
export const fatesSheet: GameSheet<FatesSheetModel> = {
  of: partySheetFrom,
  titleOf,
  fileNameOf,
  pageOf: fatesDocument,
  drawn
}
