import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import LayTableDialog from '../../../../../renderer/games/oathsworn/encounter/panes/LayTableDialog.vue'
import PutBackList from '../../../../../renderer/games/oathsworn/encounter/panes/PutBackList.vue'
import { setHost } from '../../../../../renderer/shell/host'
import { useTable } from '../../../../../renderer/table/store'
import { step } from '../../../table/messages'
import { evening, learnStarter } from './evening'

learnStarter()
const { snapshot } = evening('put back', ({ state, prompt }) => {
  return state.clock.round === 2 && prompt.title.key === 'ask.turn'
})
const view = snapshot.view as unknown as EncounterView
const at = view.figures.findIndex(({ id }) => id === view.seats[0]!.figure)
const stands = view.figures[at]!.at!
const free = view.board.hexes.filter((hex) => view.figures.every(({ hexes }) => !hexes.includes(hex)))
const goesTo = (hex: number) => step({ patch: { in: { figures: { in: { [at]: { in: { at: { is: hex } } } } } } } })
const named = (hex: number): string => view.board.labels[view.board.hexes.indexOf(hex)]!

/** One after the other is what main says next. */
function saying(...steps: string[]): void {
  const next = (): string => steps.shift() ?? goesTo(stands)
  setHost(demoHost({ table: { answer: next, undo: next, redo: next, goTo: next } }))
}

beforeEach(() => {
  setActivePinia(createPinia())
  useTable().adopt(snapshot)
})

const list = () => mount(PutBackList, { attachTo: document.body })
const answer = (): Promise<boolean> => useTable().answer('company', { form: 'choose', chosen: [] })

it('an evening that is opened again asks whether everything still lies there, until the first answer', async () => {
  saying(goesTo(free[0]!))
  const wrapper = list()
  expect(wrapper.text()).toContain('Does everything still lie there?')
  await answer()
  await flushPromises()
  expect(wrapper.find('.back').exists()).toBe(false)
})

it('after an undo it is said what goes back on the table, and the next answer takes that away', async () => {
  saying(goesTo(free[0]!), goesTo(stands), goesTo(free[1]!))
  const wrapper = list()
  await answer()
  await useTable().undo()
  await flushPromises()
  expect(wrapper.findAll('.step').map((one) => one.text())).toEqual([expect.stringContaining(`on ${named(stands)},`)])
  await answer()
  await flushPromises()
  expect(wrapper.find('.step').exists()).toBe(false)
})

it('several steps back are told as one, and what is redone is off the list again', async () => {
  saying(goesTo(free[0]!), goesTo(free[1]!), goesTo(free[0]!), goesTo(stands), goesTo(free[0]!), goesTo(free[1]!))
  const wrapper = list()
  await answer()
  await answer()
  await useTable().undo()
  await useTable().undo()
  await flushPromises()
  expect(wrapper.find('.step').text()).toContain(`on ${named(stands)},`)
  await useTable().redo()
  await useTable().redo()
  await flushPromises()
  expect(wrapper.find('.step').exists()).toBe(false)
})

it('the whole table can be laid from a list at any time', async () => {
  const dialog = mount(LayTableDialog, { props: { open: true }, attachTo: document.body })
  await flushPromises()
  const lines = [...document.querySelectorAll('.lay .one')].map((one) => one.textContent)
  for (const { name } of view.seats) expect(lines.join('\n')).toContain(String(name.args?.['name'] ?? ''))
  expect(lines.length).toBeGreaterThan(8)
  dialog.unmount()
})
