import type { Happening } from './game'
import { Chain } from './hash'
import { segmentFrom, type KeptAnswer, type Segment } from './history'
import type { RuleId } from './ids'
import type { Answer } from './prompt'

/** What one answer given at the table has led to, with the answers the engine gave by itself behind it. */
export interface Fresh<H extends Happening> {
  readonly happenings: H[]
  readonly answers: KeptAnswer[]
}

/** What a run remembers: every answer and everything that came of it, boundary by boundary, chained by hashes. */
export class Chronicle<S, H extends Happening> {
  readonly segments: Segment<S, H>[]
  /** How many answers have been given, the engine's own included. */
  count: number
  fresh: Fresh<H> = { happenings: [], answers: [] }
  private readonly chain: Chain

  constructor(segments: readonly Segment<S, H>[]) {
    const last = segments.at(-1)
    if (!last) throw new Error('a run needs a segment to start from')
    this.segments = [...segments]
    this.count = last.at
    this.chain = new Chain(last.hash)
  }

  /** The stretch that is being lived. */
  get present(): Segment<S, H> {
    const last = this.segments.at(-1)
    if (!last) throw new Error('a run has no segment')
    return last
  }

  get hash(): string {
    return this.chain.text
  }

  /** Counts and chains the answer, then lets it act, then seals it with the chain after all it led to. */
  keep(rule: RuleId, { seat, by, reply }: Answer, act: () => void): void {
    const home = this.present
    this.count++
    this.chain.add([seat, reply])
    const place = home.answers.length
    const kept: KeptAnswer = { seat, by, rule, reply, hash: '' }
    home.answers.push(kept)
    act()
    const sealed = { ...kept, hash: this.chain.text }
    home.answers[place] = sealed
    this.fresh.answers.push(sealed)
  }

  /** Logs what happened; at a boundary opens a new segment there and then, before the script runs on. */
  readonly note = (happening: H, after: S): void => {
    this.fresh.happenings.push(happening)
    this.chain.add(happening)
    this.present.happenings.push({ after: this.count, happening })
    if (happening.boundary) this.segments.push(segmentFrom(this.count, after, this.chain.text))
  }
}
