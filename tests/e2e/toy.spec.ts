// A game of a hundred lines in the real window, beside Oathsworn: only its rooms and three lines in registries are new.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectNoBarriersInAnyTheme } from './kit/axe'
import { expect, test, windowOf } from './kit/fixtures'

const root = resolve(import.meta.dirname, '../..')
const entry = resolve(root, '.cache/toy/main/index.js')

test.beforeAll(async () => {
  const config = 'tests/fixtures/toy-game/build.config.ts'
  const builder = resolve(root, 'node_modules/electron-vite/bin/electron-vite.js')
  await promisify(execFile)(process.execPath, [builder, 'build', '--logLevel', 'error', '--config', config], {
    cwd: root
  })
})

const stonesLeft = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { companies, table } = window.freeCompany
    const list = await companies.list()
    const opened = list.ok ? await companies.open({ company: list.value.companies[0]?.id ?? '' }) : list
    const run = opened.ok ? await table.open({ run: opened.value.runs[0]?.run ?? 0 }) : opened
    return run.ok ? (JSON.parse(run.value as string) as { view: { stones: number } }).view.stones : -1
  })

test('another game is chosen, begun, played, undone, killed and there again', async ({ launch }) => {
  test.setTimeout(180_000)
  const app = await launch({ entry })
  const page = await windowOf(app)
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByText('The toy').click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.foot-bar .ask', { hasText: 'How many stones' })).toBeVisible()
  await expectNoBarriersInAnyTheme(page)
  const before = await stonesLeft(page)
  await page.keyboard.press('3')
  await expect.poll(() => stonesLeft(page)).toBe(before - 3)
  await page.keyboard.press('Control+z')
  await expect.poll(() => stonesLeft(page)).toBe(before)
  await page.keyboard.press('2')
  await expect.poll(() => stonesLeft(page)).toBe(before - 2)
  app.process().kill('SIGKILL')
  const again = await windowOf(await launch({ entry }))
  await expect(again.locator('.foot-bar .ask', { hasText: 'How many stones' })).toBeVisible()
  expect(await stonesLeft(again)).toBe(before - 2)
})
