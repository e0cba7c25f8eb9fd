import type { Game, Happening } from './game'
import type { Json, OptionId, RuleId } from './ids'
import type { Prompt, Reply } from './prompt'

/**
 * A function rather than the prompts themselves: after a correction the same question is made of the table as it is then.
 * It makes new prompts each time, for the table writes into them.
 */
export type Question = () => readonly Prompt[]

type Put<F extends Prompt['form']> = Omit<Extract<Prompt, { form: F }>, 'form'>

/** Who carries the rules out: a run, a bot's game or a forecast. */
export interface Carrier<S, H extends Happening> {
  /** The state after it. */
  happen(state: S, happening: H): S
  /** Checked replies, one for each prompt. Where nobody answers, it throws and all rules are left. */
  ask(question: Question): readonly Reply[]
}

/** What a rule may touch: it sees the state, makes things happen, asks, and says where it is. */
export class Table<S, H extends Happening, B = unknown> {
  /** The rules being carried out, outermost first. After a throw they tell where it happened. */
  readonly crumbs: RuleId[] = []
  private owner: Json | undefined
  private isMakingQuestion = false

  private looked: B

  constructor(
    private readonly game: Pick<Game<S, H, B>, 'book' | 'bookAt'>,
    private state: S,
    private readonly carrier: Carrier<S, H>
  ) {
    this.looked = this.bookNow()
  }

  /** What the rules look things up in. */
  get book(): B {
    return this.looked
  }

  private bookNow(): B {
    return this.game.bookAt?.(this.state) ?? this.game.book
  }

  /** The table as it is now. Never keep a part of it across a question: keep its id. */
  get see(): S {
    return this.state
  }

  /** Looks at the table as it was. */
  seeing<R>(before: S, look: () => R): R {
    const [now, book] = [this.state, this.looked]
    this.state = before
    this.looked = this.bookNow()
    const result = look()
    this.state = now
    this.looked = book
    return result
  }

  happen(happening: H): void {
    if (this.isMakingQuestion) throw new Error(`a question makes ${happening.kind} happen: it may only look`)
    this.state = this.carrier.happen(this.state, happening)
    this.looked = this.bookNow()
  }

  /** Carries rules out under a clause's name. Not in a `finally`: after a throw the crumbs are what we want to read. */
  in<R>(rule: RuleId, act: () => R): R {
    this.crumbs.push(rule)
    const result = act()
    this.crumbs.pop()
    return result
  }

  /** Questions asked meanwhile belong to this, as the game calls it, unless what lies deeper says otherwise. */
  of<R>(owner: Json | undefined, act: () => R): R {
    const before = this.owner
    this.owner = owner
    const result = act()
    this.owner = before
    return result
  }

  /** Carries rules out until they are through, or leave by throwing such a signal: true. Nothing else of them is caught. */
  isLeft(signal: new () => Error, act: () => void): boolean {
    const { owner } = this
    const depth = this.crumbs.length
    try {
      act()
      return false
    } catch (thrown) {
      if (!(thrown instanceof signal)) throw thrown
      this.crumbs.length = depth
      this.owner = owner
      this.isMakingQuestion = false
      return true
    }
  }

  /** One prompt to several seats, answered in any order; the replies come back in the order of the prompts. */
  askAll(put: Question): readonly Reply[] {
    if (this.isMakingQuestion) throw new Error('a question asks: it may only look')
    const { owner } = this
    return this.carrier.ask(() => {
      this.isMakingQuestion = true
      const prompts = put()
      this.isMakingQuestion = false
      if (owner === undefined) return prompts
      return prompts.map((one) => (one.of === undefined ? Object.assign(one, { of: owner }) : one))
    })
  }

  /** One prompt to one seat; the reply is of its form. */
  ask<F extends Prompt['form']>(form: F, put: () => Put<F>): Extract<Reply, { form: F }> {
    const [reply] = this.askAll(() => [Object.assign(put(), { form }) as unknown as Prompt])
    if (reply?.form !== form) throw new Error(`asked for ${form}, got ${reply?.form ?? 'nothing'}`)
    return reply as Extract<Reply, { form: F }>
  }

  /** Exactly one of the options. */
  chooseOne(put: () => Omit<Put<'choose'>, 'min' | 'max'>): OptionId {
    const [chosen] = this.ask('choose', () => Object.assign(put(), { min: 1, max: 1 })).chosen
    if (chosen === undefined) throw new Error('one option was asked for, none came')
    return chosen
  }
}
