// Starts runs, opens them again where they stood, and knows which one is on the table.
import type { Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import { resume } from '../../engine/kernel/resume'
import { Run } from '../../engine/kernel/run'
import { SAVE_FORMAT, type Save } from '../../engine/kernel/save'
import type { Words } from '../../engine/messages/words'
import { done, refused, type Result } from '../common/result'
import type { Bag } from '../saves/log/bag'
import { bodyOf, draft, type Entry } from '../saves/log/entry'
import { draftsOf, endOf } from './drafts'
import type { Games, Playable, RunKind } from './game'
import { packsInUse } from './inUse'
import { OpenRun } from './open-run'
import { Tree } from './tree'

export interface Hosting {
  readonly games: Games
  /** For runs that are started without a seed of their own. */
  seed(): string
  onFault(message: string): void
  onRemembered?(told: readonly Words[]): void
}

export interface Starting {
  readonly kind: string
  readonly game: string
  readonly setup: Json
  readonly seed?: string
}

type AnyRun = Run<unknown, Happening, unknown>

export class Host {
  private readonly runs = new Map<number, OpenRun>()

  constructor(
    private readonly bag: Bag,
    private readonly hosting: Hosting
  ) {}

  get open(): readonly OpenRun[] {
    return [...this.runs.values()]
  }

  start({ kind: named, game, setup, seed = this.hosting.seed() }: Starting): Result<OpenRun> {
    const meant = this.hosting.games.of(game, named)
    if (!meant.ok) return meant
    const found = meant.value.link(null, packsInUse(this.bag))
    if (!found.ok) return found
    const playable = found.value
    const why = playable.objects?.(setup)
    if (why) return why
    const run = this.attempt(() => Run.start(playable.game, setup, seed))
    if (!run.ok) return run
    const { id, rules, packs } = playable.game
    const { kind } = meant.value
    const end = endOf(playable, run.value.state)
    const begun = this.bag.append((next) => [
      draft(next, 'begun', { kind, game: id, rules, packs, setup, seed }, run.value.hash),
      ...draftsOf(next, run.value.answers, end)
    ])
    if (!begun.ok) return begun
    return done(this.put(meant.value, playable, run.value, begun.value, null))
  }

  /** A further try of what was played there. */
  again(run: number): Result<OpenRun> {
    const begun = this.bag.entry(run)
    if (!begun) return refused('unknown', 'table.noSuchRun')
    const { kind, game, setup } = bodyOf<'begun'>(begun)
    const meant = this.hosting.games.of(game, kind)
    const next = meant.ok ? meant.value.again?.(setup) : null
    return next == null ? refused('unknown', 'table.noSuchRun') : this.start({ kind, game, setup: next })
  }

  /** At the same question where it was left. */
  resume(run: number): Result<OpenRun> {
    const open = this.runs.get(run)
    if (open) return done(open)
    if (!this.bag.run(run)) return refused('unknown', 'table.noSuchRun')
    const entries = this.bag.entriesOf(run)
    const [first] = entries
    if (!first) return refused('unknown', 'table.noSuchRun')
    const begun = bodyOf<'begun'>(first)
    const meant = this.hosting.games.of(begun.game, begun.kind)
    if (!meant.ok) return meant
    const found = meant.value.link(begun.packs)
    if (!found.ok) return found
    const tree = new Tree(entries)
    const resumed = this.attempt(() => resume(found.value.game, this.saveOf(run, begun, tree)))
    if (!resumed.ok) return resumed
    if (!resumed.value.ok) return { ok: false, code: 'refused', why: resumed.value.why }
    const { run: there, told } = resumed.value
    const met = this.meet(run, tree, there)
    if (!met.ok) return met
    return done(this.put(meant.value, found.value, there, [...entries, ...met.value], told))
  }

  /** Photographs are taken when nobody waits. */
  atRest(): void {
    for (const run of this.runs.values()) run.photograph()
  }

  private saveOf(run: number, begun: ReturnType<typeof bodyOf<'begun'>>, tree: Tree): Save {
    const path = tree.pathTo(tree.head)
    const onLine = new Set(path.map(({ entry }) => entry))
    return {
      format: SAVE_FORMAT,
      game: begun.game,
      rules: begun.rules,
      packs: begun.packs,
      setup: begun.setup,
      seed: begun.seed,
      answers: path.flatMap(({ answer }) => answer ?? []),
      photograph: this.bag.newestPhotograph(run, (entry) => onLine.has(entry))
    }
  }

  /** When not all answers fit any more, the run stands further back: that too is written down. */
  private meet(
    run: number,
    tree: Tree,
    there: { readonly revision: number; readonly hash: string }
  ): Result<readonly Entry[]> {
    if (there.revision === tree.head.depth || this.bag.readOnly) return done([])
    const node = there.revision === 0 ? tree.root : tree.pathTo(tree.head)[there.revision - 1]
    if (!node) return refused('broken', 'table.noSuchDecision')
    return this.bag.append(() => [draft(run, 'moved', { to: node.entry }, there.hash)])
  }

  private put(
    { game, kind }: RunKind,
    playable: Playable,
    run: AnyRun,
    entries: readonly Entry[],
    told: Words | null
  ): OpenRun {
    const { bag } = this
    const tree = new Tree(entries)
    const revision = entries.findLast((one) => one.kind !== 'noted' && one.kind !== 'pinned')?.n ?? 0
    const open = new OpenRun({
      bag,
      playable,
      game,
      kind,
      run,
      tree,
      revision,
      told,
      onFault: this.hosting.onFault,
      onRemembered: (what) => this.hosting.onRemembered?.(what)
    })
    this.runs.set(open.id, open)
    return open
  }

  /** A rule that breaks at once: a sentence for the table. */
  private attempt<T>(make: () => T): Result<T> {
    try {
      return done(make())
    } catch (error) {
      this.hosting.onFault(error instanceof Error ? (error.stack ?? error.message) : String(error))
      return refused('broken', 'table.cannotStart')
    }
  }
}
