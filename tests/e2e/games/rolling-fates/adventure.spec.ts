// An adventure of Rolling Fates in the real window, by keys alone: won, lost, taken back, and killed in the midst of a roll.
import type { Locator, Page } from '@playwright/test'
import { bots, type FatesBotName } from '../../../../engine/games/rolling-fates/bots'
import type { State } from '../../../../engine/games/rolling-fates/state/state'
import type { Json } from '../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../engine/kernel/prompt'
import { Run } from '../../../../engine/kernel/run'
import { picker } from '../../../../engine/simulation/bot'
import { party, starterGame } from '../../../engine/games/rolling-fates/starter'
import { expectNoBarriersInAnyTheme } from '../../kit/axe'
import { expect, test, windowOf } from '../../kit/fixtures'
import { bar, press, question, tabTo } from '../../kit/keyboard'
import { expectAllInReachAtAnySize } from '../../kit/reach'

test.setTimeout(300_000)

/** The same adventure beside the window: what a bot would answer, and what is asked then. */
function mirrorOf(setup: Json, seed: string, bot: FatesBotName) {
  const run = Run.start(starterGame, setup, seed)
  const pick = picker(seed)
  return {
    prompt: () => run.waiting[0],
    state: (): State => run.state,
    think: (prompt: Prompt): Reply => bots[bot]({ prompt, state: run.state, book: starterGame.book, pick }),
    follow(seat: string, reply: Reply): void {
      const answered = run.answer({ seat: seat as Prompt['seat'], by: 'person', reply })
      if (!answered.ok) throw new Error(answered.why.key)
    }
  }
}
type FatesMirror = ReturnType<typeof mirrorOf>

/** The first seed with which it ends so. */
function seedFor(setup: Json, bot: FatesBotName, isWon: boolean): string {
  for (let n = 0; n < 60; n++) {
    const seed = `fates ${n}`
    const mirror = mirrorOf(setup, seed, bot)
    for (let prompt = mirror.prompt(); prompt; prompt = mirror.prompt())
      mirror.follow(prompt.seat, mirror.think(prompt))
    if ((mirror.state().over === 'won') === isWon) return seed
  }
  throw new Error('no such adventure')
}

/** A party of its own, this adventure begun, and on from the first screen by Enter. */
async function sitDown(page: Page, setup: Json, seed: string): Promise<void> {
  await page.evaluate(async (told) => {
    const { setup: given, seed: word } = JSON.parse(told) as { setup: never; seed: string }
    const { companies, settings, table } = window.freeCompany
    await settings.write({ changes: { motion: 'none', hints: false } })
    const made = await companies.create({ game: 'rolling-fates', kind: 'adventure', name: 'Four for the bell' })
    if (!made.ok) throw new Error(made.code)
    await companies.open({ company: made.value.id })
    const begun = await table.start({ game: 'rolling-fates', kind: 'adventure', setup: given, seed: word })
    if (!begun.ok) throw new Error(begun.code)
  }, JSON.stringify({ setup, seed }))
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(page.locator('.continue .name')).toBeVisible()
  await press(page, 'Enter')
  await expect(bar(page)).toBeVisible()
}

const revisionOf = (page: Page): Promise<string | null> => bar(page).getAttribute('data-revision')

/** Strikes the keys of an answer: dice by their places, abilities by their letters, the rest as it stands on the buttons. */
async function strike(page: Page, prompt: Prompt, reply: Reply): Promise<void> {
  if (reply.form !== 'choose' || prompt.form !== 'choose') throw new Error(`nobody is asked for a ${reply.form}`)
  if (prompt.title.key === 'fates.keep') {
    for (const id of reply.chosen) await press(page, String(Number(id.split(':')[0]) + 1))
    return press(page, 'r')
  }
  for (const id of reply.chosen) await pickOne(page, id)
  if (prompt.max !== 1 || prompt.min !== 1) await press(page, 'Enter')
}

async function pickOne(page: Page, id: string): Promise<void> {
  const kind = page.locator(`[data-kind="${id.split(':')[0]}"]`)
  const option = page.locator(`[data-option="${id}"]`)
  await expect(option.or(kind).first()).toBeVisible()
  // Its mat may not have the keys yet, or its kind is looked for first.
  for (let n = 0; n < 4 && (await option.count()) > 0 && !(await option.first().getAttribute('aria-keyshortcuts')); n++)
    await press(page, 'n')
  if ((await option.count()) === 0) await pressKeyOf(page, kind)
  await pressKeyOf(page, option)
}

