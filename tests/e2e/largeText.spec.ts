// The largest text in the smallest window: what matters most is in sight, and the rest is there when it is asked for.
import type { ElectronApplication, Page } from '@playwright/test'
import { expectNoBarriers } from './kit/axe'
import { expect, test } from './kit/fixtures'
import { houseOf, sitAt } from './games/oathsworn/questions/sitting'
import { Table } from './games/oathsworn/questions/table'

async function enlarged(app: ElectronApplication, page: Page): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
  await page.evaluate(() => window.freeCompany.settings.write({ changes: { scale: 160, motion: 'none' } }))
}

test('both ways to begin are in sight on the first screen, and nothing scrolls', async ({ app, page }) => {
  await enlarged(app, page)
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  for (const way of [/^Try an encounter now/, /^Set up our company/, /^A single encounter/, /^Import a company/])
    await expect(page.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 })
  await expectNoBarriers(page)
})

test('a hint takes one line, and the rest of it is read on demand', async ({ app, page, userData }) => {
  await enlarged(app, page)
  const company = await houseOf(app, page, userData)
  await page.evaluate(() => window.freeCompany.settings.write({ changes: { hints: true } }))
  await sitAt(page, company, new Table({}).until('ask.turn').mirror)
  const hint = page.locator('.hint')
  const text = hint.locator('p')
  const lines = (): Promise<number> =>
    text.evaluate((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))
  await expect(hint).toBeInViewport({ ratio: 1 })
  expect(await lines()).toBe(1)
  const unfold = hint.getByRole('button', { expanded: false })
  await unfold.click()
  await expect(hint.getByRole('button', { expanded: true })).toBeFocused()
  expect(await lines()).toBeGreaterThan(1)
  expect(await text.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await expectNoBarriers(page)
  await hint.getByRole('button', { name: 'Understood' }).click()
  await expect(hint).toHaveCount(0)
})
