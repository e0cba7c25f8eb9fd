// The battlefield in the app, at real questions: chosen on by pointer, keyboard and list, and asked about by keys.
import type { Page } from '@playwright/test'
import { expect, test, windowOf } from './fixtures'

const ask = (page: Page) => page.locator('[data-prompt] .ask')
const field = (page: Page) => page.locator('.battlefield')
const room = (page: Page) => page.getByRole('application')
const overlays = (page: Page) => expect.poll(async () => (await field(page).getAttribute('data-overlays')) ?? '')
const standing = (page: Page) => page.getByRole('list', { name: 'What stands on the battlefield' })
/** Two presses of one key within this time count as one. */
const PRESS = 450

/** The same evening each time: the ready company, a seed of its own. */
async function tryNow(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Try an encounter now/ })).toBeFocused()
  await page.evaluate(async (seed) => {
    const { companies, games, table } = window.freeCompany
    const offer = await games.offer({ game: 'oathsworn' })
    const made = await companies.create({ game: 'oathsworn', name: 'The Lanterns' })
    if (!offer.ok || !made.ok) throw new Error('nothing to play')
    const { ready } = JSON.parse(offer.value) as { ready: { setup: never }[] }
    await companies.open({ company: made.value.id })
    await table.start({ kind: 'encounter', game: 'oathsworn', setup: ready[0]!.setup, seed })
  }, 'across the board')
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(page.locator('.continue')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(ask(page)).toContainText('begin')
}

/** Puts whoever is asked for on the hex of that name, and has them face north. */
async function place(page: Page, hex: string): Promise<void> {
  await expect(ask(page)).toContainText('begin')
  await page.keyboard.press('/')
  await page.keyboard.type(hex)
  await page.keyboard.press('Enter')
  await expect(ask(page)).toContainText('Facing')
  await page.waitForTimeout(PRESS)
  await page.keyboard.press('1')
}

async function toFirstTurn(page: Page): Promise<void> {
  await tryNow(page)
  for (const hex of ['I8', 'H9', 'J9', 'K8']) await place(page, hex)
  await expect(ask(page)).toContainText('Who leads')
  await page.waitForTimeout(PRESS)
  await page.keyboard.press('1')
  await expect(page.locator('.stepper .now')).toContainText('Oathsworn')
  await expect(ask(page)).toContainText('Move')
}

test('hexes are chosen with arrow keys, and figures with Tab', async ({ page }) => {
  await tryNow(page)
  await page.keyboard.press('Shift+B')
  await expect(room(page)).toBeFocused()
  // The walk begins in the middle, which is no place to begin; the green zone lies to the south.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowDown')
    if (await page.locator('.option.hovered, .hovered').count()) break
  }
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Enter')
    if (!(await ask(page).textContent())?.includes('begin')) break
    await page.keyboard.press('ArrowUp')
  }
  await expect(ask(page)).toContainText('Facing')
  await page.keyboard.press('1')
  for (const hex of ['H9', 'J9', 'K8']) await place(page, hex)
  await expect(ask(page)).toContainText('Who leads')
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.stepper .now')).toContainText('Oathsworn')
})

test('a hex that is pointed at shows the way and its price before it is walked', async ({ page }) => {
  await toFirstTurn(page)
  await overlays(page).toContain('reach')
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Tab')
  await overlays(page).toContain('path')
  await expect(page.getByText('Way', { exact: true })).toBeVisible()
  const before = await standing(page).innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => standing(page).innerText()).not.toBe(before)
})

test('arcs, reach, range and the line of sight come and go by their keys, each with its legend', async ({ page }) => {
  await toFirstTurn(page)
  await page.keyboard.press('a')
  await overlays(page).toContain('arcs')
  for (const name of ['Front', 'Left flank', 'Right flank', 'Rear'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await page.keyboard.press('g')
  await overlays(page).toContain('range')
  await expect(page.getByText('In range', { exact: true })).toBeVisible()
  await page.keyboard.press('l')
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('ArrowUp')
  await overlays(page).toContain('sight')
  await expect(page.getByText(/^(In sight|No line of sight)$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await overlays(page).not.toContain('sight')
})

test('the open stage card is foretold in words, and by ghosts on the board when asked', async ({ page }) => {
  await toFirstTurn(page)
  const forecast = page.getByRole('region', { name: 'If nothing changes' })
  await expect(forecast).toBeVisible()
  expect(await forecast.getByRole('listitem').count()).toBeGreaterThan(0)
  const before = await field(page).getAttribute('data-overlays')
  await page.keyboard.press('p')
  await overlays(page).not.toBe(before)
  await overlays(page).toMatch(/stage|candidates|area|knockback/)
  await page.keyboard.press('p')
  await overlays(page).toBe(before)
  // The forecast is of the present: it is worked out anew when something has changed.
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(forecast).toBeVisible()
})

test('without WebGL the flat plan is played on by pointer and keyboard', async ({ launch }) => {
  const page = await windowOf(await launch({ hasGl: false }))
  await toFirstTurn(page)
  const kinds = await page.locator('.battlefield canvas:not([hidden])').evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => ({
      hasGl: canvas.getContext('webgl2') !== null,
      isShown: canvas.style.visibility !== 'hidden'
    }))
  )
  expect(kinds.some(({ hasGl }) => hasGl)).toBe(false)
  expect(kinds.filter(({ isShown }) => isShown)).toHaveLength(1)
  await page.keyboard.press('a')
  await overlays(page).toContain('arcs')
  await page.keyboard.press('a')
  const before = await standing(page).innerText()
  await clickWhereInvited(page)
  await expect.poll(() => standing(page).innerText()).not.toBe(before)
})

/** Sweeps over the board until the pointer says that something can be chosen there. */
async function clickWhereInvited(page: Page): Promise<void> {
  const box = await room(page).boundingBox()
  if (!box) throw new Error('the battlefield has no size')
  for (let y = box.y + box.height * 0.5; y < box.y + box.height * 0.9; y += 14)
    for (let x = box.x + box.width * 0.35; x < box.x + box.width * 0.7; x += 18) {
      await page.mouse.move(x, y)
      if (!(await room(page).evaluate((one) => (one as HTMLElement).style.cursor === 'pointer'))) continue
      await overlays(page).toContain('path')
      await page.mouse.click(x, y)
      return
    }
  throw new Error('nothing under the pointer invited a click')
}
