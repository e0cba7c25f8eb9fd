import { checkReply } from './checkReply'
import type { Game, Happening } from './game'
import { Chain } from './hash'
import type { Asked, Moment, SeatReplies, Present, RuledHappenings, Stretch } from './history'
import type { RuleId } from './ids'
import { onlyReply, type Answer, type Answerer, type Prompt, type Reply } from './prompt'
import { isSame } from './same'
import { Table, type Carrier, type Question } from './table'
import { words, type Words } from '../messages/words'

/** An answer to be given. One that was kept must still lead where it led. */
export type GivenAnswer = Answer & { readonly hash?: string }

export interface RefusedAnswer {
  readonly ok: false
  readonly why: Words
  /** A rule that broke: what it said and which rules were being carried out. Nothing was changed by it. */
  readonly fault?: { readonly message: string; readonly crumbs: readonly RuleId[] }
}

export type Carried<S, H extends Happening> =
  | { readonly ok: true; readonly now: Moment<S, H> }
  /** `held`: so many answers came before the one that was refused, led elsewhere, or broke a rule. */
  | { readonly ok: false; readonly refused: RefusedAnswer; readonly held: number }

/**
 * Carries the rules out from the newest boundary: over the answers there are, then along those that are given, to the first
 * question that nobody answers. What has one answer the engine answers by itself.
 */
export const carryOut = <S, H extends Happening, B>(
  game: Game<S, H, B>,
  from: Moment<S, H>,
  given: readonly GivenAnswer[] = []
): Carried<S, H> => new Carrying(game, from, given).carried()

class Carrying<S, H extends Happening, B> implements Carrier<S, H> {
  private readonly table: Table<S, H, B>
  /** Thrown where it stops. Told by identity: what is imagined in its midst has a stop of its own. */
  private readonly stop = {}
  private refused: RefusedAnswer | null = null
  private readonly chain: Chain
  private past: readonly Stretch<S, H>[]
  /** The newest stretch, and how far the rules have come in it: so much has happened, so much has been asked. */
  private present: Present<S, H>
  private happened = 0
  private asks = 0
  /** So many answers there were before those given here, and before the last of them. */
  private readonly before: number
  private held: number
  /** The last answer, whose hash is known only when all it leads to has happened. */
  private unsealed: { hash: string } | null = null

  constructor(
    private readonly game: Game<S, H, B>,
    private readonly from: Moment<S, H>,
    private readonly given: readonly GivenAnswer[]
  ) {
    const { past, present, hash } = from
    this.past = past
    this.present = { ...present, answers: [...present.answers], steps: [...present.steps], asked: [...present.asked] }
    this.before = this.held = this.count
    this.chain = new Chain(hash)
    this.table = new Table(game, present.state, this)
  }

  private get count(): number {
    return this.present.at + this.present.answers.length
  }

  carried(): Carried<S, H> {
    const { game, table, stop } = this
    try {
      game.play(table)
      this.seal()
    } catch (thrown) {
      if (thrown !== stop) this.refused = broken(thrown, table.crumbs)
    }
    const { past, present, refused, held, chain } = this
    if (refused) return { ok: false, refused, held }
    return { ok: true, now: { past, present, state: table.see, hash: chain.text } }
  }

  happen(state: S, happening: H): S {
    const { steps, asked } = this.present
    const known = steps[this.happened++]
    const isNew = !known && this.asks >= asked.length
    if (!isNew && !isSame(known?.told.happening, happening)) throw new Error(`${happening.kind} did not happen before`)
    // The very same state, so that what is remembered of it still is.
    if (known) return known.state
    const after = this.game.apply(state, happening)
    this.chain.add(happening)
    steps.push({ told: { after: this.count, happening }, state: after })
    if (happening.boundary) this.begin(after)
    return after
  }

  /** From now on it is carried out from here. What happened before this carrying-out is let go. */
  private begin(state: S): void {
    const { past, present, from, count: at, chain } = this
    this.past = [...(past === from.past ? past.map(withoutSteps) : past), present]
    const happened = present.happened + present.steps.length
    this.present = { at, happened, state, hash: chain.text, answers: [], steps: [], asked: [] }
    this.happened = this.asks = 0
  }

  ask(question: Question): readonly Reply[] {
    const { asked, steps } = this.present
    const known = asked[this.asks]
    const asking: Asked<H> = { prompts: [], parts: [], ruling: null, happened: this.happened, ...known }
    asked[this.asks++] = asking
    // Over what happened while it was asked, as far as it came before.
    while (this.happened < asking.happened) this.table.happen(steps[this.happened]?.told.happening as H)
    if (asking.ruling) this.setOff(asking, question, asking.ruling)
    while (!isWhole(asking.parts)) this.goOn(asking, question)
    return asking.parts
  }

