import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import HomeScreen from '../../../renderer/home/HomeScreen.vue'
import { setHost } from '../../../renderer/shell/host'
import { tellReady, usable } from '../../../renderer/shell/ready'

const summary = { seats: [], chapter: 2, encounter: 'kilnhart', round: 3, outcome: null }
const company = {
  id: 'a',
  name: 'Four Crows',
  game: 'oathsworn',
  kind: 'encounter',
  summary,
  created: 0,
  played: 1,
  decisions: 3
}
const words = { en: { 'encounter.kilnhart.name': 'The Kilnhart' } }

it('names the last encounter as its pack does, and asks for that when nobody waits any more', async () => {
  setActivePinia(createPinia())
  const demo = demoHost({
    app: { usable: () => ({}) },
    companies: { list: () => ({ companies: [company], bin: [], open: null }) },
    games: { offer: () => JSON.stringify({ words, ready: [], encounters: [], lists: {} }) }
  })
  setHost(demo)
  const home = mount(HomeScreen, { attachTo: document.body })
  await flushPromises()
  expect(demo.asked.map(({ path }) => path)).not.toContain('games.offer')
  tellReady()
  await usable
  await flushPromises()
  expect(home.find('.continue').text()).toContain('The Kilnhart, round 3')
  home.unmount()
})
