/**
 * Chance as data. A counter based generator (Threefry-2x32, 20 rounds): a number depends only on the seed, the name of
 * the stream and how many that stream has given. So streams cannot disturb each other, and undo is nothing special.
 */
export interface Chance {
  readonly seed: readonly [number, number]
  readonly drawn: { readonly [stream: string]: number }
}

/** A new source of chance: the same text, the same numbers for ever. */
export function chanceFrom(seed: string): Chance {
  return { seed: [textWord(seed, 0x1b873593), textWord(seed, 0x27220a95)], drawn: {} }
}

/** A whole number from 0 to `below` − 1, every one equally likely, and the chance that is left. */
export function randomInt(chance: Chance, stream: string, below: number): { value: number; chance: Chance } {
  const source = new Source(chance, stream)
  return { value: source.below(below), chance: source.after() }
}

/** Numbers from a stream of its own, for those who play in simulations: like `randomInt` with a chance nobody saves. */
export function numbersFrom(seed: string, stream: string): (below: number) => number {
  const source = new Source(chanceFrom(seed), stream)
  return (below) => source.below(below)
}

/** A new list in a random order, and the chance that is left. */
export function shuffled<T>(
  list: readonly T[],
  chance: Chance,
  stream: string
): { list: readonly T[]; chance: Chance } {
  const source = new Source(chance, stream)
  const out = [...list]
  for (let last = out.length - 1; last > 0; last--) {
    const other = source.below(last + 1)
    const kept = out[last] as T
    out[last] = out[other] as T
    out[other] = kept
  }
  return { list: out, chance: source.after() }
}

class Source {
  private readonly key: number
  private given: number

  constructor(
    private readonly chance: Chance,
    private readonly stream: string
  ) {
    this.key = textWord(stream, 0x2545f491)
    this.given = chance.drawn[stream] ?? 0
  }

  /** Values in the last, incomplete round of `below` are thrown away, so that none is likelier than another. */
  below(below: number): number {
    const limit = 0x100000000 - (0x100000000 % below)
    for (;;) {
      const word = threefry(this.chance.seed[0], this.chance.seed[1], this.key, this.given++)[0]
      if (word < limit) return word % below
    }
  }

  after(): Chance {
    return { seed: this.chance.seed, drawn: { ...this.chance.drawn, [this.stream]: this.given } }
  }
}

function textWord(text: string, start: number): number {
  let h = start | 0
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995)
    h ^= h >>> 15
  }
  return h >>> 0
}

const rotations = [13, 15, 26, 6, 17, 29, 16, 24] as const

/** Threefry-2x32 with 20 rounds. */
export function threefry(key0: number, key1: number, counter0: number, counter1: number): readonly [number, number] {
  const keys = [key0 | 0, key1 | 0, key0 ^ key1 ^ 0x1bd11bda] as const
  const keyAt = (n: number): number => keys[n % 3] as number
  let x = (counter0 + keyAt(0)) | 0
  let y = (counter1 + keyAt(1)) | 0
  for (let group = 0; group < 5; group++) {
    for (let turn = (group & 1) * 4, end = turn + 4; turn < end; turn++) {
      const by = rotations[turn] as number
      x = (x + y) | 0
      y = ((y << by) | (y >>> (32 - by))) ^ x
    }
    x = (x + keyAt(group + 1)) | 0
    y = (y + keyAt(group + 2) + group + 1) | 0
  }
  return [x >>> 0, y >>> 0]
}
