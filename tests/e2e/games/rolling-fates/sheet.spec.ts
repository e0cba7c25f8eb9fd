// A party and the report of its adventure on paper, in the real window.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { party } from '../../../engine/games/rolling-fates/starter'
import { expectNoBarriersInAnyTheme } from '../../kit/axe'
import { expect, test } from '../../kit/fixtures'
import { bar, press } from '../../kit/keyboard'
import { readPdf, textOf, tight } from '../../kit/pdf'

/** A party in its first encounter, on the screen. */
async function begun(page: Page): Promise<void> {
  await page.evaluate(
    async (told) => {
      const { companies, settings, table } = window.freeCompany
      await settings.write({ changes: { motion: 'none', hints: false } })
      const made = await companies.create({ game: 'rolling-fates', kind: 'adventure', name: 'The Late Arrivals' })
      if (!made.ok) throw new Error(made.code)
      await companies.open({ company: made.value.id })
      const started = await table.start({ game: 'rolling-fates', kind: 'adventure', setup: JSON.parse(told) as never })
      if (!started.ok) throw new Error(started.code)
    },
    JSON.stringify(party(2))
  )
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(page.locator('.continue .name')).toBeVisible()
  await press(page, 'Enter')
  await expect(bar(page)).toBeVisible()
}

const saveTo = (app: ElectronApplication, filePath: string): Promise<void> =>
  app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath: path })) as typeof dialog.showSaveDialog
  }, filePath)

test('the end of an adventure goes to paper, and is saved with one key', async ({ app, page, userData }) => {
  await begun(page)
  await press(page, 'Shift+G')
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'On paper' }).click()
  const pages = page.locator('.sheet')
  await expect(pages).toHaveCount(2)
  await expect(pages.first().locator('.words')).toContainText('Ansa Reed')
  await expectNoBarriersInAnyTheme(page)
  const to = join(userData, 'saved.pdf')
  await saveTo(app, to)
  await press(page, 'Control+s')
  await expect.poll(() => existsSync(to)).toBe(true)
  const text = tight(textOf(await readPdf(readFileSync(to))))
  for (const words of ['TheLateArrivals', 'Thereport', 'Theadventureisgivenup']) expect(text).toContain(words)
  await page.getByRole('switch', { name: 'The report' }).click()
  await expect(pages).toHaveCount(1)
})
