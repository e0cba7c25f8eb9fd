// What the window has been shown of a run, and what it has to be sent so that it shows the present.
import type { Happening } from '../../engine/kernel/game'
import type { Told as KernelTold } from '../../engine/kernel/history'
import type { Json } from '../../engine/kernel/ids'
import type { Run } from '../../engine/kernel/run'
import type { Decision, Grown, Line, Patch, Told } from '../../preload/contract/shapes'
import { diff } from './diff'
import type { Tree } from './tree'

export interface Scene {
  readonly view: Json
  readonly log: readonly Told[]
  readonly decisions: readonly Decision[]
  readonly lines: readonly Line[]
}

export interface Change {
  readonly patch: Patch | null
  readonly log: Grown<Told>
  readonly decisions: Grown<Decision>
  readonly lines: readonly Line[] | null
}

export function sceneOf<S, H extends Happening, B>(
  run: Run<S, H, B>,
  tree: Tree,
  toldOf: (told: KernelTold<H>) => Told
): Scene {
  return {
    view: run.game.view(run.state, null),
    log: run.log.map(toldOf),
    decisions: tree.pathTo(tree.head).flatMap(({ decision }) => decision ?? []),
    lines: tree.lines()
  }
}

/** `shared` answers are the same before and after: what they led to need not be told again. */
export function changeBetween(before: Scene, now: Scene, shared: number): Change {
  const keptLog = lengthUpTo(before.log, ({ after }) => after <= shared)
  return {
    patch: diff(before.view, now.view),
    log: { keep: keptLog, add: now.log.slice(keptLog) },
    decisions: { keep: shared, add: now.decisions.slice(shared) },
    lines: before.lines.length === 1 && now.lines.length === 1 ? null : now.lines
  }
}

function lengthUpTo<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let length = list.length
  for (let last = list[length - 1]; last && !holds(last); last = list[length - 1]) length--
  return length
}