  /** By one answer: the engine's own, where there is only one, or the next that is given. */
  private goOn(asking: Asked<H>, question: Question): void {
    this.pose(asking, question)
    this.seal()
    const { prompts, parts } = asking
    const obvious = prompts.findIndex((prompt, i) => parts[i] === null && onlyReply(prompt) !== null)
    const only = prompts[obvious] && onlyReply(prompts[obvious])
    if (only) return this.take(asking, obvious, 'engine', only)
    const next = this.given[this.count - this.before]
    if (!next || next.by === 'engine') throw this.stop
    this.held = this.count
    const place = prompts.findIndex(({ seat }, i) => seat === next.seat && parts[i] === null)
    const prompt = prompts[place] ?? this.refuse(words('answer.seat'))
    const { by, reply } = next
    if (reply?.form !== 'ruling') return this.take(asking, place, by, this.checked(prompt, reply))
    const ruling = this.game.rule(this.table.see, reply.ruling)
    if (!ruling.ok) return this.refuse(ruling.why)
    this.keep(prompt, by, { form: 'ruling', ruling: reply.ruling })
    this.setOff(asking, question, ruling)
  }

  private checked(prompt: Prompt, given: Reply): Reply {
    const checked = checkReply(prompt, given)
    if (!checked.ok) return this.refuse(checked.why)
    const { reply } = checked
    const isCard = prompt.form === 'card' && reply.form === 'card'
    const why = isCard && this.game.refuseCard?.(this.table.see, prompt, reply.card)
    return why ? this.refuse(why) : reply
  }

  private take(asking: Asked<H>, place: number, by: Answerer, reply: Reply): void {
    this.keep(asking.prompts[place] as Prompt, by, reply)
    asking.parts = asking.parts.with(place, reply)
    if (isWhole(asking.parts)) asking.prompts = []
  }

  /** A correction changes the table, and the same question is asked afresh of what is there now. */
  private setOff(asking: Asked<H>, question: Question, ruling: RuledHappenings<H>): void {
    const { count, table } = this
    asking.prompts = []
    asking.ruling = ruling
    for (const happening of ruling.happenings) table.happen(happening)
    table.of(undefined, () => ruling.then?.(table as never))
    // Where more was asked in its midst, those who had answered are asked again.
    if (this.count > count) asking.parts = []
    asking.ruling = null
    asking.happened = this.happened
    const { asked } = this.present
    const here = asked.indexOf(asking)
    asked.splice(here < 0 ? asked.length : here, Infinity, asking)
    this.asks = asked.length
    this.pose(asking, question)
  }

  /** Makes the question, keeping those parts of an earlier asking that still answer it. */
  private pose(asking: Asked<H>, question: Question): void {
    if (asking.prompts.length > 0) return
    const fits = (prompt: Prompt, part: Reply | null = null) => (part && checkReply(prompt, part).ok ? part : null)
    const { parts } = asking
    asking.prompts = question()
    asking.parts = asking.prompts.map((prompt, i) => fits(prompt, parts[i]))
  }

  /** Counts and chains an answer, before anything comes of it. */
  private keep({ rule, seat }: Prompt, by: Answerer, reply: Reply): void {
    const kept = { seat, by, rule, reply, hash: '' }
    this.chain.add([seat, reply])
    this.present.answers.push(kept)
    this.unsealed = kept
  }

  /** Everything the last answer led to has happened. */
  private seal(): void {
    const { unsealed, chain, given, count, before } = this
    if (!unsealed) return
    unsealed.hash = chain.text
    this.unsealed = null
    const { hash = chain.text } = given[count - 1 - before] ?? {}
    if (hash !== chain.text) this.refuse(words('save.rulesChanged', { lost: 1 }))
  }

  private refuse(why: Words): never {
    this.refused = { ok: false, why }
    throw this.stop
  }
}

function withoutSteps<S, H extends Happening>(stretch: Stretch<S, H>): Stretch<S, H> {
  const { at, happened, state, hash, answers, steps } = stretch
  return steps ? { at, happened, state, hash, answers, steps: null } : stretch
}

const isWhole = (parts: SeatReplies): parts is readonly Reply[] => parts.length > 0 && !parts.includes(null)

function broken(thrown: unknown, crumbs: readonly RuleId[]): RefusedAnswer {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const why = words('run.fault', { rule: crumbs.at(-1) ?? '' })
  return { ok: false, why, fault: { message, crumbs: [...crumbs] } }
}
