import { test, windowOf } from './fixtures'
import { keysOf, press, sitDown } from './keyboard'
import { mirrorOf, playOn, shortest } from './mirror'
import type { Page, ElectronApplication } from '@playwright/test'
import { mkdirSync } from 'node:fs'
const OUT = process.env['LOOK'] ?? '/tmp/night/shots'
mkdirSync(OUT, { recursive: true })
const only = process.env['ONLY']?.split(',')
const sizes = [[1280, 720, 'dark'], [1440, 900, 'parchment']] as const
async function shots(app: ElectronApplication, page: Page, name: string) {
  const all = process.env['ALL'] ? [[1280, 720, 'dark'], [1280, 720, 'parchment'], [1440, 900, 'dark'], [1440, 900, 'parchment']] as const : process.env['ONE'] ? [[1280, 720, 'dark']] as const : sizes
  for (const [w, h, theme] of all) {
    await app.evaluate(({ BrowserWindow }, s) => BrowserWindow.getAllWindows()[0]?.setContentSize(s[0]!, s[1]!), [w, h])
    if ((await page.locator('html').getAttribute('data-theme')) !== theme) await page.evaluate((t) => { document.documentElement.dataset['theme'] = t }, theme)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${OUT}/${name}-${w}-${theme}.png` })
    await page.evaluate(() => { document.documentElement.dataset['theme'] = 'dark' })
  }
}
const want = (n: string) => !only || only.includes(n)
const win = () => shortest({ encounter: 'rootsow', level: 1, difficulty: 'journeyman' }, 'careful', 'victory')
const rules: Record<string, (m: ReturnType<typeof mirrorOf>) => boolean> = {
  hand: (m) => m.prompt()?.title.key === 'ask.hand' || (m.prompt()?.rule ?? '').startsWith('OW-ENC-0') || m.prompt()?.form === 'choose' && ((m.prompt() as unknown as { groups?: [] }).groups?.length ?? 0) > 0,
  setup: (m) => (m.prompt()?.rule ?? '').startsWith('OW-ENC-12'),
  turn: (m) => m.prompt()?.title.key === 'ask.turn' && m.round() === 2,
  might: (m) => m.prompt()?.title.key === 'ask.might' && m.round() >= 1,
  redraw: (m) => m.prompt()?.rule === 'OW-ATK-11',
  interrupt: (m) => (m.prompt()?.rule ?? '').startsWith('OW-INT'),
  defend: (m) => (m.prompt()?.rule ?? '').startsWith('OW-EATK-05'),
  late: (m) => m.prompt()?.title.key === 'ask.turn' && m.round() === 4,
}
for (const [name, holds] of Object.entries(rules)) if (want(name)) test(`look ${name}`, async ({ app, page }) => {
  test.setTimeout(120_000)
  const m = mirrorOf(win()); playOn(m, () => holds(m))
  if (!m.prompt()) { console.log('never', name); return }
  console.log(name, JSON.stringify(m.prompt()).slice(0, 400))
  await sitDown(page, m)
  await page.waitForTimeout(900)
  await shots(app, page, name)
})
if (want('telling')) test('look telling', async ({ app, page }) => {
  test.setTimeout(120_000)
  const m = mirrorOf(win()); playOn(m, () => m.round() === 2 && m.phase() === 'oathsworn')
  await sitDown(page, m)
  const keys = await keysOf(page, m)
  for (let n = 0; n < 60; n++) {
    const r = m.think(); await keys.strike(r); m.follow(r)
    await page.locator('[data-telling] .keys').or(page.locator(`[data-revision="${keys.revision()}"]`)).first().waitFor()
    if (await page.locator('[data-telling] .keys').isVisible()) break
    await keys.settled()
  }
  await press(page, 'Space'); await page.waitForTimeout(300); await press(page, 'Space'); await page.waitForTimeout(400)
  await shots(app, page, 'telling')
  const why = page.locator('[data-telling] summary')
  if (await why.isVisible()) { await why.click(); await shots(app, page, 'why') }
})
if (want('tools')) test('look tools', async ({ app, page }) => {
  test.setTimeout(120_000)
  const m = mirrorOf(win()); playOn(m, () => m.round() === 3 && m.prompt()?.title.key === 'ask.turn')
  await sitDown(page, m)
  await page.keyboard.press('Shift+T'); await page.waitForTimeout(500)
  await shots(app, page, 'timeline')
  await page.locator('[data-tick]').nth(12).click(); await page.waitForTimeout(500)
  await shots(app, page, 'looking')
  await page.keyboard.press('Escape'); await page.keyboard.press('Shift+T')
  await page.keyboard.press('Shift+C'); await page.waitForTimeout(500)
  await shots(app, page, 'correct')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?'); await page.waitForTimeout(500)
  await shots(app, page, 'keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+R'); await page.waitForTimeout(500)
  await shots(app, page, 'report')
  await page.keyboard.press('Shift+R')
  for (let n = 0; n < 6; n++) await page.keyboard.press('Control++')
  await page.waitForTimeout(700)
  await shots(app, page, 'large')
  for (let n = 0; n < 8; n++) await page.keyboard.press('Control+-')
  await page.waitForTimeout(700)
  await shots(app, page, 'small')
})
if (want('end')) for (const [outcome, bot, wish] of [['victory', 'careful', { encounter: 'rootsow', level: 1, difficulty: 'journeyman' }], ['defeat', 'greedy', { encounter: 'turnkey', level: 1, difficulty: 'dread' }]] as const) test(`look end ${outcome}`, async ({ app, page }) => {
  test.setTimeout(120_000)
  const m = mirrorOf(shortest(wish, bot, outcome))
  let before = 0
  { const t = mirrorOf(m.evening); playOn(t); before = t.answers() }
  playOn(m, () => m.answers() >= before - 6)
  await sitDown(page, m)
  const keys = await keysOf(page, m)
  await keys.until()
  await page.waitForTimeout(600)
  await shots(app, page, `end-${outcome}`)
})
if (want('start')) test('look start', async ({ app, page }) => {
  await shots(app, page, 'start')
})
void windowOf
