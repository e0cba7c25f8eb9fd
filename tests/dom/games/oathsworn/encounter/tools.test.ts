import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { ref } from 'vue'
import LensTools from '../../../../../renderer/games/oathsworn/encounter/overlays/LensTools.vue'
import type { BoardLook } from '../../../../../renderer/games/oathsworn/encounter/overlays/useBoardLook'

const nothing = (): void => undefined
const look = {
  lens: { lens: ref(null), isEmpty: ref(false), toggle: nothing, putAway: nothing },
  forecast: { forecast: ref(null), isNone: ref(false), isPinned: ref(false), toggle: nothing }
} as unknown as BoardLook

it('the tools of the board are one stop for Tab, and the arrows lead along them', async () => {
  const tools = mount(LensTools, {
    props: { look, nameOf: String, flat: false, hasKept: false },
    global: { plugins: [createPinia()] },
    attachTo: document.body
  })
  const stops = (): string[] => tools.findAll('[tabindex="0"]').map((one) => one.attributes('aria-label') ?? '')
  expect(stops()).toEqual(['Arcs of a figure'])
  const first = tools.find<HTMLElement>('[tabindex="0"]')
  first.element.focus()
  await first.trigger('keydown', { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('How far a figure can go')
  expect(stops()).toEqual(['How far a figure can go'])
  await tools.find('[tabindex="0"]').trigger('keydown', { key: 'ArrowRight', shiftKey: true })
  expect(stops()).toEqual(['How far a figure can go'])
  tools.unmount()
})
