import { BrowserWindow } from 'electron'
import { HOME } from './addresses'
import { devServer, preferences } from './security'

const INK = '#12161a'

export interface Opening {
  readonly preload: string
  readonly title: string
}

export function openWindow({ preload, title }: Opening): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    title,
    backgroundColor: INK,
    webPreferences: preferences(preload)
  })
  window.once('ready-to-show', () => window.show())
  window.on('page-title-updated', (event) => event.preventDefault())
  void window.loadURL(devServer() ?? HOME)
  return window
}

/** A second start brings the first one's window to the front. */
export function bringForward(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
