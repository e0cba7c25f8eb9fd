import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import HomeScreen from '../../../renderer/home/HomeScreen.vue'
import { choicesFor, usualChoice } from '../../../renderer/home/store'
import { ago } from '../../../renderer/words/ago'
import { setHost } from '../../../renderer/shell/host'
import { handleKey } from '../../../renderer/shell/keys'
import { report, settleAll, troubles } from '../../../renderer/shell/trouble'
import { say } from '../../../renderer/words/say'

const card = (id: string, name: string, played: number, more: object = {}) => ({
  id,
  name,
  game: 'oathsworn',
  kind: 'encounter',
  summary: null,
  created: 0,
  played,
  decisions: 3,
  ...more
})
const opened = {
  id: 'b',
  name: 'Four Crows',
  game: 'oathsworn',
  kind: 'encounter',
  runs: [],
  notes: [],
  readOnly: null,
  told: []
}

function host(shelf: object) {
  const demo = demoHost({
    companies: { list: () => shelf, open: () => opened, discard: () => ({}), rename: () => ({}) }
  })
  setHost(demo)
  return demo
}

let home: VueWrapper
beforeEach(() => {
  setActivePinia(createPinia())
  window.addEventListener('keydown', handleKey)
})
afterEach(() => {
  home.unmount()
  window.removeEventListener('keydown', handleKey)
})

async function show(): Promise<void> {
  home = mount(HomeScreen, { attachTo: document.body })
  await flushPromises()
}

describe('the home screen', () => {
  it('offers a first start two ways, the first of them in focus', async () => {
    host({ companies: [], bin: [], open: null })
    await show()
    const ways = home.findAll('.way')
    expect(ways.map((way) => way.find('.title').text())).toEqual(['Try an encounter now', 'Set up our company'])
    expect(document.activeElement).toBe(ways[0]?.element)
  })

  it('continues with the company last played, on Enter', async () => {
    const demo = host({ companies: [card('a', 'Old', 1), card('b', 'Four Crows', 2)], bin: [], open: null })
    await show()
    expect(home.find('.continue h2').text()).toBe('Four Crows')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    await flushPromises()
    expect(demo.asked.filter(({ path }) => path === 'companies.open')).toEqual([
      { path: 'companies.open', given: { company: 'b' } }
    ])
  })

  it('says what is wrong with a company, and offers what can be done about it', async () => {
    const trouble = { key: 'demo.tornSave' }
    const demo = host({
      companies: [
        card('a', 'Sound', 1),
        card('b', 'Torn', 9, { trouble, state: 'damaged' }),
        card('c', 'Newer', 0, { trouble, state: 'newer' }),
        card('d', 'Elsewhere', 7, { trouble })
      ],
      bin: [],
      open: null
    })
    await show()
    expect(home.find('.continue h2').text()).toBe('Sound')
    const [torn, elsewhere, newer] = home.findAll('.company')
    expect(torn?.find('.trouble').text()).toBe('Torn save')
    expect(newer?.findAll('.foot button')).toHaveLength(0)
    expect(newer?.text()).not.toContain('Last played')
    expect(elsewhere?.find('.foot button').text()).toBe('Open')
    expect(torn?.find('.foot button').text()).toBe('Put it right…')
    await torn?.find('.foot button').trigger('click')
    await flushPromises()
    // What loses nothing by it is put right when it is opened.
    expect(demo.asked.filter(({ path }) => path === 'companies.open')).toEqual([
      { path: 'companies.open', given: { company: 'b' } }
    ])
  })
})

