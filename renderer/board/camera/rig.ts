// The camera above the table: a few views, moved by hand within bounds.
import CameraControls from 'camera-controls'
import {
  Box3,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4
} from 'three'
import type { Eye } from '../pick'
import { unit, type Vec } from '../sculpt/sculpt'
import { axesOf, fitted, fullest, type CameraAim, type Shot } from './fit'

CameraControls.install({
  THREE: { Vector2, Vector3, Vector4, Quaternion, Matrix4, Spherical, Box3, Sphere, Raycaster }
})

const ANGLE = 30
/** Tangent of half the vertical angle of view. */
export const TAN_HALF = Math.tan((ANGLE * Math.PI) / 360)
const LOWEST = 0.16
/** So far, in parts of its distance, a camera strays under a hand that only clicks. */
const STIR = 0.06

export interface Rig {
  readonly camera: PerspectiveCamera
  /** Moves on; true while the camera is still moving. */
  update(seconds: number): boolean
  /** `foot`: part of the picture that belongs to somebody else. */
  resize(width: number, height: number, foot: number): void
  /** Shows all points from the one of these directions that shows them largest. */
  fit(points: readonly Vec[], aims: readonly CameraAim[], isAtOnce: boolean): void
  look(shot: Shot, isAtOnce: boolean): void
  shot(): Shot
  aim(): CameraAim
  eye(): Eye
  zoom(by: number): void
  /** Around the board, and up or down over it. */
  turn(by: number, down: number): void
  /** Along the board, in parts of the picture: to the right and down. */
  slide(right: number, down: number): void
  /** Keeps the middle of the picture over the board. */
  bound(west: number, east: number, north: number, south: number): void
  enable(isOn: boolean): void
  dispose(): void
}

/** `onMove` asks for a frame; `onGrab` says that a person has taken the camera, with a drag or the wheel. */
export function createRig(element: HTMLElement, onMove: () => void, onGrab: () => void): Rig {
  const camera = new PerspectiveCamera(ANGLE, 1, 0.5, 200)
  const controls = new CameraControls(camera, element)
  controls.minPolarAngle = 0
  controls.maxPolarAngle = Math.PI / 2 - LOWEST
  controls.minDistance = 4
  controls.maxDistance = 90
  controls.smoothTime = 0.12
  controls.draggingSmoothTime = 0.05
  controls.dollyToCursor = true
  controls.boundaryFriction = 0.4
  controls.addEventListener('control', () => {
    onMove()
    if (isTaken()) onGrab()
  })
  const listening = new AbortController()
  element.addEventListener('wheel', (event) => spread(event, element), {
    capture: true,
    passive: false,
    signal: listening.signal
  })
  let foot = 0
  const at = new Vector3()
  const target = new Vector3()
  const laidAt = new Vector3()
  const laidTo = new Vector3()

  const look = ({ at: from, target: to }: Shot, isAtOnce: boolean): void => {
    void controls.setLookAt(...from, ...to, !isAtOnce)
    laidAt.set(...from)
    laidTo.set(...to)
    onMove()
  }

  /** Whether it is somewhere else than it was laid: a click, even of a hand that shakes, takes nothing. */
  function isTaken(): boolean {
    controls.getPosition(at)
    controls.getTarget(target)
    return at.distanceTo(laidAt) + target.distanceTo(laidTo) > STIR * laidAt.distanceTo(laidTo)
  }

  return {
    camera,
    update: (seconds) => controls.update(Math.min(seconds, 0.1)),
    resize(width, height, part) {
      foot = part
      camera.aspect = width / Math.max(1, height)
      camera.updateProjectionMatrix()
    },
    look,
    fit(points, aims, isAtOnce) {
      const lens = { tanY: TAN_HALF, aspect: camera.aspect, margin: 0.03, foot }
      const aim = fullest(points, aims, lens)
      if (aim) look(fitted(points, aim, lens), isAtOnce)
    },
    shot() {
      controls.getPosition(at)
      controls.getTarget(target)
      return { at: at.toArray() as Vec, target: target.toArray() as Vec }
    },
    aim: () => aimOf(camera),
    eye: () => {
      const { ahead, right, up } = axesOf(aimOf(camera))
      return { at: camera.position.toArray() as Vec, ahead, right, up, tanY: TAN_HALF, tanX: TAN_HALF * camera.aspect }
    },
    zoom(by) {
      void controls.dolly(controls.distance * by, true)
      onGrab()
      onMove()
    },
    turn(by, down) {
      void controls.rotate(by, down, true)
      onGrab()
      onMove()
    },
    slide(right, down) {
      const high = 2 * TAN_HALF * controls.distance
      if (right !== 0) void controls.truck(right * high * camera.aspect, 0, true)
      if (down !== 0) void controls.forward(-down * high, true)
      onGrab()
      onMove()
    },
    bound(west, east, north, south) {
      controls.setBoundary(new Box3(new Vector3(west, -1, north), new Vector3(east, 4, south)))
    },
    enable(isOn) {
      controls.enabled = isOn
    },
    dispose() {
      listening.abort()
      controls.dispose()
    }
  }
}

/** A step of two fingers is so much smaller than one of a wheel. */
const FINGERS = 4

/**
 * Two fingers on a touchpad are told as a wheel with Ctrl. The controls would change the angle of view then, and neither
 * pointing nor the way home knows of that: they get a wheel without Ctrl instead, and come nearer.
 */
function spread(event: WheelEvent, element: HTMLElement): void {
  if (!event.ctrlKey) return
  event.preventDefault()
  event.stopPropagation()
  const { clientX, clientY, deltaMode } = event
  const deltaY = event.deltaY * FINGERS
  element.dispatchEvent(new WheelEvent('wheel', { clientX, clientY, deltaMode, deltaY, cancelable: true }))
}

const scratch = new Vector3()

function aimOf(camera: PerspectiveCamera): CameraAim {
  const [x, y, z] = unit(camera.getWorldDirection(scratch).toArray() as Vec)
  const tilt = Math.asin(Math.min(1, Math.max(-1, -y)))
  // Straight down there is no heading in the direction: the top of the picture has it.
  if (tilt < 1.5) return { turn: Math.atan2(x, -z), tilt }
  scratch.set(0, 1, 0).applyQuaternion(camera.quaternion)
  return { turn: Math.atan2(scratch.x, -scratch.z), tilt }
}
