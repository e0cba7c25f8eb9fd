import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ElectronApplication, Page } from '@playwright/test'
import type { SheetModel } from '../../../../engine/games/oathsworn/campaign/sheet'
import { expect, test } from '../../kit/fixtures'
import { missing, readPdf, textOf, tight } from '../../kit/pdf'

const LOOK = { paper: 'a4', ink: false, twoUp: false, chronicle: false, reports: false } as const
const root = resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** The command as a person types it. */
const table = (...typed: readonly string[]) =>
  run(process.execPath, [join(root, 'scripts/table.mjs'), 'sheet', ...typed], { cwd: root, maxBuffer: 1 << 26 })

/** A company that has just been founded. */
async function founded(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { companies, table: desk } = window.freeCompany
    const made = await companies.create({ game: 'oathsworn-campaign', name: 'The Hollow Stag' })
    if (!made.ok) throw new Error(made.why.key)
    const seats = [
      { class: 'warden', name: 'Brann' },
      { class: 'witch', name: 'Old Ysolde' },
      { class: 'cur', name: 'Pike', mode: 'companion' },
      { class: 'ranger', name: 'Sedge' }
    ]
    const setup = { name: 'The Hollow Stag', keywords: 'lanterns, old debts', hardcore: true, seats }
    const begun = await desk.start({ kind: 'campaign', game: 'oathsworn-campaign', setup, seed: 'sheet' })
    if (!begun.ok) throw new Error(begun.why.key)
    return made.value.id
  })
}

async function pdfOf(page: Page, company: string | null, look: object = LOOK): Promise<Uint8Array> {
  const made = await page.evaluate(
    ([id, how]) =>
      window.freeCompany.sheet.preview({ look: how as typeof LOOK, ...(id === null ? {} : { company: id as string }) }),
    [company, look] as const
  )
  if (!made.ok) throw new Error(made.why.key)
  return Buffer.from(made.value.pdf, 'base64')
}

/** The next file that is asked for goes there. */
const saveTo = (app: ElectronApplication, filePath: string | null): Promise<void> =>
  app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = (async () => ({
      canceled: path === null,
      filePath: path ?? ''
    })) as typeof dialog.showSaveDialog
  }, filePath)

async function sheetOf(app: ElectronApplication, page: Page, company: string, folder: string): Promise<SheetModel> {
  const file = join(folder, 'sheet.json')
  await saveTo(app, file)
  const saved = await page.evaluate(
    (id) =>
      window.freeCompany.sheet.save({
        company: id,
        form: 'json',
        look: { paper: 'a4', ink: false, twoUp: false, chronicle: true, reports: true }
      }),
    company
  )
  expect(saved).toEqual({ ok: true, value: { files: [file] } })
  return (JSON.parse(readFileSync(file, 'utf8')) as { sheet: SheetModel }).sheet
}

/** Everything a sheet has to say, as words and as what pictures show. */
function valuesOf(sheet: SheetModel): readonly string[] {
  const { rows, columns } = sheet.form.knockouts
  const places = Math.max(rows * columns, Math.ceil(sheet.knockouts / columns) * columns)
  return [
    sheet.name,
    sheet.keywords,
    sheet.difficulty?.name ?? '',
    String(sheet.iron),
    `${sheet.knockouts} of ${places} marked`,
    ...sheet.chapters.flatMap(({ number, title }) => [String(number), title ?? '']),
    ...sheet.traits.map(({ name }) => name),
    ...sheet.dead,
    ...sheet.allies.flatMap(({ name, copies }) => [`${copies}×`, name]),
    ...sheet.backpack.items.map(({ name }) => name),
    ...sheet.events.flatMap(({ cards }) => cards),
    ...sheet.notes,
    ...sheet.characters.flatMap((one) => [
      one.name,
      one.class?.name ?? '',
      ...one.cards.map(({ name }) => name),
      ...one.items.map(({ name }) => name),
      ...one.injuries.flatMap(({ name, text }) => [name, one.seat === null ? '' : text])
    ]),
    ...(sheet.chronicle ?? []).flatMap(({ lines }) => lines)
  ].filter((value) => value !== '')
}

const picturesOf = (sheet: SheetModel): readonly string[] => [
  ...sheet.traits.map(({ name, marks, of }) => `${name}: ${marks} of ${of}`),
  ...sheet.characters
    .filter(({ seat }) => seat !== null)
    .flatMap((one) => [
      `HP ${one.hp}, at most ${one.mostHp}`,
      `REGEN ${one.regen}`,
      `MAX ANIMUS ${one.animus}`,
      `DEFENSE ${one.defence}`,
      ...one.tokens.map(({ name, permanent }) => `${name}: ${permanent} permanent`)
    ])
]

