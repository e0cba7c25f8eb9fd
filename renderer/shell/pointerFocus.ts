// Tells focus left behind by a click from focus that the keyboard has moved there.

let isPointing = false
let focusedByPointer: Element | null = null

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)

function pointed(event: Event): void {
  isPointing = true
  // What has the focus already gets no `focusin`.
  focusedByPointer = elementOf(event)?.closest('button, a, summary, [tabindex]') ?? null
}

function focused(event: Event): void {
  focusedByPointer = isPointing ? elementOf(event) : null
}

function struck(): void {
  isPointing = false
}

export const isFocusedByPointer = (element: Element): boolean => element === focusedByPointer

/** In the capture phase, so that it is known before anybody acts upon the event. */
export function watchPointerFocus(signal: AbortSignal): void {
  window.addEventListener('pointerdown', pointed, { capture: true, signal })
  window.addEventListener('focusin', focused, { capture: true, signal })
  window.addEventListener('keydown', struck, { capture: true, signal })
}
