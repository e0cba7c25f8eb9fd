/**
 * A script is resumed under a catch.
 *
 * V8 14.8 inlines `next` of a generator into code that its best compiler has made. If that code is to be thrown away while
 * the generator runs, and the generator then throws, it looks for a catch to go on in, finds none and ends the process:
 * SIGTRAP, no message. Scripts do throw (the end of an encounter, the end of a preview), and once in some ten thousand
 * answers it happened. With a catch around it there is one to go on in. See docs/decisions/0043.
 */
type Next = (this: unknown, value?: unknown) => unknown

const generators = Object.getPrototypeOf(Object.getPrototypeOf((function* () {})())) as { next: Next }
const resume = generators.next

export const next: Next = function next(value) {
  try {
    return resume.call(this, value)
    // oxlint-disable-next-line no-useless-catch -- V8 wants a place to go on in: that it is there is all it is for
  } catch (thrown) {
    throw thrown
  }
}

Object.defineProperty(generators, 'next', { configurable: true, writable: true, value: next })
