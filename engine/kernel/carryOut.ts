import { checkReply } from './checkReply'
import type { Game, Happening } from './game'
import { Chain } from './hash'
import { segmentAt, type KeptAnswer, type Mark, type Parts, type Segment, type Told } from './history'
import type { RuleId } from './ids'
import { onlyReply, type Answer, type Prompt, type Reply } from './prompt'
import { Table, type Carrier, type Question } from './table'
import { words, type Words } from '../messages/words'

/** The question a run has stopped at; without prompts it is over. */
export interface Open {
  readonly prompts: readonly Prompt[]
  readonly parts: Parts
}

/** All that has come of some answers. */
export interface Carried<S, H extends Happening> {
  readonly segments: readonly Segment<S, H>[]
  /** How many answers have been given, the engine's own included. */
  readonly count: number
  readonly hash: string
  readonly state: S
  /** Null where it has to be asked first. */
  readonly open: Open | null
}

/** Where new answers come from, by their number. */
export interface Source {
  /** Null: nobody answers, and it stops there. */
  answer(count: number): Answer | null
  /** Does the answer of this number still lead where it led? */
  fits?(count: number, hash: string): boolean
}

/** A rule that broke: what it said and which rules were being carried out. Nothing was changed by it. */
export interface Fault {
  readonly message: string
  readonly crumbs: readonly RuleId[]
}

export type Answered<H> =
  | { readonly ok: true; readonly happenings: readonly H[]; readonly answers: readonly KeptAnswer[] }
  | { readonly ok: false; readonly why: Words; readonly fault?: Fault }

export interface Outcome<S, H extends Happening> {
  readonly answered: Answered<H>
  /** Null where an answer was refused, no longer fits, or broke a rule. */
  readonly carried: (Carried<S, H> & { readonly open: Open }) | null
  /** So many answers came before the last that was given. */
  readonly held: number
}

/** A stretch that is being carried out. */
interface Draft<S, H extends Happening> extends Segment<S, H> {
  readonly answers: KeptAnswer[]
  readonly happenings: Told<H>[]
  states: S[]
  marks: Mark<H>[]
}

const emptyFrom = <S, H extends Happening>(at: number, state: S, hash: string): Draft<S, H> => {
  return { at, state, hash, answers: [], happenings: [], states: [], marks: [] }
}

/** At a boundary, before anything is asked. */
export function beginning<S, H extends Happening>(
  { at, state, hash }: Pick<Segment<S, H>, 'at' | 'state' | 'hash'>,
  before: readonly Segment<S, H>[] = []
): Carried<S, H> {
  return { segments: [...before, emptyFrom<S, H>(at, state, hash)], count: at, hash, state, open: null }
}

/** What is left before an answer: of the newest stretch with all that is known, of an older one its boundary. */
export function cut<S, H extends Happening>({ segments }: Carried<S, H>, count: number): Carried<S, H> {
  const which = segmentAt(segments, count)
  const before = segments.slice(0, which)
  const whole = segments[which] as Segment<S, H>
  const answers = whole.answers.slice(0, count - whole.at)
  const hash = answers.at(-1)?.hash
  if (which < segments.length - 1 || hash === undefined) return beginning(whole, before)
  const happenings = whole.happenings.filter(({ after }) => after <= count)
  const states = whole.states.slice(0, happenings.length)
  const rest = { ...whole, answers, happenings, states, marks: whole.marks.slice(0, answers.length) }
  return { segments: [...before, rest], count, hash, state: whole.state, open: null }
}

/**
 * Carries the rules out from the newest boundary: along the answers given there before, then along new ones, to the first
 * question that nobody answers. What was there before is not touched.
 */
export const carryOut = <S, H extends Happening, B>(
  game: Game<S, H, B>,
  from: Carried<S, H>,
  source: Source
): Outcome<S, H> => new Carrying(game, from, source).outcome()

/** Thrown where it stops; told by identity, since what is imagined in its midst has a stop of its own. */
class Stop {
  why: Words | null = null
}

interface Asked {
  readonly question: Question
  /** Null until somebody has to be asked: for an answer that is known its question is not made. */
  prompts: readonly Prompt[] | null
  parts: Parts
}

