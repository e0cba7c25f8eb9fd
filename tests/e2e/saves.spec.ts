// What can happen to a save, seen from the window: it is said beforehand or at once, and nothing of it is lost.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expectNoBarriers } from './kit/axe'
import { expect, test, windowOf } from './kit/fixtures'
import { bar, press, question } from './kit/keyboard'

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0

/** The system's dialogs choose this file, or think better of it. */
const chooses = (app: ElectronApplication, file: string): Promise<void> =>
  app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path })
  }, file)

const chooseInMenu = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const all = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
    all.find((item) => item.label === wanted)?.click()
  }, label)

const told = (page: Page) => page.getByRole('alert')
const noted = (page: Page) => page.locator('.notes .one').last()
const names = (page: Page): Promise<string[]> => page.locator('.shelf h2').allInnerTexts()
const goHome = (page: Page): Promise<void> => press(page, 'Control+h')

/** Says where the first of the company begins. */
async function decide(page: Page): Promise<void> {
  await expect(question(page)).toContainText('begin')
  await press(page, '/')
  await page.keyboard.type('I8')
  await press(page, 'Enter')
}

async function tried(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Try an encounter now/ }).click()
  await page.locator('[data-game=oathsworn]').click()
  await expect(bar(page)).toBeVisible()
}

async function continued(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(bar(page)).toBeVisible()
}

const shelfOf = (folder: string): readonly string[] => readdirSync(join(folder, 'companies')).sort()

test('all are exported; an import says what will come of it, and changes only what was agreed to', async ({
  app,
  page,
  userData
}) => {
  await tried(page)
  await goHome(page)
  const file = join(userData, 'all.json')
  await chooses(app, file)
  await chooseInMenu(app, 'Export all…')
  await expect(noted(page)).toContainText(`Saved as ${file}`)
  const text = readFileSync(file, 'utf8')
  const [{ entries, origin }] = (JSON.parse(text) as { companies: [{ entries: object[]; origin: string }] }).companies

  const refusals: readonly [what: string, content: string, said: RegExp][] = [
    [
      'damaged',
      text.replace('"kind": "named"', '"kind": "nmaed"'),
      /nothing was changed. At companies\[0\].entries\[0\].kind/
    ],
    ['changed', text.replace('The Lanterns', 'The Lantern5'), /At companies\[0\].entries\[0\].chain/],
    ['hostile', text.replaceAll(origin, '../../elsewhere'), /At companies\[0\].origin/],
    ['cut off', text.slice(0, -20), /no file that Free Company has exported/],
    ['newer', text.replace('"format": 1', '"format": 2'), /newer version of Free Company. Nothing was changed/]
  ]
  const before = shelfOf(userData)
  for (const [, content, said] of refusals) {
    writeFileSync(file, content)
    await page.getByRole('button', { name: /^Import/ }).click()
    await expect(told(page)).toContainText(said)
    await told(page).getByRole('button').click()
  }
  expect(shelfOf(userData)).toEqual(before)

  const importing = async (choice: 'replace' | 'both'): Promise<void> => {
    await page.getByRole('button', { name: /^Import/ }).click()
    await page.getByRole('dialog').getByRole('combobox').selectOption(choice)
  }
  const dialog = page.getByRole('dialog')
  writeFileSync(file, text)
  await importing('both')
  await expect(dialog).toContainText(`The same as ours: ${entries.length} decisions.`)
  await expect(dialog).toContainText('Nothing has changed yet.')
  await expect(dialog).toContainText('It will stand beside ours')
  await expectNoBarriers(page)
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  expect(shelfOf(userData)).toEqual(before)

  await importing('both')
  await dialog.getByRole('button', { name: 'Take one company over' }).click()
  await expect(noted(page)).toContainText('One company was taken over.')
  expect(await names(page)).toHaveLength(2)
  expect(shelfOf(userData)).toEqual([origin, `${origin}-2`])

  await continued(page)
  await decide(page)
  await expect(question(page)).toContainText('Which way does')
  await goHome(page)
  await importing('replace')
  await expect(dialog).toContainText('Settings, Backups brings it back')
  await dialog.getByRole('button', { name: 'Take one company over' }).click()
  await expect(dialog).toBeHidden()
  expect(await names(page)).toHaveLength(2)
  await press(page, 'Control+,')
  await page.getByRole('tab', { name: 'Backups' }).click()
  await expect(page.getByText('before an import')).toBeVisible()
})

