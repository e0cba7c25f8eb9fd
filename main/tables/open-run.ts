// One run at the table: the rules' script, the tree of its answers, and the save that has every one of them.
import type { Happening } from '../../engine/kernel/game'
import { seat, type Json } from '../../engine/kernel/ids'
import type { Answer, Reply } from '../../engine/kernel/prompt'
import type { Run } from '../../engine/kernel/run'
import { words, type Words } from '../../engine/messages/words'
import type {
  ForeseenAnswer,
  Glimpse,
  Outlook,
  Pin,
  Snapshot,
  TableStep,
  ToldLine
} from '../../preload/contract/shapes'
import { done, refused, type Result } from '../common/result'
import type { Bag } from '../saves/log/bag'
import { draft, type Draft, type Entry } from '../saves/log/entry'
import { draftsOf, endOf } from './drafts'
import type { Playable } from './game'
import { freshLines, happeningOf, toldLines, untoldLines } from './lines'
import { outlookOn } from './outlook'
import { changeBetween, sceneOf, type SeenTable } from './seen'
import type { TreeNode, Tree } from './tree'

export interface RunParts<S, H extends Happening, B> {
  readonly bag: Bag
  readonly playable: Playable<S, H, B>
  readonly game: string
  readonly kind: string
  readonly run: Run<S, H, B>
  readonly tree: Tree
  readonly revision: number
  readonly told: Words | null
  /** A rule that broke. The table hears a sentence; this is for whoever mends it. */
  onFault(message: string): void
  /** Something was written down for good, or stays so although its decision was taken back. */
  onRemembered(told: readonly Words[]): void
}

export type AnswerGiven = { readonly seat: string; readonly reply: Reply; readonly by: 'person' | 'bot' }

export class OpenRun<S = unknown, H extends Happening = Happening, B = unknown> {
  private run: Run<S, H, B>
  private scene: SeenTable
  private last: number
  private photographed = 0
  private pondering: AbortController | null = null

  constructor(private readonly parts: RunParts<S, H, B>) {
    this.run = parts.run
    this.last = parts.revision
    this.scene = sceneOf(this.run, parts.tree)
  }

  get id(): number {
    return this.parts.tree.root.entry
  }
  get revision(): number {
    return this.last
  }
  get state(): S {
    return this.run.state
  }
  get hash(): string {
    return this.run.hash
  }
  get waiting() {
    return this.run.waiting
  }
  get isOver(): boolean {
    return this.game.isOver(this.run.state)
  }
  /** What its rules look things up in. */
  get book(): B {
    return this.game.book
  }
  /** Everything that has happened on the way being played, line by line. */
  get tale(): readonly ToldLine[] {
    return toldLines(this.run)
  }
  /** The same with the table before and after each of it. */
  get steps() {
    return this.run.stepsSince(-1).steps
  }
  get gameId(): string {
    return this.parts.game
  }
  get kind(): string {
    return this.parts.kind
  }
  private get game() {
    return this.parts.playable.game
  }

  /** Everything, for a window that shows nothing yet. */
  snapshot(): Snapshot {
    const { tree } = this.parts
    const { view, ways } = this.scene
    return {
      run: this.id,
      kind: this.kind,
      game: this.gameId,
      told: this.parts.told,
      pins: this.parts.bag.pinsOf(this.id),
      ...this.common(),
      view,
      log: this.tale,
      decisions: tree.decisionsAfter(0),
      ways
    }
  }

  /** The table as it stood after so many answers. Nothing is changed by looking. */
  glimpse(answers: number): Result<Glimpse> {
    if (answers > this.run.revision) return refused('unknown', 'table.notYet')
    const then = this.run.at(answers)
    return done({ answers: then.revision, view: this.game.view(then.state, null), waiting: then.waiting })
  }

  /** Carried out, then made durable, and only then told. What cannot be made durable is taken back. */
  answer(revision: number, given: AnswerGiven): Result<TableStep> {
    if (revision !== this.last) return refused('stale', 'answer.stale')
    const before = this.run.revision
    const answer = { seat: seat(given.seat), by: given.by, reply: given.reply }
    const answered = this.run.answer(answer)
    if (!answered.ok) {
      if (!answered.fault) return { ok: false, code: 'refused', why: answered.why }
      this.parts.onFault(`${answered.fault.crumbs.join(' > ')}: ${answered.fault.message}`)
      return { ok: false, code: 'broken', why: answered.why }
    }
    // First what it remembers, then the decision itself: told is only what is durable, and told twice is no harm.
    const remembered = this.parts.playable.remember?.(this.run.state, answered.happenings) ?? done([])
    const kept = remembered.ok
      ? this.keep(() => draftsOf(this.id, answered.answers, endOf(this.parts.playable, this.run.state)))
      : remembered
    if (!kept.ok || !remembered.ok) {
      this.run = this.run.at(before)
      return kept.ok ? done(this.stepFrom(before)) : kept
    }
    if (remembered.value.length > 0) this.parts.onRemembered(remembered.value)
    return done(this.stepFrom(before))
  }

  undo(revision: number, evenIfRevealed: boolean): Result<TableStep> {
    const target = this.parts.tree.undoTarget()
    if (!target) return refused('refused', 'table.nothingToUndo')
    if (revision === this.last && !evenIfRevealed && this.run.undoReveals())
      return refused('reveals', 'table.undoReveals')
    return this.moveTo(revision, target)
  }

  redo(revision: number): Result<TableStep> {
    const target = this.parts.tree.redoTarget()
    return target ? this.moveTo(revision, target, true) : refused('refused', 'table.nothingToRedo')
  }

