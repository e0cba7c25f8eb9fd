import '../../../presses'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { readySetup } from '../../../../../engine/games/oathsworn/ready'
import { contentHere } from '../../../../../main/games/oathsworn/content'
import CardTable from '../../../../../renderer/games/oathsworn/encounter/cards/CardTable.vue'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../renderer/shell/host'
import { handleKey } from '../../../../../renderer/shell/keys'
import PromptBar from '../../../../../renderer/table/PromptBar.vue'
import { useTable } from '../../../../../renderer/table/store'
import { step } from '../../../table/messages'
import { learnStarter } from './evening'
import { snapshotAt } from './snapshotAt'

const content = contentHere()
const game = oathsworn(content)
let shown: VueWrapper[] = []

type Given = { seat: string; reply: { chosen: readonly string[] } }

/** The window at the first question of this evening: the cards laid out, and the bar. */
async function ask(setup: Json) {
  const run = Run.start(game, setup, 'cards')
  const demo = demoHost({ table: { answer: () => step() } })
  setHost(demo)
  useTable().adopt(snapshotAt(run))
  const cards = mount(CardTable, { attachTo: document.body })
  const bar = mount(PromptBar, {
    attachTo: document.body,
    props: { seatName: (seat: string) => seat, seatNumber: () => null }
  })
  shown = [cards, bar]
  await flushPromises()
  const answers = (): Given[] =>
    demo.asked.filter(({ path }) => path === 'table.answer').map(({ given }) => given as Given)
  return { cards, bar, answers, waiting: run.waiting }
}

async function press(key: string): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  await flushPromises()
}

beforeEach(() => {
  setActivePinia(createPinia())
  learnStarter()
  window.addEventListener('keydown', handleKey)
})
afterEach(() => {
  for (const one of shown) one.unmount()
  window.removeEventListener('keydown', handleKey)
})

const later = readySetup(content, { encounter: 'turnkey', level: 3 }) as unknown as Json
const first = readySetup(content, { encounter: 'rootsow', classes: ['witch', 'ranger', 'priest', 'cur'] })

describe('a hand to be built', () => {
  it('OW-ENC-05 lies there by cooldown, each card with its price, its text and its DEFENSE', async () => {
    const { cards, bar } = await ask(later)
    expect(cards.findAll('.column').map((column) => column.get('.head').text())).toEqual([
      'Cooldown 00 of 1',
      'Cooldown 10 of 2',
      'Cooldown 20 of 2',
      'Cooldown 30 of 2'
    ])
    const oath = cards.findAll('.choice').find((card) => card.text().includes('Iron oath'))
    expect(oath?.text()).toContain('Attack, empowered 3.')
    expect(oath?.get('.cost').text()).toContain('3 animus')
    expect(oath?.get('.defence').text()).toContain('DEFENSE 3')
    expect(bar.find('[data-option]').exists()).toBe(false)
  })

  it('OW-ENC-05 is picked by the keys that stand on the cards; one too many says why not', async () => {
    const { cards, answers } = await ask(later)
    const column = (n: number) => cards.findAll('.column')[n]!
    const inColumn = (n: number): string[] =>
      column(n)
        .findAll('.take')
        .map((take) => take.attributes('aria-keyshortcuts') ?? '')
    await press(inColumn(1)[0]!)
    await press(inColumn(1)[1]!)
    expect(column(1).get('.head').text()).toBe('Cooldown 12 of 2')
    expect(column(1).findAll('.picked')).toHaveLength(2)
    expect(column(1).findAll('.take')[2]?.attributes('aria-disabled')).toBe('true')
    expect(column(1).text()).toContain('2 are enough: put one back first')
    await column(1).findAll('.take')[2]?.trigger('click')
    expect(column(1).findAll('.picked')).toHaveLength(2)
    for (const n of [0, 2, 3]) for (const key of inColumn(n).slice(0, n === 0 ? 1 : 2)) await press(key)
    await press('Enter')
    expect(answers()[0]?.reply.chosen).toHaveLength(7)
  })

  it('that was clicked together is confirmed with Enter, though the last card is still in focus', async () => {
    const { cards, answers } = await ask(later)
    const takes = [1, 2, 2, 2].flatMap((count, n) => cards.findAll('.column')[n]!.findAll('.take').slice(0, count))
    for (const take of takes) await take.trigger('click')
    const struck = (): boolean =>
      takes
        .at(-1)!
        .element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true }))
    expect(struck()).toBe(false)
    await flushPromises()
    expect(answers()[0]?.reply.chosen).toHaveLength(7)
  })
})

it('OW-ENC-07 sets to choose between show what is in them, and apart from that what comes in any case', async () => {
  const { cards, answers } = await ask(first as unknown as Json)
  const sets = cards.findAll('.sets > li')
  expect(sets.map((set) => set.findAll('.card')).map((faces) => faces.length)).toEqual([4, 4])
  expect(sets[0]?.get('[data-option]').text()).toContain('Kindle, Ember fan, Pyre and Burning lash')
  expect(cards.text()).toContain('These come in any case')
  await press('2')
  expect(answers()[0]?.reply.chosen).toEqual(['set:1'])
})

it('OW-ENC-10 the sides of an archetype say what they can do, and what it costs', async () => {
  const companions = first.seats.map((seat) => ({ ...seat, mode: 'companion' }))
  const { cards } = await ask({ ...first, seats: companions } as unknown as Json)
  expect(cards.findAll('.choice').length).toBeGreaterThanOrEqual(2)
  expect(cards.findAll('.choice')[0]?.text()).toMatch(/\(\d animus\)/)
})
