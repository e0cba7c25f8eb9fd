import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import HintCard from '../../../../../renderer/games/oathsworn/encounter/panes/HintCard.vue'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { faces, turn } from '../../../../../renderer/gallery/demoPrompts'
import { setHost } from '../../../../../renderer/shell/host'
import { useSettings } from '../../../../../renderer/shell/settings'
import { useChoosing } from '../../../../../renderer/table/choosing'
import type { Prompt } from '../../../../../renderer/table/prompts'
import { useTable } from '../../../../../renderer/table/store'
import { snapshot } from '../../../table/messages'

let card: VueWrapper | undefined
let demo: ReturnType<typeof demoHost>
beforeEach(() => {
  setActivePinia(createPinia())
  demo = demoHost({})
  setHost(demo)
})
afterEach(leave)

function leave(): void {
  card?.unmount()
  card = undefined
}

/** Another question on the table, with the card beside it. */
async function ask(prompt: Prompt, revision: number): Promise<void> {
  useTable().adopt({ ...snapshot(prompt), revision })
  if (card) await card.setProps({ prompt: useChoosing().prompt })
  else card = mount(HintCard, { props: { prompt: useChoosing().prompt }, attachTo: document.body })
  await flushPromises()
}
const isShown = (): boolean => card?.find('.hint').exists() === true

it('is there for the first question of its kind, and not for the next', async () => {
  await ask(turn, 1)
  expect(isShown()).toBe(true)
  await ask(faces, 2)
  expect(isShown()).toBe(true)
  await ask(turn, 3)
  expect(isShown()).toBe(false)
})

it('is not there in the next encounter either, though nobody clicked it away', async () => {
  await ask(turn, 1)
  leave()
  expect(useSettings().now.heard).toEqual(['turn'])
  expect(demo.asked.filter(({ path }) => path === 'settings.write').map(({ given }) => given)).toEqual([
    { changes: { heard: ['turn'] } }
  ])
  await ask(turn, 40)
  expect(isShown()).toBe(false)
})

it('stays as long as its question does, whatever covers it meanwhile', async () => {
  await ask(turn, 1)
  leave()
  await ask(turn, 1)
  expect(isShown()).toBe(true)
  await card?.find('.answers button:not(.unfold):not(.enough)').trigger('click')
  expect(isShown()).toBe(false)
  leave()
  await ask(turn, 1)
  expect(isShown()).toBe(false)
})
