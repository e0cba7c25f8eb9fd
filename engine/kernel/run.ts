import { carryOut, type GivenAnswer, type RefusedAnswer } from './carryOut'
import { checkReply } from './checkReply'
import type { Game, Happening } from './game'
import { Chain } from './hash'
import {
  beginning,
  type KeptAnswer,
  type Moment,
  type Since,
  type StepsSince,
  type Stretch,
  type Told
} from './history'
import type { Json } from './ids'
import { isDeadEnd, type Answer, type Prompt } from './prompt'
import { SAVE_FORMAT, type Save } from './save'
import { words, type Words } from '../messages/words'

export interface Begun {
  readonly setup: Json
  readonly seed: string
}

export type Answered<H> =
  { readonly ok: true; readonly happenings: readonly H[]; readonly answers: readonly KeptAnswer[] } | RefusedAnswer

export type Foreseen<H extends Happening> =
  /** Open: it goes on behind something nobody can know yet, a card face down or a die. */
  | { readonly ok: true; readonly told: readonly Told<H>[]; readonly isOpen: boolean }
  | { readonly ok: false; readonly why: Words }

/** How a play begins. The chain begins with the id it was begun under, for ever. */
export function opening<S, H extends Happening, B>(game: Game<S, H, B>, { setup, seed }: Begun): Moment<S, H> {
  const state = game.start(setup, seed)
  return beginning({ at: 0, happened: 0, state, hash: new Chain().add([game.id, setup, seed, state]).text })
}

/**
 * One play of a game: a boundary's state and all answers since, carried out. The host holds it, gives it answers, and
 * saves what comes of them. Nothing in here reads a clock or rolls a die of its own.
 */
export class Run<S, H extends Happening, B = unknown> {
  constructor(
    readonly game: Game<S, H, B>,
    readonly begun: Begun,
    private now: Moment<S, H>
  ) {}

  static start<S, H extends Happening, B>(game: Game<S, H, B>, setup: Json, seed: string): Run<S, H, B> {
    return Run.along(game, { setup, seed }, opening(game, { setup, seed }))
  }

  /** Carried out along answers that fitted once. */
  static along<S, H extends Happening, B>(
    game: Game<S, H, B>,
    begun: Begun,
    from: Moment<S, H>,
    answers: readonly GivenAnswer[] = []
  ): Run<S, H, B> {
    const carried = carryOut(game, from, answers)
    if (carried.ok) return new Run(game, begun, carried.now)
    throw new Error(carried.refused.fault?.message ?? 'a kept answer no longer fits')
  }

  /** The questions that are open, one for each seat that still has to answer. Empty when the game is over. */
  get waiting(): readonly Prompt[] {
    const { prompts = [], parts = [] } = this.now.present.asked.at(-1) ?? {}
    return prompts.filter((_, i) => parts[i] === null)
  }

  get state(): S {
    return this.now.state
  }

  /** How many answers have been given, the engine's own included. An answer for an older revision is refused. */
  get revision(): number {
    const { at, answers } = this.now.present
    return at + answers.length
  }

  get hash(): string {
    return this.now.hash
  }

  /** Each stretch from one boundary to the next. */
  get boundaries(): readonly Stretch<S, H>[] {
    return [...this.now.past, this.now.present]
  }

  get answers(): readonly KeptAnswer[] {
    return this.answersFrom(0)
  }

  get log(): readonly Told<H>[] {
    return this.logSince(-1).told
  }

  logSince(answers: number): Since<H> {
    const { before, steps } = this.stepsSince(answers)
    return { before, told: steps.map(({ after, happening }) => ({ after, happening })) }
  }

  /** What older stretches have let go is carried out again. */
  stepsSince(answers: number): StepsSince<S, H> {
    const { present } = this.now
    const stretches = this.from(answers)
    if (stretches.some(({ steps }) => steps === null)) return this.again(answers).stepsSince(answers)
    const steps = stretches.flatMap(({ state: start, steps: some }) => {
      let before = start
      return (some ?? []).map(({ told, state }) => {
        const step = { ...told, before, state }
        before = state
        return step
      })
    })
    const since = steps.filter(({ after }) => after > answers)
    return { before: present.happened + present.steps.length - since.length, steps: since }
  }

