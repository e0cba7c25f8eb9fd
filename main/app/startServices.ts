// Puts the house together, and makes it answer its window.
import { join } from 'node:path'
import { app, dialog, shell, type BrowserWindow } from 'electron'
import { appCalls, type Outside } from '../ipc/calls/app'
import { boxCalls } from '../ipc/calls/box'
import { companyCalls, type Asking } from '../ipc/calls/companies'
import { firstCalls, type StartGround } from '../ipc/startupCalls'
import { sheetCalls } from '../ipc/calls/sheet'
import { tableCalls } from '../ipc/calls/table'
import { boxesWith, gamesWith, libraryIn } from '../games/hosting'
import { House } from './services'
import { packCalls, type PackDialogs } from '../ipc/calls/packs'
import { packsIn, type PackLibrary } from '../packs/library'
import { phrase } from '../common/say'
import { inThreads } from '../saves/files/labour'
import { sqliteVersion } from '../saves/files/sqlite'
import { border, type Answering, type Handlers } from '../ipc/boundary'
import type { Faults } from '../window/faults'
import { printShop } from '../window/print-shop'
import { pushTo, type Push } from '../ipc/push'
import { openLink } from '../window/security'

const QUIET = 1500
const here = import.meta.dirname

/** What there was before the house. */
export interface Site extends StartGround {
  readonly window: BrowserWindow
  readonly faults: Faults
}

export function start(site: Site): Answering {
  const { window, faults } = site
  const push = pushTo(window)
  const library = libraryIn(packsIn(app.getPath('userData')))
  const house = furnish(site, push, library)
  leaveTidily(house)
  const handlers = { ...firstCalls(site), ...handlersFor(house, library, window, push) }
  return border(handlers, (path, error) => faults.note(path, error))
}

const furnish = ({ faults, settings, last }: Site, push: Push, library: PackLibrary): House =>
  new House({
    folder: app.getPath('userData'),
    settings,
    last,
    clock: Date.now,
    labour: inThreads(join(here, 'store.worker.js')),
    games: gamesWith(library),
    quiet: QUIET,
    seed: process.env['FREE_COMPANY_SEED'],
    onFault: (where, error) => faults.note(where, error),
    onTrouble: (company, why) => push('companies.trouble', { company, why }),
    onRemembered: (told) => push('packs.changed', { told })
  })

function handlersFor(house: House, library: PackLibrary, window: BrowserWindow, push: Push) {
  const outside: Outside = {
    about: () => ({
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      chrome: process.versions['chrome'] ?? '',
      node: process.versions.node,
      sqlite: sqliteVersion(),
      system: `${process.platform} ${process.arch} ${process.getSystemVersion()}`,
      dataFolder: house.folder
    }),
    openLink,
    showFolder: async (folder) => {
      await shell.openPath(folder)
    }
  }
  return {
    ...appCalls(house, outside),
    ...companyCalls(house, dialogsOf(window), () => push('companies.changed', {})),
    ...tableCalls(house),
    ...packCalls(house, library, packDialogs(window), () => push('packs.changed', { told: [] })),
    ...boxCalls(house, boxesWith(library), () => push('packs.changed', { told: [] })),
    ...sheetCalls(house, printShop(window))
  } satisfies Partial<Handlers>
}

function dialogsOf(window: BrowserWindow): Asking {
  const filters = [{ name: phrase('files.json'), extensions: ['json'] }]
  return {
    saveTo: async (name) => {
      const title = phrase('export.title')
      const usual = name || phrase('export.fileName', { date: new Date().toISOString().slice(0, 10) })
      const defaultPath = `${usual.replace(/[\\/:*?"<>|]/g, ' ')}.json`
      const { canceled, filePath } = await dialog.showSaveDialog(window, { title, defaultPath, filters })
      return canceled || !filePath ? null : filePath
    },
    openFrom: async () => {
      const title = phrase('import.title')
      const { filePaths } = await dialog.showOpenDialog(window, { title, filters, properties: ['openFile'] })
      return filePaths[0] ?? null
    }
  }
}

function packDialogs(window: BrowserWindow): PackDialogs {
  const filters = [{ name: phrase('files.pack'), extensions: ['fcpack'] }]
  return {
    openFrom: async (what) => {
      const title = phrase('packs.addTitle')
      const properties = [what === 'folder' ? ('openDirectory' as const) : ('openFile' as const)]
      const shown = what === 'folder' ? { title, properties } : { title, properties, filters }
      const { filePaths } = await dialog.showOpenDialog(window, shown)
      return filePaths[0] ?? null
    },
    saveTo: async (name) => {
      const title = phrase('packs.exportTitle')
      const { canceled, filePath } = await dialog.showSaveDialog(window, { title, defaultPath: name, filters })
      return canceled || !filePath ? null : filePath
    }
  }
}

/** A backup that is being made is finished first; the save is closed and sealed. */
function leaveTidily(house: House): void {
  let isTidy = false
  app.on('before-quit', (event) => {
    if (isTidy) return
    event.preventDefault()
    void house.close().finally(() => {
      isTidy = true
      app.quit()
    })
  })
}
