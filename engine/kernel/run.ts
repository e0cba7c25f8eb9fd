import { between } from './between'
import { checkReply } from './checkReply'
import { Chronicle } from './chronicle'
import type { Game, Happening } from './game'
import { Chain } from './hash'
import { hasRevealed, lastDecision, segmentAt, segmentFrom, toldSince } from './history'
import type { KeptAnswer, Segment, Since, Told } from './history'
import type { Json, RuleId } from './ids'
import { isDeadEnd, onlyReply, type Answer, type Prompt, type Reply } from './prompt'
import { SAVE_FORMAT, type Save } from './save'
import { NOTHING, type Question, type Script } from './script'
import { Table } from './table'
import { words, type Words } from './words'

export type Answered<H> =
  | { readonly ok: true; readonly happenings: readonly H[]; readonly answers: readonly KeptAnswer[] }
  | { readonly ok: false; readonly why: Words; readonly fault?: Fault }

/** A rule that broke: what it said and which rules were being carried out. Nothing was changed by it. */
export interface Fault {
  readonly message: string
  readonly crumbs: readonly RuleId[]
}

export interface Begun {
  readonly setup: Json
  readonly seed: string
}

/**
 * One play of a game: the table, the script suspended at its question, and all answers so far. The host holds it, gives
 * it answers, and saves what comes of them. Nothing in here reads a clock or rolls a die of its own.
 */
export class Run<S, H extends Happening, B = unknown> {
  private past: Chronicle<S, H>
  private table!: Table<S, H, B>
  private script!: Script
  private question: Question | null = null
  private open: readonly Prompt[] = []
  private parts: (Reply | null)[] = []
  private broken: Fault | null = null

  private constructor(
    readonly game: Game<S, H, B>,
    readonly begun: Begun,
    segments: readonly Segment<S, H>[]
  ) {
    this.past = new Chronicle(segments)
    this.setOut(this.past.present.state)
  }

  static start<S, H extends Happening, B>(game: Game<S, H, B>, setup: Json, seed: string): Run<S, H, B> {
    const state = game.start(setup, seed)
    const hash = new Chain().add([game.id, setup, seed, state]).text
    return new Run(game, { setup, seed }, [segmentFrom<S, H>(0, state, hash)])
  }

  /** A run that begins at a photograph, because the way there can no longer be replayed. */
  static from<S, H extends Happening, B>(
    game: Game<S, H, B>,
    begun: Begun,
    at: number,
    state: S,
    hash: string
  ): Run<S, H, B> {
    return new Run(game, begun, [segmentFrom<S, H>(at, state, hash)])
  }

  /** The questions that are open, one for each seat that still has to answer. Empty when the game is over. */
  get waiting(): readonly Prompt[] {
    return this.parts.every((part) => part === null) ? this.open : this.open.filter((_, i) => this.parts[i] === null)
  }

  get state(): S {
    return this.table.see
  }

  /** How many answers have been given, the engine's own included. An answer for an older revision is refused. */
  get revision(): number {
    return this.past.count
  }

  get hash(): string {
    return this.past.hash
  }

  get fault(): Fault | null {
    return this.broken
  }

  get answers(): readonly KeptAnswer[] {
    return this.past.segments.flatMap((segment) => segment.answers)
  }

  get log(): readonly Told<H>[] {
    return this.past.segments.flatMap((segment) => segment.happenings)
  }

  logSince(answers: number): Since<H> {
    return toldSince(this.past.segments, answers)
  }

  /** Where each boundary lies, for a timeline and for photographs. */
  get boundaries(): readonly Segment<S, H>[] {
    return this.past.segments
  }

  answer(given: Answer, revision: number = this.past.count): Answered<H> {
    if (this.broken) return { ok: false, why: words('run.broken'), fault: this.broken }
    if (revision !== this.past.count) return { ok: false, why: words('answer.stale') }
    const at = this.open.findIndex((prompt, i) => prompt.seat === given.seat && this.parts[i] === null)
    const prompt = this.open[at]
    if (!prompt) return { ok: false, why: words(this.open.length === 0 ? 'answer.over' : 'answer.seat') }
    return given.reply?.form === 'ruling' ? this.correct(prompt, given, given.reply) : this.take(at, prompt, given)
  }

  private take(at: number, prompt: Prompt, given: Answer): Answered<H> {
    const checked = checkReply(prompt, given.reply)
    if (!checked.ok) return checked
    return this.carryOut(prompt, { ...given, reply: checked.reply }, () => {
      this.parts[at] = checked.reply
      if (this.parts.every((part) => part !== null)) this.resume()
    })
  }

