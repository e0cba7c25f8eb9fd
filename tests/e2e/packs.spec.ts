// Packs in the window: what is wrong is said, what is right is added, and a company without its pack waits.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { expectNoBarriers } from './kit/axe'
import { expect, test } from './kit/fixtures'

/** A folder with a pack, and a system dialog that chooses it. */
async function chooses(app: ElectronApplication, folder: string, rock: object): Promise<void> {
  mkdirSync(join(folder, 'obstacles'), { recursive: true })
  const head = { format: 1, id: 'mine', version: '1.0.0', name: 'My rocks', needs: ['core'] }
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(head))
  writeFileSync(join(folder, 'obstacles', 'mine.json'), JSON.stringify(rock))
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, folder)
}

test('a pack is checked, added, and missed when it is gone', async ({ app, page, userData }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
  const packs = async (): Promise<void> => {
    await page.keyboard.press('Control+,')
    await page.getByRole('tab', { name: 'Packs' }).click()
  }
  await packs()
  await chooses(app, join(userData, 'mine'), { id: 'my-rock', hexes: 'many' })
  await page.getByRole('button', { name: 'Add a folder…' }).click()
  await expect(page.getByRole('dialog')).toContainText('cannot be added')
  await expect(page.getByRole('dialog')).toContainText('obstacles/mine.json › hexes')
  await expectNoBarriers(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.locator('.pack')).toHaveCount(4)

  await chooses(app, join(userData, 'mine'), { id: 'my-rock' })
  await page.getByRole('button', { name: 'Add a folder…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add it' }).click()
  await expect(page.locator('.pack')).toHaveCount(5)
  await expectNoBarriers(page)
  await page.keyboard.press('Control+T')
  await expectNoBarriers(page)

  // A company begins something with it; then the pack goes, and comes back.
  await page.keyboard.press('Control+H')
  await page.getByRole('button', { name: /Try an encounter now/ }).click()
  await page.locator('[data-game=oathsworn]').click()
  await expect(page.locator('[data-prompt]')).toBeVisible()
  await packs()
  await page.getByRole('button', { name: 'Remove…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.locator('.pack')).toHaveCount(4)
  const company = await page.evaluate(async () => {
    const { freeCompany } = window as unknown as {
      freeCompany: { companies: { list(): Promise<{ value: { open: string } }> } }
    }
    return (await freeCompany.companies.list()).value.open
  })
  expect(company).not.toBeNull()
  await page.keyboard.press('Control+H')
  await expect(page.getByText(/content this was played with is missing \(mine\)/).first()).toBeVisible()
  await expectNoBarriers(page)
})
