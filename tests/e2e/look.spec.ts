// A person has looked at these pictures. They are compared with room for another renderer's edges, not for another design.
import { expect, test } from './kit/fixtures'

const ROOM = { maxDiffPixelRatio: 0.02, animations: 'disabled' } as const

test('the first start looks as it was meant to', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('first-start.png', ROOM)
})
