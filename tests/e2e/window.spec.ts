import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, windowOf } from './kit/fixtures'

/** The app started as a person starts it: no tool holds its hand. */
function startPlainly(executable: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(executable, args, { env: { ...process.env, FREE_COMPANY_PROBE: '1' } })
}

const plainArgs = (args: readonly string[]): string[] =>
  args.filter((arg) => !arg.startsWith('--inspect') && !arg.startsWith('--remote-debugging'))

test('a second start gives way to the first', async ({ app, page, userData }) => {
  await page.waitForSelector('body')
  const [executable = '', ...args] = await app.evaluate(() => process.argv)
  expect(args.some((arg) => arg.includes(userData))).toBe(true)
  const second = startPlainly(executable, plainArgs(args))
  const code = await new Promise((resolve) => second.once('exit', resolve))
  expect(code).toBe(0)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('what the first picture is dressed in comes in one file, whatever is opened then', async ({ page }) => {
  const named = [
    ...(await page.evaluate(() => fetch('./index.html').then((answer) => answer.text()))).matchAll(/[\w-]+\.css/g)
  ]
  expect(named.map(String)).toEqual([expect.stringMatching(/^first-/)])
  await page.waitForSelector('body[data-ready="true"]')
  await page.keyboard.press('Control+,')
  await page.getByRole('tabpanel').waitFor()
  const worn = await page.$$eval('link[rel=stylesheet]', (links) =>
    links.map((link) => link.getAttribute('href') ?? '')
  )
  expect(worn.length).toBeGreaterThan(1)
  expect(worn.filter((style) => style.includes('first-'))).toHaveLength(1)
})

test('says when it can be used and how many frames it has drawn, and ends when it is asked to', async ({
  app,
  page,
  userData
}) => {
  await page.waitForSelector('body')
  const [executable = '', ...args] = await app.evaluate(() => process.argv)
  const elsewhere = plainArgs(args).map((arg) => arg.replace(userData, join(userData, 'another')))
  const plain = startPlainly(executable, elsewhere)
  try {
    const lines = createInterface({ input: plain.stdout })[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('READY')
    for (let asked = 0; asked < 2; asked++) {
      plain.stdin.write('frames\n')
      expect((await lines.next()).value).toMatch(/^\d+$/)
    }
    const ended = new Promise((resolve) => plain.once('exit', resolve))
    plain.kill('SIGTERM')
    expect(await ended).toBe(0)
  } finally {
    plain.kill('SIGKILL')
  }
})

test('starts whatever lies in its folder', async ({ launch, userData }) => {
  mkdirSync(`${userData}/companies/c-nonsense`, { recursive: true })
  writeFileSync(`${userData}/companies/c-nonsense/save.fcbag`, Buffer.alloc(50_000, 7))
  writeFileSync(`${userData}/settings.json`, '\0\0\0')
  mkdirSync(`${userData}/bin`)
  writeFileSync(`${userData}/bin/0000000000001~x`, 'no folder')
  const page = await windowOf(await launch())
  const shelf = await page.evaluate(() => window.freeCompany.companies.list())
  expect(shelf).toMatchObject({
    ok: true,
    value: { companies: [{ id: 'c-nonsense', trouble: { key: 'store.damaged' } }] }
  })
})

test('opens where nothing can be written, and says so', async ({ launch, userData }) => {
  const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0
  test.skip(!mount('--bind', userData, userData), 'making a folder one that cannot be written to takes root')
  try {
    expect(mount('-o', 'remount,ro,bind', userData)).toBe(true)
    const page = await windowOf(await launch())
    const made = await page.evaluate(() => window.freeCompany.companies.create({ game: 'oathsworn', name: 'No Room' }))
    expect(made).toMatchObject({ ok: false, code: 'unsaved', why: { key: 'store.readOnly' } })
  } finally {
    spawnSync('umount', ['-l', userData])
  }
})
