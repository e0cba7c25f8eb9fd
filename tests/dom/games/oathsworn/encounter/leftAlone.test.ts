import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { computed, shallowRef, type Component } from 'vue'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import CompanyPane from '../../../../../renderer/games/oathsworn/encounter/panes/CompanyPane.vue'
import EncounterBar from '../../../../../renderer/games/oathsworn/encounter/panes/EncounterBar.vue'
import FoePane from '../../../../../renderer/games/oathsworn/encounter/panes/FoePane.vue'
import type { EncounterModel } from '../../../../../renderer/games/oathsworn/encounter/model/model'
import { modelOf } from '../../../../../renderer/games/oathsworn/encounter/model/modelOf'
import { patched } from '../../../../../renderer/table/patch'
import { useTable } from '../../../../../renderer/table/store'
import { evening, learnStarter } from './evening'

learnStarter()
const { snapshot } = evening('left alone', ({ state, prompt }) => {
  return state.clock.round === 2 && prompt.title.key === 'ask.turn'
})
const view = snapshot.view as unknown as EncounterView
const at = view.figures.findIndex(({ id }) => id === view.seats[1]!.figure)
const model = modelOf(snapshot.view)!
/** Somebody has turned round. */
const afterTurning = (before: Json): EncounterModel => {
  const facing = { is: view.figures[at]!.facing === 'N' ? 'S' : 'N' }
  return modelOf(patched(before, { in: { figures: { in: { [at]: { in: { facing } } } } } }))!
}
const turned = afterTurning(snapshot.view)
/** Something lasts on somebody. */
const words = { key: 'plain', args: { text: 'Slowed' } }
const lasting = { is: [{ id: 1, on: view.seats[1]!.figure, text: words, until: words }] }
const slowed = patched(snapshot.view, { in: { lasting } })
const wounded = modelOf(patched(snapshot.view, { in: { seats: { in: { 1: { in: { hp: { is: 1 } } } } } } }))!

beforeEach(() => {
  setActivePinia(createPinia())
  useTable().adopt(snapshot)
})

/** What is drawn again when these props take the place of those. */
async function drawnAgain<P extends object>(component: Component, before: P, now: P): Promise<readonly string[]> {
  const drawn: string[] = []
  const updated = function (this: { $options: { __name?: string } }): void {
    // What has no name is what the test itself is mounted in.
    if (this.$options.__name) drawn.push(this.$options.__name)
  }
  const wrapper = mount(component, { props: before, global: { mixins: [{ updated }] }, attachTo: document.body })
  await wrapper.vm.$nextTick()
  drawn.length = 0
  await wrapper.setProps(now)
  wrapper.unmount()
  return drawn
}

const no = computed(() => false)
const forecast = {
  forecast: computed(() => null),
  isNone: no,
  isPinned: shallowRef(false),
  isShown: no,
  toggle: () => {},
  point: () => {}
}

describe('a click leaves alone what it does not change', () => {
  it('on the side of the enemies', async () => {
    expect(await drawnAgain(FoePane, { model, forecast }, { model: turned, forecast })).toEqual(['FoePane'])
  })

  it('on the side of the enemies, where something lasts on somebody', async () => {
    const after = { model: afterTurning(slowed), forecast }
    expect(await drawnAgain(FoePane, { model: modelOf(slowed)!, forecast }, after)).toEqual(['FoePane'])
  })

  it('on the side of the enemies, and who it lasts on is shown where they are by now', async () => {
    const under = modelOf(slowed)!
    const pane = mount(FoePane, { props: { model: under, forecast }, attachTo: document.body })
    await pane.find('.lasting .one').trigger('pointerenter')
    await pane.find('.lasting .one').trigger('pointerleave')
    const stands = under.scene.figures.find(({ id }) => id === view.seats[1]!.figure)!.hex
    expect(pane.emitted('point')).toEqual([[[stands]], [[]]])
    pane.unmount()
  })

  it('on the side of the company, where the one who changed is drawn again', async () => {
    expect(await drawnAgain(CompanyPane, { model }, { model: turned })).toEqual(['CompanyPane'])
    const drawn = await drawnAgain(CompanyPane, { model }, { model: wounded })
    expect(drawn.filter((name) => name === 'SeatPanel' || name === 'SeatLine').sort()).toEqual([
      'SeatLine',
      'SeatPanel'
    ])
  })

  it('in the bar above', async () => {
    const shown = ({ title, chapter, round, phase, isAmbush }: EncounterModel) => ({
      title,
      chapter,
      round,
      phase,
      isAmbush,
      timeline: false
    })
    expect(await drawnAgain(EncounterBar, shown(model), shown(turned))).toEqual([])
  })
})
