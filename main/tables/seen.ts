// What the window has been shown of a run, and what it has to be sent so that it shows the present.
import type { Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import type { Run } from '../../engine/kernel/run'
import type { Patch, Way } from '../../preload/contract/shapes'
import { diff } from './diff'
import type { Tree } from './tree'

export interface Scene {
  readonly view: Json
  readonly ways: readonly Way[]
}

export interface Change {
  readonly patch: Patch | null
  /** Null while no other way has come, gone or changed. */
  readonly ways: Patch | null
}

export const sceneOf = <S, H extends Happening, B>(run: Run<S, H, B>, tree: Tree): Scene => ({
  view: run.game.view(run.state, null),
  ways: tree.ways()
})

export const changeBetween = (before: Scene, now: Scene): Change => ({
  patch: diff(before.view, now.view),
  ways: diff(before.ways as unknown as Json, now.ways as unknown as Json)
})