class Carrying<S, H extends Happening, B> implements Carrier<S, H> {
  private readonly table: Table<S, H, B>
  private readonly stop = new Stop()
  private readonly chain: Chain
  private readonly segments: Segment<S, H>[]
  /** The stretch that is being carried out. */
  private present: Draft<S, H>
  private count: number
  /** How many happenings of the stretch have been gone through. */
  private happened = 0
  private open: Open | null
  /** The last answer, whose hash is known only when all it leads to has happened. */
  private unsealed: KeptAnswer[] | null = null
  /** Before the last answer that was given. */
  private held: number
  private readonly happenings: H[] = []
  private readonly answers: KeptAnswer[] = []

  constructor(
    private readonly game: Game<S, H, B>,
    private readonly from: Carried<S, H>,
    private readonly source: Source
  ) {
    const whole = from.segments.at(-1) as Segment<S, H>
    const { at, state, hash, answers, happenings, states, marks } = whole
    this.present = emptyFrom(at, state, hash)
    this.present.answers.push(...answers)
    this.present.happenings.push(...happenings)
    this.present.states.push(...states)
    this.present.marks.push(...marks)
    this.segments = [...from.segments.slice(0, -1), this.present]
    this.count = whole.at
    this.held = from.count
    this.open = from.open
    this.chain = new Chain(from.hash)
    this.table = new Table(game.book, whole.state, this)
  }

  outcome(): Outcome<S, H> {
    const { stop, table, segments, happenings, answers } = this
    try {
      this.game.play(table)
      this.open = null
      this.seal()
    } catch (thrown) {
      if (thrown !== stop) return this.broken(thrown instanceof Error ? thrown.message : String(thrown))
    }
    if (stop.why) return { answered: { ok: false, why: stop.why }, carried: null, held: this.held }
    const open = this.open ?? { prompts: [], parts: [] }
    const carried = { segments, count: this.count, hash: this.chain.text, state: table.see, open }
    return { answered: { ok: true, happenings, answers }, carried, held: this.held }
  }

  private broken(message: string): Outcome<S, H> {
    const crumbs = [...this.table.crumbs]
    const why = words('run.fault', { rule: crumbs.at(-1) ?? '' })
    return { answered: { ok: false, why, fault: { message, crumbs } }, carried: null, held: this.held }
  }

  happen(state: S, happening: H): S {
    const { present, count } = this
    const known = present.happenings[this.happened++]?.happening
    if (known) {
      if (known !== happening && (known.kind !== happening.kind || known.rule !== happening.rule))
        throw new Error(`the same answers led to ${known.kind} and now lead to ${happening.kind}`)
      // The very same state, so that what is remembered of it still is.
      return present.states[this.happened - 1] as S
    }
    const after = this.game.apply(state, happening)
    this.happenings.push(happening)
    this.chain.add(happening)
    present.happenings.push({ after: count, happening })
    present.states.push(after)
    if (!happening.boundary) return after
    // From now on it is carried out from here, and of what was before no more is known than what happened.
    present.states = []
    present.marks = []
    this.present = emptyFrom(count, after, this.chain.text)
    this.segments.push(this.present)
    this.happened = 0
    return after
  }

  ask(question: Question): readonly Reply[] {
    const asked: Asked = { question, prompts: null, parts: [] }
    for (;;) {
      if (this.count < this.from.count) this.goOver(asked)
      else this.goOn(asked)
      if (isWhole(asked.parts)) return asked.parts
    }
  }

  /** An answer that was carried out before. */
  private goOver(asked: Asked): void {
    const mark = this.present.marks[this.count++ - this.present.at]
    if (!mark) throw new Error('an answer that was carried out has left no mark')
    asked.parts = mark.parts
    this.setOff(asked, mark)
  }

