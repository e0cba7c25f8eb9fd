// Opens the battlefield gallery in Electron and takes pictures of it, to be looked at by a person.
//   npm run build
//   node tests/look/battlefield.mjs <folder> [name=query&size=1280x720 …]
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron } from 'playwright-core'
import { electronFlags, withDisplay } from '../../scripts/display.mjs'

const page = resolve(import.meta.dirname, '../../out/renderer/battlefield-gallery.html')
const [folder = join(tmpdir(), 'look'), ...wanted] = process.argv.slice(2)

const DEFAULT = [
  'dark=theme=dark&size=1440x900',
  'parchment=theme=parchment&size=1440x900',
  'dark-small=theme=dark&size=1280x720',
  'flat=theme=dark&flat&size=1440x900',
  'menagerie=scene=menagerie&theme=dark&size=1440x900'
]

const MAIN = `
const { app, BrowserWindow } = require('electron')
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1440, height: 900, useContentSize: true, webPreferences: { sandbox: true } })
  window.loadFile(${JSON.stringify(page)})
})
`

async function takePictures(environment) {
  await mkdir(folder, { recursive: true })
  const home = await mkdtemp(join(tmpdir(), 'look-'))
  await writeFile(join(home, 'main.cjs'), MAIN)
  const app = await _electron.launch({
    args: [...electronFlags(), `--user-data-dir=${home}`, join(home, 'main.cjs')],
    env: { ...process.env, ...environment }
  })
  const window = await app.firstWindow()
  window.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(`${message.type()}: ${message.text()}`)
  })
  window.on('pageerror', (error) => console.log(`page error: ${error.message}`))
  try {
    for (const shot of wanted.length > 0 ? wanted : DEFAULT) await takePicture(app, window, shot)
  } finally {
    await app.close()
  }
}

async function takePicture(app, window, shot) {
  const name = shot.slice(0, shot.indexOf('='))
  const query = new URLSearchParams(shot.slice(shot.indexOf('=') + 1))
  const [width, height] = (query.get('size') ?? '1440x900').split('x').map(Number)
  await app.evaluate(
    ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0].setContentSize(...size),
    [width, height]
  )
  await window.goto(
    `file://${page}?${query.has('panel') ? '' : 'bare&'}${query}&quality=${query.get('quality') ?? 'high'}`
  )
  await window.waitForSelector('body[data-ready="true"]')
  if (query.has('do')) await window.evaluate(query.get('do'))
  await window.waitForTimeout(Number(query.get('wait') ?? 900))
  await window.screenshot({ path: join(folder, `${name}.png`) })
  console.log(name, JSON.stringify(await window.evaluate('field.stats()')))
}

await withDisplay(takePictures)
