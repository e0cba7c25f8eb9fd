import type { Page } from '@playwright/test'

/** The mean difference of two pictures, of 255. */
export const difference = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (texts) => {
      const all = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes]))
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
          pen?.drawImage(image, 0, 0)
          return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        })
      )
      const [before = new Uint8ClampedArray(), after = new Uint8ClampedArray()] = all
      return before.reduce((sum, value, k) => sum + Math.abs(value - (after[k] ?? 0)), 0) / before.length
    },
    pictures.map((picture) => picture.toString('base64'))
  )
