import type { Game } from '../../kernel/game'
import type { Json } from '../../kernel/ids'
import { resume } from '../../kernel/resume'
import { Run } from '../../kernel/run'
import type { Prompt } from '../../kernel/prompt'
import { check } from '../../kernel/schema'
import type { Book } from '../encounter/book'
import type { Happened } from '../encounter/happenings'
import type { Encounter } from '../encounter/state/state'
import { least, optionNamed, replyIn } from './answers'
import { arrange } from './arrange'
import { mistakes } from './judge'
import { scenario, type Scenario, type Step, type StepObject } from './schema'

export type OathswornGame = Game<Encounter, Happened, Book>
type OathswornRun = Run<Encounter, Happened, Book>

/** The ways to get through a scenario; all of them must end the same. */
export const WAYS = ['straight', 'saved', 'undone'] as const
export type Way = (typeof WAYS)[number]

export interface Verdict {
  readonly mistakes: readonly string[]
  readonly hash: string
  readonly happenings: readonly Happened[]
}

export function readScenario(given: unknown): Scenario {
  const read = check(scenario, given)
  if (read.ok) return read.value
  throw new Error(read.problems.map((one) => `${one.path.join('.')}: ${one.words.key}`).join('\n'))
}

/** Plays a scenario and says everything that was otherwise than it should be. */
export function playScenario(game: OathswornGame, given: Scenario, setup: Json, way: Way = 'straight'): Verdict {
  const drawn: OathswornGame = {
    ...game,
    start: (company, seed) => arrange(game.book, game.start(company, seed), given.table)
  }
  const play = new Playing(drawn, Run.start(drawn, setup, given.seed), way)
  try {
    for (const step of given.answers) play.take(step)
  } catch (stop) {
    // Nothing can be played on from here: what stopped it is the first thing to tell.
    play.mistakes.push(stop instanceof Error ? stop.message : String(stop))
  }
  const { run } = play
  const happenings = run.log.map(({ happening }) => happening)
  const found = mistakes(game.book, given.expect, { state: run.state, happenings, waiting: run.waiting })
  return { mistakes: [...play.mistakes, ...found], hash: run.hash, happenings }
}

/** Nobody declines this often in a row: the step is never asked for. */
const PATIENCE = 60

class Playing {
  readonly mistakes: string[] = []

  constructor(
    private readonly game: OathswornGame,
    public run: OathswornRun,
    private readonly way: Way
  ) {}

  /** Gives the step as soon as something asks for it, and until then the least that can be answered. */
  take(step: Step): void {
    if (isAssertion(step)) return this.compare(step)
    for (let n = 0; n < PATIENCE; n++) {
      for (const prompt of this.run.waiting) {
        const reply = replyIn(this.game.book, this.run.state, prompt, step)
        if (reply) return this.answer(prompt, reply)
      }
      const [prompt] = this.run.waiting
      if (!prompt) break
      this.answer(prompt, least(prompt))
    }
    this.mistakes.push(`nobody asked for ${JSON.stringify(step)}; the question is ${this.question()}`)
  }

  private answer(prompt: Prompt, reply: ReturnType<typeof least>): void {
    const answer = { seat: prompt.seat, by: 'person' as const, reply }
    const given = this.run.answer(answer)
    if (!given.ok) {
      const crumbs = given.fault ? `${given.fault.message} (${given.fault.crumbs.join(' > ')})` : given.why.key
      throw new Error(`${JSON.stringify(reply)} to ${prompt.title.key} was refused: ${crumbs}`)
    }
    if (this.way === 'undone') this.undoAndRedo(answer)
    if (this.way === 'saved') this.saveAndLoad()
  }

  private undoAndRedo(answer: Parameters<OathswornRun['answer']>[0]): void {
    const undone = this.run.undone()
    if (!undone?.answer(answer).ok || undone.hash !== this.run.hash)
      throw new Error('undoing and redoing led elsewhere')
    this.run = undone
  }

  private saveAndLoad(): void {
    const loaded = resume(this.game, JSON.parse(JSON.stringify(this.run.save())))
    if (!loaded.ok || loaded.run.hash !== this.run.hash) throw new Error('saving and loading led elsewhere')
    this.run = loaded.run
  }

  private compare(step: StepObject): void {
    if (step.asks !== undefined) this.comesTo(step.asks)
    const [prompt] = this.run.waiting
    const options = prompt && 'options' in prompt ? prompt.options : []
    const named = (name: string): string => optionNamed(this.game.book, this.run.state, name)
    const legal = options.filter((one) => one.refused === undefined).map(({ id }) => id)
    for (const name of step.offers ?? [])
      if (!legal.includes(named(name))) this.mistakes.push(`${name} cannot be taken: ${this.question()}`)
    for (const name of step.lacks ?? [])
      if (legal.includes(named(name))) this.mistakes.push(`${name} can be taken and should not: ${this.question()}`)
    if (step.least && step.offers && legal.length !== step.offers.length)
      this.mistakes.push(`more can be taken than ${step.offers.join(', ')}: ${legal.join(', ')}`)
    if (step.refuses === undefined) return
    const refused = options.find(({ id }) => id === named(step.refuses ?? ''))?.refused
    if (!refused) this.mistakes.push(`${step.refuses} is not refused: ${this.question()}`)
    else if (step.why !== undefined && refused.key !== step.why)
      this.mistakes.push(`${step.refuses} is refused by ${refused.key}, not ${step.why}`)
  }

  /** Answers the least until this is the question. */
  private comesTo(key: string): void {
    for (let n = 0; n < PATIENCE; n++) {
      const [prompt] = this.run.waiting
      if (!prompt || prompt.title.key === key) break
      this.answer(prompt, least(prompt))
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
const isAssertion = (step: Step): step is StepObject =>
  typeof step === 'object' &&
  !Array.isArray(step) &&
  ('asks' in step || 'refuses' in step || 'offers' in step || 'lacks' in step)
