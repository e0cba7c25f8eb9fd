import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, Menu } from 'electron'
import { open } from './app/startWindow'
import { canWrite } from './saves/files/place'
import { registerScheme } from './window/protocol'
import { secureProcess } from './window/security'
import { bringForward } from './window/windows'

registerScheme()
secureProcess()
// Ours comes with the window; without a word Electron makes one of its own before, and that takes a while.
Menu.setApplicationMenu(null)

/** Where nothing can be written, companies can still be looked at; what the window itself writes goes elsewhere. */
function isForLookingOnly(): boolean {
  if (canWrite(app.getPath('userData'))) return false
  app.setPath('sessionData', mkdtempSync(join(tmpdir(), 'free-company-window-')))
  return true
}

// Asked first: without a place to write, there is no lock either. No top-level await: Electron is ready only after this
// module has finished loading.
if (isForLookingOnly() || app.requestSingleInstanceLock()) {
  app.on('second-instance', bringForward)
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(open)
} else app.exit(0)
