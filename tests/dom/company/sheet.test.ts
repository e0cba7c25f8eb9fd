import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SheetScreen from '../../../renderer/company/SheetScreen.vue'
import { demoHost, type Asked } from '../../../renderer/gallery/demoHost'
import { notes } from '../../../renderer/shell/announcer'
import { setHost } from '../../../renderer/shell/host'
import { handleKey } from '../../../renderer/shell/keys'

vi.mock('../../../renderer/company/sheet/SheetPages.vue', async () => {
  const { defineComponent, h } = await import('vue')
  const pages = defineComponent({
    props: ['pdf', 'isStale', 'whole'],
    setup: (props) => () => h('div', { class: 'pages' }, String(props.pdf))
  })
  return { __esModule: true, __isTeleport: false, __isSuspense: false, default: pages }
})

let screen: VueWrapper
let asked: readonly Asked[]
beforeEach(() => {
  setActivePinia(createPinia())
  vi.useFakeTimers()
  window.addEventListener('keydown', handleKey)
})
afterEach(() => {
  screen.unmount()
  window.removeEventListener('keydown', handleKey)
  vi.useRealTimers()
})

const PREVIEW = { pdf: 'JVBERi0=', title: 'Ours' }

async function show(sheet: { readonly [call: string]: (given: never) => unknown }): Promise<void> {
  const host = demoHost({ sheet })
  asked = host.asked
  setHost(host)
  screen = mount(SheetScreen, { props: { company: 'c-1' }, attachTo: document.body })
  await settle()
}

async function settle(): Promise<void> {
  for (let n = 0; n < 4; n++) {
    await flushPromises()
    await vi.advanceTimersByTimeAsync(200)
  }
}

const calls = (path: string) => asked.filter((one) => one.path === path).map(({ given }) => given)
const button = (text: string) => screen.findAll('button').find((one) => one.text().includes(text))!
const press = (key: string): void =>
  void window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }))

describe('the sheet screen', () => {
  it('shows the pages of the company, and asks again when an option changes', async () => {
    await show({ preview: () => PREVIEW })
    expect(screen.find('.pages').text()).toBe(PREVIEW.pdf)
    expect(calls('sheet.preview')).toMatchObject([{ company: 'c-1', look: { twoUp: false, ink: false } }])
    await screen.findAll('[role=switch]')[1]!.trigger('click')
    await settle()
    expect(calls('sheet.preview').at(-1)).toMatchObject({ company: 'c-1', look: { ink: true } })
  })

  it('asks once for many quick changes', async () => {
    await show({ preview: () => PREVIEW })
    for (const one of screen.findAll('[role=switch]').slice(0, 4)) await one.trigger('click')
    await settle()
    expect(calls('sheet.preview')).toHaveLength(2)
  })

  it('offers the blank sheet in words when there is none', async () => {
    await show({})
    expect(screen.text()).toContain('There is no sheet yet')
    expect(button('Save as PDF').attributes('aria-disabled')).toBe('true')
    await button('Show the blank sheet').trigger('click')
    await settle()
    expect(calls('sheet.preview').at(-1)).not.toHaveProperty('company')
  })

  it('saves in every form, by button and by key, and says where', async () => {
    await show({ preview: () => PREVIEW, save: ({ form }: { form: string }) => ({ files: [`/home/sheet.${form}`] }) })
    for (const text of ['Web page', 'Markdown', 'JSON', 'Tables']) {
      await button(text).trigger('click')
      await settle()
    }
    press('s')
    await settle()
    expect(calls('sheet.save').map((given) => (given as { form: string }).form)).toEqual([
      'html',
      'markdown',
      'json',
      'csv',
      'pdf'
    ])
    expect(notes.value.map(({ text }) => text).join()).toContain('Saved: /home/sheet.pdf')
  })

  it('prints with a key', async () => {
    await show({ preview: () => PREVIEW, print: () => ({}) })
    press('p')
    await settle()
    expect(calls('sheet.print')).toMatchObject([{ company: 'c-1' }])
  })
})
