// npm run icons: makes the app's icons of build/icon.svg, for each system in the form it wants. They are kept, because a
// package is made without a display.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { electronFlags, withDisplay } from './display.mjs'
import { at, isMain, main, run } from './lib.mjs'
import { say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const LINUX = [16, 32, 48, 64, 128, 256, 512]
const WINDOWS = [16, 32, 48, 64, 128, 256]
/** What macOS calls a PNG of so many pixels. */
const MAC = { ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic14: 512 }

/** A folder of pictures: each with its size, its length and where it begins. 0 stands for 256. */
export function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let from = head.length
  pictures.forEach(({ size, png }, n) => {
    const entry = 6 + 16 * n
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(from, entry + 12)
    from += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Parts one after another, each with its name and its length, and the whole as well. */
export function icns(parts) {
  const part = (name, content) => {
    const head = Buffer.alloc(8)
    head.write(name, 0, 'latin1')
    head.writeUInt32BE(content.length + 8, 4)
    return Buffer.concat([head, content])
  }
  return part('icns', Buffer.concat(parts.map(({ name, png }) => part(name, png))))
}

async function drawn(sizes) {
  const electron = await setup()
  const { code, said } = await withDisplay((display) =>
    run(electron, [...electronFlags(), at('scripts/windows/icon-window.cjs')], {
      quiet: true,
      env: { ...display, ICON: at('build/icon.svg'), SIZES: JSON.stringify(sizes), ELECTRON_RUN_AS_NODE: undefined }
    })
  )
  const pictures = [...said.matchAll(/^(\d+) ([\w+/=]+)$/gm)].map(([, size, png]) => [
    Number(size),
    Buffer.from(png, 'base64')
  ])
  if (code !== 0 || pictures.length !== sizes.length)
    throw new Trouble({ what: 'The icons could not be drawn.', why: said.split('\n').slice(-5) })
  return new Map(pictures)
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const pngs = await drawn([...new Set([...LINUX, ...WINDOWS, ...Object.values(MAC)])])
    const folder = at('build', 'icons')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const size of LINUX) writeFileSync(at('build', 'icons', `${size}x${size}.png`), pngs.get(size))
    writeFileSync(at('build', 'icon.ico'), ico(WINDOWS.map((size) => ({ size, png: pngs.get(size) }))))
    writeFileSync(
      at('build', 'icon.icns'),
      icns(Object.entries(MAC).map(([name, size]) => ({ name, png: pngs.get(size) })))
    )
    say('Drew the icons into build/.')
  })
}
