import type { Given } from '../../../preload/contract'
import type { SheetForm, SheetLook } from '../../../preload/contract/sheet'
import type { House } from '../../app/services'
import { done, mapped, nothing, refused, type Result } from '../../common/result'
import { toolsOf } from '../../games/gameTools'
import { DEFAULT_GAME } from '../../games/toolsRegistry'
import type { GameSheet, Press } from '../../sheets/gameSheet'
import { putFiles } from '../../sheets/put'
import type { Handlers } from '../boundary'

/** What a sheet needs of the world outside: dialogs, a press for PDFs, and a printer. */
export interface PrintShop {
  /** Null when the person thought better of it; the system has asked before writing over a file. */
  saveTo(name: string, form: SheetForm): Promise<string | null>
  press: Press
  print(html: string, look: SheetLook): Promise<PrintOutcome>
}

/** What became of it: `cancelled` when the person thought better of it, `failed` when there is no printer that takes it. */
export type PrintOutcome = 'printed' | 'cancelled' | 'failed'

type Asked = Pick<Given<'sheet.preview'>, 'company' | 'game' | 'look' | 'run'>

/** A sheet with the game that draws it. */
interface Written {
  readonly by: GameSheet
  readonly sheet: unknown
}

export const sheetCalls = (house: House, shop: PrintShop) => {
  const press = remembering(shop.press)
  /** Of a company as its game writes it; without one the blank sheet of the game that was named. */
  async function written({ company, game, look, run }: Asked): Promise<Result<Written>> {
    const of = house.companies.list().find(({ id }) => id === company)?.game ?? game ?? DEFAULT_GAME
    const meant = house.games.of(of)
    if (!meant.ok) return meant
    // Loaded only when it is wanted: type alone is half a megabyte.
    const by = await (await toolsOf(meant.value.game)).sheet?.()
    if (!by) return refused('unknown', 'table.noSuchGame', { game: of })
    return mapped(await by.of(house, company ?? null, look, run), (sheet) => ({ by, sheet }))
  }
  return {
    'sheet.preview': async (asked) => {
      const made = await written(asked)
      if (!made.ok) return made
      const { by, sheet } = made.value
      const pdf = await press(by.pageOf(sheet, asked.look))
      return done({ pdf: Buffer.from(pdf).toString('base64'), title: by.titleOf(sheet) })
    },
    'sheet.save': async ({ form, ...asked }): Promise<Result<{ readonly files: readonly string[] }>> => {
      const made = await written(asked)
      if (!made.ok) return made
      const { by, sheet } = made.value
      const to = await shop.saveTo(by.fileNameOf(sheet), form)
      if (to === null) return refused('cancelled', 'app.cancelled')
      return putFiles(await by.drawn(sheet, asked.look, form, to, press), true)
    },
    'sheet.print': async (asked) => {
      const made = await written(asked)
      if (!made.ok) return made
      const { by, sheet } = made.value
      const printed = await shop.print(by.pageOf(sheet, asked.look), asked.look)
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