test('a disk that is full is told, costs nothing, and play goes on by itself when there is room', async ({
  launch,
  userData
}) => {
  test.skip(!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', userData), 'a disk of a given size takes root')
  const filler = join(userData, 'filler')
  const fill = (): unknown => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1k'])
  const app = await launch()
  try {
    const page = await windowOf(app)
    await tried(page)
    await expect(question(page)).toContainText('begin')
    fill()
    await decide(page)
    await expect(told(page)).toContainText('The disk is full. Nothing that was confirmed is lost')
    await expect(question(page)).toContainText('begin')
    await goHome(page)
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible()
    await expectNoBarriers(page)
    rmSync(filler)
    await expect(told(page)).toHaveCount(0)
    await expect(noted(page)).toContainText('The disk takes decisions again')
    await continued(page)
    await decide(page)
    await expect(question(page)).toContainText('Which way does')
    await expect(told(page)).toHaveCount(0)
  } finally {
    await app.close()
    spawnSync('umount', ['-l', userData])
  }
})

test('where nothing can be written it is said before anything is opened, and played again once it can be', async ({
  launch,
  userData
}) => {
  const first = await launch()
  const page = await windowOf(first)
  await tried(page)
  await first.close()
  test.skip(!mount('--bind', userData, userData), 'making a folder one that cannot be written to takes root')
  try {
    expect(mount('-o', 'remount,ro,bind', userData)).toBe(true)
    const again = await launch()
    const looking = await windowOf(again)
    await goHome(looking)
    await expect(told(looking)).toContainText('Nothing can be written to the folder with the companies')
    await continued(looking)
    await expect(told(looking)).toHaveCount(1)
    await expect(told(looking)).toContainText('it can be looked at but not played')
    await goHome(looking)
    await expect(told(looking)).toHaveCount(1)
    expect(mount('-o', 'remount,rw,bind', userData)).toBe(true)
    await continued(looking)
    await expect(told(looking)).toHaveCount(0)
    await decide(looking)
    await expect(question(looking)).toContainText('Which way does')
    await again.close()
  } finally {
    spawnSync('umount', ['-l', userData])
  }
})

test('a company of a newer version and one of which nothing can be read are left alone, beside one that is well', async ({
  launch,
  userData
}) => {
  const first = await launch()
  await tried(await windowOf(first))
  await first.close()
  const shelf = join(userData, 'companies')
  const [company = ''] = readdirSync(shelf)
  for (const name of ['c-newer', 'c-torn']) cpSync(join(shelf, company), join(shelf, name), { recursive: true })
  for (const part of ['save.tail', 'card.json', 'backups'])
    for (const name of ['c-newer', 'c-torn']) rmSync(join(shelf, name, part), { recursive: true, force: true })
  const newer = readFileSync(join(shelf, 'c-newer', 'save.fcbag'))
  newer.writeUInt32BE(99, 60)
  writeFileSync(join(shelf, 'c-newer', 'save.fcbag'), newer)
  writeFileSync(join(shelf, 'c-torn', 'save.fcbag'), Buffer.alloc(40_000, 7))
  writeFileSync(join(shelf, 'notes.txt'), 'not ours')
  const again = await launch()
  const page = await windowOf(again)
  await goHome(page)
  await expect(page.getByText('last played with a newer version of Free Company')).toBeVisible()
  await page.getByRole('button', { name: 'Put it right…' }).click()
  await expect(page.getByText(/damaged so badly that nothing can be read/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rescue what can be proven' })).toHaveCount(0)
  await goHome(page)
  await expectNoBarriers(page)
  await expect(page.getByRole('button', { name: 'Put it right…' })).toHaveCount(0)
  await continued(page)
  expect(readFileSync(join(shelf, 'c-newer', 'save.fcbag')).equals(newer)).toBe(true)
})
