// A bare window on a gallery: no preload, no data, nothing of the app. GALLERY is what stands behind the question mark.
// With GALLERY_ASK it answers that one expression on its output and closes.
const { app, BrowserWindow } = require('electron')
const { join } = require('node:path')

const page = `${process.env.GALLERY_PAGE ?? 'battlefield-gallery'}.html`
const question = process.env.GALLERY_ASK

async function open() {
  await app.whenReady()
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    useContentSize: true,
    webPreferences: { sandbox: true, contextIsolation: true, backgroundThrottling: false }
  })
  await window.loadFile(join(__dirname, '../../out/renderer', page), { search: process.env.GALLERY ?? '' })
  if (!question) return
  console.log(JSON.stringify(await window.webContents.executeJavaScript(question)))
  app.quit()
}

open().catch((error) => {
  console.error(error)
  app.exit(1)
})

app.on('window-all-closed', () => app.quit())
