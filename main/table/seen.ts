// What the window has been shown of a run, and what it has to be sent so that it shows the present.
import type { Happening } from '../../engine/kernel/game'
import type { Told as KernelTold } from '../../engine/kernel/history'
import type { Json } from '../../engine/kernel/ids'
import type { Run } from '../../engine/kernel/run'
import type { Grown, Line, Patch } from '../../preload/contract/shapes'
import { diff } from './diff'
import type { Tree } from './tree'

export interface Scene<H extends Happening> {
  readonly view: Json
  readonly log: readonly KernelTold<H>[]
  readonly lines: readonly Line[]
}

export interface Change<H extends Happening> {
  readonly patch: Patch | null
  readonly log: Grown<KernelTold<H>>
  /** Null while no other way has come, gone or changed. */
  readonly lines: readonly Line[] | null
}

/** The view a run comes to, where it was looked at in advance. */
export interface Ahead {
  readonly view: Json
  /** From the view that was shown then. */
  readonly from: Json
  readonly patch: Patch | null
}

export const aheadOf = <S, H extends Happening, B>(run: Run<S, H, B>, from: Json): Ahead => {
  const view = run.game.view(run.state, null)
  return { view, from, patch: diff(from, view) }
}

export const sceneOf = <S, H extends Happening, B>(run: Run<S, H, B>, tree: Tree, ahead?: Ahead): Scene<H> => ({
  view: ahead ? ahead.view : run.game.view(run.state, null),
  log: run.log,
  lines: tree.lines()
})

/** `shared` answers are the same before and after: what they led to need not be told again. */
export function changeBetween<H extends Happening>(
  before: Scene<H>,
  now: Scene<H>,
  shared: number,
  ahead?: Ahead
): Change<H> {
  const keep = lengthUpTo(before.log, ({ after }) => after <= shared)
  return {
    patch: ahead?.from === before.view ? ahead.patch : diff(before.view, now.view),
    log: { keep, add: now.log.slice(keep) },
    lines: diff(otherWays(before.lines), otherWays(now.lines)) ? now.lines : null
  }
}

const otherWays = (lines: readonly Line[]): Json => lines.filter(({ current }) => !current) as unknown as Json

function lengthUpTo<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let length = list.length
  for (let last = list[length - 1]; last && !holds(last); last = list[length - 1]) length--
  return length
}
