import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import FoundingScreen from '../../../../../renderer/games/oathsworn/company/found/FoundingScreen.vue'
import {
  draftFrom,
  freshDraft,
  nextSeat,
  objections,
  planOf,
  settingIn,
  withClass,
  withPrinting,
  withSeat,
  type CompanyDraft
} from '../../../../../renderer/games/oathsworn/company/found/draft'
import { offerIs } from '../../../../../renderer/games/oathsworn/company/offer'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../renderer/shell/host'
import { handleKey } from '../../../../../renderer/shell/keys'
import { useRouter } from '../../../../../renderer/shell/router'
import { smallOffer } from './offer.fixture'

const dials = { might: 'app', cards: 'app' } as const
const fresh = (): CompanyDraft => freshDraft(smallOffer, dials)
const seated = (...classes: string[]): CompanyDraft =>
  classes.reduce((draft, one, index) => withClass(draft, index, one), { ...fresh(), name: 'Four Crows' })
const four = (): CompanyDraft => seated('warden', 'blade', 'cur', 'witch')

describe('a company in the making', () => {
  it('OW-SETUP-02 has four seats and no class twice: who sits elsewhere changes places', () => {
    const draft = withClass(four(), 0, 'witch')
    expect(draft.seats.map((seat) => seat?.class)).toEqual(['witch', 'blade', 'cur', 'warden'])
    expect(withClass(draft, 2, 'priest').seats.map((seat) => seat?.class)).toEqual([
      'witch',
      'blade',
      'priest',
      'warden'
    ])
    expect(nextSeat(seated('warden', 'blade'), 1)).toBe(2)
    expect(nextSeat(four(), 1)).toBe(1)
  })

  it('says at the field what is missing, too long or there twice', () => {
    expect(objections({ ...four(), name: ' ' }, [])).toEqual({ name: { key: 'home.nameMissing' } })
    expect(objections({ ...four(), name: 'four CROWS ' }, ['Four Crows'])['name']?.key).toBe('home.nameTaken')
    expect(objections({ ...four(), name: 'x'.repeat(61) }, [])['name']?.key).toBe('home.nameLong')
    expect(Object.keys(objections(seated('warden', 'cur'), []))).toEqual(['seat-2', 'seat-3'])
    const twins = withSeat(withSeat(four(), 0, { name: 'Alder' }), 3, { name: 'alder ' })
    expect(Object.keys(objections(twins, []))).toEqual(['seat-0', 'seat-3'])
    expect(objections(four(), ['Other'])).toEqual({})
  })

  it('plays by a printing, or its own way starting from there', () => {
    const [fire, dice] = smallOffer.settings
    const later = withPrinting(four(), 'later', smallOffer)
    expect([settingIn(later, fire!), settingIn(later, dice!)]).toEqual(['endOfRound', false])
    const own = withPrinting(later, 'own', smallOffer)
    expect(settingIn({ ...own, settings: { ...own.settings, enemyDice: true } }, dice!)).toBe(true)
    expect(settingIn(own, fire!)).toBe('endOfRound')
    expect(settingIn(withPrinting(own, 'first', smallOffer), fire!)).toBe('onEntry')
  })

  it('becomes a plan the game can read', () => {
    const draft = withSeat(four(), 3, { name: ' Mab ', mode: 'companion', startSet: 1 })
    expect(planOf(draft, smallOffer)).toMatchObject({
      name: 'Four Crows',
      difficulty: 'free-company',
      hardcore: false,
      dials,
      settings: { fireTiming: 'onEntry', enemyDice: false },
      seats: [{ class: 'warden', name: '' }, {}, {}, { class: 'witch', name: 'Mab', mode: 'companion', startSet: 1 }]
    })
  })

  it('is found again as it was put away, whatever it was', () => {
    const draft = four()
    expect(draftFrom(JSON.parse(JSON.stringify(draft)), fresh())).toEqual(draft)
    expect(draftFrom('nonsense', fresh())).toEqual(fresh())
    expect(draftFrom({ seats: [1] } as never, fresh()).seats).toEqual([null, null, null, null])
  })
})

