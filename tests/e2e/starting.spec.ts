// Before the first round: a single encounter is chosen, hands are built and the board is laid, without a mouse.
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './kit/axe'
import { expect, test } from './kit/fixtures'
import { bar, press, question, tabTo } from './kit/keyboard'
import { expectAllInReach } from './kit/reach'

async function clean(page: Page): Promise<void> {
  await expectAllInReach(page)
  await expectNoBarriers(page)
}

/** As many of each column as go with one, by the keys that stand on the cards. */
async function buildHand(page: Page): Promise<void> {
  const wanted = [1, 2, 2, 2]
  for (const [n, count] of wanted.entries()) {
    const cards = page.locator('.cards .column').nth(n).locator('.take')
    for (let at = 0; at < count; at++) await press(page, (await cards.nth(at).getAttribute('aria-keyshortcuts')) ?? '')
  }
  await expect(page.locator('.cards .full')).toHaveCount(4)
}

for (const [theme, scale] of [
  ['dark', 100],
  ['parchment', 160]
] as const)
  test(`a single encounter, its hands and its board (${theme}, text at ${scale} %)`, async ({ page, app }) => {
    test.setTimeout(150_000)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
    await page.evaluate((changes) => window.freeCompany.settings.write({ changes }), { theme, scale, motion: 'none' })
    await page.reload()
    await page.waitForSelector('body[data-ready="true"]')
    await clean(page)

    await press(page, 'e')
    await expect(page.getByRole('heading', { name: 'A single encounter' })).toBeVisible()
    await clean(page)
    await tabTo(page, page.getByRole('radio', { name: /The Rootsow/ }))
    // As long as a finger stays on a key: what the arrows come to is chosen while they are down.
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight', { delay: 120 })
    await expect(page.getByRole('radio', { name: /The Turnkey/ })).toBeChecked()
    await press(page, 'Control+Enter')

    for (let seat = 1; seat <= 4; seat++) {
      await expect(bar(page)).toHaveAttribute('data-seat', `seat-${seat}`)
      await expect(question(page)).toContainText('seven cards')
      if (seat === 1) await clean(page)
      await buildHand(page)
      if (seat === 1) await clean(page)
      await press(page, 'Enter')
    }
    await expect(question(page)).toContainText('begin')
    await clean(page)
    const laid = page.locator('.checklist .step')
    const first = await laid.textContent()
    await press(page, 'Shift+L')
    await expect(laid).not.toHaveText(first ?? '')
  })

for (const theme of ['dark', 'parchment'] as const)
  test(`every part of the settings can be read and used (${theme})`, async ({ page, app }) => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
    await page.evaluate((changes) => window.freeCompany.settings.write({ changes }), { theme, scale: 160 })
    for (const part of ['look', 'table', 'packs', 'keys', 'backups', 'about']) {
      const place = { at: 'settings', part }
      await page.evaluate((to) => window.freeCompany.settings.write({ changes: { place: to } }), place)
      await page.reload()
      await page.waitForSelector('body[data-ready="true"]')
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await clean(page)
    }
  })

test('a key that does two things says so, is freed, and goes back to how it came', async ({ page }) => {
  await page.evaluate((place) => window.freeCompany.settings.write({ changes: { place } }), {
    at: 'settings',
    part: 'keys'
  })
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(page.locator('.clash')).toHaveCount(0)
  const bound = page.locator('.key', { hasText: 'Show the keys' }).locator('.bound')
  await tabTo(page, bound)
  await press(page, 'Enter')
  await press(page, 'Control+H')
  await expect(page.locator('.clash')).toHaveCount(2)
  await page.locator('.clash').first().getByRole('button', { name: 'Only here' }).click()
  await expect(page.locator('.clash')).toHaveCount(0)
  await page.getByRole('button', { name: 'All keys as they came' }).click()
  await page.locator('h1').click()
  await press(page, '?')
  await expect(page.getByRole('dialog')).toContainText('Companies')
})
