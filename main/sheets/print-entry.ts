// A program of its own for PDFs without the app: Electron, no visible window, one page in, one PDF out.
//   electron print-entry.js PAGE.html OUT.pdf
import { readFileSync, writeFileSync } from 'node:fs'
import { app } from 'electron'
import { registerScheme } from '../window/protocol'
import { secureProcess } from '../window/security'
import { pdfOf } from './printer'

const [from = '', to = ''] = process.argv.slice(-2)

registerScheme()
secureProcess()
app.on('window-all-closed', () => {})
// No top-level await: Electron is ready only after this module has finished loading.
void app.whenReady().then(async () => {
  try {
    writeFileSync(to, await pdfOf(readFileSync(from, 'utf8')))
    app.exit(0)
  } catch (error) {
    console.error(error)
    app.exit(1)
  }
})
