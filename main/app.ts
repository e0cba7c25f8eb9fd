// Where the rooms of main are put together.
import { join } from 'node:path'
import { phrase } from './say'
import { setMenu } from './window/menu'
import { serveFiles } from './window/protocol'
import { secureSession } from './window/security'
import { openWindow } from './window/windows'

export function start(): void {
  secureSession()
  serveFiles(join(import.meta.dirname, '../renderer'))
  const window = openWindow({
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    title: phrase('app.name')
  })
  setMenu((command) => window.webContents.send('menu.chosen', { command }))
}
