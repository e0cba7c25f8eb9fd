// The battlefield in a real window: what only a graphics card, a keyboard and a pointer can show.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test'
import type { Battlefield } from '../../renderer/board'
import { calibrate } from '../bench/calibrate'
import { ALONE } from './kit/fixtures'
import { difference } from './kit/pictures'

declare const field: Battlefield
declare const gallery: { play(name: string): Promise<void> }

const MOST_DRAW_CALLS = 12
const MOST_SUBMIT = 0.09

interface Fixtures {
  open: (search: string, flags?: readonly string[]) => Promise<Page>
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern
  open: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'free-company-'))
    const opened: ElectronApplication[] = []
    await use(async (search, flags = ['--ignore-gpu-blocklist', '--enable-unsafe-swiftshader']) => {
      const executablePath = process.env['ELECTRON_EXEC_PATH']
      const app = await _electron.launch({
        ...(executablePath ? { executablePath } : {}),
        args: [
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          '--log-level=3',
          ...flags,
          `--user-data-dir=${profile}`,
          resolve(import.meta.dirname, '../../scripts/windows/gallery-window.cjs')
        ],
        env: { ...(process.env as Record<string, string>), GALLERY: search }
      })
      opened.push(app)
      const page = await app.firstWindow()
      await page.waitForSelector('body[data-ready="true"]')
      await page.waitForFunction(() => field.stats().frames > 0)
      return page
    })
    for (const app of opened) await app.close()
    await rm(profile, { recursive: true, force: true })
  }
})

const said = (page: Page): Promise<string> => page.locator('#said').innerText()
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const median = (values: readonly number[]): number => quantile(values, 1 / 2)
/** What it takes when nobody else wants the processor, as the bench of a whole frame has it. */
const lowerQuartile = (values: readonly number[]): number => quantile(values, 1 / 4)

/** Turns the camera for some frames and tells how long each took to hand over. */
async function turned(page: Page): Promise<{ submits: number[]; drawCalls: number }> {
  return page.evaluate(async () => {
    const room = document.querySelector('[role=application]')
    const submits: number[] = []
    let drawCalls = 0
    for (let frame = 0; frame < 40; frame++) {
      room?.dispatchEvent(new KeyboardEvent('keydown', { key: frame % 20 < 10 ? '.' : ',' }))
      await new Promise(requestAnimationFrame)
      submits.push(field.stats().submitMs)
      drawCalls = Math.max(drawCalls, field.stats().drawCalls)
    }
    return { submits, drawCalls }
  })
}

test(
  'thirty figures, a boss, terrain and three overlays take few draw calls and little time',
  ALONE,
  async ({ open }) => {
    const page = await open('scene=crowd&overlay=three at once&quality=high')
    const units = [calibrate(), calibrate(), calibrate()]
    const { submits, drawCalls } = await turned(page)
    units.push(calibrate(), calibrate())
    expect(drawCalls).toBeGreaterThan(0)
    expect(drawCalls).toBeLessThanOrEqual(MOST_DRAW_CALLS)
    expect(lowerQuartile(submits) / median(units)).toBeLessThanOrEqual(MOST_SUBMIT)
  }
)

test('a charge with ghosts and shadows stays within the draw calls too', async ({ open }) => {
  const page = await open('overlay=stage card&quality=high')
  await page.evaluate(() => gallery.play('monster walks and pushes'))
  expect(await page.evaluate(() => field.stats().drawCalls)).toBeLessThanOrEqual(MOST_DRAW_CALLS)
})

test('nothing changes, nothing is drawn', async ({ open }) => {
  const page = await open('overlay=reach')
  await page.waitForTimeout(1500)
  const before = await page.evaluate(() => field.stats().frames)
  await page.waitForTimeout(3000)
  expect(await page.evaluate(() => field.stats().frames)).toBe(before)
})

test('a motion is drawn frame by frame and then it is quiet again', async ({ open }) => {
  const page = await open('')
  await page.waitForTimeout(1000)
  const before = await page.evaluate(() => field.stats().frames)
  await page.evaluate(() => gallery.play('walk'))
  const after = await page.evaluate(() => field.stats().frames)
  expect(after).toBeGreaterThan(before + 1)
  await page.waitForTimeout(1000)
  const quiet = await page.evaluate(() => field.stats().frames)
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => field.stats().frames)).toBe(quiet)
})

