// A name for a file that every system takes, whatever the company is called.
import { printable } from '../games/oathsworn/sheet/paper/html'
import { label } from '../games/oathsworn/sheet/words'
import type { SheetModel } from '../../engine/games/oathsworn/campaign/sheet'

const MOST_BYTES = 120
/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i

export function fileNameOf(sheet: SheetModel): string {
  const company = cut(
    printable(sheet.name)
      .normalize('NFC')
      .replace(/[\\/:*?"<>|\n\r\t]/g, ' ')
      // Marks that turn the direction of text have been used to hide what a file is.
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
  )
  if (sheet.blank || company === '') return label('file.blank')
  const name = DEVICES.test(company) ? `_${company}` : company
  return sheet.chapter === null ? name : label('file', { name, chapter: sheet.chapter })
}

/** By whole characters, so that no file system gets half of one. */
function cut(text: string): string {
  let out = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (Buffer.byteLength(out + segment) > MOST_BYTES) return out.trim()
    out += segment
  }
  return out
}
