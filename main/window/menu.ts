import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import type { Pushed } from '../../preload/contract'
import { phrase } from '../common/say'

type Command = Pushed<'menu.chosen'>['command']
type Choose = (command: Command) => void

/** Without letters of their own: the window owns the keyboard, and every key in it can be changed. */
export function setMenu(choose: Choose): void {
  const item = (command: Command): MenuItemConstructorOptions => ({
    label: phrase(`menu.${command}`),
    click: () => choose(command)
  })
  const between: MenuItemConstructorOptions = { type: 'separator' }
  const menu = (name: string, submenu: MenuItemConstructorOptions[]): MenuItemConstructorOptions => ({
    label: phrase(`menu.${name}`),
    submenu
  })
  const company = [item('home'), item('new-company'), between, item('import'), item('export'), between]
  const ending: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [item('settings')] : [item('settings'), between, quit()]
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
      menu('company', [...company, ...ending]),
      menu('edit', [item('undo'), item('redo'), between, ...clipboard]),
      menu('view', [{ role: 'togglefullscreen', label: phrase('menu.fullscreen') }, ...forDevelopers()]),
      menu('help', [item('keys'), item('about')])
    ])
  )
}

const quit = (): MenuItemConstructorOptions => ({ role: 'quit', label: phrase('menu.quit') })
const clipboard: MenuItemConstructorOptions[] = [
  { role: 'cut', label: phrase('menu.cut') },
  { role: 'copy', label: phrase('menu.copy') },
  { role: 'paste', label: phrase('menu.paste') }
]
const forDevelopers = (): MenuItemConstructorOptions[] =>
  app.isPackaged ? [] : [{ role: 'reload' }, { role: 'toggleDevTools' }]
