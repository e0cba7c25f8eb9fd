// "Tonight it is this monster": told from its printed board, fought at once, and met again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from '../../kit/axe'
import { expect, test, windowOf } from '../../kit/fixtures'
import { bar } from '../../kit/keyboard'

/** Every key that is struck, as somebody counts who knows the shortest way. */
function robot(page: Page) {
  let count = 0
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        count += 1
      }
    },
    type: async (text: string) => {
      await page.keyboard.type(text)
      count += text.length
    },
    count: () => count
  }
}

/** The page that was not finished, as it lies on the disk. */
function draftIn(folder: string): { readonly front: readonly number[] } | undefined {
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')) as {
    'oathsworn.monsterDrafts'?: Record<string, { readonly front: readonly number[] }>
  }
  return settings['oathsworn.monsterDrafts']?.['']
}

const muster = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /single encounter/i })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /A monster of ours/ })).toBeVisible()
}
const nameField = (page: Page): Locator => page.getByLabel('Name of the monster')

test('the least monster is told in sixty keys, and its first stage card is asked at the table', async ({ page }) => {
  await muster(page)
  const { press, type, count } = robot(page)
  await press('m')
  await expect(nameField(page)).toBeFocused()
  await expectNoBarriers(page)
  await type('Old Thimble')
  // One hex is the usual body; four locations lie on it.
  await press('Tab', 'Tab', '1', '2', '3', '4', 'Tab')
  for (const name of ['Head', 'Hook', 'Lamp', 'Hip']) {
    await type(name)
    await press('Tab', 'Tab', 'Tab')
  }
  // DEFENSE 2, three yellow, two red.
  await press('2', 'Tab', 'Tab', '3', 'Tab', '2', 'Control+Enter')
  await expect(page.getByRole('radio', { name: /Old Thimble/ })).toBeChecked()
  expect(count()).toBeLessThanOrEqual(60)

  // Its four locations lie on the board; the first card of its stage deck is told when it is turned, and remembered.
  const told = robot(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText('What does your stage card say?')
  await told.type('Bite')
  await told.press('Enter')
  expect(told.count()).toBeLessThanOrEqual(12)
  await expect(page.locator('.notes')).toContainText('Bite')
  await expect(bar(page)).toContainText('Where does Berrin begin?')
  for (const name of ['Head', 'Hook', 'Lamp', 'Hip'])
    await expect(page.locator('.slot', { hasText: name })).toBeVisible()
})

test('half a monster survives the end of the process, and the whole one is told by mouse alone', async ({
  launch,
  userData
}) => {
  const app = await launch()
  const page = await windowOf(app)
  await muster(page)
  await page.getByRole('button', { name: /A monster of ours/ }).click()
  await nameField(page).fill('Saltmother')
  await page.getByRole('radio', { name: 'Paint it' }).click()
  const hex = (at: string): Locator => page.locator(`[data-hex="${at}"]`)
  for (const at of ['0,-1', '1,-1', '0,1']) await hex(at).click()
  await page.getByRole('button', { name: 'Front', exact: true }).click()
  await hex('0,-1').click()
  await expect(page.getByText('Kept as a draft')).toBeVisible()
  await expect.poll(() => draftIn(userData)?.front).toEqual([0, -1])
  const gone = app.waitForEvent('close')
  app.process().kill('SIGKILL')
  await gone

  const again = await windowOf(await launch())
  await expect(nameField(again)).toHaveValue('Saltmother')
  const cell = (at: string): Locator => again.locator(`[data-hex="${at}"]`)
  await expect(cell('0,-1')).toHaveAccessibleName('Body, front')
  await again.getByRole('button', { name: '+ Location' }).click()
  await cell('0,-1').click()
  await cell('1,-1').click()
  await cell('0,0').click()
  // The third is a wide slot.
  await again.getByRole('button', { name: '3 Core', exact: true }).click()
  await cell('0,1').click()
  await expect(cell('0,1')).toHaveAccessibleName('Body: 3 Core')
  await again.getByRole('button', { name: /Keep it and fight/ }).click()
  await expect(again.getByRole('button', { name: /Keep it and fight/ })).toContainText('DEFENSE in stage I is missing.')
  await expectNoBarriers(again)
  for (const label of ['DEFENSE', 'black']) {
    const field = again.locator('.numbers').first().getByLabel(label)
    await field.locator('xpath=following-sibling::button').click()
    await field.locator('xpath=following-sibling::button').click()
    await expect(field).toHaveValue('2')
  }
  await again.getByRole('button', { name: /Keep it and fight/ }).click()
  await expect(again.getByRole('radio', { name: /Saltmother/ })).toBeChecked()

  // It is seen, changed and deleted where it was told.
  await again.getByRole('button', { name: 'Change Saltmother…' }).click()
  await nameField(again).fill('Salt mother')
  await again.getByRole('button', { name: /Keep it and fight/ }).click()
  await expect(again.getByRole('radio', { name: /Salt mother/ })).toBeChecked()
  await again.getByRole('button', { name: 'Change Salt mother…' }).click()
  await again.getByRole('button', { name: 'Delete…' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(nameField(again)).toHaveValue('')
  await expect(again.getByText('Nothing is written down yet.')).toBeVisible()
})
