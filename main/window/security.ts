// What a page may do, in one place: nothing but show itself and use the bridge.
import { setFlagsFromString } from 'node:v8'
import { app, session, shell, type WebContents, type WebPreferences } from 'electron'
import { LINKS } from '../../preload/contract'
import { isOurs } from './addresses'

/** The development server's address; a package never listens to it. */
export const devServer = (): string | undefined =>
  app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'] || undefined

/** Before `ready`. */
export function secureProcess(): void {
  // As root Chromium runs only without its sandbox, and then refuses to be asked for one.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  // Without a usable GPU the battlefield still needs WebGL; our pages are our own, so software GL is safe for them.
  app.commandLine.appendSwitch('enable-unsafe-swiftshader')
  // Neither pages nor we make much that lives long: more room for what is young is room nobody needs. docs/performance.md
  setFlagsFromString('--semi-space-growth-factor=1')
  app.commandLine.appendSwitch('js-flags', '--max-semi-space-size=2')
  for (const habit of ['disable-background-networking', 'disable-component-update', 'no-pings'])
    app.commandLine.appendSwitch(habit)
  if (devServer() === undefined) app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  if (app.isPackaged) for (const door of DEBUGGING) app.commandLine.removeSwitch(door)
  app.on('web-contents-created', (_event, contents) => guard(contents))
}

/** No fuse closes these: whoever starts a package with one of them would read and steer its window. */
const DEBUGGING = ['remote-debugging-port', 'remote-debugging-pipe', 'remote-debugging-address', 'remote-allow-origins']

function guard(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

/** After `ready`. */
export function secureSession(): void {
  const pages = session.defaultSession
  pages.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  pages.setPermissionCheckHandler(() => false)
  pages.setDevicePermissionHandler(() => false)
  pages.setDisplayMediaRequestHandler((_request, decide) => decide({}))
  pages.setSpellCheckerEnabled(false)
  pages.on('will-download', (event) => event.preventDefault())
  pages.webRequest.onBeforeRequest((details, decide) => decide({ cancel: !isOurs(details.url, devServer()) }))
}

export const preferences = (preload: string): WebPreferences => ({
  preload,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  // The page would open the system's file dialogs by itself; ours are opened by main.
  disableBlinkFeatures: 'FileSystemAccessLocal',
  navigateOnDragDrop: false,
  spellcheck: false,
  devTools: !app.isPackaged
})

/** In the person's own browser, and only where we have written down beforehand. */
export const openLink = (name: keyof typeof LINKS): Promise<void> => shell.openExternal(LINKS[name])
