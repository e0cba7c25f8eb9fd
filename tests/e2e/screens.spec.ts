// Every screen, dialog and menu that no evening comes by on its way: each can be read and used, in both themes.
import type { Page } from '@playwright/test'
import type { Json } from '../../engine/kernel/ids'
import { readySetup } from '../../engine/games/oathsworn/ready'
import { contentOf } from '../engine/games/oathsworn/content/pack-folder'
import { expectNoBarriersInAnyTheme } from './kit/axe'
import { expect, test } from './kit/fixtures'
import { bar, press, question, sitDown } from './kit/keyboard'
import { mirrorOf, playOn } from './kit/mirror'
import { expectAllInReach } from './kit/reach'

test.setTimeout(240_000)
test.beforeEach(async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
  await page.evaluate((changes) => window.freeCompany.settings.write({ changes }), { motion: 'none', hints: false })
})

type Place = { readonly at: string; readonly company?: string; readonly run?: number }

const content = contentOf('core', 'starter')

const dialog = (page: Page) => page.getByRole('dialog')
const menuItem = (page: Page, name: RegExp) => page.getByRole('menuitem', { name })
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

async function clean(page: Page): Promise<void> {
  await expectAllInReach(page)
  await expectNoBarriersInAnyTheme(page)
}

async function closed(page: Page): Promise<void> {
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
}

const ARCHETYPES: Readonly<Record<string, string>> = {
  warden: 'warden-sworn',
  witch: 'witch-hedge',
  priest: 'priest-sexton',
  cur: 'cur-cutpurse'
}

/** At this place, as if it had been left there. */
async function goTo(page: Page, place: Place): Promise<void> {
  await page.evaluate((to) => window.freeCompany.settings.write({ changes: { place: to } }), place)
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
}

/** At the first question of this encounter. */
async function startAt(page: Page, setup: Json): Promise<void> {
  const place = await page.evaluate(async (told) => {
    const { companies, table } = window.freeCompany
    const made = await companies.create({ game: 'oathsworn', name: `The Lamplighters ${performance.now()}` })
    if (!made.ok) throw new Error(made.why.key)
    await companies.open({ company: made.value.id })
    const begun = await table.start({ kind: 'encounter', game: 'oathsworn', setup: JSON.parse(told), seed: 'screens' })
    if (!begun.ok) throw new Error(begun.why.key)
    return { company: made.value.id, run: (JSON.parse(begun.value as string) as { run: number }).run }
  }, JSON.stringify(setup))
  await goTo(page, { at: 'encounter', ...place })
  await expect(bar(page)).toBeVisible()
}

async function rule(page: Page, found: string, choose?: () => Promise<unknown>): Promise<void> {
  await press(page, 'Shift+C')
  await dialog(page).getByRole('searchbox').fill(found)
  await dialog(page).getByRole('option').first().click()
  await choose?.()
  await dialog(page).getByRole('button', { name: 'Put it right' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('founding, the rooms of a company, and what opens over them', async ({ page }) => {
  await press(page, '?')
  await clean(page)
  await closed(page)
  await page.getByRole('button', { name: /Set up our company/ }).click()
  await page.locator('[data-game=oathsworn]').click()
  await expect(page.locator('.founding input:focus')).toBeVisible()
  await page.keyboard.type('The Hollow Stag')
  await press(page, 'Control+Enter')
  for (const name of ['Warden', 'Witch', 'Cur', 'Huntress'])
    await page.locator('[data-class]', { hasText: name }).first().click()
  for (const heading of ['Who are your four', 'How hard', 'How does your table', 'Is this your company']) {
    await expect(page.locator('.founding h2')).toContainText(heading)
    await clean(page)
    await press(page, 'Control+Enter')
  }
  for (const room of [1, 2, 3, 4, 5, 6, 7]) {
    await press(page, `Control+${room}`)
    await clean(page)
  }
  await press(page, 'Shift+C')
  await clean(page)
  await closed(page)

  await press(page, 'Control+2')
  const more = page.getByRole('button', { name: 'What to do with Warden' })
  for (const deed of [/Rename/, /Change places/, /Dies/]) {
    await more.click()
    await expectNoBarriersInAnyTheme(page)
    await menuItem(page, deed).click()
    await expect(dialog(page)).toBeVisible()
    await clean(page)
    await closed(page)
    await expect.poll(() => focused(page)).toBe('What to do with Warden')
  }
})

test('cards laid out to be chosen, the way so far with its pins, corrections, and both ends', async ({ page }) => {
  const classes = Object.keys(ARCHETYPES)
  await startAt(page, readySetup(content, { encounter: 'rootsow', classes }) as unknown as Json)
  await expect(question(page)).toContainText('Which cards to begin with?')
  await clean(page)

  const later = readySetup(content, { encounter: 'turnkey', classes })
  const seats = later.seats.map((seat) => ({
    ...seat,
    mode: 'companion',
    archetypes: [ARCHETYPES[seat.class] ?? '']
  }))
  await startAt(page, { ...later, ambushed: true, seats } as unknown as Json)
  await expect(question(page)).toContainText('Which archetype')
  await clean(page)

  const setup = readySetup(content, { encounter: 'rootsow' }) as unknown as Json
  const mirror = mirrorOf({ setup, seed: 'screens', bot: 'careful' })
  playOn(mirror, () => mirror.answers() > 20 && mirror.prompt()?.title.key === 'ask.turn')
  await goTo(page, { at: 'home' })
  await sitDown(page, mirror)
  await press(page, 'Shift+T')
  await clean(page)
  await page.locator('[data-tick]').first().click()
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible()
  await press(page, 'Shift+P')
  await clean(page)
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: /^Pinned/ }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Pinned moments: 1' }).click()
  await expectNoBarriersInAnyTheme(page)
  await press(page, 'Escape')
  await page.locator('h1').click()
  await press(page, 'Escape')
  await press(page, 'Shift+T')
  await expect(page.locator('.timeline')).toHaveCount(0)

  await press(page, 'Shift+C')
  await clean(page)
  await closed(page)
  await rule(page, 'has ended')
  await expect(page.getByRole('heading', { level: 2, name: 'Victory' })).toBeVisible()
  await clean(page)
  await press(page, 'Control+Z')
  await rule(page, 'has ended', () => dialog(page).getByRole('combobox').selectOption({ label: 'Defeat' }))
  await expect(page.getByRole('heading', { level: 2, name: 'The company is beaten' })).toBeVisible()
  await clean(page)
})
