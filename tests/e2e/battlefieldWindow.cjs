// A bare window on the gallery of the battlefield: no preload, no data, nothing of the app.
const { app, BrowserWindow } = require('electron')
const { join } = require('node:path')

void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    useContentSize: true,
    webPreferences: { sandbox: true, contextIsolation: true, backgroundThrottling: false }
  })
  return window.loadFile(join(__dirname, '../../out/renderer/battlefield-gallery.html'), {
    search: process.env.GALLERY
  })
})
