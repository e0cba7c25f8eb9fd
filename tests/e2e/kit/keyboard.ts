// A player without a mouse: reads the keys that stand on the buttons, and strikes them.
import type { Locator, Page } from '@playwright/test'
import type { Json } from '../../../engine/kernel/ids'
import type { Option, Prompt, Reply } from '../../../engine/kernel/prompt'
import { atMachinesPace, expect } from './fixtures'
import { say, type Mirror } from './mirror'

export const press = (page: Page, chord: string): Promise<void> => page.keyboard.press(chord)

export const bar = (page: Page): Locator => page.locator('[data-prompt]')
export const question = (page: Page): Locator => page.locator('[data-prompt] .ask')
const revisionOf = async (page: Page): Promise<number> => Number(await bar(page).getAttribute('data-revision'))

/**
 * Sits down to this very evening: a company of its own, its encounter begun and played as far as the mirror has come, and
 * on from the first screen by Enter.
 */
export async function sitDown(page: Page, { evening: { setup, seed }, played }: Mirror): Promise<void> {
  await page.evaluate(
    async (told) => {
      const { begin, given } = JSON.parse(told) as {
        begin: object
        given: { seat: string; reply: object; answers: number }[]
      }
      type Call = (given: object) => Promise<{ ok: boolean; value: unknown; code: string }>
      const { freeCompany: api } = window as unknown as { freeCompany: Record<string, Record<string, Call>> }
      const sure = async (room: string, name: string, about: object): Promise<unknown> => {
        const result = await api[room]![name]!(about)
        if (!result.ok) throw new Error(`${room}.${name}: ${result.code}`)
        return result.value
      }
      await sure('settings', 'write', { changes: { motion: 'none', hints: false } })
      const made = await sure('companies', 'create', { game: 'oathsworn', name: 'The Lamplighters' })
      await sure('companies', 'open', { company: (made as { id: string }).id })
      const started = (await sure('table', 'start', begin)) as string
      const { run, revision } = JSON.parse(started) as { run: number; revision: number }
      const { answers: first = 0 } = given[0] ?? {}
      for (const { seat, reply, answers } of given)
        await sure('table', 'answer', { run, revision: revision + answers - first, seat, reply })
    },
    JSON.stringify({ begin: { kind: 'encounter', game: 'oathsworn', setup, seed }, given: played })
  )
  await page.reload()
  await page.waitForSelector('body[data-ready="true"]')
  await expect(page.locator('.continue .name')).toBeVisible()
  await press(page, 'Enter')
  await expect(bar(page)).toBeVisible()
}

export interface Keys {
  /** Answers as the bot would, by keys alone, and waits for the next question. */
  readonly turn: () => Promise<void>
  /** Strikes the keys of an answer, up to the one that gives it. */
  readonly strike: (reply: Reply) => Promise<void>
  /** Everything is told, and the window asks what is to be asked. */
  readonly settled: () => Promise<void>
  /** How the window counts the question the mirror is at. */
  readonly revision: () => number
  /** Plays until it is over, or until this holds. */
  readonly until: (holds?: () => boolean) => Promise<void>
}

export async function keysOf(page: Page, mirror: Mirror): Promise<Keys> {
  const before = (await revisionOf(page)) - mirror.answers()
  const revision = (): number => before + mirror.answers()

  async function strike(reply: Reply): Promise<void> {
    const prompt = mirror.prompt()
    if (prompt) await atMachinesPace(page, () => answer(page, prompt, reply))
  }
  /** What the monster does is told to its end; then the window asks what the mirror asks. */
  async function settled(): Promise<void> {
    const next = mirror.prompt()
    const there = next ? `[data-revision="${revision()}"]` : '.end'
    const [seen, seat] = await firstSeen(page, ['[data-telling]', there], 'data-seat')
    if (seen === there) return expect(seat).toBe(next?.seat ?? null)
    await press(page, 'Shift+Space')
    await expect(page.locator(there)).toBeVisible()
    if (next) await expect(bar(page)).toHaveAttribute('data-seat', next.seat)
  }
  async function turn(): Promise<void> {
    const reply = mirror.think()
    await strike(reply)
    mirror.follow(reply)
    await settled()
  }
  async function until(holds = (): boolean => false): Promise<void> {
    while (mirror.prompt() && !holds()) await turn()
  }
  return { turn, strike, settled, until, revision }
}

async function answer(page: Page, prompt: Prompt, reply: Reply): Promise<void> {
  switch (reply.form) {
    case 'choose':
      for (const id of reply.chosen) await pick(page, optionOf(prompt, id))
      if (prompt.form === 'choose' && !(prompt.min === 1 && prompt.max === 1)) await press(page, 'Enter')
      return
    case 'order':
      for (const id of reply.order.slice(0, Math.max(1, reply.order.length - 1))) await pick(page, optionOf(prompt, id))
      return press(page, 'Enter')
    case 'number':
      await page.waitForTimeout(AFTER_ODDS)
      await dial(page, page.getByRole('spinbutton'), reply.value)
      return confirm(page)
    case 'spread':
      await page.waitForTimeout(AFTER_ODDS)
      await share(page, optionsOf(prompt), reply.amounts)
      return confirm(page)
    case 'card':
      await nameCard(page, prompt, reply.card)
      await tabTo(page, page.getByRole('dialog').locator('footer button').last())
      return press(page, 'Enter')
    case 'faces':
      if (prompt.form === 'faces') await tellFaces(page, prompt, reply.faces ?? {})
      return press(page, 'Enter')
    default:
      throw new Error(`nobody asks for a ${reply.form}`)
  }
}