test('a fresh company on paper says everything, tagged and with bookmarks', async ({ app, page, userData }) => {
  const company = await founded(page)
  const sheet = await sheetOf(app, page, company, userData)
  const pdf = await readPdf(await pdfOf(page, company))
  expect(pdf.title).toBe('The Hollow Stag: campaign sheet')
  expect(pdf.pages).toHaveLength(6)
  for (const { width, height } of pdf.pages) expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  expect(missing(valuesOf({ ...sheet, chronicle: null }), textOf(pdf))).toEqual([])
  expect(picturesOf(sheet).filter((alt) => !pdf.pictures.includes(alt))).toEqual([])
  expect(pdf.isTagged).toBe(true)
  for (const tag of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'LI', 'Figure']) expect(pdf.tags).toContain(tag)
  const parts = ['The Hollow Stag', 'The bag', 'Brann', 'Old Ysolde', 'Pike', 'Sedge']
  expect(pdf.bookmarks.filter((one) => parts.includes(one))).toEqual(parts)
  pdf.pages.forEach(({ text }, at) => expect(tight(text)).toContain(tight(`Page ${at + 1} of 6`)))
  // The running heads: whose sheet it is, and which part of it.
  expect(pdf.pages[2]?.text).toContain('The Hollow Stag')
  expect(pdf.pages[2]?.text).toContain('Brann · Warden')
})

test('Letter, ink-saving, two pages on a sheet, and blank', async ({ page }) => {
  const company = await founded(page)
  const sizeOf = async (look: object): Promise<readonly number[]> => {
    const { pages } = await readPdf(await pdfOf(page, company, { ...LOOK, ...look }))
    return [pages.length, Math.round(pages[0]?.width ?? 0), Math.round(pages[0]?.height ?? 0)]
  }
  expect(await sizeOf({ paper: 'letter' })).toEqual([6, 612, 792])
  expect(await sizeOf({ ink: true })).toEqual([6, 595, 842])
  expect(await sizeOf({ twoUp: true })).toEqual([3, 842, 595])
  expect(await sizeOf({ twoUp: true, paper: 'letter' })).toEqual([3, 792, 612])
  for (const paper of ['a4', 'letter']) {
    const blank = await readPdf(await pdfOf(page, null, { ...LOOK, paper }))
    expect(blank.pages).toHaveLength(6)
    expect(blank.title).toBe('Campaign sheet')
  }
})

const LONG = `${'The Most Honourable and Undefeated Company of the Thirteen Drowned Bells of '.repeat(3)}Orrin`.slice(
  0,
  200
)
const RTL = 'שרה בת הנפח'
const ODD = 'Björn <b>&amp;</b> "Ñandú" Żółć Ωμέγα Жук'

test('a monstrous company fits too: long and foreign names, 60 items, 400 lines', async ({ app, page, userData }) => {
  test.slow()
  const sheet = await sheetOf(app, page, await founded(page), userData)
  const [item] = sheet.characters.flatMap(({ items }) => items)
  const names = [RTL, ODD, LONG, '🐻🔥👨‍👩‍👧‍👦']
  const monster: SheetModel = {
    ...sheet,
    name: LONG,
    knockouts: 123,
    dead: ['Warden', 'Cur', 'Priest'],
    backpack: {
      room: 20,
      items: Array.from({ length: 60 }, (_, i) => ({ ...item!, name: `Heirloom ${i + 1} of the drowned` }))
    },
    characters: sheet.characters.map((one, i) => ({ ...one, name: names[i] ?? '', level: 21, regen: 19, animus: 30 })),
    notes: Array.from({ length: 30 }, (_, i) => `Note ${i + 1}: ${'word '.repeat(i)}end`),
    chronicle: Array.from({ length: 20 }, (_, i) => ({
      chapter: i + 1,
      lines: Array.from({ length: 20 }, (_line, k) => `Entry ${i * 20 + k + 1}: ${ODD} sold a coat for two iron.`)
    }))
  }
  const [file, to] = [join(userData, 'monster.json'), join(userData, 'monster.pdf')]
  writeFileSync(file, JSON.stringify({ freeCompany: 'sheet', format: 1, sheet: monster }))
  const { stdout } = await table(file, '--chronicle', '--pdf', to)
  expect(stdout.trim()).toBe(to)
  const pdf = await readPdf(readFileSync(to))
  expect(pdf.pages.length).toBeGreaterThan(9)
  expect(pdf.pages.length).toBeLessThan(30)
  // Letters that run from the right come back in the order in which they are drawn; pictures have no letters.
  const drawn = valuesOf(monster).filter((value) => value !== RTL && value !== names[3])
  expect(missing(drawn, textOf(pdf))).toEqual([])
  expect(picturesOf(monster).filter((alt) => !pdf.pictures.includes(alt))).toEqual([])
  // Nothing is wider than the paper, or all of it would be printed smaller: the bag's title has its size.
  expect(pdf.pages[1]?.largest).toBeCloseTo(21, 0)
  // No row is cut in two: what begins on a page ends on it.
  const rows = pdf.pages.map(({ text }) =>
    [/Entry\d+:/g, /twoiron\./g].map((end) => tight(text).match(end)?.length ?? 0)
  )
  expect(rows.reduce((sum, [begun = 0]) => sum + begun, 0)).toBe(400)
  expect(rows.filter(([begun, ended]) => begun !== ended)).toEqual([])
})

