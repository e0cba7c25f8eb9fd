import { app } from 'electron'
import { start } from './app'
import { registerScheme } from './window/protocol'
import { secureProcess } from './window/security'
import { bringForward } from './window/windows'

registerScheme()
secureProcess()

// No top-level await: Electron is ready only after this module has finished loading.
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', bringForward)
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(start)
} else app.exit(0)
