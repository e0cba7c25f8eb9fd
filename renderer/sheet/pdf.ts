// Pages of a PDF on the screen. Loaded only when somebody looks at a sheet.
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import PdfWorker from 'pdfjs-dist/build/pdf.worker.mjs?worker'

export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface OpenPdf {
  readonly pages: readonly PageSize[]
  /** Draws a page as wide as its canvas is shown, and lays its words over it, to be selected and read aloud. */
  draw(page: number, canvas: HTMLCanvasElement, words: HTMLElement, width: number): Promise<void>
  close(): void
}

/** As sharp as the screen, but no canvas larger than it can be. */
const LARGEST = 4096

export async function openPdf(base64: string): Promise<OpenPdf> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker()
  const loading = getDocument({ data: bytesOf(base64), useSystemFonts: false, enableXfa: false })
  const file = await loading.promise
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, i) => sizeOf(file, i + 1)))
  const drawing = new WeakMap<HTMLCanvasElement, Promise<void>>()
  let isClosed = false

  async function drawAfter(before: Promise<void> | undefined, ...given: Parameters<OpenPdf['draw']>): Promise<void> {
    await before
    try {
      if (!isClosed) await draw(file, ...given)
    } catch (error) {
      // Somebody went away while it was being drawn: nobody misses it.
      if (!isClosed) throw error
    }
  }

  return {
    pages,
    // Two drawings on one canvas would be a fault: whoever changes the size meanwhile waits for the first.
    draw(page, canvas, words, width) {
      const drawn = drawAfter(drawing.get(canvas), page, canvas, words, width)
      drawing.set(canvas, drawn)
      return drawn
    },
    close() {
      isClosed = true
      void loading.destroy()
    }
  }
}

async function sizeOf(file: PDFDocumentProxy, number: number): Promise<PageSize> {
  const { width, height } = (await file.getPage(number)).getViewport({ scale: 1 })
  return { width, height }
}

async function draw(
  file: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  words: HTMLElement,
  width: number
): Promise<void> {
  const page = await file.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  const shown = page.getViewport({ scale: width / whole.width })
  const sharp = Math.min(window.devicePixelRatio || 1, LARGEST / Math.max(shown.width, shown.height))
  const viewport = page.getViewport({ scale: (width / whole.width) * sharp })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(shown.scale))
  await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport: shown }).render()
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
