// What lies one decision from where a run stands, found out while nobody waits: back, and on by each answer there is.
// Whichever it then is only has to be written down. Nobody is told of any of it before.
import type { Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import { isLegal, type Answer, type Prompt, type Reply } from '../../engine/kernel/prompt'
import type { Answered } from '../../engine/kernel/carryOut'
import type { Run } from '../../engine/kernel/run'
import { aheadOf, type Ahead } from './seen'
import type { Node } from './tree'

export interface There<S, H extends Happening, B> {
  readonly run: Run<S, H, B>
  /** What the window would have to hear. */
  readonly ahead: Ahead
}

export interface Onward<S, H extends Happening, B> extends There<S, H, B> {
  readonly answered: Extract<Answered<H>, { ok: true }>
}

/** Questions with more answers than this are about places; those further down are carried out when they are given. */
const MOST = 64

export class Around<S, H extends Happening, B> {
  private readonly open: (() => void)[]
  private readonly back = new Map<Node, There<S, H, B>>()
  private readonly on = new Map<string, Onward<S, H, B>>()

  /** `shown`: what the window shows of it. `behind`: the node an undo leads to, and `walk` the way to a node. */
  constructor(
    private readonly run: Run<S, H, B>,
    private readonly shown: Json,
    behind: Node | null,
    walk: (to: Node) => Run<S, H, B> | null
  ) {
    const answers = run.waiting.flatMap(answersTo).slice(0, MOST)
    this.open = answers.map((answer) => () => this.goOn(answer))
    if (behind) this.open.unshift(() => this.goBack(behind, walk(behind)))
  }

  /** Finds out one thing more. False when all is known. */
  look(): boolean {
    const next = this.open.shift()
    next?.()
    return next !== undefined
  }

  at(node: Node): There<S, H, B> | undefined {
    return this.back.get(node)
  }

  after(answer: Answer): Onward<S, H, B> | undefined {
    return this.on.get(keyOf(answer))
  }

  private goBack(node: Node, run: Run<S, H, B> | null): void {
    if (run) this.back.set(node, { run, ahead: aheadOf(run, this.shown) })
  }

  private goOn(answer: Answer): void {
    const run = this.run.at(this.run.revision)
    const answered = run.answer(answer)
    // A rule that breaks does so again for whoever gives that answer, and they are told.
    if (answered.ok) this.on.set(keyOf(answer), { run, ahead: aheadOf(run, this.shown), answered })
  }
}

/** All of them where at most one thing is chosen; of other forms there are too many. */
function answersTo(prompt: Prompt): readonly Answer[] {
  if (prompt.form !== 'choose' || prompt.max > 1) return []
  const chosen = prompt.max === 0 ? [] : prompt.options.filter(isLegal).map(({ id }) => [id])
  if (prompt.min === 0) chosen.push([])
  return chosen.map((ids) => ({ seat: prompt.seat, by: 'person', reply: { form: 'choose', chosen: ids } }))
}

const keyOf = ({ seat, by, reply }: Answer): string => JSON.stringify([seat, by, partOf(reply)])
const partOf = (reply: Reply): Json => (reply.form === 'choose' ? reply.chosen : (reply as unknown as Json))