test('what is exported and printed without a window is what the app prints', async ({ app, page, userData }) => {
  test.slow()
  const company = await founded(page)
  const [file, to] = [join(userData, 'company.json'), join(userData, 'out.pdf')]
  await saveTo(app, file)
  expect(await page.evaluate((id) => window.freeCompany.companies.exportTo({ company: id }), company)).toMatchObject({
    ok: true
  })
  await table(file, '--pdf', to, '--letter', '--ink')
  const [inside, outside] = [
    await readPdf(await pdfOf(page, company, { ...LOOK, paper: 'letter', ink: true })),
    await readPdf(readFileSync(to))
  ]
  expect(outside).toEqual(inside)
  const again = await table(file, '--pdf', to).catch((error: { code: number; stderr: string }) => error)
  expect(again).toMatchObject({ code: 1 })
  expect((again as { stderr: string }).stderr).toContain('is there already')
})

test('printing can do nothing: no script, no bridge, no request, and no window that stays', async ({ app, page }) => {
  const company = await founded(page)
  await app.evaluate(({ app: electron }) => {
    const seen: unknown[] = []
    Object.assign(globalThis, { seen })
    electron.on('browser-window-created', (_event, window) => {
      const { session, webContents } = window.webContents as never as { session: object; webContents: object }
      void webContents
      const preferences = (
        window.webContents as never as { getLastWebPreferences(): Record<string, unknown> }
      ).getLastWebPreferences()
      const { sandbox, contextIsolation, nodeIntegration, javascript, preload } = preferences
      seen.push({
        sandbox,
        contextIsolation,
        nodeIntegration,
        javascript,
        preload: preload ?? null,
        own: session !== undefined,
        isVisible: window.isVisible()
      })
    })
  })
  await pdfOf(page, company)
  const seen = await app.evaluate(() => (globalThis as never as { seen: unknown[] }).seen)
  expect(seen).toEqual([
    {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      javascript: false,
      preload: null,
      own: true,
      isVisible: false
    }
  ])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('the screen shows the very pages, and they are saved with one key', async ({ app, page, userData }) => {
  await founded(page)
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=tab]')
  await page.getByRole('tab', { name: /Sheet/ }).click()
  const pages = page.locator('.sheet')
  await expect(pages).toHaveCount(6)
  await expect(page.locator('.sheet .words').first()).toContainText('The Hollow Stag')
  const to = join(userData, 'saved.pdf')
  await saveTo(app, to)
  await page.keyboard.press('Control+s')
  await expect.poll(() => existsSync(to)).toBe(true)
  expect((await readPdf(readFileSync(to))).pages).toHaveLength(6)
  await page.getByRole('switch', { name: /Two pages/ }).click()
  await expect(pages).toHaveCount(3)
  await page.getByRole('radio', { name: /blank/i }).click()
  await expect(pages.first().locator('.words')).not.toContainText('The Hollow Stag')
})

/** The company's sheet on the screen, from the first screen by keys. */
async function sheetOnScreen(page: Page): Promise<void> {
  await founded(page)
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=tab]')
  await page.keyboard.press('Control+8')
  await expect(page.locator('.sheet')).toHaveCount(6)
}

interface Handed {
  readonly options: object
  readonly address: string
  readonly isVisible: boolean
}

