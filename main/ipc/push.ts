import type { BrowserWindow } from 'electron'
import { check } from '../../engine/schema'
import { pushes, type Pushed } from '../../preload/contract'
import type { PushName } from '../../preload/contract/names'

export type Push = <N extends PushName>(name: N, pushed: Pushed<N>) => void

export const pushTo =
  (window: BrowserWindow): Push =>
  (name, pushed) => {
    if (window.isDestroyed()) return
    const checked = check(pushes[name], pushed)
    if (!checked.ok) throw new Error(`${name} is not what the contract says`)
    window.webContents.send(name, checked.value)
  }
