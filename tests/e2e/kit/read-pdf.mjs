// Reads a PDF back and says as JSON what is in it. Runs in Electron's Node, which is young enough for pdfjs.
//   ELECTRON_RUN_AS_NODE=1 electron read-pdf.mjs FILE.pdf
import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const [file] = process.argv.slice(-1)
const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 })
const pdf = await loading.promise
const [pages, pictures, tags] = [[], [], new Set()]

function walk(node) {
  if (!node) return
  if (node.role) tags.add(node.role)
  if (node.alt) pictures.push(node.alt)
  for (const child of node.children ?? []) walk(child)
}

for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const { width, height } = page.getViewport({ scale: 1 })
  const text = items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join(' ')
  const largest = Math.max(0, ...items.map(({ height: size = 0 }) => size))
  pages.push({ text, width, height, largest })
  walk(await page.getStructTree())
}

const { info } = await pdf.getMetadata()
const titles = (marks) => (marks ?? []).flatMap(({ title, items }) => [title, ...titles(items)])
process.stdout.write(
  JSON.stringify({
    title: String(info.Title ?? ''),
    pages,
    bookmarks: titles(await pdf.getOutline()),
    isTagged: (await pdf.getMarkInfo())?.get('Marked') === true,
    pictures,
    tags: [...tags]
  })
)
await loading.destroy()
