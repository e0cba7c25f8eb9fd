// The window first. The rules, the packs and the companies are put together while Chromium makes it ready; or when the table
// that was seen last is on the screen, where it is sure that this is how its save ends.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { firstCalls, type StartGround } from '../ipc/startupCalls'
import { phrase } from '../common/say'
import { LastSeen } from '../saves/companies/last'
import { SettingsFile } from '../saves/companies/settings'
import { answering } from '../ipc/boundary'
import { faultsIn, type Faults } from '../window/faults'
import { setMenu } from '../window/menu'
import { isProbed, noProbe, probeOn } from '../window/probe'
import { serveFiles } from '../window/protocol'
import { pushTo, type Push } from '../ipc/push'
import { secureSession } from '../window/security'
import { serve } from '../ipc/main'
import { openWindow } from '../window/windows'
import { whenWanted } from '../common/lazy'

const here = import.meta.dirname

export function open(): void {
  const folder = app.getPath('userData')
  const faults = faultsIn(folder, Date.now)
  watchForFaults(faults)
  secureSession()
  serveFiles(join(here, '../renderer'))
  // Before the window: its bar is there when the page is laid out.
  setMenu((command) => push('menu.chosen', { command }))
  const preload = join(here, '../preload/index.cjs')
  // Windows and macOS know the program by its own picture.
  const icon = process.platform === 'linux' ? join(here, '../../build/icons/256x256.png') : null
  const window = openWindow({ preload, title: phrase('app.name'), icon, folder })
  const push = pushTo(window)
  const ground = groundIn(folder, push)
  const first = firstCalls(ground)
  const answerFirst = answering(first, (path, error) => faults.note(path, error))
  // Whoever asks for more than that before the house stands waits for it.
  const house = whenWanted(() => {
    ground.last.release()
    return import('./startServices').then(({ start }) => start({ window, faults, ...ground }))
  })
  serve(window, (path) => (Object.hasOwn(first, path) ? answerFirst : house()))
  if (!wakesSurely(ground)) void house()
}

/** The window wakes up at the table that was seen last, and that is sure to be what its save ends with. */
function wakesSurely({ settings, last }: StartGround): boolean {
  const place = settings.all['place']
  if (typeof place !== 'object' || place === null || !('company' in place) || !('run' in place)) return false
  const { company, run } = place
  return last.assure() && typeof company === 'string' && typeof run === 'number' && last.isSure({ company, run })
}

function groundIn(folder: string, push: Push): StartGround {
  const streams = { input: process.stdin, output: process.stdout }
  return {
    settings: new SettingsFile(folder),
    last: new LastSeen(folder, build()),
    probe: isProbed() ? probeOn(streams, () => push('app.countFrames', {})) : noProbe
  }
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
