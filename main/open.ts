// The window first. The rules, the packs and the companies are put together while Chromium makes it ready.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { firstCalls } from './calls/first'
import { phrase } from './say'
import { LastSeen } from './store/last'
import { SettingsFile } from './store/settings'
import { answering } from './window/border'
import { faultsIn, type Faults } from './window/faults'
import { setMenu } from './window/menu'
import { serveFiles } from './window/protocol'
import { pushTo } from './window/push'
import { secureSession } from './window/security'
import { serve } from './window/serve'
import { openWindow } from './window/windows'

const here = import.meta.dirname

export function open(): void {
  const folder = app.getPath('userData')
  const faults = faultsIn(folder, Date.now)
  watchForFaults(faults)
  secureSession()
  serveFiles(join(here, '../renderer'))
  // Before the window: its bar is there when the page is laid out.
  setMenu((command) => pushTo(window)('menu.chosen', { command }))
  const window = openWindow({ preload: join(here, '../preload/index.cjs'), title: phrase('app.name'), folder })
  const settings = new SettingsFile(folder)
  const last = new LastSeen(folder, build())
  const first = firstCalls(settings, last)
  const answerFirst = answering(first, (path, error) => faults.note(path, error))
  // Whoever asks for more than that before the house stands waits for it.
  const house = import('./app').then(({ start }) => start({ window, faults, settings, last }))
  serve(window, (path) => (Object.hasOwn(first, path) ? answerFirst : house))
}

/** What another program has kept may mean something else. */
const build = (): string => (app.isPackaged ? app.getVersion() : String(statSync(import.meta.filename).mtimeMs))

/** Nobody is shown a stack trace: what was confirmed is saved, the rest is said in words. */
function watchForFaults(faults: Faults): void {
  process.on('unhandledRejection', (error) => faults.note('a promise', error))
  process.on('uncaughtException', (error) => {
    faults.note('main', error)
    dialog.showErrorBox(phrase('app.stopped'), phrase('app.broken'))
    app.exit(1)
  })
}
