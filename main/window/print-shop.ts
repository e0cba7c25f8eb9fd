// Where sheets become paper and files: the system's dialogs, and the hidden window that prints.
import { dialog, type BrowserWindow } from 'electron'
import type { PrintShop } from '../ipc/calls/sheet'
import { phrase } from '../common/say'
import { ENDINGS } from '../sheets/endings'

/** The printer's session is made when the first sheet is. */
const printer = () => import('../sheets/printer')

export const printShop = (window: BrowserWindow): PrintShop => ({
  saveTo: async (name, form) => {
    const ending = ENDINGS[form]
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      title: phrase('sheet.save.title'),
      defaultPath: `${name}.${ending}`,
      filters: [{ name: phrase(`sheet.file.kind.${form}`), extensions: [ending] }],
      properties: ['createDirectory', 'showOverwriteConfirmation']
    })
    return canceled || !filePath ? null : filePath
  },
  press: async (html) => (await printer()).pdfOf(html),
  print: async (html, { paper, twoUp }) => (await printer()).printed(html, paper, twoUp)
})
