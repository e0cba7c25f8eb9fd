// At every line of a monster's turn the board, the panels and the wheel are as that line leaves them.
import type { Page } from '@playwright/test'
import { drawnOf, drawnOn } from '../../kit/drawn'
import { expect, test } from '../../kit/fixtures'
import { keysOf, press, type Keys } from '../../kit/keyboard'
import { eveningWith, mirrorOf, playOn, type Mirror } from '../../kit/mirror'
import { houseOf, sitAt } from './questions/sitting'

const MONSTERS = [
  { encounter: 'rootsow', level: 1 },
  { encounter: 'kilnhart', level: 2 },
  { encounter: 'turnkey', level: 3 }
] as const
const TURNS = 20
const TURNS_EACH = 7

const isActing = (mirror: Mirror): boolean => mirror.phase() === 'encounter'

/** One answer before each of the monster's turns of an evening. */
function beforeEachTurn(wish: (typeof MONSTERS)[number]): readonly (() => Mirror)[] {
  const evening = eveningWith({ ...wish, difficulty: 'journeyman' }, 'told line by line', 'careful')
  const ahead = mirrorOf(evening)
  const starts: number[] = []
  while (ahead.prompt() && starts.length < TURNS_EACH) {
    const { length } = ahead.played
    const was = isActing(ahead)
    ahead.follow(ahead.think())
    if (!was && ahead.toldSince(ahead.played[length]?.answers ?? 0).some(({ waits }) => waits)) starts.push(length)
  }
  return starts.map((length) => () => {
    const mirror = mirrorOf(evening)
    playOn(mirror, () => mirror.played.length === length)
    return mirror
  })
}

/** Answers as the bot would, and goes through what is told line by line. */
async function answerAndHear(page: Page, mirror: Mirror, keys: Keys): Promise<number> {
  const before = mirror.answers()
  const reply = mirror.think()
  await keys.strike(reply)
  mirror.follow(reply)
  const waiting = mirror.toldSince(before).filter(({ waits }) => waits)
  for (const { text, view } of waiting) {
    await expect(page.locator('[data-telling] .line')).toHaveText(text ?? '')
    await expect(async () => {
      const { open, ...drawn } = await drawnOn(page)
      expect(drawn, text ?? '').toEqual(drawnOf(view, open))
    }).toPass({ timeout: 5000 })
    await press(page, 'Space')
  }
  await keys.settled()
  return waiting.length
}

test('at every told line what is drawn is the table as that line leaves it', async ({ page, app, userData }) => {
  test.setTimeout(900_000)
  const company = await houseOf(app, page, userData)
  const turns = MONSTERS.flatMap(beforeEachTurn).slice(0, TURNS)
  let lines = 0
  for (const sit of turns) {
    const mirror = sit()
    await sitAt(page, company, mirror)
    const keys = await keysOf(page, mirror)
    do lines += await answerAndHear(page, mirror, keys)
    while (mirror.prompt() && isActing(mirror))
  }
  expect(turns).toHaveLength(TURNS)
  expect(lines).toBeGreaterThan(TURNS * 4)
})
