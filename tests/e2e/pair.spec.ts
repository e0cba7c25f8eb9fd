// Several monsters at once, which no pack of ours has: all of them and what they will do are in sight in the smallest window.
import { readFileSync } from 'node:fs'
import type { Json } from '../../engine/kernel/ids'
import type { PackFiles } from '../../engine/packs'
import { readySetup } from '../../engine/games/oathsworn/ready'
import { least } from '../../engine/games/oathsworn/scenario/answers'
import { linkedWith } from '../engine/games/oathsworn/content/pack-folder'
import { expect, test } from './kit/fixtures'
import { gameWith, mirrorOf } from './kit/mirror'
import { houseOf, sitAt } from './games/oathsworn/questions/sitting'
import { expectAllInReach } from './kit/reach'

interface Enemies {
  readonly [enemy: string]: Json
}
const starter = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/oathsworn/starter/${path}.json`, import.meta.url), 'utf8')) as T
const bosses = (id: string): readonly Json[] => starter<{ bosses: Json[] }>(`boards/${id}`).bosses
const stages = (id: string) => starter<{ stages: { enemies: Enemies }[] }>(`rules/${id}`).stages

interface Guest {
  readonly enemy: string
  readonly at: string
}

/** The Rootsow's fight, with others in it. */
const joined = (...guests: readonly Guest[]): PackFiles => ({
  'pack.json': { format: 1, id: 'pair', version: '1.0.0', name: 'More of them', needs: ['core', 'starter'] },
  'boards/pair.json': { id: 'pair', bosses: ['rootsow', ...guests.map(({ enemy }) => enemy)].flatMap(bosses) },
  'rules/pair.json': {
    ...starter<object>('rules/rootsow'),
    id: 'pair',
    stages: stages('rootsow').map((stage, n) => ({
      ...stage,
      enemies: Object.assign({}, stage.enemies, ...guests.map(({ enemy }) => stages(enemy)[n]?.enemies)) as Enemies
    }))
  },
  'encounters/pair.json': {
    ...starter<object>('encounters/rootsow'),
    id: 'pair',
    board: 'pair',
    rules: 'pair',
    enemies: [
      ...starter<{ enemies: Json[] }>('encounters/rootsow').enemies,
      ...guests.map((guest) => ({ ...guest, facing: 'S' }))
    ]
  },
  'words/en.json': { 'encounter.pair.name': 'More of them' }
})

const TURNKEY = { enemy: 'turnkey', at: 'E2' }
const KILNHART = { enemy: 'kilnhart', at: 'P3' }

for (const guests of [[TURNKEY], [TURNKEY, KILNHART]]) {
  const pair = joined(...guests)
  const title = `with ${guests.length + 1} monsters on the table the next stage card is in sight`
  test(title, async ({ app, page, userData }) => {
    test.setTimeout(120_000)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 720))
    const company = await houseOf(app, page, userData, pair)
    const setup = readySetup(linkedWith(pair), { encounter: 'pair', level: 3 }) as unknown as Json
    const mirror = mirrorOf({ setup, seed: 'pair', bot: 'careful' }, gameWith(pair))
    for (let prompt = mirror.prompt(); prompt && prompt.title.key !== 'ask.turn'; prompt = mirror.prompt())
      mirror.follow(least(prompt))
    await sitAt(page, company, mirror)
    await expect(page.locator('.boss')).toHaveCount(guests.length + 1)
    const card = page.locator('.deck .text').first()
    await expect(card).toBeVisible()
    const edge = await page.locator('.pane.left').boundingBox()
    const at = await card.boundingBox()
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0))
    await expectAllInReach(page)
  })
}