describe('founding on the screen', () => {
  let screen: VueWrapper
  let demo: ReturnType<typeof demoHost>

  beforeEach(() => {
    setActivePinia(createPinia())
    offerIs(smallOffer)
    window.addEventListener('keydown', handleKey)
    demo = demoHost({
      companies: {
        list: () => ({ companies: [{ name: 'Old Hands' }], bin: [], open: null }),
        create: () => ({ id: 'c-1' }),
        open: () => ({
          id: 'c-1',
          name: 'x',
          game: 'oathsworn',
          kind: 'campaign',
          runs: [],
          notes: [],
          readOnly: null,
          told: []
        })
      },
      table: { start: () => JSON.stringify({ run: 2, log: [], decisions: [], waiting: [], view: null, told: null }) }
    })
    setHost(demo)
  })
  afterEach(() => {
    screen.unmount()
    offerIs(null)
    window.removeEventListener('keydown', handleKey)
  })

  async function show(): Promise<void> {
    const router = useRouter()
    router.go({ at: 'founding' })
    screen = mount(FoundingScreen, { attachTo: document.body, props: { place: router.here } })
    await flushPromises()
    vi.spyOn(router, 'replace').mockImplementation((place) => void screen.setProps({ place }))
  }
  const press = async (key: string, held: KeyboardEventInit = {}): Promise<void> => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
    await flushPromises()
  }

  it('goes from the name to the book without a mouse', async () => {
    await show()
    expect(document.activeElement?.tagName).toBe('INPUT')
    await screen.find('input').setValue('Four Crows')
    await press('Enter', { ctrlKey: true })
    expect(screen.find('h2').text()).toBe('Who are your four Oathsworn?')
    for (const one of ['warden', 'blade', 'cur', 'priest']) await screen.find(`[data-class=${one}]`).trigger('click')
    await press('Enter', { ctrlKey: true })
    await press('Enter', { ctrlKey: true })
    await press('Enter', { ctrlKey: true })
    expect(screen.find('h2').text()).toBe('Is this your company?')
    await press('Enter', { ctrlKey: true })
    const started = demo.asked.find(({ path }) => path === 'table.start')?.given
    expect(started).toMatchObject({
      kind: 'campaign',
      game: 'oathsworn',
      setup: {
        name: 'Four Crows',
        seats: [{ class: 'warden' }, { class: 'blade' }, { class: 'cur' }, { class: 'priest' }]
      }
    })
    expect(useRouter().here).toEqual({ at: 'company', company: 'c-1', run: 2 })
  })

  it('does not found what is not ready, says why, and leads back to where it is put right', async () => {
    await show()
    await screen.find('input').setValue('old hands')
    for (let step = 0; step < 4; step++) await press('Enter', { ctrlKey: true })
    await press('Enter', { ctrlKey: true })
    expect(demo.asked.some(({ path }) => path === 'companies.create')).toBe(false)
    expect(screen.find('.review .wrong').text()).toContain('There is already a company called old hands.')
    expect(screen.find('.review .wrong').text()).toContain('Seat 1 is still empty.')
    await screen.find('.review .wrong button').trigger('click')
    await flushPromises()
    expect(screen.find('.error').text()).toContain('There is already a company called old hands.')
  })

  it('moves among the classes with the arrows and takes one with Enter', async () => {
    await show()
    await press('Enter', { ctrlKey: true })
    screen.find<HTMLElement>('[data-class=warden]').element.focus()
    await press('ArrowRight')
    expect((document.activeElement as HTMLElement).dataset['class']).toBe('blade')
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('false')
    await screen.find('[data-class=blade]').trigger('click')
    expect(screen.find('[data-class=blade]').text()).toContain('Sits in seat 1')
  })
})
