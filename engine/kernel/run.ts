import { beginning, carryOut, cut, type Answered, type Carried, type Open, type Source } from './carryOut'
import { checkReply } from './checkReply'
import type { Game, Happening } from './game'
import { Chain } from './hash'
import { hasRevealed, lastDecision, segmentAt, toldSince } from './history'
import type { KeptAnswer, Segment, Since, Told } from './history'
import type { Json } from './ids'
import { isDeadEnd, type Answer, type Prompt } from './prompt'
import { SAVE_FORMAT, type Photograph, type Save } from './save'
import { words, type Words } from '../messages/words'

export interface Begun {
  readonly setup: Json
  readonly seed: string
}

/** The answers to be given again, up to this one; the engine's own come by themselves. */
export const givenAgain =
  (answers: readonly Answer[], end: number, first = 0): Source['answer'] =>
  (count) => {
    const next = count < end ? answers[count - first] : undefined
    return next && next.by !== 'engine' ? next : null
  }

/**
 * One play of a game: a boundary's state and all answers since, carried out. The host holds it, gives it answers, and
 * saves what comes of them. Nothing in here reads a clock or rolls a die of its own.
 */
export class Run<S, H extends Happening, B = unknown> {
  readonly begun: Begun

  constructor(
    readonly game: Game<S, H, B>,
    { setup, seed }: Begun,
    private now: Carried<S, H> & { readonly open: Open }
  ) {
    this.begun = { setup, seed }
  }

  static start<S, H extends Happening, B>(game: Game<S, H, B>, setup: Json, seed: string): Run<S, H, B> {
    const begun = { setup, seed }
    return Run.along(game, begun, Run.opening(game, begun))
  }

  /** How a run begins. The chain begins with the id it was begun under, for ever. */
  static opening<S, H extends Happening, B>(game: Game<S, H, B>, { setup, seed }: Begun): Carried<S, H> {
    const state = game.start(setup, seed)
    return beginning({ at: 0, state, hash: new Chain().add([game.id, setup, seed, state]).text })
  }

  /** Carried out along answers that fitted once. */
  static along<S, H extends Happening, B>(
    game: Game<S, H, B>,
    begun: Begun,
    from: Carried<S, H>,
    answer: Source['answer'] = () => null
  ): Run<S, H, B> {
    const { answered, carried } = carryOut(game, from, { answer })
    if (carried) return new Run(game, begun, carried)
    throw new Error((!answered.ok && answered.fault?.message) || 'a kept answer no longer fits')
  }

  /** The questions that are open, one for each seat that still has to answer. Empty when the game is over. */
  get waiting(): readonly Prompt[] {
    const { prompts, parts } = this.now.open
    return parts.every((part) => part === null) ? prompts : prompts.filter((_, i) => parts[i] === null)
  }

  get state(): S {
    return this.now.state
  }

  /** How many answers have been given, the engine's own included. An answer for an older revision is refused. */
  get revision(): number {
    return this.now.count
  }

  get hash(): string {
    return this.now.hash
  }

  get answers(): readonly KeptAnswer[] {
    return this.boundaries.flatMap(({ answers }) => answers)
  }

  get log(): readonly Told<H>[] {
    return this.boundaries.flatMap(({ happenings }) => happenings)
  }

  logSince(answers: number): Since<H> {
    return toldSince(this.boundaries, answers)
  }

  /** Each stretch from one boundary to the next, for a timeline and for saves. */
  get boundaries(): readonly Segment<S, H>[] {
    return this.now.segments
  }

  answer(answer: Answer, revision: number = this.revision): Answered<H> {
    if (revision !== this.revision) return { ok: false, why: words('answer.stale') }
    const { answered, after } = this.attempt(answer)
    if (after) this.now = after.now
    return answered
  }

  /** What comes of an answer, and the play as it would stand after it. It is not given. */
  attempt(answer: Answer): { readonly answered: Answered<H>; readonly after: Run<S, H, B> | null } {
    const { waiting, revision } = this
    const refused = (why: Words) => ({ answered: { ok: false, why } as const, after: null })
    const prompt = waiting.find(({ seat }) => seat === answer.seat)
    if (!prompt) return refused(words(waiting.length === 0 ? 'answer.over' : 'answer.seat'))
    const isRuling = answer.reply?.form === 'ruling'
    const checked = isRuling ? null : checkReply(prompt, answer.reply)
    if (checked?.ok === false) return refused(checked.why)
    const source = { answer: (count: number) => (count === revision ? answer : null) }
    const { answered, carried } = carryOut(this.game, this.now, source)
    const after = carried && new Run(this.game, this.begun, carried)
    // A table on which nobody can answer any more helps nobody.
    const isStuck = isRuling && !waiting.some(isDeadEnd) && after?.waiting.some(isDeadEnd)
    return isStuck ? refused(words('answer.deadEnd')) : { answered, after }
  }

  /** The same play as it stood after so many answers: to look at, to go back to, to branch from. */
  at(answers: number): Run<S, H, B> {
    if (answers >= this.revision) return new Run(this.game, this.begun, this.now)
    const { at, answers: there } = this.boundaries[segmentAt(this.boundaries, answers)] as Segment<S, H>
    return Run.along(this.game, this.begun, cut(this.now, answers), givenAgain(there, answers, at))
  }

  /** One answer by a person (or bot) fewer; those the engine gave by itself are skipped over. Null at the start. */
  undone(): Run<S, H, B> | null {
    const target = lastDecision(this.boundaries)
    return target === null ? null : this.at(target)
  }

  /** Would undoing take back something that was revealed? Null when there is nothing to undo. */
  undoReveals(): boolean | null {
    const target = lastDecision(this.boundaries)
    return target === null ? null : hasRevealed(this.boundaries, target)
  }

  save(): Save {
    const { id: game, rules, packs } = this.game
    const { at, hash, state } = this.boundaries.at(-1) as Segment<S, H>
    const photograph: Photograph = { at, hash, state: state as Json }
    return { format: SAVE_FORMAT, game, rules, packs, ...this.begun, answers: this.answers, photograph }
  }
}