  /** A correction changes the table, and the same question is asked afresh of what is there now. */
  private correct(prompt: Prompt, given: Answer, reply: Extract<Reply, { form: 'ruling' }>): Answered<H> {
    const ruled = this.game.rule(this.state, reply.ruling)
    if (!ruled.ok) return ruled
    const before = this.past.count
    const wasLost = this.waiting.some(isDeadEnd)
    const answered = this.carryOut(prompt, { ...given, reply: { form: 'ruling', ruling: reply.ruling } }, () => {
      for (const happening of ruled.happenings) this.table.happen(happening)
      this.askAgain(ruled.then?.(this.table))
    })
    if (!answered.ok || wasLost || !this.waiting.some(isDeadEnd)) return answered
    // A table on which nobody can answer any more helps nobody: it is as if it had not been said.
    this.become(this.at(before))
    return { ok: false, why: words('answer.deadEnd') }
  }

  private askAgain(first?: Script): void {
    const { question, parts } = this
    if (first && first !== NOTHING && question) {
      this.script = between(first, this.script, question)
      this.settle(this.script.next())
    }
    if (this.question === question) this.pose(parts)
  }

  private carryOut(prompt: Prompt, answer: Answer, act: () => void): Answered<H> {
    const before = this.past.count
    this.past.fresh = { happenings: [], answers: [] }
    try {
      this.past.keep(prompt.rule, answer, act)
      this.answerTheObvious()
    } catch (thrown) {
      return this.recover(before, thrown)
    }
    return { ok: true, ...this.past.fresh }
  }

  /** A question with one answer is not a question: the run answers it and says so. */
  private answerTheObvious(): void {
    for (;;) {
      const at = this.open.findIndex((prompt, i) => this.parts[i] === null && onlyReply(prompt) !== null)
      const prompt = this.open[at]
      const reply = prompt && onlyReply(prompt)
      if (!prompt || !reply) return
      this.past.keep(prompt.rule, { seat: prompt.seat, by: 'engine', reply }, () => {
        this.parts[at] = reply
        if (this.parts.every((part) => part !== null)) this.resume()
      })
    }
  }

  private setOut(state: S): void {
    this.table = new Table(this.game.book, state, this.game.apply, this.past.note)
    this.script = this.game.play(this.table)
    this.settle(this.script.next())
    this.answerTheObvious()
  }

  private resume(): void {
    const replies = this.parts.filter((part) => part !== null)
    this.settle(this.script.next(replies))
  }

  private settle(next: IteratorResult<Question, void>): void {
    this.question = next.done ? null : next.value
    this.pose([])
  }

  /** Asks, keeping those parts of an earlier asking that still answer it. */
  private pose(parts: readonly (Reply | null)[]): void {
    this.open = this.question ? this.question() : []
    this.parts = this.open.map((prompt, i) => {
      const part = parts[i]
      return part && checkReply(prompt, part).ok ? part : null
    })
  }

  /** A rule broke. A script that threw is dead, so the table is rebuilt as it was before the answer. */
  private recover(before: number, thrown: unknown): Answered<H> {
    const fault = { message: thrown instanceof Error ? thrown.message : String(thrown), crumbs: [...this.table.crumbs] }
    try {
      this.become(this.at(before))
    } catch {
      // The way back is broken too: the run stays as evidence and takes no more answers; the save has everything.
      this.broken = fault
    }
    return { ok: false, why: words('run.fault', { rule: fault.crumbs.at(-1) ?? '' }), fault }
  }

  private become(other: Run<S, H, B>): void {
    this.past = other.past
    this.table = other.table
    this.script = other.script
    this.question = other.question
    this.open = other.open
    this.parts = other.parts
  }

  /** The same play as it stood after so many answers: to look at, to go back to, to branch from. */
  at(answers: number): Run<S, H, B> {
    const { segments } = this.past
    const which = segmentAt(segments, answers)
    const segment = segments[which] ?? this.past.present
    const start = segmentFrom<S, H>(segment.at, segment.state, segment.hash)
    const run = new Run(this.game, this.begun, [...segments.slice(0, which), start])
    for (const kept of segment.answers.slice(0, Math.max(0, answers - segment.at)))
      if (kept.by !== 'engine') run.replay(kept)
    return run
  }

  /** Gives a kept answer again; throws when it no longer fits, which only a changed rule can cause. */
  replay(kept: KeptAnswer): void {
    const again = this.answer(kept)
    if (!again.ok) throw new Error(`a kept answer no longer fits: ${again.why.key}`)
  }

  /** One answer by a person (or bot) fewer; those the engine gave by itself are skipped over. Null at the start. */
  undone(): Run<S, H, B> | null {
    const target = lastDecision(this.past.segments)
    return target === null ? null : this.at(target)
  }

  /** Would undoing take back something that was revealed? Null when there is nothing to undo. */
  undoReveals(): boolean | null {
    const target = lastDecision(this.past.segments)
    return target === null ? null : hasRevealed(this.past.segments, target)
  }

  save(): Save {
    const { at, hash, state } = this.past.present
    return {
      format: SAVE_FORMAT,
      game: this.game.id,
      rules: this.game.rules,
      packs: this.game.packs,
      setup: this.begun.setup,
      seed: this.begun.seed,
      answers: this.answers,
      photograph: { at, hash, state: state as Json }
    }
  }
}
