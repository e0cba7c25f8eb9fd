// The one bridge into the window: a named function for each call, a named subscription for each push, nothing general.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import { CALLS, PUSHES, type CallNames } from './contract/names'

type Listener = (pushed: unknown) => void

const call = (path: string) => (given: unknown) => ipcRenderer.invoke(path, given ?? {})

const subscription = (path: string) => (listener: Listener) => {
  const hear = (_event: IpcRendererEvent, pushed: unknown): void => listener(pushed)
  ipcRenderer.on(path, hear)
  return () => {
    ipcRenderer.off(path, hear)
  }
}

const rooms = <F>(names: CallNames, make: (path: string) => F): Record<string, Record<string, F>> =>
  Object.fromEntries(
    Object.entries(names).map(([room, list]) => [
      room,
      Object.fromEntries(list.map((name) => [name, make(`${room}.${name}`)]))
    ])
  )

contextBridge.exposeInMainWorld('freeCompany', { ...rooms(CALLS, call), on: rooms(PUSHES, subscription) })

// Electron asks main about every navigation but those to about: addresses, which are stopped here instead.
window.navigation.addEventListener('navigate', (event) => {
  const { url, sameDocument } = event.destination
  if (!sameDocument && url.startsWith('about:')) event.preventDefault()
})