  goTo(revision: number, entry: number): Result<TableStep> {
    const target = this.parts.tree.node(entry)
    return target ? this.moveTo(revision, this.parts.tree.settled(target)) : refused('unknown', 'table.noSuchDecision')
  }

  /** A name for a moment, to find it again; nothing takes the name away. The table does not change by it. */
  pin(entry: number, name: string): Result<readonly Pin[]> {
    const { tree, bag } = this.parts
    if (!tree.node(entry)) return refused('unknown', 'table.noSuchDecision')
    const kept = bag.append(() => [draft(this.id, 'pinned', { to: entry, name })])
    return kept.ok ? done(bag.pinsOf(this.id)) : kept
  }

  ask(question: Json): Result<Json> {
    const told = this.parts.playable.ask?.(this.run.state, question, this.run.waiting) ?? null
    return told === null ? refused('unknown', 'table.noAnswer') : done(told)
  }

  /** A question that takes long to answer; null when it is none of those. A new one ends the one before. */
  ponder(question: Json): Promise<Result<Json>> | null {
    const thought = new AbortController()
    const pondered = this.parts.playable.ponder?.(this.run.state, question, this.run.waiting, thought.signal) ?? null
    if (!pondered) return null
    this.stopPondering()
    this.pondering = thought
    return pondered.then((told) => (told === null ? refused('unknown', 'table.noAnswer') : done(told)))
  }

  /** What an answer would lead to, as far as nothing hidden is needed to know it. Nothing is done. */
  foresee({ seat: who, reply }: Pick<AnswerGiven, 'seat' | 'reply'>): Result<ForeseenAnswer> {
    const answer: Answer = { seat: seat(who), by: 'person', reply }
    const seen = this.run.foresee(answer)
    if (!seen.ok) return { ok: false, code: 'refused', why: seen.why }
    return done({ told: seen.told.map(happeningOf), isOpen: seen.isOpen })
  }

  /** What each of these rulings would lead to. */
  outlook(rulings: readonly Json[]): readonly Outlook[] {
    return rulings.map((ruling) => outlookOn(this.game, this.run.state, ruling))
  }

  summary(): Json {
    return this.parts.playable.summary?.(this.run.state) ?? null
  }

  /** Where to go on from if one day the rules have changed. Taken in a quiet moment; the entries do without it. */
  photograph(): void {
    const boundary = this.run.boundaries.at(-1)
    if (!boundary || boundary.at <= this.photographed || this.parts.bag.readOnly) return
    const node = this.parts.tree.pathTo(this.parts.tree.head)[boundary.at - 1]
    if (!node) return
    const { at, hash, state } = boundary
    const kept = this.parts.bag.photograph({ run: this.id, entry: node.entry, at, hash, state: state as Json })
    if (kept.ok) this.photographed = at
  }

  private moveTo(revision: number, target: TreeNode, isForward = false): Result<TableStep> {
    if (revision !== this.last) return refused('stale', 'answer.stale')
    const { tree } = this.parts
    const from = tree.shared(tree.head, target)
    const there = this.walk(from, target)
    if (!there) return refused('refused', 'table.lineLost')
    const moved = this.keep(() => [draft(this.id, 'moved', { to: target.entry }, there.hash)])
    if (!moved.ok) return moved
    this.tellWhatStays(from.depth)
    this.run = there
    this.photographed = Math.min(this.photographed, from.depth)
    return done(this.stepFrom(from.depth, isForward))
  }

  /** What was remembered outlives the decision it was told in. */
  private tellWhatStays(depth: number): void {
    const { recalls } = this.parts.playable
    if (!recalls || this.run.revision <= depth) return
    if (this.run.logSince(depth).told.some(({ happening }) => recalls(this.run.state, happening)))
      this.parts.onRemembered([words('packs.stays')])
  }

  /** Along the answers to another place, or nothing when the rules no longer lead there. */
  private walk(from: TreeNode, to: TreeNode): Run<S, H, B> | null {
    const run = this.run.at(from.depth)
    if (run.revision < from.depth) return null
    for (const { answer } of this.parts.tree.pathTo(to, from.depth))
      if (answer && answer.by !== 'engine' && !run.answer(answer).ok) return null
    return run.revision === to.depth && (to.answer === null || run.hash === to.answer.hash) ? run : null
  }

  private keep(make: () => readonly Draft[]): Result<readonly Entry[]> {
    const kept = this.parts.bag.append(make)
    if (!kept.ok) return kept
    for (const entry of kept.value) this.parts.tree.follow(entry)
    this.last = kept.value.at(-1)?.n ?? this.last
    return kept
  }

  private stepFrom(shared: number, isForward = true): TableStep {
    // Whatever was being thought about, the table has moved on.
    this.stopPondering()
    const { tree } = this.parts
    const before = this.scene
    const { view, ...log } = isForward
      ? freshLines(this.run, shared, before.view)
      : untoldLines(this.run, shared, before.view)
    this.scene = sceneOf(this.run, tree)
    const { patch, ways } = changeBetween({ ...before, view }, this.scene)
    return {
      run: this.id,
      ...this.common(),
      log,
      patch,
      decisions: { keep: shared, add: tree.decisionsAfter(shared) },
      ways
    }
  }

  private stopPondering(): void {
    this.pondering?.abort()
    this.pondering = null
  }

  private common(): Pick<TableStep, 'revision' | 'over' | 'waiting' | 'undo' | 'redo'> {
    const reveals = this.parts.tree.undoTarget() ? this.run.undoReveals() : null
    return {
      revision: this.last,
      over: this.isOver,
      waiting: this.run.waiting,
      undo: reveals === null ? 'none' : reveals ? 'reveals' : 'free',
      redo: this.parts.tree.redoTarget() !== null
    }
  }
}
