// What opens in the midst of a fight and around it, in both themes: nothing there stands in anybody's way.
import type { Page } from '@playwright/test'
import type { Json } from '../../engine/kernel/ids'
import { readySetup } from '../../engine/games/oathsworn/ready'
import { contentOf } from '../engine/games/oathsworn/content/pack-folder'
import { expectNoBarriersInAnyTheme } from './kit/axe'
import { expect, test } from './kit/fixtures'
import { bar, keysOf, press, question, sitDown } from './kit/keyboard'
import { mirrorOf, playOn, shortest, type Mirror } from './kit/mirror'
import { expectAllInReachAtAnySize } from './kit/reach'

test.setTimeout(300_000)
test.beforeEach(async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
  await page.evaluate((changes) => window.freeCompany.settings.write({ changes }), { motion: 'none', hints: false })
})

const content = contentOf('core', 'starter')

async function clean(page: Page): Promise<void> {
  await expectAllInReachAtAnySize(page)
  await expectNoBarriersInAnyTheme(page)
}

/** Open, it is looked at; then it goes, and the focus is back where it was opened from. */
async function cleanWhileOpen(page: Page, name: string | RegExp, role: 'menu' | 'dialog'): Promise<void> {
  await expect(page.getByRole(role)).toBeVisible()
  await expectNoBarriersInAnyTheme(page)
  await press(page, 'Escape')
  await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name }).first()).toBeFocused()
}

/** How many of the notes that pass by lie over the dialog. */
const notesOverDialog = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('[role=dialog]')!.getBoundingClientRect()
    const boxes = [...document.querySelectorAll('.notes .one')].map((one) => one.getBoundingClientRect())
    return boxes.filter((one) => one.height > 0 && one.bottom > top && one.top < bottom).length
  })

function midway(holds: (mirror: Mirror) => boolean): Mirror {
  const setup = readySetup(content, { encounter: 'rootsow' }) as unknown as Json
  const mirror = mirrorOf({ setup, seed: 'rooms', bot: 'careful' })
  playOn(mirror, () => holds(mirror))
  return mirror
}

test('companies on the first screen, what can be done with each, and the bin', async ({ page }) => {
  await clean(page)
  await sitDown(
    page,
    midway((mirror) => mirror.round() === 1)
  )
  await press(page, 'Control+H')
  await page.evaluate(() => window.freeCompany.companies.create({ game: 'oathsworn', name: 'The Hollow Stag' }))
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(page.locator('.continue .name')).toBeVisible()
  await clean(page)
  const more = /More about The Lamplighters/
  const open = (): Promise<void> => page.getByRole('button', { name: more }).click()
  await open()
  await cleanWhileOpen(page, more, 'menu')
  await open()
  await page.getByRole('menuitem', { name: /Rename/ }).click()
  await cleanWhileOpen(page, more, 'dialog')
  await open()
  await page.getByRole('menuitem', { name: /bin/i }).click()
  await page.getByRole('button', { name: /^Bin/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await notesOverDialog(page), 'what has just been said lies under the dialog').toBe(0)
  await expectNoBarriersInAnyTheme(page)
})

test('the report with its reasons, terms, lenses over the board, and what follows on an undo', async ({ page }) => {
  const mirror = midway((one) => one.round() === 2 && one.phase() === 'oathsworn')
  await sitDown(page, mirror)
  await press(page, 'Shift+R')
  await page.locator('.report .line').last().click()
  await expect(page.locator('.report .why')).toBeInViewport()
  await clean(page)
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await cleanWhileOpen(page, 'Copy the report', 'menu')
  await page.getByRole('button', { name: 'Less room for the report' }).click()

  await page.locator('.deck summary').click()
  await page.locator('.deck details .term').first().click()
  await expect(page.locator('.meaning')).toContainText(/Rule OW-/)
  await expectNoBarriersInAnyTheme(page)
  await press(page, 'Escape')
  await page.locator('h1').click()
  await press(page, 'Shift+W')
  await page.keyboard.type('knock')
  await expect(page.getByRole('dialog').locator('dt')).toHaveText(['Knockback'])
  await clean(page)
  await press(page, 'Escape')
  for (const lens of ['a', 'r', 'g', 'p']) {
    await press(page, lens)
    await clean(page)
  }
  await press(page, 'Control+Z')
  await clean(page)
})

test('cards on the table, the lines of the monster, and both ways the evening can have gone', async ({ page }) => {
  for (const moment of ['ask.might', 'ask.defend']) {
    await sitDown(
      page,
      midway((one) => one.prompt()?.title.key === moment)
    )
    await clean(page)
    await press(page, 'Control+H')
    await expect(page.locator('.continue .name')).toBeVisible()
  }
  const redraw = midway((one) => one.prompt()?.rule === 'OW-ATK-11')
  await sitDown(page, redraw)
  await expect(page.locator('.draw .card')).not.toHaveCount(0)
  await clean(page)
  await press(page, 'Control+H')

  const ahead = midway((one) => one.phase() === 'encounter')
  const before = midway((one) => one.played.length === ahead.played.length - 1)
  await sitDown(page, before)
  const keys = await keysOf(page, before)
  const reply = before.think()
  await keys.strike(reply)
  before.follow(reply)
  await expect(page.locator('[data-telling] .keys')).toBeVisible()
  await clean(page)
  await press(page, 'Shift+Space')
  await expect(bar(page)).toBeVisible()
  await press(page, 'Control+Z')
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click()
  await expect(question(page)).toBeVisible()
})

for (const [outcome, bot, wish] of [
  ['victory', 'careful', { encounter: 'rootsow', level: 1, difficulty: 'journeyman' }],
  ['defeat', 'greedy', { encounter: 'turnkey', level: 1, difficulty: 'dread' }]
] as const)
  test(`the report of a ${outcome} with its charts, and on from there with Enter`, async ({ page }) => {
    const evening = shortest(wish, bot, outcome)
    const whole = mirrorOf(evening)
    playOn(whole)
    const mirror = mirrorOf(evening)
    playOn(mirror, () => mirror.played.length === whole.played.length - 1)
    await sitDown(page, mirror)
    await (await keysOf(page, mirror)).turn()
    await expect(page.locator(`.end.${outcome} canvas`).first()).toBeAttached()
    await clean(page)
    await page.locator('.end').evaluate((end) => end.scrollTo(0, end.scrollHeight))
    await clean(page)
    await press(page, 'Enter')
    await expect(page.locator('.end')).toHaveCount(0)
    if (outcome === 'defeat') await expect(question(page)).toBeVisible()
    await clean(page)
  })
