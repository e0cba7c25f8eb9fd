import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { setHost } from '../../../renderer/shell/host'
import { listenForKeys } from '../../../renderer/shell/keys'
import { troubles } from '../../../renderer/shell/trouble'
import { PIECES, type Pieces } from '../../../renderer/table/pieces'
import PromptBar from '../../../renderer/table/PromptBar.vue'
import type { Prompt } from '../../../renderer/table/prompts'
import { useTable } from '../../../renderer/table/store'
import { snapshot, step } from './messages'

/** The prompt bar at a question, what main is asked, and a hand at the keys. A game may draw its own pieces in it. */
export function aBar(pieces: Pieces = {}) {
  let bar: VueWrapper
  let stopListening = (): void => {}
  let demo: ReturnType<typeof demoHost>
  const hostBy = (other: ReturnType<typeof demoHost>): void => {
    demo = other
    setHost(other)
  }
  beforeEach(() => {
    setActivePinia(createPinia())
    stopListening = listenForKeys()
    hostBy(demoHost({ table: { answer: () => step(), undo: () => step({ revision: 6 }) } }))
    troubles.value = []
  })
  afterEach(() => {
    bar.unmount()
    stopListening()
  })
  return {
    demoOf: () => demo,
    /** Main answers otherwise. */
    hostBy,
    answers: () =>
      demo.asked.filter(({ path }) => path === 'table.answer').map(({ given }) => (given as { reply: unknown }).reply),
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        const target = document.activeElement ?? document.body
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        await flushPromises()
      }
    },
    /** A key by what it writes and by where it is. */
    async strike(key: string, code: string, shiftKey = false): Promise<void> {
      const struck = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
      ;(document.activeElement ?? document.body).dispatchEvent(struck)
      await flushPromises()
    },
    async show(...waiting: Prompt[]): Promise<VueWrapper> {
      useTable().adopt(snapshot(...waiting))
      bar = mount(PromptBar, {
        props: { seatName: (seat) => `Name of ${seat}`, seatNumber: () => null },
        global: { provide: { [PIECES as symbol]: pieces } },
        attachTo: document.body
      })
      await flushPromises()
      return bar
    }
  }
}
