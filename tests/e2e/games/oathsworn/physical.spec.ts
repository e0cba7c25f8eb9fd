// People with the box: their own cards, their own stage cards, their own dice and decks; the app only asks.
import type { Page } from '@playwright/test'
import type { Json } from '../../../../engine/kernel/ids'
import { beside, evening, HOOK, HOWL, nearlyBeaten, ownPack, people } from '../../kit/box'
import { expect, test } from '../../kit/fixtures'
import { bar, keysOf, press, sitDown, tabTo, type Keys } from '../../kit/keyboard'
import { gameWith, mirrorOf, type Mirror } from '../../kit/mirror'

interface Told {
  readonly name: string
  readonly press: string
  readonly effects: readonly object[]
}

/** Says what a card does: its name, what is usual at a press, and that it shall be remembered. By keys alone. */
async function tell(page: Page, mirror: Mirror, keys: Keys, card: Told, more: object = {}): Promise<void> {
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Name on the card'))
  await page.keyboard.type(card.name)
  await tabTo(page, dialog.getByRole('radio', { name: /Nothing the app must know/ }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: card.press, exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('switch', { name: /Remember/ }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.locator('footer button').last())
  await page.keyboard.press('Enter')
  mirror.follow({ form: 'card', card: { name: card.name, effects: card.effects, remember: true, ...more } as Json })
  await expect(page.locator('.notes')).toContainText(card.name)
  await keys.settled()
}

const asks = (mirror: Mirror, key: string) => (): boolean => mirror.prompt()?.title.key === key

/** "The table says otherwise": a few pieces are moved so that the night is short, and the lid is closed and opened. */
async function correct(page: Page, mirror: Mirror, rulings: readonly Json[]): Promise<Keys> {
  const [revision, before] = [Number(await bar(page).getAttribute('data-revision')), mirror.answers()]
  const said = rulings.map((ruling) => {
    const at = revision + mirror.answers() - before
    // What a correction sets off may ask somebody else.
    const { seat = '' } = mirror.prompt() ?? {}
    mirror.follow({ form: 'ruling', ruling })
    return { revision: at, seat, reply: { form: 'ruling', ruling } }
  })
  await page.evaluate(async (told) => {
    type Call = (given: object) => Promise<{ ok: boolean; value: { open: string; runs: { run: number }[] } }>
    const { freeCompany: api } = window as unknown as { freeCompany: Record<string, Record<string, Call>> }
    const { open } = (await api['companies']!['list']!({})).value
    const { runs } = (await api['companies']!['open']!({ company: open })).value
    for (const one of JSON.parse(told) as object[])
      if (!(await api['table']!['answer']!({ run: runs.at(-1)?.run, ...one })).ok) throw new Error('refused')
  }, JSON.stringify(said))
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(bar(page).or(page.locator('.continue .name')).first()).toBeVisible()
  if (await page.locator('.continue .name').isVisible()) await press(page, 'Enter')
  await expect(bar(page)).toBeVisible()
  return keysOf(page, mirror)
}

test('a whole encounter with the cards, decks and dice of the box; what was told is met again, automated', async ({
  page,
  userData
}) => {
  test.setTimeout(120_000)
  // Of the nights tried the one that is won soonest.
  const mirror = mirrorOf(evening('dd'), undefined, people([], null))
  await sitDown(page, mirror)
  let keys = await keysOf(page, mirror)

  // Setting up: nobody names a card of the app's, and the first stage card is turned and told.
  await keys.until(asks(mirror, 'ask.card.own-stage-card'))
  await tell(page, mirror, keys, HOWL, { stage: 1 })
  await keys.until(() => mirror.prompt()?.title.key === 'ask.turn' && mirror.prompt()?.seat === 'seat-1')
  keys = await correct(page, mirror, [beside(mirror)])

  // The first turn: a card of the box is told, and strikes at once with what the people have drawn.
  await keys.until(asks(mirror, 'ask.card.own-card'))
  await tell(page, mirror, keys, HOOK)
  await keys.until(() => mirror.phase() === 'encounter' || mirror.round() === 2)
  // The monster does what the told card says; then its next card is turned, and told as one that does nothing.
  const isHookUp = (): boolean => mirror.prompt()?.title.key === 'ask.turn' && mirror.prompt()?.seat === 'seat-1'
  await keys.until(() => mirror.round() === 2 && isHookUp())
  expect(mirror.state().seats['seat-1'].cards['own-1' as never]).toMatchObject({ own: { name: HOOK.name } })
  keys = await correct(page, mirror, [beside(mirror), ...nearlyBeaten(mirror)])
  await keys.until()
  // Over it is by the rules: the last location breaks, and window and engine agree.
  expect(mirror.outcome()).toBe('victory')
  await expect(page.locator('.end.victory')).toBeVisible()

  // What was told stands in the list of packs.
  await press(page, 'Control+,')
  await page.getByRole('tab', { name: 'Packs' }).click()
  await expect(page.locator('.own')).toContainText(HOOK.name)
  await expect(page.locator('.own')).toContainText(HOWL.name)

  // The next evening: both are known, and nothing is asked about them any more.
  const files = ownPack(userData)
  const [card] = files['abilities/own.json'] as { id: string }[]
  const [stage] = files['stage-cards/own.json'] as { id: string }[]
  await press(page, 'Control+H')
  await expect(page.locator('.continue .name')).toBeVisible()
  const next = mirrorOf(evening('again'), gameWith(files), people([`card:${card!.id}`], stage!.id))
  await sitDown(page, next)
  keys = await keysOf(page, next)
  await keys.until(() => next.prompt()?.title.key === 'ask.turn' && next.prompt()?.seat === 'seat-1')
  expect(next.state().stage.shown).toBe(stage!.id)
  await expect(page.locator('.pane').first()).toContainText(HOWL.name)
  keys = await correct(page, next, [beside(next)])
  await keys.turn()
  expect(next.prompt()?.form).not.toBe('card')
  await keys.until(() => next.prompt()?.title.key === 'ask.turn' || next.prompt()?.form === 'card')
  expect(next.prompt()?.form).not.toBe('card')
  expect(next.state().seats['seat-1'].cards[card!.id as never]).toMatchObject({ at: 0 })
})
