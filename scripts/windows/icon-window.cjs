// Draws the SVG named by ICON at each of the sizes in SIZES, and prints them: size and PNG, one a line.
const { readFileSync } = require('node:fs')
const { app, BrowserWindow } = require('electron')

const picture = `data:image/svg+xml;base64,${readFileSync(process.env.ICON).toString('base64')}`
const draw = `(async () => {
  const image = new Image()
  image.src = ${JSON.stringify(picture)}
  await image.decode()
  return ${process.env.SIZES}.map((size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    canvas.getContext('2d').drawImage(image, 0, 0, size, size)
    return size + ' ' + canvas.toDataURL().split(',')[1]
  })
})()`

async function open() {
  await app.whenReady()
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, contextIsolation: true } })
  await window.loadURL('about:blank')
  console.log((await window.webContents.executeJavaScript(draw)).join('\n'))
  app.quit()
}

open().catch((error) => {
  console.error(error)
  app.exit(1)
})
