import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { freshDraft, withClass, type CompanyDraft } from '../../../../../renderer/games/oathsworn/company/found/draft'
import FoundingScreen from '../../../../../renderer/games/oathsworn/company/found/FoundingScreen.vue'
import { begunOf, chapterOf, freshPaper } from '../../../../../renderer/games/oathsworn/company/found/paper'
import { offerIs } from '../../../../../renderer/games/oathsworn/company/offer'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../renderer/shell/host'
import { useRouter } from '../../../../../renderer/shell/router'
import { learnWords } from '../../../../../renderer/words/say'
import { smallOffer } from './offer.fixture'

const WRONG = {
  field: 'ticks',
  words: { key: 'campaign.refused.begun.ticks', args: { most: 100 } },
  isSenseless: false
}
const four = ['warden', 'blade', 'cur', 'priest'].reduce<CompanyDraft>(
  (draft, one, index) => withClass(draft, index, one),
  { ...freshDraft(smallOffer, { might: 'app', cards: 'app' }), name: 'Four Crows', paper: freshPaper() }
)

learnWords({ en: { 'item.long-axe.name': 'Long axe', 'item.skeleton-key.name': 'Skeleton key' } })

let demo: ReturnType<typeof demoHost>
let screen: VueWrapper
let problems: readonly object[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setActivePinia(createPinia())
  offerIs(smallOffer)
  problems = []
  demo = demoHost({
    companies: { list: () => ({ companies: [], bin: [], open: null, warning: null }), create: () => ({ id: 'c-1' }) },
    games: { ready: () => JSON.stringify({ problems }) }
  })
  setHost(demo)
})
afterEach(() => {
  screen.unmount()
  offerIs(null)
  vi.useRealTimers()
})

async function show(step: string): Promise<void> {
  const router = useRouter()
  router.go({ at: 'founding', step, draft: four as unknown as Json })
  screen = mount(FoundingScreen, { attachTo: document.body, props: { place: router.here } })
  vi.spyOn(router, 'replace').mockImplementation((place) => void screen.setProps({ place }))
  await rest()
}
async function rest(): Promise<void> {
  await flushPromises()
  vi.advanceTimersByTime(500)
  await flushPromises()
}
const field = (label: string) =>
  screen
    .findAll('label')
    .find((one) => one.text() === label)!
    .element.closest('.stepper, .field, div')!
    .querySelector('input')!

async function type(input: HTMLInputElement, value: string): Promise<void> {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await rest()
}
const wish = (): { begun: Record<string, unknown> } =>
  (demo.asked.filter(({ path }) => path === 'games.ready').at(-1)!.given as { wish: never }).wish

it('OW-SAVE-04 takes what stands on the sheets in any order, cards by name and Enter', async () => {
  await show('paper')
  await type(field('Chapter'), '7')
  await type(field('Backpack'), 'long')
  field('Backpack').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await rest()
  await type(field('Knockout track'), '12')
  expect(wish().begun).toMatchObject({ chapter: 7, backpack: ['long-axe'], ticks: 12 })
  expect((wish().begun['chapters'] as readonly unknown[]).length).toBe(7)
})

it('OW-SAVE-04 what nobody is called is said at the field, and the rest stays', async () => {
  await show('paper')
  await type(field('Backpack'), 'no such thing')
  field('Backpack').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await rest()
  expect(screen.text()).toContain('Nothing is called “no such thing”.')
  expect(field('Backpack').value).toBe('no such thing')
})

it('OW-SAVE-01 what is impossible is said at its field, holds up the founding, and can be kept', async () => {
  problems = [WRONG]
  await show('paper')
  expect(screen.text()).toContain('The knockout track has 100 boxes.')
  await screen.setProps({ place: { ...useRouter().here, step: 'review' } })
  await rest()
  expect(screen.text()).toContain('Put it right, or keep it as it is written')
  await screen.setProps({ place: { ...useRouter().here, step: 'paper' } })
  await rest()
  const keep = screen.findAll('[role=switch]').find((one) => one.element.closest('.told'))!
  await keep.trigger('click')
  await rest()
  expect(wish().begun).toMatchObject({ ruled: true })
})

it('OW-SAVE-04 chapters that lie behind were won unless they are told otherwise', () => {
  const paper = { ...freshPaper(), chapter: 3, part: 'camp' as const }
  expect(chapterOf(paper, 1)).toEqual({ boxes: ['storyDone', 'specialRulesRevealed'], result: 'victory' })
  expect(chapterOf(paper, 3)).toEqual({ boxes: ['storyDone'], result: 'none' })
  const lost = { ...paper, chapters: { 2: { boxes: ['ambushed'] as const, result: 'defeat' as const } } }
  expect((begunOf(lost) as unknown as { chapters: unknown[] }).chapters[1]).toEqual({
    chapter: 2,
    ambushed: true,
    result: 'defeat'
  })
})
