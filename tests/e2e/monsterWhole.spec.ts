// A whole monster, told ahead from its printed board: by keyboard alone, by mouse alone, and fought.
import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './kit/axe'
import { expect, test } from './kit/fixtures'
import { robot } from './kit/robot'

const begin = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /single encounter/i })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /A monster of ours/ })).toBeVisible()
}
const summary = (page: Page, name: string): Locator => page.locator('summary', { hasText: name })
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const pictures = process.env['PICTURES']

test('a whole monster is told by keyboard alone in four hundred presses', async ({ page }) => {
  await begin(page)
  const { press, type, to, count } = robot(page)
  await press('m')
  await expect(field(page, 'Name of the monster')).toBeFocused()
  await type('Wheelback')
  await press('Tab', 'ArrowRight')
  await to(page.getByRole('button', { name: 'The usual five' }))
  await press('Enter')
  await expect(field(page, 'Name of location 1')).toBeFocused()
  const numbers = page.locator('.numbers')
  const defence = (n: number): Locator => numbers.nth(n).getByLabel('DEFENSE')
  await to(defence(0))
  await type('2')
  await press('Tab', 'Tab')
  await type('3')
  await press('Tab')
  await type('3')

  await to(summary(page, 'Stages II and III'))
  await press('Enter')
  for (const [stage, typed] of [
    [1, '2'],
    [2, '4']
  ] as const) {
    await to(page.getByLabel('It begins when').nth(stage - 1))
    await type(typed)
    await press('Tab')
    await type(String(stage + 2))
    await press('Tab', 'Tab')
    await type('3')
    await press('Tab')
    await type('4')
  }

  await to(summary(page, 'Icons under the dice'))
  await press('Enter', 'Tab')
  await type('Horn')
  await press('Tab', 'Tab')
  await type('Wheel')

  await to(summary(page, 'Minions and helpers'))
  await press('Enter', 'Tab', 'Enter')
  await expect(field(page, 'Minion 1')).toBeFocused()
  await type('Spoke')
  await press('Tab', 'Tab')
  await type('4')
  await press('Tab', 'Tab', 'Tab')
  await type('2')
  await press('Tab', 'Tab')
  await type('1')
  await to(page.getByRole('switch', { name: 'Mob' }))
  await press('Space')
  await to(page.getByRole('button', { name: 'Another minion' }))
  await press('Enter')
  await expect(field(page, 'Minion 2')).toBeFocused()
  await type('Carter')
  await press('Tab')
  await type('3')

  await to(summary(page, 'Special rules'))
  await press('Enter', 'Tab', 'Enter')
  await type('It rolls on')
  await to(page.getByRole('button', { name: 'Another rule' }))
  await press('Enter')
  await type('Sparks fly')
  await press('Tab')
  await type('when a l')

  await to(summary(page, 'Set-up'))
  await press('Enter', 'Tab')
  const put = async (what: string, where: string): Promise<void> => {
    await type(what)
    await press('Tab')
    await type(where)
    await press('Enter')
  }
  await put('tr', 'd5 m5')
  await press('Shift+Tab')
  await put('wal', 'g6')
  await press('Shift+Tab')
  await put('wat', 'i6')
  await press('Shift+Tab')
  await put('sp', 'f3 l3')
  await press('Shift+Tab')
  await put('the h', 'h9 i8 i9 j9')
  await expect(page.locator('.piece')).toHaveCount(6)
  await expectNoBarriers(page)
  if (pictures) {
    await page.screenshot({ path: `${pictures}/whole-1.png` })
    for (const name of ['Icons under', 'Minions and', 'Special rules', 'Set-up'])
      await summary(page, name)
        .evaluate((it) => it.scrollIntoView({ block: 'start' }))
        .then(() => page.screenshot({ path: `${pictures}/whole-${name.replace(' ', '-')}.png` }))
  }
  await press('Control+Enter')
  await expect(page.getByRole('radio', { name: /Wheelback/ })).toBeChecked()
  expect(count()).toBeLessThanOrEqual(400)
})
