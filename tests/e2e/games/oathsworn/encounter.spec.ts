// Whole encounters in the real window, without a mouse; and what can come between.
import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from '../../kit/axe'
import { expect, test, windowOf } from '../../kit/fixtures'
import { bar, keysOf, press, question, sitDown, type Keys } from '../../kit/keyboard'
import { mirrorOf, playOn, shortest, type Mirror } from '../../kit/mirror'
import { expectAllInReach } from '../../kit/reach'

const ENDS = [
  { outcome: 'victory', bot: 'careful', wish: { encounter: 'rootsow', level: 1, difficulty: 'journeyman' } },
  { outcome: 'defeat', bot: 'greedy', wish: { encounter: 'turnkey', level: 1, difficulty: 'dread' } }
] as const

for (const { outcome, bot, wish } of ENDS)
  test(`an encounter from the first card to ${outcome} by the keyboard alone`, async ({ page }) => {
    test.setTimeout(240_000)
    const mirror = mirrorOf(shortest(wish, bot, outcome))
    await sitDown(page, mirror)
    const keys = await keysOf(page, mirror)
    await keys.until()
    expect(mirror.outcome()).toBe(outcome)
    await expect(page.locator(`.end.${outcome}`)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expectNoBarriers(page)
  })

/** An evening in the middle of which this holds. */
function midway(holds: (mirror: Mirror) => boolean): Mirror {
  const mirror = mirrorOf(shortest(ENDS[0].wish, 'careful', 'victory'))
  playOn(mirror, () => holds(mirror))
  return mirror
}

/** One answer before the monster's turn of the second round. */
function beforeItActs(): Mirror {
  const ahead = midway((one) => one.phase() === 'encounter' && one.round() === 2)
  return midway((one) => one.played.length === ahead.played.length - 1)
}

/** What stands on the table, as far as it can be read. */
const table = async (page: Page): Promise<string> =>
  JSON.stringify([
    await question(page).textContent(),
    await page.locator('.boss').allTextContents(),
    await page.locator('.seat .line').allTextContents(),
    await page.locator('.draw .card').allTextContents()
  ])

const waits = (page: Page): Locator => page.locator('[data-telling] .keys')

/** The same key once more, faster than anybody means it. */
async function onceMore(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key)
  await page.keyboard.up(key)
}

/** Plays until the monster acts so long, and stops at its first line. */
async function untilItActs(page: Page, mirror: Mirror, keys: Keys, holds = async () => true): Promise<string> {
  for (;;) {
    const before = await table(page)
    const reply = mirror.think()
    await keys.strike(reply)
    mirror.follow(reply)
    await expect(
      waits(page)
        .or(page.locator(`[data-revision="${keys.revision()}"]`))
        .first()
    ).toBeVisible()
    if ((await waits(page).isVisible()) && (await holds())) return before
    await keys.settled()
  }
}

test('a program killed in the midst of a redraw wakes up in the midst of it', async ({ launch }) => {
  const mirror = midway((one) => one.prompt()?.rule === 'OW-ATK-11')
  const app = await launch()
  const page = await windowOf(app)
  await sitDown(page, mirror)
  await expect(page.locator('.draw .card')).not.toHaveCount(0)
  const keys = await keysOf(page, mirror)
  const before = await table(page)
  const gone = new Promise((resolve) => app.process().once('exit', resolve))
  process.kill(app.process().pid ?? 0, 'SIGKILL')
  await gone
  const again = await windowOf(await launch())
  await expect(question(again)).toBeVisible()
  expect(await table(again)).toBe(before)
  expect(Number(await bar(again).getAttribute('data-revision'))).toBe(keys.revision())
  const on = await keysOf(again, mirror)
  await on.turn()
  await on.turn()
})

test("undo leads back across a monster's turn, and redo over it again", async ({ page }) => {
  const mirror = beforeItActs()
  await sitDown(page, mirror)
  const keys = await keysOf(page, mirror)
  const before = await untilItActs(page, mirror, keys)
  await keys.settled()
  const after = await table(page)
  expect(after).not.toBe(before)
  await press(page, 'Control+Z')
  const goBack = page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true })
  await expect(goBack).toBeVisible()
  await goBack.focus()
  await press(page, 'Enter')
  await expect.poll(() => table(page)).toBe(before)
  await press(page, 'Control+Y')
  await expect(waits(page)).toBeVisible()
  await press(page, 'Shift+Space')
  await expect.poll(() => table(page)).toBe(after)
})

test('two presses of next advance once', async ({ page }) => {
  const mirror = beforeItActs()
  await sitDown(page, mirror)
  const keys = await keysOf(page, mirror)
  const left = async (): Promise<number> => Number(/\d+/.exec((await waits(page).textContent()) ?? '')?.[0] ?? 1)
  await untilItActs(page, mirror, keys, async () => (await left()) > 3)
  const lines = await left()
  await press(page, 'Space')
  await onceMore(page, 'Space')
  await expect.poll(left).toBe(lines - 1)
  await page.getByRole('button', { name: 'Next', exact: true }).dblclick()
  await expect.poll(left).toBe(lines - 2)
  // On to the last line, and twice over it: the question behind it is not answered by the way.
  while (await waits(page).isVisible()) {
    await press(page, 'Enter')
    await onceMore(page, 'Enter')
  }
  await expect(bar(page)).toHaveAttribute('data-revision', String(keys.revision()))
  await keys.turn()
})

test('a moment is pinned with a name, and found by it after a restart', async ({ launch }) => {
  const mirror = midway((one) => one.phase() === 'oathsworn' && one.round() === 2)
  const app = await launch()
  const page = await windowOf(app)
  await sitDown(page, mirror)
  await press(page, 'Shift+T')
  await page.locator('[data-tick]').nth(6).focus()
  await press(page, 'Enter')
  await expect(page.locator('.looking')).toBeVisible()
  const there = await page.locator('.seat .line').allTextContents()
  await press(page, 'Shift+P')
  await page.keyboard.type('Before it went wrong')
  await press(page, 'Enter')
  await expect(page.locator('.timeline .said')).toContainText('Before it went wrong')
  await app.close()

  const again = await windowOf(await launch())
  await expect(question(again)).toBeVisible()
  await press(again, 'Shift+T')
  await again.getByRole('button', { name: 'Pinned moments' }).focus()
  await press(again, 'Enter')
  await expect(again.getByRole('menuitem', { name: 'Before it went wrong' })).toBeFocused()
  await press(again, 'Enter')
  await expect(again.locator('.looking')).toBeVisible()
  expect(await again.locator('.seat .line').allTextContents()).toEqual(there)
})

const MOMENTS = ['ask.start', 'ask.turn', 'ask.might', 'ask.hand.onTable', 'ask.defend']
for (const scale of [80, 160])
  test(`nothing is out of reach with text at ${scale} %`, async ({ page, app }) => {
    test.setTimeout(120_000)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
    await page.evaluate((to) => window.freeCompany.settings.write({ changes: { scale: to } }), scale)
    for (const moment of MOMENTS) {
      await sitDown(
        page,
        midway((one) => one.prompt()?.title.key === moment)
      )
      await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--text-scale: ${scale / 100}`))
      await expectAllInReach(page)
      await expectNoBarriers(page)
      await page.keyboard.press('Control+H')
      await expect(page.locator('.continue .name')).toBeVisible()
    }
  })
