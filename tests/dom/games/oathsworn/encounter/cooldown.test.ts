import '../../../presses'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import CooldownWheel from '../../../../../renderer/games/oathsworn/encounter/cards/CooldownWheel.vue'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { turn } from '../../../../../renderer/gallery/demoPrompts'
import { setHost } from '../../../../../renderer/shell/host'
import { useChoosing } from '../../../../../renderer/table/choosing'
import type { Prompt } from '../../../../../renderer/table/prompts'
import { useTable } from '../../../../../renderer/table/store'
import { snapshot, step } from '../../../table/messages'

const flows = (position: number) => ({
  id: `position:${position}`,
  label: { key: 'option.position', args: { position, cards: [] } },
  at: { zone: `seat-1:${position}` }
})

describe('the cooldown positions', () => {
  beforeEach(() => setActivePinia(createPinia()))

  it('OW-FLOW-09 a position that is asked for is lit, and a click there takes it; another seat is left alone', async () => {
    const demo = demoHost({ table: { answer: () => step() } })
    setHost(demo)
    useTable().adopt(snapshot({ ...turn, options: [flows(1), flows(3)] } as Prompt))
    const wheel = { 0: [], 1: [], 2: [], 3: [] }
    const props = { wheel, icon: 'shield' } as never as { wheel: never; icon: never }
    const ours = mount(CooldownWheel, { props: { ...props, id: 'seat-1' } })
    const theirs = mount(CooldownWheel, { props: { ...props, id: 'seat-2' } })
    await flushPromises()
    expect(theirs.findAll('.lit')).toHaveLength(0)
    expect(ours.findAll('.lit').map((one) => one.classes().find((name) => name.startsWith('at-')))).toEqual([
      'at-1',
      'at-3'
    ])
    useChoosing().hover('position:3')
    await flushPromises()
    expect(ours.find('.at-3').classes()).toContain('hovered')
    await ours.find('.at-2').trigger('click')
    expect(demo.asked.filter(({ path }) => path === 'table.answer')).toHaveLength(0)
    await ours.find('.at-3').trigger('click')
    await flushPromises()
    expect(demo.asked.find(({ path }) => path === 'table.answer')?.given).toMatchObject({
      reply: { form: 'choose', chosen: ['position:3'] }
    })
  })
})
