// The first evening of somebody who has never played: by the keyboard alone, and there again after closing the lid.
import { expectNoBarriers } from './kit/axe'
import { expect, test, WALK, windowOf } from './kit/fixtures'
import type { Page } from '@playwright/test'

const ask = (page: Page) => page.locator('[data-prompt] .ask')
const prompt = (page: Page) => page.locator('[data-prompt]')

/** Finds an option by its name and takes it, without a pointer. */
async function take(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

/** Four Oathsworn side by side in the green zone, all facing north, the first of them leading. */
async function placeCompany(page: Page): Promise<void> {
  for (const hex of ['I8', 'H9', 'J9', 'K8']) {
    await expect(ask(page)).toContainText('begin')
    await take(page, hex)
    await expect(ask(page)).toContainText('Which way does')
    await page.keyboard.press('1')
  }
  await expect(ask(page)).toContainText('Who leads')
  await page.keyboard.press('1')
  await expect(page.locator('.stepper .now')).toContainText('Oathsworn')
}

async function tryNow(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Try an encounter now/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Oathsworn' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toBeVisible()
}

test('a first start leads to a running round with the keyboard alone', WALK, async ({ page }) => {
  await tryNow(page)
  await placeCompany(page)
  await expect(page.locator('.seat.turn')).toHaveCount(1)
  await expect(page.locator('.report')).toContainText("'s turn")
})

test('a decision is there again after closing the lid, and Continue leads to it', WALK, async ({ launch }) => {
  const first = await launch()
  const before = await windowOf(first)
  await tryNow(before)
  await take(before, 'I8')
  await expect(ask(before)).toContainText('Which way does')
  await before.keyboard.press('1')
  await expect(ask(before)).toContainText('begin')
  const asked = await ask(before).textContent()
  await before.keyboard.press('Control+H')
  await expect(before.locator('.continue')).toBeVisible()
  await first.close()
  const again = await windowOf(await launch())
  await expect(again.locator('.continue .name')).toBeVisible()
  await again.keyboard.press('Enter')
  await expect(ask(again)).toHaveText(asked ?? '')
})

test('undo takes the last decision back, redo brings it again', async ({ page }) => {
  await tryNow(page)
  await take(page, 'I8')
  await expect(ask(page)).toContainText('Which way does')
  await page.keyboard.press('Control+Z')
  await expect(ask(page)).toContainText('begin')
  await page.keyboard.press('Control+Y')
  await expect(ask(page)).toContainText('Which way does')
})

test('a look back shows the table as it was, and returns', async ({ page }) => {
  await tryNow(page)
  await placeCompany(page)
  await page.keyboard.press('Shift+T')
  await page.locator('[data-tick]').first().click()
  await expect(page.locator('.looking')).toBeVisible()
  await expect(page.locator('.stepper')).toContainText('Setting up')
  await page.keyboard.press('Escape')
  await expect(page.locator('.stepper')).toContainText('Round 1')
})

test('the monster acts line by line, at the pace of the table', WALK, async ({ page }) => {
  await tryNow(page)
  await placeCompany(page)
  for (let passes = 0; passes < 8 && !(await page.locator('[data-telling] .keys').isVisible()); passes += 1) {
    await expect(prompt(page).or(page.locator('[data-telling]'))).toBeVisible()
    if (await prompt(page).isVisible()) await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
  }
  const line = page.locator('[data-telling] .line')
  await expect(page.locator('[data-telling] .keys')).toBeVisible()
  const first = await line.textContent()
  await page.keyboard.press('Space')
  await expect(line).not.toHaveText(first ?? '')
  await page.keyboard.press('Shift+Space')
  await expect(prompt(page)).toBeVisible()
})

for (const theme of ['dark', 'parchment'] as const)
  test(`nothing on the way stands in anybody's way (${theme})`, async ({ page, app }) => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
    if (theme === 'parchment') await page.keyboard.press('Control+T')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const clean = (): Promise<void> => expectNoBarriers(page)
    await clean()
    await tryNow(page)
    await clean()
    await placeCompany(page)
    await clean()
    for (const dialog of ['Shift+C', '?']) {
      await page.keyboard.press(dialog)
      await expect(page.getByRole('dialog')).toBeVisible()
      await clean()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.keyboard.press('Shift+T')
    await page.locator('[data-tick]').first().click()
    await expect(page.locator('.looking')).toBeVisible()
    await clean()
    await page.keyboard.press('Escape')
    await expect(page.locator('.looking')).toHaveCount(0)
    await page.keyboard.press('Control+,')
    await expect(page.getByRole('tab', { name: 'Keys' })).toBeVisible()
    await clean()
  })
