import type { Given } from '../../../preload/contract'
import type { House } from '../../app/services'
import { done, nothing, refused, type Result } from '../../common/result'
import type { Press } from '../../games/oathsworn/sheet/draw'
import type { SheetForm, SheetLook } from '../../games/oathsworn/sheet/look'
import type { Handlers } from '../boundary'

/** What a sheet needs of the world outside: dialogs, a press for PDFs, and a printer. */
export interface PrintShop {
  /** Null when the person thought better of it; the system has asked before writing over a file. */
  saveTo(name: string, form: SheetForm): Promise<string | null>
  press: Press
  print(html: string, look: SheetLook): Promise<Printed>
}

/** What became of it: `cancelled` when the person thought better of it, `failed` when there is no printer that takes it. */
export type Printed = 'printed' | 'cancelled' | 'failed'

type Asked = Pick<Given<'sheet.preview'>, 'company' | 'look'>

/** What is only wanted now and then is loaded only then: type alone is half a megabyte. */
const workshop = () => import('../../sheets/workshop')

export const sheetCalls = (house: House, shop: PrintShop) => {
  const press = remembering(shop.press)
  const sheetOf = async ({ company, look }: Asked) => (await workshop()).sheetFrom(house, company ?? null, look)
  return {
    'sheet.preview': async (asked) => {
      const sheet = await sheetOf(asked)
      if (!sheet.ok) return sheet
      const { sheetDocument, titleOf } = await workshop()
      const pdf = await press(sheetDocument(sheet.value, asked.look))
      return done({ pdf: Buffer.from(pdf).toString('base64'), title: titleOf(sheet.value) })
    },
    'sheet.save': async ({ form, ...asked }): Promise<Result<{ readonly files: readonly string[] }>> => {
      const sheet = await sheetOf(asked)
      if (!sheet.ok) return sheet
      const { drawn, fileNameOf, putFiles } = await workshop()
      const to = await shop.saveTo(fileNameOf(sheet.value), form)
      if (to === null) return refused('cancelled', 'app.cancelled')
      return putFiles(await drawn(sheet.value, asked.look, form, to, press), true)
    },
    'sheet.print': async (asked) => {
      const sheet = await sheetOf(asked)
      if (!sheet.ok) return sheet
      const { sheetDocument } = await workshop()
      const printed = await shop.print(sheetDocument(sheet.value, asked.look), asked.look)
      if (printed === 'printed') return nothing
      return printed === 'failed' ? refused('refused', 'sheet.notPrinted') : refused('cancelled', 'app.cancelled')
    }
  } satisfies Partial<Handlers>
}

/** What was looked at is what is saved: the same page is pressed once. */
function remembering(press: Press): Press {
  let last: { readonly html: string; readonly pdf: Uint8Array } | null = null
  return async (html) => {
    if (last?.html !== html) last = { html, pdf: await press(html) }
    return last.pdf
  }
}
