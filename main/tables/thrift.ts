// Sends what was sent before as a number. The window reads along (renderer/table/thrift.ts) and learns the same things
// in the same order; a snapshot begins anew, and so does a message with the number 0.
import type { Json } from '../../engine/kernel/ids'
import type { Thrifty } from '../../preload/contract/shapes'

type Named = { readonly [name: string]: Json }

/** Beyond this it costs more to remember than to say it again. */
const MOST = 20_000
const SHORT = 3

/**
 * A list is `[0, …]`. An object is `[shape, …values]`, where a shape is its names when they are new and a number from 1
 * when they are not; an object that was said before is `[-1, which]`. A text that was said before is `~` and its number.
 */
export class Thrift {
  private shapes = new Map<string, number>()
  private texts = new Map<string, number>()
  private objects = new Map<string, number>()
  private count = 0

  reset(): void {
    this.shapes = new Map()
    this.texts = new Map()
    this.objects = new Map()
    this.count = 0
  }

  write<T>(value: T): Thrifty<T> {
    if (this.objects.size > MOST || this.texts.size > MOST) this.reset()
    return JSON.stringify([this.count++, this.whole(value as unknown as Json)])
  }

  /** A message is no part of another: whether it was said before is not worth looking up. */
  private whole(value: Json): Json {
    return isObject(value) ? this.fresh(value, `message ${this.count}`) : this.say(value)
  }

  private say(value: Json): Json {
    if (typeof value === 'string') return this.text(value)
    if (isObject(value)) return this.object(value)
    return isList(value) ? [0, ...value.map((one) => this.say(one))] : value
  }

  private text(text: string): Json {
    const known = this.texts.get(text)
    if (known !== undefined) return `~${known.toString(36)}`
    if (text.length > SHORT) this.texts.set(text, this.texts.size)
    return text.startsWith('~') ? `~${text}` : text
  }

  private object(object: Named): Json {
    const whole = JSON.stringify(object)
    const known = this.objects.get(whole)
    return known === undefined ? this.fresh(object, whole) : [-1, known]
  }

  private fresh(object: Named, whole: string): Json {
    const names = Object.keys(object).filter((name) => object[name] !== undefined)
    const said = [this.shape(names), ...names.map((name) => this.say(object[name] ?? null))]
    this.objects.set(whole, this.objects.size)
    return said
  }

  private shape(names: readonly string[]): Json {
    const key = JSON.stringify(names)
    const known = this.shapes.get(key)
    if (known !== undefined) return known
    this.shapes.set(key, this.shapes.size + 1)
    return names
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is Named => typeof value === 'object' && value !== null && !isList(value)
