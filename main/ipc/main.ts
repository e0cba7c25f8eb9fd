// The only place that touches ipcMain.
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron'
import { CALLS, pathsOf } from '../../preload/contract/names'
import { isOurs } from '../window/addresses'
import type { Answering } from './boundary'
import { devServer } from '../window/security'

/** `answerer`: who answers a call, as soon as there is somebody. */
export function serve(window: BrowserWindow, answerer: (path: string) => Answering | Promise<Answering>): void {
  for (const path of pathsOf(CALLS))
    ipcMain.handle(path, async (event, given: unknown) => {
      const asked = { path, given, isOurs: isFromOurPage(event, window) }
      const answer = await answerer(path)
      return answer(asked)
    })
}

/** Our own page in our own window: no frame in it, no other page that found its way there. */
function isFromOurPage({ senderFrame }: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  if (!senderFrame || window.isDestroyed()) return false
  return senderFrame === window.webContents.mainFrame && isOurs(senderFrame.url, devServer())
}