describe('a shelf where nothing can be written', () => {
  const warning = { key: 'store.folderReadOnly' }
  const readOnly = { key: 'store.readOnly' }
  afterEach(() => settleAll('folder'))

  it('says so before anything is opened, until it can be', async () => {
    const shelf = { companies: [card('a', 'Sound', 1)], bin: [], open: null }
    host({ ...shelf, warning })
    await show()
    expect(troubles.value).toMatchObject([{ why: warning, lasting: true }])
    home.unmount()
    host({ ...shelf, warning: null })
    await show()
    expect(troubles.value).toEqual([])
  })

  it('says it once, and not on the card again', async () => {
    host({ companies: [card('a', 'Sound', 1, { trouble: readOnly })], bin: [], open: 'a', warning })
    await show()
    expect(home.find('.continue .trouble').exists()).toBe(false)
    expect(troubles.value).toMatchObject([{ why: warning }])
  })

  it('still goes on with the only company there is, and says once why it can only be looked at', async () => {
    report(readOnly, 'read-only', true)
    host({ companies: [card('a', 'Sound', 1, { trouble: readOnly })], bin: [], open: 'a', warning: null })
    await show()
    expect(home.find('.continue .trouble').text()).toBe(say(readOnly))
    expect(home.find('.continue .go').exists()).toBe(true)
    expect(troubles.value).toEqual([])
  })

  it('offers nothing for a company of which nothing can be read', async () => {
    const trouble = { key: 'store.beyondRescue' }
    host({ companies: [card('a', 'Gone', 1, { trouble, state: 'damaged' })], bin: [], open: null, warning: null })
    await show()
    expect(home.find('.company .trouble').text()).toContain('put the company in the bin')
    expect(home.findAll('.company .foot button')).toHaveLength(0)
  })
})

describe('an import', () => {
  const plan = {
    plan: 'p',
    companies: [{ id: 'a', name: 'Four Crows', game: 'oathsworn', decisions: 9, here: 'older', hereDecisions: 3 }]
  }

  it('says beside each choice what will come of it, and is carried out once', async () => {
    let finish = (): void => {}
    const demo = demoHost({
      companies: {
        list: () => ({ companies: [card('a', 'Four Crows', 1)], bin: [], open: null, warning: null }),
        inspectImport: () => plan,
        importAll: () => new Promise((resolve) => (finish = () => resolve({ companies: ['a'] })))
      }
    })
    setHost(demo)
    await show()
    await home
      .findAll('button')
      .find((one) => one.text().startsWith('Import'))!
      .trigger('click')
    await flushPromises()
    const dialog = document.querySelector('[data-dialog]')!
    expect(dialog.textContent).toContain('Goes on from ours: 9 decisions, we have 3.')
    expect(dialog.textContent).toContain('Ours is kept first')
    const select = dialog.querySelector('select')!
    select.value = 'both'
    select.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(dialog.textContent).toContain('beside ours')
    const take = [...dialog.querySelectorAll('button')].find((one) => one.textContent?.includes('Take one'))!
    take.click()
    await flushPromises()
    expect(dialog.textContent).toContain('It is being taken over')
    take.click()
    await flushPromises()
    const asked = demo.asked.filter(({ path }) => path === 'companies.importAll')
    expect(asked).toEqual([
      { path: 'companies.importAll', given: { plan: 'p', choices: [{ company: 'a', as: 'both' }] } }
    ])
    finish()
    await flushPromises()
    expect(document.querySelector('[data-dialog]')).toBeNull()
  })

  it('never loses the newer of two without being told to', () => {
    expect(usualChoice('newer')).toBe('skip')
    expect(usualChoice('other')).toBe('both')
    expect(usualChoice('older')).toBe('replace')
    expect(choicesFor('nothing')).toEqual(['add', 'skip'])
  })
})

describe('another name', () => {
  it('is none that another company bears, and says so at the field', async () => {
    const demo = host({ companies: [card('a', 'Old Crows', 1), card('b', 'Four Crows', 2)], bin: [], open: null })
    await show()
    home.findComponent({ name: 'ContinuePanel' }).vm.$emit('rename')
    await flushPromises()
    const dialog = document.querySelector('[data-dialog]')!
    const field = dialog.querySelector('input')!
    const call = async (name: string): Promise<void> => {
      field.value = name
      field.dispatchEvent(new Event('input'))
      await flushPromises()
      dialog.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
      await flushPromises()
    }
    await call('old crows')
    expect(dialog.textContent).toContain('There is already a company called old crows.')
    await call(' ')
    expect(dialog.textContent).toContain('A company needs a name.')
    expect(demo.asked.some(({ path }) => path === 'companies.rename')).toBe(false)
    await call('Five Crows')
    expect(demo.asked.find(({ path }) => path === 'companies.rename')?.given).toEqual({
      company: 'b',
      name: 'Five Crows'
    })
  })
})

describe('time', () => {
  it('is told as people tell it', () => {
    expect(ago(0, 30_000).key).toBe('when.now')
    expect(ago(0, 3 * 3_600_000)).toEqual({ key: 'when.hours', args: { n: 3 } })
    expect(ago(0, 86_400_000)).toEqual({ key: 'when.days', args: { n: 1 } })
  })
})
