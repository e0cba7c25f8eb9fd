// How the table is looked at right now, lit or flat, and what lies under a point of the picture.
import { bodiesOf } from '../bodies'
import { fittedFlat, toTable, zoomedAt, type FlatView } from '../flat/view'
import { gridOf } from '../hexes'
import { pointedAt, rayThrough } from '../pick'
import { groundOn, placeOn } from '../places'
import type { ScenePlace } from '../scene'
import { extentOf } from '../sculpt/board'
import { choiceAt, type HeadlessState } from '../state'
import type { Rig } from './rig'
import { boardPoints, shotFrom, TABLE_AIMS, TOP_AIM, type CameraView } from './views'

export interface View {
  readonly kind: CameraView['kind'] | 'free'
  readonly flat: FlatView
  set(view: CameraView, isAtOnce: boolean): void
  /** A person has taken the camera: it stays where they put it. */
  release(): void
  resize(width: number, height: number): void
  /** Looks at a board for the first time; later boards keep the camera. */
  welcome(): void
  placeAt(x: number, y: number): ScenePlace | null
  zoom(by: number): void
  /** A step along the table, to the right and down. */
  slide(right: number, down: number): void
  keepFoot(pixels: number): void
  /** On the flat table only: the lit one is moved by its own camera. */
  drag(dx: number, dy: number): void
  wheel(by: number, x: number, y: number): void
}

export interface Viewing {
  readonly state: HeadlessState
  readonly rig: Rig
  /** The flat table is shown, by choice or for want of another. */
  isFlat(): boolean
  changed(): void
  /** Pixels at the foot of the picture that are not for the board. */
  readonly foot: number
}

const STEP = 0.08
/** However much is needed at the foot: the board keeps the larger part. */
const MOST_FOOT = 0.42

export function createView({ state, rig, isFlat, changed, foot: firstFoot }: Viewing): View {
  let foot = firstFoot
  let view: CameraView | null = { kind: 'table' }
  let flat: FlatView = { scale: 1, x: 0, y: 0 }
  let size = { width: 0, height: 0 }
  let isWelcomed = false

  function frame(isAtOnce: boolean): void {
    if (state.scene.board.hexes.length === 0 || size.width === 0) return
    isWelcomed = true
    const extent = extentOf(state.scene.board)
    rig.bound(extent.west, extent.east, extent.north, extent.south)
    if (view) flat = fittedFlat(extent, size.width, size.height - foot)
    if (view) aim(view, isAtOnce)
    changed()
  }

  function aim(at: CameraView, isAtOnce: boolean): void {
    switch (at.kind) {
      case 'table':
        return rig.fit(boardPoints(state.scene), TABLE_AIMS, isAtOnce)
      case 'top':
        return rig.fit(boardPoints(state.scene), [TOP_AIM], isAtOnce)
      case 'saved':
        return rig.look(at.shot, isAtOnce)
      case 'from': {
        const shot = shotFrom(state.scene, at.of)
        if (shot) rig.look(shot, isAtOnce)
      }
    }
  }

  const onBoard = (place: ScenePlace | null): ScenePlace | null =>
    place?.kind === 'hex' && !state.scene.board.hexes.includes(place.hex) ? null : place

  function moveFlat(next: FlatView): void {
    flat = next
    view = null
    changed()
  }

  function resize(width: number, height: number): void {
    size = { width, height }
    rig.resize(width, height, Math.min(MOST_FOOT, foot / Math.max(1, height)))
    frame(true)
  }

  return {
    get kind() {
      return view?.kind ?? 'free'
    },
    get flat() {
      return flat
    },
    set(next, isAtOnce) {
      view = next
      frame(isAtOnce)
    },
    release() {
      view = null
    },
    resize,
    keepFoot(pixels) {
      if (pixels === foot) return
      foot = pixels
      if (size.width > 0) resize(size.width, size.height)
    },
    welcome() {
      if (!isWelcomed) frame(true)
    },
    placeAt(x, y) {
      if (isFlat()) return onBoard(flatPlace(state, flat, x, y))
      const ray = rayThrough(rig.eye(), (x / size.width) * 2 - 1, 1 - (y / size.height) * 2)
      const isOffered = (place: ScenePlace): boolean => choiceAt(state, place) !== null
      return onBoard(
        pointedAt(ray, bodiesOf(state.scene, state.poses), isOffered, state.poses.grid, (hex) =>
          groundOn(state.scene, hex)
        )
      )
    },
    zoom(by) {
      if (isFlat()) moveFlat(zoomedAt(flat, 1 + by, size.width / 2, size.height / 2))
      else rig.zoom(by)
    },
    slide(right, down) {
      if (isFlat()) moveFlat({ ...flat, x: flat.x - right * STEP * size.width, y: flat.y - down * STEP * size.height })
      else rig.slide(right * STEP, down * STEP)
    },
    drag(dx, dy) {
      if (isFlat()) moveFlat({ ...flat, x: flat.x + dx, y: flat.y + dy })
    },
    wheel(by, x, y) {
      if (isFlat()) moveFlat(zoomedAt(flat, by, x, y))
    }
  }
}

/** What stands there, unless the bare hex is what is offered. */
function flatPlace(state: HeadlessState, flat: FlatView, x: number, y: number): ScenePlace | null {
  const hex = gridOf(state.scene.board).hexUnder(toTable(flat, x, y))
  if (hex === null) return null
  const bare = groundOn(state.scene, hex)
  const standing = placeOn(state.scene, hex)
  return choiceAt(state, standing) || !choiceAt(state, bare) ? standing : bare
}
