import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SheetScreen from '../../../renderer/sheet/SheetScreen.vue'
import { demoHost, type DemoCall } from '../../../renderer/gallery/demoHost'
import { notes } from '../../../renderer/shell/announcer'
import { setHost } from '../../../renderer/shell/host'
import { handleKey } from '../../../renderer/shell/keys'

vi.mock('../../../renderer/sheet/SheetPages.vue', async () => {
  const { defineComponent, h } = await import('vue')
  const pages = defineComponent({
    props: ['pdf', 'isStale', 'whole'],
    emits: ['opened', 'drawn', 'failed'],
    setup: (props) => () => h('div', { class: 'pages' }, String(props.pdf))
  })
  return { __esModule: true, __isTeleport: false, __isSuspense: false, default: pages }
})

let screen: VueWrapper
let asked: readonly DemoCall[]
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

const PARTS = { chronicle: 'sheet.chronicle', reports: 'sheet.reports' }
const PREVIEW = { pdf: 'JVBERi0=', title: 'Ours' }

async function show(sheet: { readonly [call: string]: (given: never) => unknown }, props: object = {}): Promise<void> {
  const host = demoHost({ sheet })
  asked = host.asked
  setHost(host)
  screen = mount(SheetScreen, { props: { ...PARTS, company: 'c-1', ...props }, attachTo: document.body })
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

  it('of a run says which, with its report, where a game has no blank one', async () => {
    const parts = { noBlank: true, reported: true, reports: 'fates.sheet.report' }
    await show({ preview: () => PREVIEW }, { run: 7, ...parts })
    expect(calls('sheet.preview')).toMatchObject([
      { company: 'c-1', run: 7, look: { reports: true, chronicle: false } }
    ])
    expect(screen.text()).not.toContain('A blank one')
    expect(screen.text()).toContain('The report')
  })

  it('says how far it is until a page is in sight, and again for every change', async () => {
    await show({ preview: () => PREVIEW })
    const pages = screen.findComponent('.pages') as VueWrapper
    const progress = () => screen.find('.progress')
    const steps = [progress().text()]
    for (const done of ['opened', 'drawn']) {
      pages.vm.$emit(done)
      await flushPromises()
      steps.push(progress().exists() ? progress().text() : 'in sight')
    }
    expect(steps).toEqual(['Opening the pages…', 'Drawing the first page…', 'in sight'])
    await screen.findAll('[role=switch]')[1]!.trigger('click')
    expect(progress().text()).toBe('Setting the pages…')
    await settle()
    expect(progress().exists()).toBe(false)
  })

  it('says so while the sheet is still being made', async () => {
    const host = demoHost({})
    setHost({ ...host, sheet: { ...host.sheet, preview: () => new Promise(() => {}) } } as never)
    screen = mount(SheetScreen, { props: { ...PARTS, company: 'c-1' }, attachTo: document.body })
    await settle()
    expect(screen.find('.progress [role=status]').text()).toBe('Setting the pages…')
    expect(screen.find('[role=progressbar]').attributes('aria-valuenow')).toBe('0')
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
