// A press that comes twice, from a tired hand or a worn key, is one press: it must not answer the next question as well.

/** Two presses closer than this are one; nobody reads a new question that fast. */
export const ONE_PRESS = 250
let last = { what: '', at: -ONE_PRESS }

/** The same key, or the pointer again, at once after it did something. `now` is when the hand moved, not when we heard. */
export function isSecondPress(what: string, now: number): boolean {
  const isSecond = what === last.what && now - last.at < ONE_PRESS
  if (!isSecond) last = { what, at: now }
  return isSecond
}

/** What pressed a button: the pointer, or the keyboard in its place. */
export const pressedBy = ({ detail }: MouseEvent): string => (detail > 0 ? 'click' : 'Enter')