test('the keyboard alone chooses: Tab goes to an option, Enter takes it, arrows walk and tell', async ({ open }) => {
  const page = await open('choices=hexes')
  await page.locator('[role=application]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await said(page)).toContain('Hex 2')
  await page.keyboard.press('Enter')
  expect(await said(page)).toBe('chosen: hex-1')
  await page.keyboard.press('ArrowDown')
  expect(await said(page)).toMatch(/witch|warden|priest|cur|free/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('application')
})

test('the same option is taken by a click on the lit table and on the flat one', async ({ open }) => {
  const page = await open('choices=hexes&bare')
  const size = { width: 1280, height: 720 }
  const chosen = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const ids: string[] = []
        field.on('chosen', ({ id }) => (ids.push(id) === 2 ? done(ids) : undefined))
      })
  )
  // J9 lies right of the middle, near the southern edge: sweep until the pointer says that something can be chosen.
  await clickWhereInvited(page, size)
  await page.keyboard.press('v')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => field.describe().isFlat)).toBe(true)
  await clickWhereInvited(page, size)
  const [first, second] = await chosen
  expect(first).toBe('hex-3')
  expect(second).toBe(first)
})

async function clickWhereInvited(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  for (let y = height - 20; y > height / 2; y -= 12) {
    await page.mouse.move(width * 0.546, y)
    const cursor = await page.locator('[role=application]').evaluate((room) => (room as HTMLElement).style.cursor)
    if (cursor !== 'pointer') continue
    await page.mouse.click(width * 0.546, y)
    return
  }
  throw new Error('nothing under the pointer invited a click')
}

test('pictures that come slowly make it draw less, and it says how much it still draws', async ({ open }) => {
  const page = await open('')
  const first = await page.evaluate(() => field.stats().quality)
  const eased = await page.evaluate(async () => {
    const heard: string[] = []
    field.on('eased', ({ quality }) => heard.push(quality))
    const real = globalThis.requestAnimationFrame.bind(globalThis)
    let now = 0
    globalThis.requestAnimationFrame = (draw) => real(() => draw((now += 60)))
    for (let round = 0; round < 8 && heard.length === 0; round++) await gallery.play('walk')
    return heard
  })
  const after = await page.evaluate(() => field.stats().quality)
  expect(eased[0]).toBe(after)
  expect(after).not.toBe(first)
  expect(await page.evaluate(() => field.stats().drawCalls)).toBeGreaterThan(0)
})

test('a lost graphics card: the flat table stands in, the lit one comes back', async ({ open }) => {
  const page = await open('bare')
  const loser = await page.evaluateHandle(() => {
    const lit = [...document.querySelectorAll<HTMLCanvasElement>('canvas:not([hidden])')].at(-1)
    return lit?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
  })
  await loser.evaluate((extension) => extension?.loseContext())
  await page.waitForFunction(() => field.stats().isLost)
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLCanvasElement>('canvas:not([hidden])')].map((canvas) => canvas.style.visibility)
    )
  await expect.poll(shown).toEqual(['visible', 'hidden'])
  await loser.evaluate((extension) => extension?.restoreContext())
  await page.waitForFunction(() => !field.stats().isLost)
  await expect.poll(shown).toEqual(['hidden', 'visible'])
  expect(await page.evaluate(() => field.stats().drawCalls)).toBeGreaterThan(0)
})

test('left alone, it gives the graphics card back and looks the same; somebody comes and it is lit again', async ({
  open
}) => {
  const page = await open('bare&leftAlone=1500')
  const isLit = () => page.evaluate(() => field.stats().quality !== 'none')
  await page.mouse.move(5, 5)
  await expect.poll(isLit).toBe(true)
  const before = await page.screenshot()
  const { frames } = await page.evaluate(() => field.stats())
  await expect.poll(isLit).toBe(false)
  expect(await difference(page, [before, await page.screenshot()])).toBeLessThan(0.1)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => field.stats().frames)).toBe(frames)

  await page.mouse.move(9, 9)
  await expect.poll(isLit).toBe(true)
  await page.waitForFunction((than) => field.stats().frames > than, frames)
  expect(await difference(page, [before, await page.screenshot()])).toBeLessThan(0.1)

  await expect.poll(isLit).toBe(false)
  await page.evaluate(() => gallery.play('walk'))
  expect(await isLit()).toBe(true)
})

test('no WebGL at all: the flat table can be played on', async ({ open }) => {
  const page = await open('choices=figures', ['--disable-gpu', '--disable-software-rasterizer'])
  expect(await page.evaluate(() => field.stats().quality)).toBe('none')
  await page.locator('[role=application]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await said(page)).toBe('chosen: foe-1')
  const isPainted = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas:not([hidden])')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return new Set(Array.from({ length: 400 }, (_, k) => pixels[k * 4 * 997])).size > 20
  })
  expect(isPainted).toBe(true)
})

/** What is told, once it is told twice over. */
async function settled(tell: () => Promise<string>): Promise<string> {
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = await tell()
        return last === before
      },
      { intervals: [250] }
    )
    .toBe(true)
  return last
}

/** Where the camera is, rounded, once it has come to rest. */
const resting = (page: Page): Promise<string> =>
  settled(() =>
    page.evaluate(() => JSON.stringify([...field.shot().at, ...field.shot().target].map((v) => Math.round(v * 20))))
  )

