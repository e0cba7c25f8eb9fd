// Reads what main/tables/thrift.ts has written: what was said before comes as a number.
import type { Json } from '../../engine/kernel/ids'
import type { Thrifty } from '../../preload/contract/shapes'

type Named = { readonly [name: string]: Json }
const SHORT = 3

export class ThriftReader {
  private shapes: (readonly string[])[] = []
  private texts: string[] = []
  private objects: Named[] = []
  private count = 0

  reset(): void {
    this.shapes = []
    this.texts = []
    this.objects = []
    this.count = 0
  }

  /** Nothing when a message was missed: then only a new snapshot helps. */
  read<T>(thrifty: Thrifty<T>): T | undefined {
    const [count, said] = JSON.parse(thrifty) as [number, Json]
    if (count === 0) this.reset()
    if (count !== this.count) return undefined
    this.count += 1
    return this.hear(said) as unknown as T
  }

  private hear(said: Json): Json {
    if (typeof said === 'string') return this.text(said)
    if (!isList(said)) return said
    const [head, ...rest] = said
    if (head === 0) return rest.map((one) => this.hear(one))
    if (head === -1) return this.objects[rest[0] as number] ?? null
    return this.object(this.shape(head as number | readonly string[]), rest)
  }

  private text(said: string): string {
    if (said.startsWith('~') && !said.startsWith('~~')) return this.texts[parseInt(said.slice(1), 36)] ?? ''
    const text = said.startsWith('~~') ? said.slice(1) : said
    if (text.length > SHORT) this.texts.push(text)
    return text
  }

  private shape(head: number | readonly string[]): readonly string[] {
    if (typeof head === 'number') return this.shapes[head - 1] ?? []
    this.shapes.push(head)
    return head
  }

  private object(names: readonly string[], values: readonly Json[]): Json {
    // Made whole from entries: an assignment to `__proto__` would be lost, and do harm.
    const object = Object.fromEntries(names.map((name, at): [string, Json] => [name, this.hear(values[at] ?? null)]))
    this.objects.push(object)
    return object
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