/** What was filled in too high first: the others have room only then. */
async function share(
  page: Page,
  options: readonly Option[],
  amounts: { readonly [id: string]: number }
): Promise<void> {
  const fields = options
    .filter(({ refused }) => !refused)
    .map(({ id }, at) => ({ field: page.getByRole('spinbutton').nth(at), wanted: amounts[id] ?? 0 }))
  for (const { field, wanted } of fields) if (Number(await field.inputValue()) > wanted) await dial(page, field, wanted)
  for (const { field, wanted } of fields) await dial(page, field, wanted)
}

/** Its first field, which has the focus, where it has no name yet. */
async function nameCard(page: Page, prompt: Prompt, card: Json): Promise<void> {
  const nameOf = (one: Json): unknown => (typeof one === 'object' && one !== null && 'name' in one ? one['name'] : '')
  const name = nameOf(card)
  if (prompt.form !== 'card' || typeof name !== 'string' || name === nameOf(prompt.offer)) return
  await tabTo(page, page.getByRole('dialog').getByLabel('Name on the card'))
  await page.keyboard.type(name)
}

/** Pile by pile, each face by the key that stands on it. */
async function tellFaces(
  page: Page,
  { piles }: Extract<Prompt, { form: 'faces' }>,
  faces: { readonly [pile: string]: readonly string[] }
): Promise<void> {
  for (const { id } of piles)
    for (const face of faces[id] ?? []) await pressButton(page, bar(page).locator(`[data-face="${face}"]`))
}

const optionsOf = (prompt: Prompt): readonly Option[] => ('options' in prompt ? prompt.options : [])

function optionOf(prompt: Prompt, id: string): Option {
  const option = optionsOf(prompt).find((one) => one.id === id)
  if (!option) throw new Error(`there is no ${id}`)
  return option
}

/** By its own key, by the key of its kind and then its own, by its name, or with Tab. */
async function pick(page: Page, { id, label }: Option): Promise<void> {
  const [button, kind] = [`[data-option="${id}"]`, `[data-kind="${id.split(':')[0]}"]`]
  const finder = bar(page).getByRole('searchbox')
  const [seen, chord] = await firstSeen(page, [button, kind, '[data-prompt] input[type=search]'], 'aria-keyshortcuts')
  if (seen === button || seen === kind) {
    if (chord) await press(page, chord)
    else await pressButton(page, page.locator(seen))
    return seen === kind ? pressButton(page, page.locator(button)) : undefined
  }
  if (!(await finder.evaluate((field) => field === document.activeElement))) await page.keyboard.press('/')
  await page.keyboard.type(say(label))
  await press(page, 'Enter')
}

/** As long as the expectations of Playwright (playwright.config.ts). */
const PATIENCE = 15_000

/**
 * The first of these that can be seen, and what this attribute of it says. Asked in one breath and many times a second: an
 * evening has hundreds of questions, and Playwright looks ten times a second at the most.
 */
async function firstSeen(
  page: Page,
  selectors: readonly string[],
  attribute: string
): Promise<readonly [selector: string, says: string | null]> {
  // Not `waitForFunction`: it looks once for each picture, and where nothing is drawn pictures come late.
  const seen = await page.evaluate(
    async ([all, name, end]) => {
      for (const until = Date.now() + end; Date.now() < until; await new Promise((go) => setTimeout(go, 10)))
        for (const selector of all) {
          const one = document.querySelector(selector)
          if (one?.checkVisibility({ visibilityProperty: true })) return [selector, one.getAttribute(name)] as const
        }
      return null
    },
    [selectors, attribute, PATIENCE] as const
  )
  if (!seen) throw new Error(`none of ${selectors.join(', ')} is there`)
  return seen
}

async function pressButton(page: Page, button: Locator): Promise<void> {
  const chord = await button.getAttribute('aria-keyshortcuts')
  if (chord) return press(page, chord)
  await tabTo(page, button)
  await press(page, 'Enter')
}

/** On with Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let k = 0; k < 150; k++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

/** The odds fill in what most would draw, a moment after the question; a hand comes later than that. */
const AFTER_ODDS = 120

async function dial(page: Page, field: Locator, value: number): Promise<void> {
  if (Number(await field.inputValue()) === value) return
  await tabTo(page, field)
  await page.keyboard.press('Home')
  const least = Number(await field.inputValue())
  for (let n = least; n < value; n++) await page.keyboard.press('ArrowUp')
}

/** Enter in a field is the field's own; outside it gives the answer. */
async function confirm(page: Page): Promise<void> {
  const button = bar(page).locator('[aria-keyshortcuts="Enter"]')
  await tabTo(page, button)
  await press(page, 'Enter')
}
