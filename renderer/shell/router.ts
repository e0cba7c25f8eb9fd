import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { samePlace, type WindowPlace } from './place'

// Back and forward through places, as in a browser, without addresses.

export const HOME: WindowPlace = { at: 'home' }
const MOST = 50

export const useRouter = defineStore('router', () => {
  const trail = shallowRef<readonly WindowPlace[]>([HOME])
  const index = shallowRef(0)

  const here = computed<WindowPlace>(() => trail.value[index.value] ?? HOME)
  const canGoBack = computed(() => index.value > 0)
  const canGoForward = computed(() => index.value < trail.value.length - 1)

  function go(place: WindowPlace): void {
    if (samePlace(place, here.value)) return
    const kept = [...trail.value.slice(0, index.value + 1), place].slice(-MOST)
    trail.value = kept
    index.value = kept.length - 1
  }

  /** The same place with another detail: not a step of its own. */
  function replace(place: WindowPlace): void {
    trail.value = trail.value.map((one, at) => (at === index.value ? place : one))
  }

  function back(): void {
    if (canGoBack.value) index.value -= 1
  }

  function forward(): void {
    if (canGoForward.value) index.value += 1
  }

  /** Wakes up where the window was last time, with the way home behind it. */
  function wake(place: WindowPlace): void {
    trail.value = samePlace(place, HOME) ? [HOME] : [HOME, place]
    index.value = trail.value.length - 1
  }

  return { here, canGoBack, canGoForward, go, replace, back, forward, wake }
})
