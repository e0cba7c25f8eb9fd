// A company from its founding to its second chapter, by the keyboard alone, and started anew in every step.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import type { Json } from '../../../../engine/kernel/ids'
import { bar, keysOf, press as strike } from '../../kit/keyboard'
import { barriers } from '../../kit/axe'
import { expect, test, windowOf } from '../../kit/fixtures'
import { mirrorOf, playOn, shortestWay, type Mirror } from '../../kit/mirror'

test.setTimeout(420_000)

const names = ['Alder', 'Brand', 'Corvin', 'Mouse']
/** What is asked, as it stands in the bar or in the strip of another room. */
const question = (page: Page): Promise<string | null> =>
  page.locator('.bar .ask, [data-strip] .ask').first().textContent()
const room = (page: Page): Promise<string | null> => page.locator('[role=tab][data-state=active]').textContent()

/** On with Tab until the focus is on this. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let k = 0; k < 120; k++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

/** The lights go out: nothing is said, nothing is closed. */
async function kill(app: ElectronApplication): Promise<void> {
  const gone = new Promise((resolve) => app.process().once('exit', resolve))
  process.kill(app.process().pid ?? 0, 'SIGKILL')
  await gone
}

/** How many answers it takes to its end. */
function lengthOf({ evening }: Mirror): number {
  const whole = mirrorOf(evening)
  playOn(whole)
  return whole.answers()
}

/** The encounter that was begun last, as the company's own book has it. */
async function begunIn(app: ElectronApplication, page: Page, file: string): Promise<{ setup: Json; seed: string }> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as typeof dialog.showSaveDialog
  }, file)
  await page.evaluate(async () => {
    const { companies } = window.freeCompany
    const listed = await companies.list()
    const [company] = listed.ok ? listed.value.companies : []
    if (!company) throw new Error('there is no company')
    const told = await companies.exportTo({ company: company.id })
    if (!told.ok) throw new Error(told.why.key)
  })
  const { companies } = JSON.parse(readFileSync(file, 'utf8')) as {
    companies: { entries: { kind: string; body: { kind: string; setup: Json; seed: string } }[] }[]
  }
  const begun = companies[0]?.entries.findLast(({ kind, body }) => kind === 'begun' && body.kind === 'encounter')
  if (!begun) throw new Error('no encounter was begun')
  return begun.body
}

