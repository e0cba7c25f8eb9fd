// The battlefield in the app, at real questions: chosen on by pointer, keyboard and list, and asked about by keys.
import { readdirSync, readFileSync } from 'node:fs'
import type { ElectronApplication, Page } from '@playwright/test'
import { ALONE, expect, test, windowOf } from './kit/fixtures'
import { keysOf, sitDown } from './kit/keyboard'
import { mirrorOf, playOn, shortest, type Mirror } from './kit/mirror'
import { difference } from './kit/pictures'

const ask = (page: Page) => page.locator('[data-prompt] .ask')
const field = (page: Page) => page.locator('.battlefield')
const room = (page: Page) => page.getByRole('application')
const overlays = (page: Page) => expect.poll(async () => (await field(page).getAttribute('data-overlays')) ?? '')
const standing = (page: Page) => page.getByRole('list', { name: 'What stands on the battlefield' })

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
  await expect(ask(page)).toContainText('Which way does')
  await page.keyboard.press('1')
}

async function toFirstTurn(page: Page): Promise<void> {
  await tryNow(page)
  for (const hex of ['I8', 'H9', 'J9', 'K8']) await place(page, hex)
  await expect(ask(page)).toContainText('Who leads')
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
  await expect(ask(page)).toContainText('Which way does')
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

/** The locations that can be chosen by the question this mirror has come to. */
const locationsOf = (mirror: Mirror): string[] => {
  const prompt = mirror.prompt()
  if (prompt?.form !== 'choose' || prompt.max !== 1) return []
  return prompt.options.filter((one) => one.at?.part !== undefined && !one.refused).map((one) => one.id)
}

function untilALocationIsAskedFor(): Mirror {
  const mirror = mirrorOf(shortest({ encounter: 'rootsow', level: 1, difficulty: 'journeyman' }, 'careful', 'victory'))
  playOn(mirror, () => locationsOf(mirror).length > 1)
  expect(locationsOf(mirror).length).toBeGreaterThan(1)
  return mirror
}

/** What lights up in the list while something is pointed at on the board. */
const lit = (page: Page) => page.locator('[data-option].hovered')

test('a location is chosen by a click on the monster, and lights up in the list before', async ({ page }) => {
  const mirror = untilALocationIsAskedFor()
  await sitDown(page, mirror)
  const keys = await keysOf(page, mirror)
  const box = await room(page).boundingBox()
  if (!box) throw new Error('the battlefield has no size')
  const chosen = await sweep(page, box, async () => {
    const id = (await lit(page).count()) === 1 ? await lit(page).getAttribute('data-option') : null
    return id !== null && locationsOf(mirror).includes(id) ? id : null
  })
  await page.mouse.down()
  await page.mouse.up()
  mirror.follow({ form: 'choose', chosen: [chosen] })
  await keys.settled()
})

test('a location is chosen on the board by Tab and Enter alone', async ({ page }) => {
  const mirror = untilALocationIsAskedFor()
  await sitDown(page, mirror)
  const keys = await keysOf(page, mirror)
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Tab')
  await expect(lit(page)).toHaveCount(1)
  const first = await lit(page).getAttribute('data-option')
  await page.keyboard.press('Tab')
  await expect(lit(page)).not.toHaveAttribute('data-option', first ?? '')
  const second = (await lit(page).getAttribute('data-option')) ?? ''
  expect(locationsOf(mirror)).toContain(second)
  await page.keyboard.press('Enter')
  mirror.follow({ form: 'choose', chosen: [second] })
  await keys.settled()
})

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Moves the pointer over the board until this finds something. */
async function sweep(page: Page, { x, y, width, height }: Area, find: () => Promise<string | null>): Promise<string> {
  for (let down = 0.06; down < 0.94; down += 0.035)
    for (let right = 0.06; right < 0.94; right += 0.03) {
      await page.mouse.move(x + right * width, y + down * height)
      const found = await find()
      if (found !== null) return found
    }
  throw new Error('nothing like that lies on the board')
}

const canvases = (page: Page) => page.locator('.battlefield canvas:not([hidden])')

test('a graphics card that goes away in mid-game: the flat plan stands in, is played on, and the table comes back', async ({
  page
}) => {
  await toFirstTurn(page)
  const shown = () =>
    canvases(page).evaluateAll((all) => (all as HTMLCanvasElement[]).map(({ style }) => style.visibility))
  expect(await shown()).toEqual(['hidden', 'visible'])
  const loser = await canvases(page)
    .last()
    .evaluateHandle((canvas) => (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context'))
  await loser.evaluate((extension) => extension?.loseContext())
  await expect.poll(shown).toEqual(['visible', 'hidden'])
  const before = await standing(page).innerText()
  await clickWhereInvited(page)
  await expect.poll(() => standing(page).innerText()).not.toBe(before)
  await loser.evaluate((extension) => extension?.restoreContext())
  await expect.poll(shown).toEqual(['hidden', 'visible'])
})

test('a kept view is there again after closing the lid, and Home leads away from it', async ({ launch }) => {
  const first = await launch()
  const page = await windowOf(first)
  // However slowly pictures come here: a board that is drawn less finely on the way looks different at home, too.
  await page.evaluate(() => window.freeCompany.settings.write({ changes: { boardDetail: 'medium' } }))
  await toFirstTurn(page)
  for (const key of ['.', 'Shift+PageUp', '+']) await page.keyboard.press(key)
  await page.waitForTimeout(900)
  await page.keyboard.press('Shift+V')
  await expect(page.getByRole('button', { name: 'Back to the kept view' })).toBeVisible()
  await first.close()
  const again = await windowOf(await launch())
  await again.keyboard.press('Enter')
  await expect(again.getByRole('button', { name: 'Back to the kept view' })).toBeVisible()
  const look = (): Promise<Buffer> => canvases(again).last().screenshot()
  /** How far it is from home. The camera glides there; then it stands, whatever else the machine does. */
  let home = await look()
  const away = async (): Promise<number> => difference(again, [home, await look()])
  const isFar = () => expect.poll(away, { intervals: [900] })
  const rested = async (): Promise<boolean> => {
    const before = home
    home = await look()
    return before.equals(home)
  }
  await expect.poll(rested, { intervals: [900] }).toBe(true)
  await again.keyboard.press('b')
  await isFar().toBeGreaterThan(5)
  await again.keyboard.press('Home')
  await isFar().toBeLessThan(0.5)
})

/** Clock ticks of all processes of the app, as Linux counts them. */
function ticks(pids: readonly number[]): number {
  return pids
    .map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0)
}

/** The app itself and everything it has started, and whatever that has started. */
function familyOf(app: ElectronApplication): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        return [[Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])]]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
  const family = new Set([app.process().pid ?? 0])
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

test('a board nobody touches draws nothing and takes no processor', ALONE, async ({ launch }) => {
  test.skip(process.platform !== 'linux', 'clock ticks are counted by Linux')
  const app = await launch({ isTraced: false })
  const page = await windowOf(app)
  await toFirstTurn(page)
  await page.evaluate(() => {
    const counted = Object.assign(globalThis, { framesAsked: 0 })
    const real = globalThis.requestAnimationFrame.bind(globalThis)
    globalThis.requestAnimationFrame = (draw) => {
      counted.framesAsked++
      return real(draw)
    }
  })
  await page.waitForTimeout(4000)
  const family = familyOf(app)
  const frames = () => page.evaluate(() => (globalThis as unknown as { framesAsked: number }).framesAsked)
  const [drawn, before] = [await frames(), ticks(family)]
  await page.waitForTimeout(10_000)
  const spent = ticks(family) - before
  expect(await frames()).toBe(drawn)
  expect(spent).toBeLessThanOrEqual(2)
})
