import { rememberedFor } from '../remembered/remembered'

/**
 * A chain over plain data: 64 bits, cheap enough to run on every happening. It finds accidents (another rule, another
 * engine, a flipped byte), it is no defence against a forger.
 *
 * The words live in an Int32Array because V8 keeps full 32-bit integers in objects and closures as boxed numbers.
 */
export class Chain {
  private readonly words = new Int32Array(2)

  constructor(from?: string) {
    if (from) {
      this.words[0] = parseInt(from.slice(0, 8), 16) | 0
      this.words[1] = parseInt(from.slice(8, 16), 16) | 0
    } else {
      this.words[0] = 0x9e3779b9 | 0
      this.words[1] = 0x243f6a88
    }
  }

  add(value: unknown): this {
    this.mix(0x2f)
    this.walk(value)
    return this
  }

  get text(): string {
    return hex(this.words[0] ?? 0) + hex(this.words[1] ?? 0)
  }

  private walk(value: unknown): void {
    if (typeof value === 'string') this.mix(hashOfText(value))
    else if (typeof value === 'number') this.number(value)
    else if (typeof value === 'boolean') this.mix(value ? 0x71 : 0x72)
    else if (value === null || value === undefined) this.mix(0x73)
    else if (Array.isArray(value)) {
      this.mix(0x5b + value.length * 31)
      for (const one of value) this.walk(one)
    } else {
      this.mix(0x7b)
      for (const key in value as object) {
        const one = (value as Record<string, unknown>)[key]
        // JSON drops undefined, so a chain over saved data must not see it either.
        if (one === undefined) continue
        this.mix(hashOfText(key))
        this.walk(one)
      }
      this.mix(0x7d)
    }
  }

  private number(value: number): void {
    if (!Number.isSafeInteger(value)) throw new Error(`only whole numbers are hashed, not ${value}`)
    this.mix(value | 0)
    if ((value | 0) !== value) this.mix(Math.floor(value / 0x100000000) ^ 0x55)
  }

  private mix(word: number): void {
    const [a = 0, b = 0] = [this.words[0], this.words[1]]
    const x = Math.imul(a ^ word, 0x85ebca6b)
    const y = Math.imul(b + (word ^ 0x27d4eb2f), 0xc2b2ae35)
    this.words[0] = (x ^ (x >>> 15)) + ((y << 7) | (y >>> 25))
    this.words[1] = (y ^ (y >>> 13)) + ((x << 11) | (x >>> 21))
  }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** Keys, kinds and ids come again and again: their hashes are remembered. */
const hashOfText = rememberedFor((text: string): number => {
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h ^ text.length
})

/** The hash of one value on its own. */
export const hashOf = (value: unknown): string => new Chain().add(value).text
