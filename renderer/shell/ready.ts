import { asked, host } from './host'

// "Usable" is a promise: something is shown that a person can act on. It is told once.

const waits = new Set<string>()
let isTold = false
let isMounted = false
let tell = (): void => {}

/** For work that must not hold up what a person waits for. */
export const usable = new Promise<void>((told) => (tell = told))

/** Holds the word back until the place has what it needs to be used. */
export function waitFor(what: string): () => void {
  waits.add(what)
  return () => {
    waits.delete(what)
    maybeTell()
  }
}

export function tellReady(): void {
  isMounted = true
  maybeTell()
}

function maybeTell(): void {
  if (isTold || !isMounted || waits.size > 0) return
  isTold = true
  // After the frame that shows it has been drawn, not before.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.body.dataset['ready'] = 'true'
      void asked(host().app.usable())
      tell()
    })
  )
}