  /** An answer that is new: the engine's own, where there is only one, or the next that is given. */
  private goOn(asked: Asked): void {
    const prompts = this.pose(asked)
    if (isWhole(asked.parts)) return
    this.seal()
    const obvious = prompts.findIndex((prompt, i) => asked.parts[i] === null && onlyReply(prompt) !== null)
    const only = prompts[obvious] && onlyReply(prompts[obvious])
    const given = only ? null : this.source.answer(this.count)
    if (only) return this.take(asked, obvious, 'engine', only)
    this.open = { prompts, parts: asked.parts }
    if (!given) throw this.stop
    this.held = this.count
    const place = prompts.findIndex(({ seat }, i) => seat === given.seat && asked.parts[i] === null)
    const prompt = prompts[place]
    if (!prompt) return this.refuse(words('answer.seat'))
    const { by, reply } = given
    if (reply?.form === 'ruling') return this.correct(asked, place, by, reply)
    const checked = checkReply(prompt, reply)
    if (!checked.ok) return this.refuse(checked.why)
    const why = this.whyNotCard(prompt, checked.reply)
    return why ? this.refuse(why) : this.take(asked, place, by, checked.reply)
  }

  private whyNotCard(prompt: Prompt, reply: Reply): Words | null {
    if (prompt.form !== 'card' || reply.form !== 'card') return null
    return this.game.refuseCard?.(this.table.see, prompt, reply.card) ?? null
  }

  private take(asked: Asked, place: number, by: Answer['by'], reply: Reply): void {
    asked.parts = asked.parts.map((part, i) => (i === place ? reply : part))
    this.keep(asked, place, { by, reply }, { parts: asked.parts, ruled: null })
  }

  /** A correction changes the table, and the same question is asked afresh of what is there now. */
  private correct(asked: Asked, place: number, by: Answer['by'], { ruling }: Extract<Reply, { form: 'ruling' }>): void {
    const ruled = this.game.rule(this.table.see, ruling)
    if (!ruled.ok) return this.refuse(ruled.why)
    const { marks } = this.present
    const at = marks.length
    this.keep(asked, place, { by, reply: { form: 'ruling', ruling } }, { parts: asked.parts, ruled })
    this.setOff(asked, { parts: asked.parts, ruled })
    this.pose(asked)
    marks[at] = { parts: asked.parts, ruled }
  }

  /** What a ruling does. Where more is asked in between, those who had answered are asked again. */
  private setOff(asked: Asked, { ruled }: Mark<H>): void {
    if (!ruled) return
    const { count, table } = this
    for (const happening of ruled.happenings) table.happen(happening)
    table.of(undefined, () => ruled.then?.(table as never))
    asked.prompts = null
    if (this.count > count) asked.parts = []
  }

  /** Makes the question, keeping those parts of an earlier asking that still answer it. */
  private pose(asked: Asked): readonly Prompt[] {
    if (asked.prompts) return asked.prompts
    const fits = (prompt: Prompt, part: Reply | null = null) => (part && checkReply(prompt, part).ok ? part : null)
    asked.prompts = this.open?.prompts ?? asked.question()
    asked.parts = this.open?.parts ?? asked.prompts.map((prompt, i) => fits(prompt, asked.parts[i]))
    this.open = null
    return asked.prompts
  }

  /** Counts and chains an answer, before anything comes of it. */
  private keep(asked: Asked, place: number, { by, reply }: Omit<Answer, 'seat'>, mark: Mark<H>): void {
    const { rule, seat } = this.pose(asked)[place] as Prompt
    this.open = null
    this.count++
    this.chain.add([seat, reply])
    this.unsealed = this.present.answers
    this.unsealed.push({ seat, by, rule, reply, hash: '' })
    this.present.marks.push(mark)
  }

  /** Everything the last answer led to has happened. */
  private seal(): void {
    const kept = this.unsealed?.pop()
    if (!kept) return
    const sealed = { ...kept, hash: this.chain.text }
    this.unsealed?.push(sealed)
    this.unsealed = null
    this.answers.push(sealed)
    if (this.source.fits?.(this.count - 1, sealed.hash) === false) this.refuse(words('save.rulesChanged', { lost: 1 }))
  }

  private refuse(why: Words): never {
    this.stop.why = why
    throw this.stop
  }
}

const isWhole = (parts: Parts): parts is readonly Reply[] => parts.length > 0 && parts.every((part) => part !== null)
