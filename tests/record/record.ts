// One line per game: everything it asked, was told, made happen and came to. Two kernels that write the same lines play
// the same game.
import { createHash } from 'node:crypto'
import type { Game, Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import type { Prompt, Reply } from '../../engine/kernel/prompt'
import { resume } from '../../engine/kernel/resume'
import { Run } from '../../engine/kernel/run'

export type Record = { [game: string]: string }

/** What is given to a prompt, corrections included. */
export type Player<S> = (prompt: Prompt, state: S) => Reply

export class Digest {
  private readonly hash = createHash('sha1')
  add(value: unknown): this {
    this.hash.update(JSON.stringify(value) ?? 'undefined')
    return this
  }
  get text(): string {
    return this.hash.digest('hex').slice(0, 16)
  }
}

interface Playing {
  readonly answers: number
  /** Every so many answers the run is also saved, loaded, taken back and given again. */
  readonly lookBack: number
}

/** Plays on and notes every question, reply, happening, hash and state; a fault is noted like anything else. */
export function recorded<S, H extends Happening, B>(
  game: Game<S, H, B>,
  setup: Json,
  seed: string,
  player: Player<S>,
  { answers, lookBack }: Playing
): string {
  const digest = new Digest()
  let run = Run.start(game, setup, seed)
  for (let n = 0; n < answers; n++) {
    const [prompt] = run.waiting
    digest.add([run.waiting, run.hash, run.revision])
    if (!prompt) break
    const before = run.hash
    const answer = { seat: prompt.seat, by: 'bot' as const, reply: player(prompt, run.state) }
    const given = run.answer(answer)
    digest.add([answer, given])
    if (n % 16 === 0) digest.add(run.state)
    if (!given.ok || n % lookBack !== 0) continue
    const loaded = resume(game, JSON.parse(JSON.stringify(run.save())))
    const back = run.undone()
    digest.add([loaded.ok && [loaded.run.hash, loaded.run.waiting, loaded.told], back?.hash === before, back?.waiting])
    digest.add([back?.answer(answer), back?.hash, run.at(run.revision >> 1).waiting])
    if (back && n % (2 * lookBack) === 0) run = back
  }
  digest.add([run.state, run.log, run.answers, run.boundaries.map(({ at, hash }) => [at, hash])])
  return `${run.revision} ${run.hash} ${digest.text}`
}