/** What a canvas shows, in a word, once it stands still. */
const restingPicture = (page: Page): Promise<string> =>
  settled(async () =>
    createHash('sha1')
      .update(await page.locator('canvas:not([hidden])').first().screenshot())
      .digest('hex')
  )

test('the camera is moved by keys, pointer, wheel and two fingers, and Home always brings it back', async ({
  open
}) => {
  const page = await open('bare')
  await page.locator('[role=application]').focus()
  const home = await resting(page)
  const middle = [640, 330] as const
  const drag = async (button: 'left' | 'right'): Promise<void> => {
    await page.mouse.move(...middle)
    await page.mouse.down({ button })
    await page.mouse.move(middle[0] + 90, middle[1] + 40, { steps: 6 })
    await page.mouse.up({ button })
  }
  const pinch = async (): Promise<void> => {
    await page.mouse.move(...middle)
    await page.keyboard.down('Control')
    for (let k = 0; k < 8; k++) await page.mouse.wheel(0, -9)
    await page.keyboard.up('Control')
  }
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    nearer: () => page.keyboard.press('+'),
    farther: () => page.keyboard.press('-'),
    'turned left': () => page.keyboard.press(','),
    'turned right': () => page.keyboard.press('.'),
    raised: () => page.keyboard.press('Shift+PageUp'),
    lowered: () => page.keyboard.press('Shift+PageDown'),
    'moved left': () => page.keyboard.press('Shift+ArrowLeft'),
    'moved away': () => page.keyboard.press('Shift+ArrowUp'),
    'from above': () => page.keyboard.press('t'),
    'turned by dragging': () => drag('left'),
    'moved by dragging': () => drag('right'),
    'zoomed by the wheel': () => page.mouse.wheel(0, -300),
    'zoomed by two fingers': pinch
  }
  const seen = new Set([home])
  for (const [name, way] of Object.entries(ways)) {
    await way()
    const there = await resting(page)
    expect(seen.has(there), `${name} is a place of its own`).toBe(false)
    seen.add(there)
    await page.keyboard.press('Home')
    expect(await resting(page), `home again after ${name}`).toBe(home)
  }
})

test('a view that was kept is found again, from anywhere', async ({ open }) => {
  const page = await open('bare')
  await page.locator('[role=application]').focus()
  const home = await resting(page)
  await page.keyboard.press('.')
  await page.keyboard.press('+')
  const kept = await resting(page)
  const shot = await page.evaluate(() => field.shot())
  await page.keyboard.press('Home')
  expect(await resting(page)).toBe(home)
  await page.evaluate((view) => field.camera({ kind: 'saved', shot: view }), shot)
  expect(await resting(page)).toBe(kept)
})

test('the flat table is moved and zoomed too, and Home brings it back', async ({ open }) => {
  const page = await open('flat&bare')
  await page.locator('[role=application]').focus()
  // Once away and back: edges of what is painted a second time may differ by a shade from the very first.
  await page.keyboard.press('+')
  await page.waitForTimeout(300)
  await page.keyboard.press('Home')
  const home = await restingPicture(page)
  for (const key of ['+', '-', 'Shift+ArrowRight', 'Shift+ArrowDown']) {
    await page.keyboard.press(key)
    await expect.poll(() => restingPicture(page), { message: key }).not.toBe(home)
    await page.keyboard.press('Home')
    await expect.poll(() => restingPicture(page), { message: `home after ${key}` }).toBe(home)
  }
  await page.mouse.move(640, 300)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -20)
  await page.keyboard.up('Control')
  await expect.poll(() => restingPicture(page), { message: 'a pinch' }).not.toBe(home)
})

test('locations are taken on the model: by Tab and Enter, and by a click; a broken one is not', async ({ open }) => {
  const page = await open('choices=locations&bare')
  const heard = () => page.locator('#said').textContent()
  await page.locator('[role=application]').focus()
  await page.keyboard.press('Tab')
  expect(await heard()).toContain('Maw')
  await page.keyboard.press('Enter')
  expect(await heard()).toBe('chosen: head')
  for (let k = 0; k < 4; k++) await page.keyboard.press('Tab')
  expect(await heard()).toContain('Already broken')
  await page.keyboard.press('Enter')
  expect(await heard()).not.toContain('chosen: rear')
  await page.evaluate(() => field.light(null))
  const taken = new Set<string>()
  for (let y = 150; y < 360; y += 10)
    for (let x = 560; x < 730; x += 10) {
      await page.mouse.move(x, y)
      const lit = await page.evaluate(() => {
        const isInviting = document.querySelector<HTMLElement>('[role=application]')?.style.cursor === 'pointer'
        return isInviting ? field.describe().choices.find((one) => one.isLit && !one.isFocused)?.id : undefined
      })
      if (lit === undefined || taken.has(lit)) continue
      await page.mouse.click(x, y)
      expect(await heard()).toBe(`chosen: ${lit}`)
      taken.add(lit)
    }
  expect([...taken].sort()).toEqual(['core', 'head', 'left', 'right'])
})
