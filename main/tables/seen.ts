// What the window has been shown of a run, and what it has to be sent so that it shows the present.
import type { Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import type { Run } from '../../engine/kernel/run'
import type { ViewPatch, ShownWay } from '../../preload/contract/shapes'
import { diff } from './diff'
import type { Tree } from './tree'

export interface SeenTable {
  readonly view: Json
  readonly ways: readonly ShownWay[]
}

export interface ViewChange {
  readonly patch: ViewPatch | null
  /** Null while no other way has come, gone or changed. */
  readonly ways: ViewPatch | null
}

export const sceneOf = <S, H extends Happening, B>(run: Run<S, H, B>, tree: Tree): SeenTable => ({
  view: run.game.view(run.state, null),
  ways: tree.ways()
})

export const changeBetween = (before: SeenTable, now: SeenTable): ViewChange => ({
  patch: diff(before.view, now.view),
  ways: diff(before.ways as unknown as Json, now.ways as unknown as Json)
})