async function pressKeyOf(page: Page, named: Locator): Promise<void> {
  const button = named.first()
  await expect(button).toBeVisible()
  const chord = await button.getAttribute('aria-keyshortcuts')
  if (chord) return press(page, chord)
  await tabTo(page, button)
  await press(page, 'Enter')
}

/** What is told is told to its end; then the next question is there, or it is over. */
async function settled(page: Page, before: string | null, isOver: boolean): Promise<void> {
  const next = isOver ? '.end' : `[data-prompt]:not([data-revision="${before}"])`
  await expect(page.locator(`[data-telling] .keys, ${next}`).first()).toBeVisible()
  if (await page.locator('[data-telling]').count()) await press(page, 'Shift+Space')
  await expect(page.locator(next).first()).toBeVisible()
}

async function turn(page: Page, mirror: FatesMirror): Promise<void> {
  const prompt = mirror.prompt()
  if (!prompt) throw new Error('nobody is asked')
  const reply = mirror.think(prompt)
  const before = await revisionOf(page)
  await strike(page, prompt, reply)
  mirror.follow(prompt.seat, reply)
  await settled(page, before, mirror.prompt() === undefined)
}

async function until(page: Page, mirror: FatesMirror, holds: () => boolean): Promise<void> {
  while (mirror.prompt() && !holds()) await turn(page, mirror)
}
const isAsked = (mirror: FatesMirror, title: string) => (): boolean => mirror.prompt()?.title.key === `fates.${title}`

async function clean(page: Page): Promise<void> {
  await expectAllInReachAtAnySize(page)
  await expectNoBarriersInAnyTheme(page)
}

for (const [isWon, bot] of [
  [true, 'careful'],
  [false, 'random']
] as const)
  test(`an adventure is ${isWon ? 'won' : 'lost'} by the keyboard alone`, async ({ page }) => {
    const setup = party(1)
    const seed = seedFor(setup, bot, isWon)
    await sitDown(page, setup, seed)
    const mirror = mirrorOf(setup, seed, bot)
    await until(page, mirror, () => false)
    await expect(page.locator(`.end.${isWon ? 'won' : 'lost'}`)).toBeVisible()
    await clean(page)
  })

test('a party is set up and its adventure begun by the keyboard alone', async ({ page }) => {
  await press(page, 'Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('[data-game=rolling-fates]'))
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'A new party' })).toBeVisible()
  await clean(page)
  for (const hero of ['drover', 'poacher']) {
    await tabTo(page, page.locator(`[data-hero=${hero}]`))
    await press(page, 'Enter')
  }
  await press(page, 'Control+Enter')
  await expect(question(page)).toContainText('what do you do')
  await expect(page.locator('.hero h3')).toHaveText([/Ansa Reed/, /Quill/])
  await clean(page)
})

test('what a hit and a roll have shown is taken back, and comes again the same', async ({ page }) => {
  const setup = party(2)
  await sitDown(page, setup, 'again the same')
  const mirror = mirrorOf(setup, 'again the same', 'careful')
  await until(page, mirror, isAsked(mirror, 'keep'))
  const dice = page.locator('.mat').first().getByRole('group', { name: 'Dice' })
  await press(page, '1')
  await clean(page)
  await press(page, 'r')
  await expect(bar(page)).toHaveAttribute('data-seat', 'seat-2')
  await press(page, 'r')
  await expect(question(page)).toContainText('What does the party do')
  const facesNow = (): Promise<string> =>
    dice.evaluate((one) => [...one.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('.pip').length).join())
  const fell = await facesNow()
  await clean(page)
  for (const _ of [1, 2]) {
    await press(page, 'Control+Z')
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true })
    await expect(sure.or(page.locator('[data-seat="seat-1"], [data-seat="seat-2"]')).first()).toBeVisible()
    if (await sure.count()) await sure.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(bar(page)).toHaveAttribute('data-seat', 'seat-1')
  await press(page, '1')
  await press(page, 'r')
  await expect(bar(page)).toHaveAttribute('data-seat', 'seat-2')
  await press(page, 'r')
  await expect(question(page)).toContainText('What does the party do')
  expect(await facesNow()).toBe(fell)
})

