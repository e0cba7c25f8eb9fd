import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { h } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { turn } from '../../../renderer/gallery/demoPrompts'
import { oathsworn } from '../../../renderer/games/oathsworn'
import HomeScreen from '../../../renderer/home/HomeScreen.vue'
import { setUpWindow } from '../../../renderer/places'
import { hasPlace, placeOfRun } from '../../../renderer/shell/games'
import { setHost } from '../../../renderer/shell/host'
import { chordFor, handleKey, knownCommands } from '../../../renderer/shell/keys'
import { useRouter } from '../../../renderer/shell/router'
import { useSettings } from '../../../renderer/shell/settings'
import { viewOf } from '../../../renderer/shell/views'
import { useTable } from '../../../renderer/table/store'
import { toy } from '../../fixtures/toy-game/window'
import { snapshot, step } from '../table/messages'

const card = (id: string, game: string, played: number, more: object = {}) => ({
  id,
  name: `Company ${id}`,
  game,
  summary: null,
  created: 0,
  played,
  decisions: 3,
  ...more
})
const two = [card('a', 'oathsworn', 1), card('b', 'toy', 3, { summary: { score: 'Seven to four.' } })]
const run = { run: 5, kind: 'game', game: 'toy', begun: 1, played: 2, answers: 1, over: false, how: null, title: null }
const opened = {
  id: 'b',
  name: 'Company b',
  game: 'toy',
  kind: 'game',
  runs: [run],
  notes: [],
  readOnly: null,
  told: []
}

let screen: VueWrapper
function host(companies: readonly object[]) {
  const demo = demoHost({
    companies: {
      list: () => ({ companies, bin: [], open: null, warning: null }),
      open: () => opened,
      create: () => ({ ...opened, runs: [] })
    },
    settings: { read: () => ({}), write: () => ({}) },
    games: { offer: () => '{}' },
    table: {
      open: () => JSON.stringify({ ...snapshot(turn), game: 'toy', kind: 'game', run: 5 }),
      start: () => JSON.stringify({ ...snapshot(turn), game: 'toy', kind: 'game', run: 5 }),
      answer: () => step({ run: 5 })
    }
  })
  setHost(demo)
  return demo
}
async function show(companies: readonly object[]) {
  const demo = host(companies)
  screen = mount(HomeScreen, { attachTo: document.body })
  await flushPromises()
  return demo
}
const strike = async (key: string): Promise<void> => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  await flushPromises()
}
const asked = () => [...document.querySelectorAll('[data-dialog] [data-game]')] as HTMLElement[]

beforeEach(() => {
  setActivePinia(createPinia())
  window.addEventListener('keydown', handleKey)
})
afterEach(() => {
  screen.unmount()
  window.removeEventListener('keydown', handleKey)
  setUpWindow()
})

describe('a window with several games', () => {
  beforeEach(() => setUpWindow([oathsworn, toy]))

  it('shows the companies of all of them side by side, each with the game it is of', async () => {
    await show(two)
    expect(screen.find('.continue .game').text()).toContain('The toy')
    expect(screen.findAll('.company .game').map((one) => one.text())).toEqual(['Oathsworn'])
    expect(screen.find('.continue').text()).toContain('Seven to four.')
  })

  it('goes on with whatever was played last', async () => {
    await show(two)
    await strike('Enter')
    expect(useRouter().here).toEqual({ at: 'toy', company: 'b', run: 5 })
  })

  it('asks for a new company which game it is for, and remembers it', async () => {
    await show(two)
    await strike('n')
    expect(asked().map((one) => one.textContent?.trim())).toEqual(['Oathsworn', 'The toy'])
    asked()[1]?.click()
    await flushPromises()
    expect(useRouter().here).toEqual({ at: 'toy-company' })
    expect(useSettings().now.game).toBe('toy')
    await strike('n')
    expect(asked().map((one) => one.textContent?.trim())).toEqual(['The toy', 'Oathsworn'])
  })

  it('does not ask where only one of them has that way', async () => {
    await show(two)
    await strike('e')
    expect(asked()).toEqual([])
    expect(useRouter().here).toEqual({ at: 'muster' })
  })

  it('knows the places and keys of each, and no key twice', () => {
    expect(placeOfRun('toy', 'game', { company: 'b', run: 5 })).toEqual({ at: 'toy', company: 'b', run: 5 })
    const ids = knownCommands.value.map(({ id }) => id)
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
    expect(chordFor('table.undo')).toBe('Ctrl+Z')
    expect(hasPlace('toy')).toBe(true)
    setUpWindow()
    expect(hasPlace('toy')).toBe(false)
  })
})

describe('a window with one game', () => {
  beforeEach(() => setUpWindow([oathsworn]))

  it('neither says which game it is nor asks', async () => {
    await show([card('a', 'oathsworn', 1), card('b', 'oathsworn', 3, { kind: 'campaign' })])
    expect(screen.find('.game').exists()).toBe(false)
    await strike('n')
    expect(asked()).toEqual([])
    expect(useRouter().here).toEqual({ at: 'founding' })
  })

  it('promises on a first start what that game says of itself', async () => {
    await show([])
    expect(screen.text()).toContain('choose four Oathsworn')
  })
})

describe('a game of another kind', () => {
  beforeEach(() => setUpWindow([oathsworn, toy]))

  it('begins, asks and is answered with the parts every table has', async () => {
    const demo = host([])
    screen = mount((await import('../../fixtures/toy-game/window/ToyCompany.vue')).default, {
      props: { place: { at: 'toy-company' } }
    })
    await screen.findAll('button').at(-1)?.trigger('click')
    await flushPromises()
    const { here } = useRouter()
    expect(here).toEqual({ at: 'toy', company: 'b', run: 5 })
    screen.unmount()
    const view = viewOf('toy')!
    screen = mount({ render: () => h(view, { place: here }) }, { attachTo: document.body })
    await vi.waitFor(() => expect(screen.find('[data-option]').exists()).toBe(true), { timeout: 20_000 })
    expect(useTable().now?.game).toBe('toy')
    await strike('1')
    expect(demo.asked.find(({ path }) => path === 'table.answer')?.given).toMatchObject({
      reply: { form: 'choose', chosen: ['move3'] }
    })
  })
})
