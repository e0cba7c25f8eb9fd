import { BrowserWindow, screen } from 'electron'
import { HOME, isOurs } from './addresses'
import { windowAreaOn, keepWindowState, keepWindow, LEAST, readWindowState } from './windowState'
import { devServer, preferences } from './security'

const INK = '#12161a'

export interface WindowOpening {
  readonly preload: string
  readonly title: string
  /** The picture the window brings along where the system does not take it from the program. */
  readonly icon: string | null
  /** Where the window's place is kept from one start to the next. */
  readonly folder: string
}

export function openWindow({ preload, title, icon, folder }: WindowOpening): BrowserWindow {
  const kept = readWindowState(folder)
  const window = new BrowserWindow({
    ...windowAreaOn(screens(), kept),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    show: false,
    title,
    ...(icon === null ? {} : { icon }),
    backgroundColor: INK,
    webPreferences: preferences(preload)
  })
  if (kept?.maximised) window.maximize()
  keepWindow(window, (now) => keepWindowState(folder, now))
  window.once('ready-to-show', () => window.show())
  window.on('page-title-updated', (event) => event.preventDefault())
  const home = devServer() ?? HOME
  // The preload script stops what `will-navigate` is not told of; should that fail, the page comes back.
  window.webContents.on('did-navigate', (_event, url) => {
    if (!isOurs(url, devServer())) void window.loadURL(home)
  })
  void window.loadURL(home)
  return window
}

/** The first is the one things are put on when there is no reason for another. */
function screens() {
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  return [primary, ...others].map(({ workArea }) => workArea)
}

/** A second start brings the first one's window to the front. */
export function bringForward(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