/** A printer at the very edge: what Electron is asked to print is noted, and this is what the system answers. */
const printerSays = (app: ElectronApplication, isDone: boolean, why: string): Promise<void> =>
  app.evaluate(
    ({ app: electron }, [done, reason]) => {
      const handed: unknown[] = []
      Object.assign(globalThis, { handed })
      electron.removeAllListeners('browser-window-created')
      electron.on('browser-window-created', (_event, window) => {
        window.webContents.print = (options, settled) => {
          handed.push({ options, address: window.webContents.getURL(), isVisible: window.isVisible() })
          settled?.(done as boolean, reason as string)
        }
      })
    },
    [isDone, why] as const
  )
const handedOver = (app: ElectronApplication): Promise<readonly Handed[]> =>
  app.evaluate(() => (globalThis as never as { handed: Handed[] }).handed)

test('one key hands the very sheet to the system’s printing, on the paper that was chosen', async ({ app, page }) => {
  await sheetOnScreen(page)
  await page.getByRole('radio', { name: 'A4' }).click()
  await printerSays(app, true, '')
  await page.keyboard.press('Control+p')
  await expect(page.getByText('The sheet is with the printer.').first()).toBeVisible()
  const [handed] = await handedOver(app)
  expect(handed).toMatchObject({
    options: { printBackground: true, pageSize: 'A4', landscape: false },
    isVisible: false
  })
  expect(handed?.address).toMatch(/^app:\/\/sheet\/\d+\.html$/)
  await page.getByRole('radio', { name: 'Letter' }).click()
  await page.getByRole('switch', { name: /Two pages/ }).click()
  await expect(page.locator('.sheet')).toHaveCount(3)
  await page.keyboard.press('Control+p')
  await expect
    .poll(async () => (await handedOver(app)).map(({ options }) => options))
    .toEqual([
      { printBackground: true, pageSize: 'A4', landscape: false },
      { printBackground: true, pageSize: 'Letter', landscape: true }
    ])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('who thinks better of printing is not bothered, and a printer that fails is told in a sentence', async ({
  app,
  page
}) => {
  await sheetOnScreen(page)
  await printerSays(app, false, 'Print job canceled')
  await page.keyboard.press('Control+p')
  await expect.poll(async () => (await handedOver(app)).length).toBe(1)
  await expect(page.getByText(/did not take it|with the printer/)).toHaveCount(0)
  await printerSays(app, false, 'No printers available on the network')
  await page.keyboard.press('Control+p')
  await expect(page.getByText(/The printer did not take it/).first()).toBeVisible()
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('saving proposes a good name, lets the system ask before writing over, and tells what cannot be written', async ({
  app,
  page,
  userData
}) => {
  await sheetOnScreen(page)
  const to = join(userData, 'no such folder', 'sheet.pdf')
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = (async (...given: unknown[]) => {
      Object.assign(globalThis, { asked: given.at(-1) })
      return { canceled: false, filePath: path }
    }) as typeof dialog.showSaveDialog
  }, to)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/The folder of .* is not there/).first()).toBeVisible()
  const asked = await app.evaluate(() => (globalThis as never as { asked: object }).asked)
  expect(asked).toMatchObject({
    defaultPath: 'The Hollow Stag, chapter 1.pdf',
    filters: [{ extensions: ['pdf'] }],
    properties: ['createDirectory', 'showOverwriteConfirmation']
  })
  // What the system was told to write over is written over, whole.
  const over = join(userData, 'old.pdf')
  writeFileSync(over, 'an old sheet')
  await saveTo(app, over)
  await page.keyboard.press('Control+s')
  await expect.poll(() => readFileSync(over).subarray(0, 5).toString()).toBe('%PDF-')
  expect(readdirSync(userData).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('whoever leaves the sheet or changes the window while its pages are drawn hears of no fault', async ({
  page,
  app
}) => {
  const company = await founded(page)
  await page.evaluate((id) => window.freeCompany.companies.open({ company: id }), company)
  await page.reload()
  await page.waitForSelector('.continue')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.room')
  const sized = (width: number): Promise<void> =>
    app.evaluate(({ BrowserWindow }, wide) => BrowserWindow.getAllWindows()[0]?.setContentSize(wide, 760), width)
  for (let time = 0; time < 4; time++) {
    await page.keyboard.press('Control+8')
    await page.waitForSelector('[data-page] canvas')
    for (const width of [1300, 1420, 1280]) await sized(width)
    await page.keyboard.press('Control+1')
    await expect(page.locator('[data-page]')).toHaveCount(0)
  }
  await expect(page.getByText('Something in the app itself went wrong')).toHaveCount(0)
})