/** Everything on the table: the fight is run by the pad alone. */
const BOX = { dice: 'untold', life: 'table', cards: 'table', heroes: 'table' } as const

test('with all dials on the table a fight is run by the hit pad alone, four keys a hit', async ({ page }) => {
  const setup = { adventure: 'unstruck-bell', characters: [{ name: 'Amakar' }, { name: 'Leyana' }], dials: BOX }
  await sitDown(page, setup as unknown as Json, 'the box')
  for (const _ of [1, 2]) {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'The name is enough' }).click()
  }
  await expect(question(page)).toContainText('what do you do')
  await press(page, '1')
  const pad = page.locator('[data-pad]')
  const nothing = page.getByRole('dialog').getByRole('button', { name: 'None is left' })
  for (let n = 0; n < 12 && !(await pad.count()); n++) {
    await expect(nothing.or(page.locator('[data-prompt], [data-telling] .keys')).first()).toBeVisible()
    if (await nothing.count()) await nothing.click()
    else if (await page.locator('[data-telling]').count()) await press(page, 'Shift+Space')
    else
      await press(page, (await page.locator('[data-prompt] [aria-keyshortcuts="Enter"]').count()) > 0 ? 'Enter' : '1')
    await page.waitForTimeout(200)
  }
  await expect(pad).toBeVisible()
  await clean(page)
  const foes = page.locator('.foe:not(.defeated)')
  const before = await foes.count()
  for (const key of ['1', '9', '9', 'Enter']) await press(page, key)
  await expect(foes).toHaveCount(before - 1)
  await clean(page)
  for (let left = before - 1; left > 0; left--) {
    for (const key of left === 1 ? ['9', '9', 'Enter'] : ['1', '9', '9', 'Enter']) await press(page, key)
    if (left > 1) await expect(foes).toHaveCount(left - 1)
  }
  await expect(page.locator('.foe')).toHaveCount(0)
})

test('killed while one seat has typed its dice and another has not, it goes on there', async ({ launch }) => {
  const app = await launch()
  const page = await windowOf(app)
  const setup = party(2, { dice: 'table' })
  await sitDown(page, setup, 'half a roll')
  const isDice = (): Promise<boolean> => page.locator('[data-prompt="faces"]').isVisible()
  for (let n = 0; n < 12 && !(await isDice()); n++) {
    if (await page.locator('[data-telling] .keys').count()) await press(page, 'Shift+Space')
    else
      await press(page, (await page.locator('[data-prompt] [aria-keyshortcuts="Enter"]').count()) > 0 ? 'Enter' : '1')
    await page.waitForTimeout(250)
  }
  await expect(bar(page)).toHaveAttribute('data-seat', 'seat-1')
  await clean(page)
  for (const face of ['4', '1', '2', '3', '5', '6']) await press(page, face)
  await press(page, 'Enter')
  await expect(bar(page)).toHaveAttribute('data-seat', 'seat-2')
  app.process().kill('SIGKILL')
  const again = await windowOf(await launch())
  await expect(bar(again)).toHaveAttribute('data-seat', 'seat-2')
  await expect(again.locator('[data-prompt="faces"]')).toBeVisible()
  for (const face of ['4', '1', '2', '3', '5', '6']) await press(again, face)
  await press(again, 'Enter')
  await expect(question(again)).toContainText('Which dice do you keep')
})

test('Game Over is in reach, a correction is made, and the way back is the timeline', async ({ page }) => {
  const setup = party(4)
  await sitDown(page, setup, 'rooms')
  const mirror = mirrorOf(setup, 'rooms', 'careful')
  await clean(page)
  await until(page, mirror, isAsked(mirror, 'act'))
  await clean(page)
  await press(page, 'l')
  await page.locator('.report .line').first().click()
  await clean(page)
  await press(page, 'Shift+T')
  await clean(page)
  await press(page, 'Shift+T')
  await press(page, 'Shift+C')
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean(page)
  await press(page, 'Escape')
  await press(page, 'Shift+G')
  await expect(page.getByRole('dialog')).toContainText('Is the adventure over?')
  await clean(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
  await expect(page.locator('.end.abandoned')).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'To the party' }).first().click()
  await expect(page.getByText('1 given up')).toBeVisible()
  // Where the pointer rests, a tip hangs outside every landmark.
  await page.mouse.move(0, 400)
  await clean(page)
})
