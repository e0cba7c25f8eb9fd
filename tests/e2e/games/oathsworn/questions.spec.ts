// Every kind of question an encounter can ask, in the real window: all of it in reach, no barrier in either theme, and
// answered by the keyboard alone. LOOK=folder takes pictures of them at both sizes and in both themes, to be looked at;
// AT=1280.dark only those whose name holds that.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersInAnyTheme } from '../../kit/axe'
import { expect, test } from '../../kit/fixtures'
import { keysOf, press } from '../../kit/keyboard'
import { chapters } from './questions'
import { reached, type Moment } from './questions/moment'
import { houseOf, sitAt } from './questions/sitting'
import { Table } from './questions/table'
import { expectAllInReachAtAnySize } from '../../kit/reach'

const { LOOK, ONLY, SCALE, AT = '' } = process.env
const SIZES = [
  [1280, 720],
  [1440, 900]
] as const

const sized = (app: ElectronApplication, [width, height]: readonly [number, number]): Promise<void> =>
  app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setContentSize(to.width, to.height), {
    width,
    height
  })

const themed = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (to) => {
    await window.freeCompany.settings.write({ changes: { theme: to } })
  }, theme)

async function photographed(app: ElectronApplication, page: Page, name: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const size of SIZES)
    for (const theme of ['dark', 'parchment']) {
      if (!`${size[0]}.${theme}`.includes(AT)) continue
      await sized(app, size)
      await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme)
      await page.waitForTimeout(350)
      await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-')}.${size[0]}.${theme}.png`) })
    }
  await sized(app, SIZES[0])
}

let turns = 0
const THEMES = ['parchment', 'dark'] as const

async function asked(app: ElectronApplication, page: Page, company: string, moment: Moment): Promise<void> {
  const { mirror } = reached(moment)
  await sitAt(page, company, mirror)
  if (LOOK) return photographed(app, page, moment.name, LOOK)
  await expectAllInReachAtAnySize(page)
  // By turns: what is asked next has the same colours.
  await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), THEMES[turns++ % THEMES.length])
  await expectNoBarriers(page)
  const keys = await keysOf(page, mirror)
  await keys.turn()
}

const MONSTERS = [
  { encounter: 'rootsow', level: 1 },
  { encounter: 'kilnhart', level: 2 },
  { encounter: 'turnkey', level: 3 }
]

test('what each monster does is told line by line, and every line says why', async ({ app, page, userData }) => {
  test.setTimeout(300_000)
  await sized(app, SIZES[0])
  const company = await houseOf(app, page, userData)
  for (const wish of MONSTERS) {
    const table = new Table({ wish }).until('ask.turn').until('ask.turn', 'seat-4')
    await sitAt(page, company, table.mirror)
    await press(page, 'Enter')
    const telling = page.locator('[data-telling]')
    await expect(telling.locator('.line')).toBeVisible()
    for (let line = 1; await telling.isVisible(); line++) {
      const why = telling.locator('summary')
      if (await why.isVisible()) await why.click()
      if (LOOK) await photographed(app, page, `${wish.encounter} line ${line}`, LOOK)
      else if (line < 3) {
        await expectAllInReachAtAnySize(page)
        await expectNoBarriersInAnyTheme(page)
      }
      await press(page, 'Space')
    }
  }
})

test('the card that is asked for lies in sight with the largest text, too', async ({ app, page, userData }) => {
  await sized(app, SIZES[0])
  await page.evaluate(() => window.freeCompany.settings.write({ changes: { scale: 160 } }))
  const company = await houseOf(app, page, userData)
  for (const name of ['an interrupt: arrives', 'an interrupt: break']) {
    const moment = chapters["the monster's turn"].find((one) => one.name === name)
    if (!moment) throw new Error(`there is no ${name}`)
    await sitAt(page, company, reached(moment).mirror)
    await expect(page.locator('.mini.lit').first()).toBeInViewport({ ratio: 0.9 })
  }
})

test('where cards are empowered the odds stand in the bar, and nothing lies over the board', async ({
  app,
  page,
  userData
}) => {
  await sized(app, SIZES[0])
  const company = await houseOf(app, page, userData)
  const moment = chapters['an attack of our own'].find(({ name }) => name === 'which cards are empowered')
  if (!moment) throw new Error('nothing is empowered')
  await sitAt(page, company, reached(moment).mirror)
  await expect(page.locator('.bar .meant')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.field .draws > *')).toHaveCount(0)
})

for (const [chapter, moments] of Object.entries(chapters))
  test(`every question: ${chapter}`, async ({ app, page, userData }) => {
    test.setTimeout(900_000)
    await sized(app, SIZES[0])
    await themed(page, 'dark')
    if (SCALE) await page.evaluate((to) => window.freeCompany.settings.write({ changes: { scale: to } }), Number(SCALE))
    const company = await houseOf(app, page, userData)
    for (const moment of moments) {
      if (ONLY ? !new RegExp(ONLY).test(moment.name) : moment.alike && !LOOK) continue
      await test.step(moment.name, () => asked(app, page, company, moment))
    }
  })
