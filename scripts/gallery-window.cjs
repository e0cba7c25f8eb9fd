// A bare window on a gallery: no preload, no data, nothing of the app. GALLERY is what stands behind the question mark.
const { app, BrowserWindow } = require('electron')
const { join } = require('node:path')

const page = `${process.env.GALLERY_PAGE ?? 'battlefield-gallery'}.html`

void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    useContentSize: true,
    webPreferences: { sandbox: true, contextIsolation: true, backgroundThrottling: false }
  })
  return window.loadFile(join(__dirname, '../out/renderer', page), { search: process.env.GALLERY ?? '' })
})

app.on('window-all-closed', () => app.quit())
