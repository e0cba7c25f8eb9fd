import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import type { Prompt } from '../../../../../../engine/kernel/prompt'
import DrawArea from '../../../../../../renderer/games/oathsworn/encounter/draws/DrawArea.vue'
import { demoHost } from '../../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../../renderer/shell/host'
import { useChoosing } from '../../../../../../renderer/table/choosing'
import { useTable } from '../../../../../../renderer/table/store'
import { snapshot } from '../../../../table/messages'
import { learnStarter } from '../evening'

learnStarter()

const names = { figureWords: (id: string) => ({ hulk: 'Hulk', wick: 'Wick' })[id] ?? id, isMinion: () => false }
const red = (face: string) => ({ colour: 'red', face, by: 'card', extra: false, owes: false })

let asked: { readonly ask: string }[]
async function shown(prompt: Prompt, answers: { readonly [ask: string]: Json }, faces: readonly object[] = []) {
  setActivePinia(createPinia())
  setHost(
    demoHost({
      table: {
        ask: ({ question }: { question: Json }) => {
          const one = question as unknown as (typeof asked)[number]
          asked.push(one)
          return answers[one.ask]
        }
      }
    } as never)
  )
  useTable().adopt(snapshot(prompt))
  const area = mount(DrawArea, {
    props: { piles: [], clear: false, draw: { faces, side: 'oathsworn', aims: [] } as never, names: names as never }
  })
  await flushPromises()
  return area
}
beforeEach(() => {
  asked = []
})

const each = [
  { figure: 'hulk', friend: false, expected: 1.5 },
  { figure: 'wick', friend: true, expected: 0.5 }
]
const worth = (expected: number, friends: number) => ({ miss: 0.1, hp: [0.5, 0.5], expected, friends, each })
const told = { kind: 'draw', of: 'attack', targets: ['hulk', 'wick'], asks: 'cards', measure: 'worth' }
const draw = {
  rule: 'OW-ATK-07',
  seat: 'seat-1',
  title: { key: 'ask.might', args: {} },
  form: 'number',
  min: 0,
  max: 2
} as unknown as Prompt

describe('odds against several', () => {
  it('OW-AOE-04 are told for all of them by name, with what each loses and what friends lose', async () => {
    const rows = [1.5, 2.5].map((expected, white) => ({ white, ...worth(expected, 0.5) }))
    const area = await shown(draw, { odds: { ...told, best: 1, rows } })
    expect(area.find('h3').text()).toBe('Against Hulk and Wick')
    expect(area.find('.meant').text()).toBe('2.5 HP expected from all enemies, 10 % to miss. Friends lose 0.5 HP')
    expect(area.find('.each').text()).toBe('Hulk 1.5 HP · Wick 0.5 HP')
    expect(area.findAll('.worth').map((one) => one.text())).toEqual(['1.0', '2.0'])
  })

  it('OW-BRK-01 where some may break, how many of them stands above each number', async () => {
    const rows = [0.4, 1.2].map((breaks, white) => ({ white, ...worth(2, 0), breaks }))
    const area = await shown(draw, { odds: { ...told, measure: 'breaks', best: 1, rows } })
    expect(area.findAll('.worth').map((one) => one.text())).toEqual(['0.4', '1.2'])
    expect(area.find('.meant').text()).toContain('1.2 of them to fall or break')
  })
})

describe('odds of tokens', () => {
  it('OW-TOKEN-10 stand beside the question how many, and none is spent unless somebody means it', async () => {
    const rows = [0.5, 0.75].map((expected, white) => ({ white, miss: 0.1, hp: [0.5, 0.5], expected }))
    const prompt = { ...draw, rule: 'OW-TOKEN-10' } as Prompt
    const area = await shown(prompt, { odds: { kind: 'draw', of: 'check', targets: [], asks: 'tokens', rows } })
    expect(area.find('h3').text()).toBe('Odds by number of tokens')
    expect(area.findAll('.column').map((one) => one.find('.worth').text())).toEqual(['50 %', '75 %'])
    expect(area.find('.worth.best').exists()).toBe(false)
    expect(useChoosing().reply).toEqual({ form: 'number', value: 0 })
    await area.findAll('.column')[1]!.trigger('click')
    expect(useChoosing().reply).toEqual({ form: 'number', value: 1 })
  })
})

describe('a draw part of which is ignored', () => {
  const facts = { targets: [{ figure: 'hulk', defence: 2, bonus: 0 }], ignoreHighest: 1 }
  const hand = { ...draw, form: 'choose', min: 1, max: 1, options: [{ id: 'done', label: 'Done' }], data: facts }

  it('OW-ATK-12 shows the HP of what counts, as the rules tell it', async () => {
    const hp = [[{ damage: 0, hp: 0 }], [{ damage: 0, hp: 0 }], [{ damage: 3, hp: 1 }]]
    const area = await shown(hand as unknown as Prompt, { hand: hp }, [red('5'), red('3')])
    expect(asked.find(({ ask }) => ask === 'hand')).toMatchObject({ facts: { ignoreHighest: 1 } })
    expect(area.find('.sum').text()).toMatch(/^3\s*damage/)
    expect(area.find('.sum').text()).toContain('÷ 2 = 1 HP')
  })

  it('OW-CHAIN-05 each link of a chain has its own', async () => {
    const targets = ['hulk', 'wick'].map((figure) => ({ figure, defence: 2, bonus: 0 }))
    const hp = [
      [],
      [],
      [
        { damage: 8, hp: 4 },
        { damage: 5, hp: 2 }
      ]
    ]
    const prompt = { ...hand, data: { targets, chain: true } } as unknown as Prompt
    const area = await shown(prompt, { hand: hp }, [red('5'), red('3')])
    expect(area.findAll('.sum li').map((one) => one.text())).toEqual(['Hulk: ÷ 2 = 4 HP', 'Wick: ÷ 2 = 2 HP'])
  })
})
