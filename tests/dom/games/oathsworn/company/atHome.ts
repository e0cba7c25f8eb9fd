// A whole house behind the window: the real games, a real save, every message across the border.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { defineComponent, h } from 'vue'
import { appCalls } from '../../../../../main/ipc/calls/app'
import { firstCalls } from '../../../../../main/ipc/startupCalls'
import { companyCalls } from '../../../../../main/ipc/calls/companies'
import { sheetCalls } from '../../../../../main/ipc/calls/sheet'
import { tableCalls } from '../../../../../main/ipc/calls/table'
import { games } from '../../../../../main/games/hosting'
import { House } from '../../../../../main/app/services'
import { border, type Handlers } from '../../../../../main/ipc/boundary'
import { noProbe } from '../../../../../main/window/probe'
import type { Api } from '../../../../../preload/contract'
import CompanyScreen from '../../../../../renderer/games/oathsworn/company/CompanyScreen.vue'
import { beginCampaign } from '../../../../../renderer/games/oathsworn/company/found/found'
import { learnCampaign } from '../../../../../renderer/games/oathsworn/company/offer'
import { useCompany } from '../../../../../renderer/games/oathsworn/company/store'
import { setHost } from '../../../../../renderer/shell/host'
import { handleKey } from '../../../../../renderer/shell/keys'
import type { WindowPlace } from '../../../../../renderer/shell/place'
import { useRouter } from '../../../../../renderer/shell/router'
import { troubles } from '../../../../../renderer/shell/trouble'
import { useTable } from '../../../../../renderer/table/store'
import { noPacks } from '../../../../main/fixtures/noPacks'
import { noPaper } from '../../../../main/fixtures/paper'
import { labour, scratch } from '../../../../main/saves/kit'

let tick = 1_700_000_000_000
/** Later with every look at it, as clocks are. */
const clock = (): number => (tick += 2000)

export interface Home {
  readonly folder: string
  readonly house: House
  readonly faults: string[]
  close(): Promise<void>
}

export function startHome(folder = scratch()): Home {
  const faults: string[] = []
  const fault = (where: string, error: unknown): void => void faults.push(`${where}: ${String(error)}`)
  const house = new House({ folder, clock, labour, games, quiet: 60_000, onFault: fault, onTrouble: () => undefined })
  const about = { version: '', electron: '', chrome: '', node: '', sqlite: '', system: '', dataFolder: folder }
  const handlers: Handlers = {
    ...firstCalls({ settings: house.settings, last: house.last, probe: noProbe }),
    ...appCalls(house, { about: () => about, openLink: async () => {}, showFolder: async () => {} }),
    ...companyCalls(house, { saveTo: async () => null, openFrom: async () => null }, () => undefined),
    ...tableCalls(house),
    ...noPacks(house),
    ...sheetCalls(house, noPaper)
  }
  const answer = border(handlers, fault)
  const room = (name: string): object =>
    new Proxy(
      {},
      {
        get: (_, call: string) => async (given: unknown) =>
          structuredClone(await answer({ path: `${name}.${call}`, given: structuredClone(given ?? {}), isOurs: true }))
      }
    )
  const deaf = new Proxy({}, { get: () => new Proxy({}, { get: () => () => () => undefined }) })
  setHost(new Proxy({} as Api, { get: (_, name: string) => (name === 'on' ? deaf : room(name)) }))
  return { folder, house, faults, close: () => house.close() }
}

export const plan = {
  name: 'The Lantern Crows',
  players: 2,
  seats: [
    { class: 'warden', name: 'Alder' },
    { class: 'blade', name: 'Brand', mode: 'companion' },
    { class: 'priest', name: 'Corvin' },
    { class: 'cur', name: 'Mouse' }
  ]
}

/** A company with its campaign at the first question. */
export async function foundCompany(home: Home, more: object = {}): Promise<string> {
  setActivePinia(createPinia())
  await learnCampaign()
  const made = await home.house.companies.create('oathsworn-campaign', plan.name)
  if (!made.ok) throw new Error(made.why.key)
  await beginCampaign(made.value.company, { ...plan, ...more })
  return made.value.company
}

/** The screen as the shell shows it: wherever the router is. */
const Shell = defineComponent({
  setup() {
    const router = useRouter()
    return () => (router.here.at === 'company' ? h(CompanyScreen, { place: router.here }) : h('p', router.here.at))
  }
})

export interface Shown {
  readonly screen: VueWrapper
  readonly table: ReturnType<typeof useTable>
  readonly company: ReturnType<typeof useCompany>
  readonly router: ReturnType<typeof useRouter>
  go(tab: string): Promise<void>
  /** The option of the open question with this id, taken as a person takes it. */
  take(option: string): Promise<void>
  press(key: string, held?: KeyboardEventInit): Promise<void>
  text(selector?: string): string
}

let shown: VueWrapper | null = null

/** As after a start of the program: nothing is known but the place. */
export async function show(company: string, place: Partial<WindowPlace> = {}): Promise<Shown> {
  shown?.unmount()
  setActivePinia(createPinia())
  troubles.value = []
  window.removeEventListener('keydown', handleKey)
  window.addEventListener('keydown', handleKey)
  const router = useRouter()
  router.go({ at: 'company', company, ...place })
  const screen = mount(Shell, { attachTo: document.body })
  shown = screen
  await settle()
  const press = async (key: string, held: KeyboardEventInit = {}): Promise<void> => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
    await settle()
  }
  return {
    screen,
    table: useTable(),
    company: useCompany(),
    router,
    go: async (tab) => {
      router.go({ at: 'company', company, tab })
      await settle()
    },
    take: async (option) => {
      await screen.find(`[data-option="${option}"]`).trigger('click')
      await settle()
    },
    press,
    text: (selector) => (selector ? screen.find(selector).text() : screen.text())
  }
}

export function putAway(): void {
  shown?.unmount()
  shown = null
  document.body.innerHTML = ''
  window.removeEventListener('keydown', handleKey)
}

/** Long enough for messages to and fro. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await flushPromises()
}
