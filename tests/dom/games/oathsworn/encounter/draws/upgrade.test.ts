import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import type { Prompt } from '../../../../../../engine/kernel/prompt'
import UpgradeLine from '../../../../../../renderer/games/oathsworn/encounter/draws/UpgradeLine.vue'
import { demoHost } from '../../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../../renderer/shell/host'
import { useChoosing } from '../../../../../../renderer/table/choosing'
import { useTable } from '../../../../../../renderer/table/store'
import { snapshot } from '../../../../table/messages'
import { learnStarter } from '../evening'

learnStarter()

const prompt = {
  rule: 'OW-EMP-01',
  seat: 'seat-1',
  title: { key: 'ask.empower', args: { steps: 3 } },
  form: 'spread',
  min: 0,
  max: 3,
  data: { steps: 3 },
  options: [0, 1].map((n) => ({
    id: `card:${n}`,
    label: { key: 'might.card', args: { colour: 'white' } },
    max: 3,
    data: { colour: 'white' }
  }))
} as unknown as Prompt

const worth = (expected: number) => ({ miss: 0.1, hp: [0.5, 0.5], expected })
const BEST = { 'card:0': 1, 'card:1': 2 }

async function laidOut() {
  setActivePinia(createPinia())
  const asked: { amounts?: Readonly<Record<string, number>> }[] = []
  setHost(
    demoHost({
      table: {
        ask: ({ question }: { question: Json }) => {
          const one = question as (typeof asked)[number]
          asked.push(one)
          const steps = Object.values(one.amounts ?? {}).reduce((sum, each) => sum + each, 0)
          const best = { ...worth(0.9), amounts: BEST }
          return { kind: 'upgrade', of: 'attack', targets: ['boss'], now: worth(0.3 + steps * 0.2), best }
        }
      }
    } as never)
  )
  useTable().adopt(snapshot(prompt))
  const area = mount(UpgradeLine, { props: { nameOf: () => 'Hulk', isMinion: () => false } })
  await flushPromises()
  return { area, asked, choosing: useChoosing() }
}

describe('the question which cards are upgraded', () => {
  it('OW-EMP-01 has the best split filled in, with its odds', async () => {
    const { area, asked, choosing } = await laidOut()
    expect(choosing.reply).toEqual({ form: 'spread', amounts: BEST })
    expect(asked.at(-1)?.amounts).toEqual(BEST)
    expect(area.text()).toContain('Against Hulk')
    expect(area.find('.meant').text()).toContain('0.9 HP')
    expect(area.find('[role=status]').exists()).toBe(false)
  })

  it('OW-EMP-02 warns of steps that are left, and lays them at a press', async () => {
    const { area, choosing } = await laidOut()
    choosing.setAmount('card:1', 0)
    await flushPromises()
    expect(area.find('.meant').text()).toContain('0.5 HP')
    expect(area.find('[role=status]').text()).toContain('2 steps left')
    await area.find('button').trigger('click')
    expect(choosing.reply).toEqual({ form: 'spread', amounts: BEST })
  })
})
