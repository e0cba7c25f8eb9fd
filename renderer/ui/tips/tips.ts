import { shallowRef, type Directive } from 'vue'
import type { TipSide } from './beside'

// What a control says of itself when it is pointed at or reached by key. It costs nothing before: a control only leaves
// word here, and one layer (TipLayer.vue) listens for all of them and shows one tip at a time.

export interface Tip {
  readonly text: string
  readonly chord?: string | undefined
  readonly side?: TipSide
  /** Terms in it that may need explaining. */
  readonly terms?: readonly Term[]
}
interface Term {
  readonly term: string
  readonly text: string
  readonly clause: string
}

type Tell = () => Tip
const told = new WeakMap<Element, Tell>()
/** Whose tip is shown. */
export const tipped = shallowRef<Element | null>(null)

export const vTip: Directive<Element, Tell> = {
  created: (control, { value }) => void told.set(control, value),
  updated: (control, { value }) => void told.set(control, value),
  unmounted(control) {
    told.delete(control)
    if (tipped.value === control) tipped.value = null
  }
}

/** The control with something to say that this is, or is part of. */
export function tippedAt(target: EventTarget | null): Element | null {
  let one = target instanceof Element ? target : null
  while (one && !told.has(one)) one = one.parentElement
  return one
}

export const tipOf = (control: Element): Tip | undefined => told.get(control)?.()