test('a company is founded, plays, shops, swaps and levels without a mouse, and wakes up where it was', async ({
  launch,
  userData
}) => {
  // The same company and the same fight every time.
  const start = (): Promise<ElectronApplication> => launch({ env: { FREE_COMPANY_SEED: 'lantern' } })
  let app = await start()
  let page = await windowOf(app)

  /** The program ends and begins again, and everything is as it was. */
  async function startAnew(): Promise<void> {
    const before = [await question(page), await room(page)]
    await kill(app)
    app = await start()
    page = await windowOf(app)
    await page.waitForSelector('.room')
    await expect.poll(async () => [await question(page), await room(page)]).toEqual(before)
  }
  /** A key, and then another question than before. */
  async function press(key: string): Promise<void> {
    const before = await page.locator('.room').textContent()
    await strike(page, key)
    await expect.poll(() => page.locator('.room').textContent()).not.toBe(before)
  }
  const asks = (words: string | RegExp) => expect.poll(() => question(page)).toMatch(words)

  await test.step('founding', async () => {
    await tabTo(page, '.way:nth-child(2)')
    await strike(page, 'Enter')
    await expect(page.locator('[data-game=oathsworn]')).toBeFocused()
    await strike(page, 'Enter')
    await page.waitForSelector('.founding h2')
    await page.keyboard.type('The Lantern Crows')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.founding h2')).toHaveText('Who are your four Oathsworn?')
    await tabTo(page, '[data-class]')
    await strike(page, 'Enter')
    for (let seat = 1; seat < 4; seat++) {
      await page.keyboard.press('ArrowRight')
      await strike(page, 'Enter')
    }
    for (const [seat, name] of names.entries()) {
      await tabTo(page, `.seat:nth-child(${seat + 1}) input`)
      await page.keyboard.type(name)
    }
    await page.waitForTimeout(600)

    await app.close()
    app = await start()
    page = await windowOf(app)
    await expect(page.locator('.founding h2')).toHaveText('Who are your four Oathsworn?')
    await expect(page.locator('.seat input').nth(3)).toHaveValue('Mouse')

    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.founding h2')).toHaveText('How hard shall it be?')
    await tabTo(page, '[role=radio]')
    for (let k = 0; k < 2; k++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.founding h2')).toHaveText('Is this your company?')
    await page.keyboard.press('Control+Enter')
    await page.waitForSelector('.room')
    await asks('How do you play chapter 1?')
    await startAnew()
  })

  await test.step('an instant action chapter, with a check and a trade', async () => {
    await press('1')
    await startAnew()
    await press('Enter')
    await asks(/How many white cards/)
    await startAnew()
    await expect(page.locator('.column')).toHaveCount(10)
    await press('Enter')
    for (let k = 0; k < 12 && !/^Trade/.test((await question(page)) ?? ''); k++)
      await press((await page.locator('.bar .way-on .decide').count()) > 0 ? 'Enter' : '1')
    await asks(/^Trade: the company has/)
    expect(await room(page)).toContain('Market')
    await startAnew()
    await tabTo(page, '[data-buy]')
    await page.keyboard.press('Space')
    await tabTo(page, '.till .decide')
    await press('Enter')
    await page.keyboard.press('Control+3')
    await expect(page.locator('[data-zone=backpack] [data-item]')).toHaveCount(1)
    await page.keyboard.press('Control+4')
    await expect(page.locator('.till')).toBeVisible()
    await tabTo(page, '.bar .way-on .decide')
    await press('Enter')
    await asks(/The story of chapter 1 is over/)
    await startAnew()
  })

  let mirror: Mirror
  await test.step('the encounter, fought to its end, and the lights go out in the midst of it', async () => {
    await strike(page, '1')
    await page.waitForSelector('.encounter')
    await expect(bar(page)).toBeVisible()
    mirror = mirrorOf(shortestWay(await begunIn(app, page, join(userData, 'begun.json'))))
    await page.evaluate(() => window.freeCompany.settings.write({ changes: { motion: 'none', hints: false } }))
    const half = Math.floor(lengthOf(mirror) / 2)
    await (await keysOf(page, mirror)).until(() => mirror.answers() >= half)

    const asked = await bar(page).locator('.ask').textContent()
    await kill(app)
    app = await start()
    page = await windowOf(app)
    await expect(bar(page).locator('.ask')).toHaveText(asked ?? '')
    await (await keysOf(page, mirror)).until()
    await expect(page.locator('.end.victory')).toBeVisible()
  })

  await test.step('and brought home', async () => {
    await expect(page.locator('.bar .decide')).toBeVisible()
    await tabTo(page, '.bar .decide')
    await strike(page, 'Enter')
    await page.waitForSelector('.room')
    await asks('The epilogue of chapter 1')
  })

  await test.step('the epilogue', async () => {
    await startAnew()
    await press('Enter')
    // One item each, and two from those who fell.
    const lost = async (): Promise<number> => {
      const [, n] = /loses (an|\d+) items? used/.exec((await question(page)) ?? '') ?? []
      return n === undefined ? 0 : n === 'an' ? 1 : Number(n)
    }
    await expect.poll(lost).toBeGreaterThan(0)
    await startAnew()
    for (let n = await lost(); n > 0; n = await lost()) {
      if (n === 1) await press('1')
      else {
        for (let k = 1; k <= n; k++) await strike(page, String(k))
        await press('Enter')
      }
    }
    await asks('Chapter 1 is done')
    await startAnew()
    await press('Enter')
    await asks('How do you play chapter 2?')
  })

  await test.step('another class takes a seat, and catches up', async () => {
    await page.keyboard.press('Control+2')
    await tabTo(page, '.sheet .menu-trigger')
    await strike(page, 'Enter')
    await page.keyboard.press('ArrowDown')
    await strike(page, 'Enter')
    await page.waitForSelector('[data-dialog] [role=option]')
    await tabTo(page, '[role=option]')
    await page.keyboard.type('Witch')
    await page.keyboard.press('Space')
    await expect(page.locator('[data-dialog] .outlook')).toContainText('Alder stays away')
    await tabTo(page, '[data-dialog] .decide')
    await strike(page, 'Enter')
    await expect.poll(() => room(page)).toContain('Levels')
    await startAnew()
    for (let k = 0; k < 12 && !/How do you play/.test((await question(page)) ?? ''); k++)
      await press((await page.locator('.bar .way-on .decide').count()) > 0 ? 'Enter' : '1')
    await asks('How do you play chapter 2?')
    await page.keyboard.press('Control+2')
    await expect(page.locator('.sheet h2').first()).toHaveText('Witch')
    await expect(page.locator('.sheet').first()).toContainText('level 2')
    await startAnew()
  })

  await test.step('the next chapter, on its map', async () => {
    await page.keyboard.press('Control+1')
    await press('1')
    await asks('Ashmarket')
    await press('Enter')
    await asks('Where do you go?')
    await startAnew()
    await expect(page.locator('.place.open')).toHaveCount(4)
    await press('1')
    await startAnew()
    await page.keyboard.press('Control+7')
    await expect(page.locator('.chronicle')).toContainText('The company goes to')
  })
})

/** A company in the middle of its second chapter, made through the contract. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (people) => {
    const { companies, table } = window.freeCompany
    const made = await companies.create({ game: 'oathsworn-campaign', name: 'The Lantern Crows' })
    if (!made.ok) throw new Error(made.why.key)
    await companies.open({ company: made.value.id })
    const classes = ['warden', 'blade', 'priest', 'cur']
    const seats = classes.map((of, index) => ({ class: of, name: people[index] ?? '' }))
    const started = await table.start({
      kind: 'campaign',
      game: 'oathsworn-campaign',
      setup: { name: 'The Lantern Crows', seats }
    })
    if (!started.ok) throw new Error(started.why.key)
    const { run } = JSON.parse(started.value) as { run: number }
    let { revision } = JSON.parse(started.value) as { revision: number }
    const replies = [
      { form: 'ruling', ruling: { do: 'set-place', chapter: 2, part: 'start' } },
      { form: 'choose', chosen: ['story'] },
      { form: 'choose', chosen: ['read'] },
      { form: 'ruling', ruling: { do: 'set-injuries', character: 'cur-10', cards: ['turned-ankle'] } }
    ] as const
    for (const reply of replies) {
      await table.answer({ run, revision, seat: 'company', reply })
      const opened = await table.open({ run })
      if (!opened.ok) throw new Error(opened.why.key)
      revision = (JSON.parse(opened.value) as { revision: number }).revision
    }
  }, names)
}

for (const theme of ['dark', 'parchment'] as const)
  for (const scale of [100, 160])
    test(`every room can be read and used by everybody, ${theme} at ${scale} %`, async ({ page, app }) => {
      await settled(page)
      await page.evaluate((changes) => window.freeCompany.settings.write({ changes }), { theme, scale, motion: 'none' })
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
      await page.reload()
      await page.waitForSelector('.continue')
      await strike(page, 'Enter')
      await page.waitForSelector('.room')
      const found: string[] = []
      for (let tab = 1; tab <= 7; tab++) {
        await page.keyboard.press(`Control+${tab}`)
        await page.waitForTimeout(200)
        for (const barrier of await barriers(page)) found.push(`room ${tab}, ${barrier}`)
        // What does not fit goes on below, never beside.
        const wide = await page.evaluate(() => {
          const panel = document.querySelector('[role=tabpanel][data-state=active]')
          return panel ? panel.scrollWidth - panel.clientWidth : 0
        })
        if (wide > 1) found.push(`room ${tab} is ${wide} pixels wider than its window`)
      }
      expect(found).toEqual([])
    })
