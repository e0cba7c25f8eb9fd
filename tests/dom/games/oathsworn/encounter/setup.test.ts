import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import SetupChecklist from '../../../../../renderer/games/oathsworn/encounter/panes/SetupChecklist.vue'
import { EVENING } from '../../../../../renderer/gallery/battlefieldScenes'

const checklist = () =>
  mount(SetupChecklist, { props: { scene: EVENING, bosses: [] }, global: { plugins: [createPinia()] } })
const pointed = (list: ReturnType<typeof checklist>): unknown => list.emitted('point')?.at(-1)?.[0]

it('lights up on the board what is to be laid next, one thing after the other', async () => {
  const list = checklist()
  const first = pointed(list)
  expect(first).not.toEqual([])
  await list.find('button').trigger('click')
  expect(pointed(list)).not.toEqual(first)
})

it('leaves nothing lit when the first round begins', () => {
  const list = checklist()
  list.unmount()
  expect(pointed(list)).toEqual([])
})
