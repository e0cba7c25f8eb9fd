import type { SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import type { GameSheet } from '../../../sheets/gameSheet'
import { drawn } from './draw'
import { fileNameOf } from './fileName'
import { sheetDocument, titleOf } from './paper/document'
import { sheetFrom } from './source'

/** The campaign sheet. */
export const campaignSheet: GameSheet<SheetModel> = { of: sheetFrom, titleOf, fileNameOf, pageOf: sheetDocument, drawn }
