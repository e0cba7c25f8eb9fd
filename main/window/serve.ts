// The only place that touches ipcMain.
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron'
import { CALLS, pathsOf } from '../../preload/contract/names'
import { isOurs } from './addresses'
import { border, type Fault, type Handlers } from './border'
import { devServer } from './security'

export function serve(window: BrowserWindow, handlers: Handlers, onFault: Fault): void {
  const answer = border(handlers, onFault)
  for (const path of pathsOf(CALLS))
    ipcMain.handle(path, (event, given: unknown) => answer({ path, given, isOurs: isFromOurPage(event, window) }))
}

/** Our own page in our own window: no frame in it, no other page that found its way there. */
function isFromOurPage({ senderFrame }: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  if (!senderFrame || window.isDestroyed()) return false
  return senderFrame === window.webContents.mainFrame && isOurs(senderFrame.url, devServer())
}
