// Paper from a page: a hidden window with its own session, without scripts, without a bridge, without any way out.
import { BrowserWindow, session, type Session } from 'electron'
import { SCHEME } from '../window/addresses'
import type { PrintOutcome } from '../ipc/calls/sheet'
import { SHEET_POLICY } from './policy'

const ADDRESS = `${SCHEME}://sheet/`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': SHEET_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer'
}

/** With bookmarks from the headings, and tags for those who have the page read to them. */
export const pdfOf = (html: string): Promise<Buffer> =>
  inWindow(html, (window) =>
    window.webContents.printToPDF({
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true
    })
  )

/** With the system's own dialog. */
export const printed = (html: string, paper: 'a4' | 'letter', landscape: boolean): Promise<PrintOutcome> =>
  inWindow(
    html,
    (window) =>
      new Promise((settled) => {
        const pageSize = paper === 'a4' ? 'A4' : 'Letter'
        window.webContents.print({ printBackground: true, pageSize, landscape }, (isDone, why) =>
          settled(isDone ? 'printed' : /cancel/i.test(why) ? 'cancelled' : 'failed')
        )
      })
  )

async function inWindow<T>(html: string, work: (window: BrowserWindow) => Promise<T>): Promise<T> {
  const room = printRoom()
  const address = room.lay(html)
  const window = new BrowserWindow({ show: false, webPreferences: preferences(room.session) })
  try {
    await window.loadURL(address)
    return await work(window)
  } finally {
    room.clear(address)
    window.destroy()
  }
}

const preferences = (own: Session) => ({
  session: own,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  javascript: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
  devTools: false
})

interface Room {
  readonly session: Session
  lay(html: string): string
  clear(address: string): void
}

let known: Room | undefined
const printRoom = (): Room => (known ??= furnished())

/** Nothing is kept of it, and nothing but the page that was laid there can be fetched. */
function furnished(): Room {
  const own = session.fromPartition('sheet', { cache: false })
  const laid = new Map<string, string>()
  let last = 0
  own.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  own.setPermissionCheckHandler(() => false)
  own.setDevicePermissionHandler(() => false)
  own.on('will-download', (event) => event.preventDefault())
  own.webRequest.onBeforeRequest(({ url }, decide) =>
    decide({ cancel: !laid.has(url) && !url.startsWith('data:font/') })
  )
  own.protocol.handle(SCHEME, ({ url }) => {
    const html = laid.get(url)
    return html === undefined ? new Response(null, { status: 404 }) : new Response(html, { headers })
  })
  return {
    session: own,
    lay: (html) => {
      const address = `${ADDRESS}${++last}.html`
      laid.set(address, html)
      return address
    },
    clear: (address) => void laid.delete(address)
  }
}