  answer(answer: Answer, revision: number = this.revision): Answered<H> {
    if (revision !== this.revision) return { ok: false, why: words('answer.stale') }
    const tried = this.attempt(answer)
    if (!tried.ok) return tried
    this.now = tried.after.now
    const happenings = this.logSince(revision).told.map(({ happening }) => happening)
    return { ok: true, happenings, answers: this.answersFrom(revision) }
  }

  /** The play as it would stand after an answer. It is not given. */
  private attempt(answer: Answer): { readonly ok: true; readonly after: Run<S, H, B> } | RefusedAnswer {
    const { game, begun, now, waiting } = this
    const prompt = waiting.find(({ seat }) => seat === answer.seat)
    if (!prompt) return { ok: false, why: words(waiting.length === 0 ? 'answer.over' : 'answer.seat') }
    const isRuling = answer.reply?.form === 'ruling'
    const checked = isRuling ? null : checkReply(prompt, answer.reply)
    // Before all is gone over again: what is refused costs nothing.
    if (checked?.ok === false) return checked
    const carried = carryOut(game, now, [answer])
    if (!carried.ok) return carried.refused
    const after = new Run(game, begun, carried.now)
    // A correction after which nobody could answer any more helps nobody.
    const isStuck = isRuling && after.waiting.some(isDeadEnd) && !waiting.some(isDeadEnd)
    return isStuck ? { ok: false, why: words('answer.deadEnd') } : { ok: true, after }
  }

  /** What an answer would lead to, as far as that is certain: up to the next question, or to something revealed. */
  foresee(answer: Answer): Foreseen<H> {
    const tried = this.attempt(answer)
    if (!tried.ok) return { ok: false, why: tried.why }
    const { told } = tried.after.logSince(this.revision)
    const hidden = told.findIndex(({ happening }) => happening.reveals)
    return { ok: true, told: hidden < 0 ? told : told.slice(0, hidden), isOpen: hidden >= 0 }
  }

  /** The same play as it stood after so many answers: to look at, to go back to, to branch from. */
  at(answers: number): Run<S, H, B> {
    return answers < this.revision ? this.again(answers, answers) : new Run(this.game, this.begun, this.now)
  }

  /** One answer by a person (or bot) fewer; those the engine gave by itself are skipped over. Null at the start. */
  undone(): Run<S, H, B> | null {
    const last = this.lastDecision()
    return last === null ? null : this.at(last)
  }

  /** Would undoing take back something that was revealed? Null when there is nothing to undo. */
  undoReveals(): boolean | null {
    const last = this.lastDecision()
    return last === null ? null : this.logSince(last).told.some(({ happening }) => happening.reveals)
  }

  save(): Save {
    const { id: game, rules, packs } = this.game
    const { at, hash, state } = this.now.present
    const photograph = { at, hash, state: state as Json }
    return { format: SAVE_FORMAT, game, rules, packs, ...this.begun, answers: this.answers, photograph }
  }

  /** The stretch in which the table stood after so many answers, and all later ones. */
  private from(count: number): readonly Stretch<S, H>[] {
    const all = this.boundaries
    const first = all.findLastIndex(({ at }) => at <= count)
    return all.slice(Math.max(0, first))
  }

  private answersFrom(count: number): readonly KeptAnswer[] {
    return this.from(count).flatMap(({ at, answers }) => answers.slice(Math.max(0, count - at)))
  }

  /** Carried out again from the boundary before so many answers. */
  private again(count: number, end = this.revision): Run<S, H, B> {
    const { game, begun, boundaries, now } = this
    const later = this.from(count)
    const [first = now.present] = later
    const past = boundaries.slice(0, -later.length)
    return Run.along(game, begun, beginning(first, past), this.answersFrom(first.at).slice(0, end - first.at))
  }

  /** How many answers had been given before the last one by a person or a bot; null where there is none. */
  private lastDecision(): number | null {
    const isDecision = ({ by }: KeptAnswer): boolean => by !== 'engine'
    const stretch = this.boundaries.findLast(({ answers }) => answers.some(isDecision))
    return stretch ? stretch.at + stretch.answers.findLastIndex(isDecision) : null
  }
}
