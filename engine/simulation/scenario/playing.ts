import type { Game, Happening } from '../../kernel/game'
import type { Json } from '../../kernel/ids'
import { isLegal, type Answer, type Prompt, type Reply } from '../../kernel/prompt'
import { resume } from '../../kernel/resume'
import type { Run } from '../../kernel/run'
import { least, replyIn, type Declines } from './replies'
import type { ScenarioStep, StepObject } from './steps'

/** The ways to get through a scenario; all of them must end the same. */
export const WAYS = ['straight', 'saved', 'undone'] as const
export type PlayingWay = (typeof WAYS)[number]

/** How a game's scenarios are written. */
export interface Spelling<S> {
  /** What the engine has another name for: a hex by its label, an item by its card. */
  named?(state: S, name: string): string
  readonly declines?: Declines
}

/** Nobody declines this often in a row: the step is never asked for. */
const PATIENCE = 60

/** Plays step by step, in the way that is asked for, and notes whatever is otherwise than it should be. */
export class Playing<S, H extends Happening, B> {
  readonly mistakes: string[] = []

  constructor(
    private readonly game: Game<S, H, B>,
    public run: Run<S, H, B>,
    private readonly way: PlayingWay,
    private readonly spelling: Spelling<S> = {}
  ) {}

  /** Every step; what cannot be played on from is the first thing to tell. */
  takeAll(steps: readonly ScenarioStep[]): void {
    try {
      for (const step of steps) this.take(step)
    } catch (stop) {
      this.mistakes.push(stop instanceof Error ? stop.message : String(stop))
    }
  }

  /** Gives the step as soon as something asks for it, and until then the least that can be answered. */
  private take(step: ScenarioStep): void {
    if (isAssertion(step)) return this.compare(step)
    for (let n = 0; n < PATIENCE; n++) {
      for (const prompt of this.run.waiting) {
        const reply = replyIn((name) => this.named(name), prompt, this.spelled(step))
        if (reply) return this.answer(prompt, reply)
      }
      const [prompt] = this.run.waiting
      if (!prompt) break
      this.answer(prompt, least(prompt, this.spelling.declines))
    }
    this.mistakes.push(`nobody asked for ${JSON.stringify(step)}; the question is ${this.question()}`)
  }

  private answer(prompt: Prompt, reply: Reply): void {
    const answer = { seat: prompt.seat, by: 'person' as const, reply }
    const given = this.run.answer(answer)
    if (!given.ok) {
      const crumbs = given.fault ? `${given.fault.message} (${given.fault.crumbs.join(' > ')})` : given.why.key
      this.mistakes.push(`${JSON.stringify(reply)} to ${prompt.title.key} was refused: ${crumbs}`)
      return
    }
    if (this.way === 'undone') this.undoAndRedo(answer)
    if (this.way === 'saved') this.saveAndLoad()
  }

  private undoAndRedo(answer: Answer): void {
    const undone = this.run.undone()
    if (undone?.answer(answer).ok && undone.hash === this.run.hash) this.run = undone
    else this.mistakes.push('undoing and redoing led elsewhere')
  }

  private saveAndLoad(): void {
    const loaded = resume(this.game, JSON.parse(JSON.stringify(this.run.save())))
    if (loaded.ok && loaded.run.hash === this.run.hash) this.run = loaded.run
    else this.mistakes.push('saving and loading led elsewhere')
  }

  private named(name: string): string {
    return this.spelling.named?.(this.run.state, name) ?? name
  }

  /** A correction may name things, too. */
  private spelled(step: ScenarioStep): ScenarioStep {
    if (typeof step !== 'object' || Array.isArray(step)) return step
    const { ruling, ...rest } = step as StepObject
    return ruling === undefined ? step : { ...rest, ruling: withNames(ruling, (name) => this.named(name)) }
  }

  /** The table would like to, and the rules say no. */
  private wish(step: StepObject): void {
    const [prompt] = this.run.waiting
    const { ruling = null } = this.spelled(step) as StepObject
    const told = prompt && this.run.answer({ seat: prompt.seat, by: 'person', reply: { form: 'ruling', ruling } })
    if (!told || told.ok) this.mistakes.push(`${JSON.stringify(ruling)} is not refused`)
    else if (told.why.key !== step.refused)
      this.mistakes.push(`${JSON.stringify(ruling)} is refused by ${told.why.key}, not ${step.refused}`)
  }

  private compare(step: StepObject): void {
    if (step.refused !== undefined) return this.wish(step)
    if (step.asks !== undefined) this.comesTo(step.asks)
    const [prompt] = this.run.waiting
    const options = prompt && 'options' in prompt ? prompt.options : []
    const legal = options.filter(isLegal).map(({ id }) => id)
    for (const name of step.offers ?? [])
      if (!legal.includes(this.named(name))) this.mistakes.push(`${name} cannot be taken: ${this.question()}`)
    for (const name of step.lacks ?? [])
      if (legal.includes(this.named(name)))
        this.mistakes.push(`${name} can be taken and should not: ${this.question()}`)
    if (step.least && step.offers && legal.length !== step.offers.length)
      this.mistakes.push(`more can be taken than ${step.offers.join(', ')}: ${legal.join(', ')}`)
    if (step.refuses === undefined) return
    const refused = options.find(({ id }) => id === this.named(step.refuses ?? ''))?.refused
    if (!refused) this.mistakes.push(`${step.refuses} is not refused: ${this.question()}`)
    else if (step.why !== undefined && refused.key !== step.why)
      this.mistakes.push(`${step.refuses} is refused by ${refused.key}, not ${step.why}`)
  }

  /** Answers the least until this is the question. */
  private comesTo(key: string): void {
    for (let n = 0; n < PATIENCE; n++) {
      const [prompt] = this.run.waiting
      if (!prompt || prompt.title.key === key) break
      this.answer(prompt, least(prompt, this.spelling.declines))
    }
    if (this.run.waiting[0]?.title.key !== key)
      this.mistakes.push(`nobody asked ${key}; the question is ${this.question()}`)
  }

  private question(): string {
    const [prompt] = this.run.waiting
    if (!prompt) return 'none, it is over'
    const options = 'options' in prompt ? prompt.options.map(({ id, refused }) => (refused ? `(${id})` : id)) : []
    return `${prompt.title.key} of ${prompt.seat}: ${options.slice(0, 40).join(' ')}`
  }
}

/** A step that answers nothing and only looks. */
const isAssertion = (step: ScenarioStep): step is StepObject =>
  typeof step === 'object' &&
  !Array.isArray(step) &&
  ('refused' in step || 'asks' in step || 'refuses' in step || 'offers' in step || 'lacks' in step)

const withNames = (value: Json, named: (name: string) => string): Json => {
  if (typeof value === 'string') return named(value)
  if (Array.isArray(value)) return value.map((one) => withNames(one as Json, named))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [named(key), withNames(one as Json, named)]))
}
