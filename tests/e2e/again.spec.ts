// An evening gone on with: what was on the table is there at once, and gives way to the real table unnoticed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, test, windowOf } from './kit/fixtures'
import { difference } from './kit/pictures'

const ask = (page: Page) => page.locator('[data-prompt] .ask')
const field = (page: Page) => page.locator('.battlefield')
/** The last of its canvases is the one that is seen: the lit table, or a picture of it. */
const isLit = (page: Page): Promise<boolean> =>
  page
    .locator('.battlefield canvas:not([hidden])')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.style.visibility !== 'visible') throw new Error('nothing is shown')
      return canvas.getContext('webgl2') !== null
    })

async function sitDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { companies, games, settings, table } = window.freeCompany
    const offer = await games.offer({ game: 'oathsworn' })
    const made = await companies.create({ game: 'oathsworn', name: 'The Lanterns' })
    if (!offer.ok || !made.ok) throw new Error('nothing to play')
    const { ready } = JSON.parse(offer.value) as { ready: { setup: never }[] }
    const company = made.value.id
    await companies.open({ company })
    await table.start({ kind: 'encounter', game: 'oathsworn', setup: ready[0]!.setup, seed: 'again' })
    await settings.write({ changes: { motion: 'none', hints: false, place: { at: 'encounter', company, run: 2 } } })
  })
  await begin(page)
}

async function begin(page: Page): Promise<void> {
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(ask(page)).toContainText('begin')
}

test('the board stands there as it was left, can be played on, and is lit without anybody noticing', async ({
  page,
  userData
}) => {
  await sitDown(page)
  await expect.poll(() => existsSync(join(userData, 'last.json'))).toBe(true)
  // The window never has nothing else to do until we say so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.assign(window, { goOn: () => waiting.splice(0).forEach((work) => work()) })
    window.requestIdleCallback = (work) => waiting.push(() => work({ didTimeout: false, timeRemaining: () => 9 }))
  })
  await begin(page)
  expect(await isLit(page)).toBe(false)
  const kept = await field(page).screenshot()
  const goOn = () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  // Nobody is there yet: however long the window has nothing to do, nothing is lit.
  for (let turn = 0; turn < 15; turn++) {
    await goOn()
    await page.waitForTimeout(100)
    expect(await isLit(page).catch(String), 'nobody is there yet').toBe(false)
  }
  // Opened, written, made ready: while that goes on the lit table lies hidden on top.
  let at = 0
  await expect
    .poll(async () => {
      await page.mouse.move(++at, 3)
      await goOn()
      return isLit(page).catch(() => false)
    })
    .toBe(true)
  expect(await difference(page, [kept, await field(page).screenshot()])).toBeLessThan(3)

  // Whoever is faster than the lamp gets it at once.
  await begin(page)
  expect(await isLit(page)).toBe(false)
  await placeFirst(page)
  await expect(ask(page)).toContainText('Which way does')
  await expect.poll(() => isLit(page)).toBe(true)
})

/** Says where the first of the company begins. */
async function placeFirst({ keyboard }: Page): Promise<void> {
  await keyboard.press('/')
  await keyboard.type('I8')
  await keyboard.press('Enter')
}

/** Left at the first question, with the table remembered and the save closed. */
async function leave(app: ElectronApplication, page: Page, userData: string): Promise<void> {
  await sitDown(page)
  await expect.poll(() => existsSync(join(userData, 'last.json'))).toBe(true)
  await app.close()
}

test('what is decided the moment the table is seen again is kept', async ({ app, page, userData, launch }) => {
  await leave(app, page, userData)
  const again = await launch()
  const next = await windowOf(again)
  // At once: main has hardly begun to open the save.
  await placeFirst(next)
  await expect(ask(next)).toContainText('Which way does')
  await expect(next.getByRole('alert')).toHaveCount(0)
  await again.close()
  const later = await windowOf(await launch())
  await expect(ask(later)).toContainText('Which way does')
})

test('a table that was remembered otherwise than it is saved gives way to the real one with a word', async ({
  app,
  page,
  userData,
  launch
}) => {
  await leave(app, page, userData)
  const file = join(userData, 'last.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { table: { snapshot: string } }
  const snapshot = JSON.parse(kept.table.snapshot) as { waiting: { title: { key: string } }[] }
  snapshot.waiting[0]!.title = { key: 'table.over' }
  writeFileSync(file, JSON.stringify({ ...kept, table: { ...kept.table, snapshot: JSON.stringify(snapshot) } }))
  const next = await windowOf(await launch())
  await expect(next.getByRole('alert')).toContainText('The table was shown as it was remembered')
  await expect(ask(next)).toContainText('begin')
})
