// Motions cut into short steps: so many milliseconds, and what a pose looks like part of the way through.
import type { Dir, Grid, Hex } from '../hexes'
import type { BoardMotion } from './motions'
import { partKey, type PartPose, type Pose, type Poses } from './poses'

/** Steps of one motion follow each other; `begin` looks at the poses when its turn has come. */
export interface MotionStep {
  readonly ms: number
  begin(poses: Poses): (t: number) => void
}

/** Milliseconds of one step of each kind. */
export const PACE = {
  walk: 150,
  charge: 120,
  push: 170,
  knockback: 130,
  bump: 200,
  turn: 160,
  lunge: 240,
  hurt: 220,
  break: 250,
  spawn: 240,
  fall: 240,
  leave: 200
} as const

/** Long ways are walked faster, so that nobody waits. */
const LONGEST_WALK = 900

export function stepsOf(motion: BoardMotion): readonly MotionStep[] {
  switch (motion.kind) {
    case 'walk':
    case 'charge':
    case 'push':
      return travel(motion.of, motion.path, PACE[motion.kind], motion.kind, motion.facing)
    case 'knockback':
      return [...travel(motion.of, motion.path, PACE.knockback, 'push'), ...bump(motion.of, motion.into)]
    case 'turn':
      return [turn(motion.of, motion.facing)]
    case 'attack':
      return [lunge(motion.of, motion.at, PACE.lunge, 0.55)]
    case 'hurt':
      return [motion.part === undefined ? hurt(motion.of) : hurtPart(motion.of, motion.part)]
    case 'break':
      return [breaking(motion.of, motion.part)]
    case 'spawn':
      return [spawn(motion.of)]
    case 'fall':
      return [change(motion.of, PACE.fall, (pose) => ({ tip: [pose.tip, 1] }))]
    case 'rise':
      return [change(motion.of, PACE.fall, (pose) => ({ tip: [pose.tip, 0] }))]
    case 'leave':
      return [change(motion.of, PACE.leave, (pose) => ({ presence: [pose.presence, 0], size: [pose.size, 0.6] }))]
    case 'together':
      return together(motion.motions)
  }
}

const NOTHING = (): void => undefined

function withPose(of: string, ms: number, begin: (pose: Pose, grid: Grid) => (t: number) => void): MotionStep {
  return {
    ms,
    begin: ({ grid, pieces }) => {
      const pose = pieces.get(of)
      return pose ? begin(pose, grid) : NOTHING
    }
  }
}

type Changes = { readonly [K in keyof Pose]?: readonly [from: number, to: number] }

/** Moves some values of a pose from here to there. */
const change = (of: string, ms: number, changes: (pose: Pose, grid: Grid) => Changes): MotionStep =>
  withPose(of, ms, (pose, grid) => {
    const list = Object.entries(changes(pose, grid)) as [keyof Pose, readonly [number, number]][]
    return (t) => {
      for (const [key, [from, to]] of list) pose[key] = from + (to - from) * t
    }
  })

function travel(
  of: string,
  path: readonly Hex[],
  pace: number,
  how: 'walk' | 'charge' | 'push',
  facing?: Dir
): MotionStep[] {
  const ms = Math.min(pace, LONGEST_WALK / Math.max(1, path.length))
  const steps = path.map((hex) => stride(of, hex, ms, how))
  return facing === undefined ? steps : [...steps, turn(of, facing)]
}

/** Walkers look where they go and bob a little; the pushed slide and keep their facing. */
const stride = (of: string, hex: Hex, ms: number, how: 'walk' | 'charge' | 'push'): MotionStep =>
  withPose(of, ms, (pose, { spotOf }) => {
    const from = { ...pose }
    const to = spotOf(hex)
    const way = Math.atan2(to.x - from.x, -(to.z - from.z))
    const isStill = Math.hypot(to.x - from.x, to.z - from.z) < 0.01
    const swing = how === 'walk' && !isStill ? shortest(from.heading, way) : 0
    const bob = how === 'walk' ? 0.1 : 0
    return (t) => {
      pose.x = from.x + (to.x - from.x) * t
      pose.z = from.z + (to.z - from.z) * t
      pose.lift = bob * Math.sin(Math.PI * t)
      pose.heading = from.heading + swing * Math.min(1, t * 2)
    }
  })

/** The shorter way round from one heading to another. */
export function shortest(from: number, to: number): number {
  const full = 2 * Math.PI
  return ((((to - from + Math.PI) % full) + full) % full) - Math.PI
}

const turn = (of: string, facing: Dir): MotionStep =>
  change(of, PACE.turn, (pose, { headingOf }) => ({
    heading: [pose.heading, pose.heading + shortest(pose.heading, headingOf(facing))]
  }))

/** Part of the way to a hex and back again. */
const lunge = (of: string, at: Hex, ms: number, reach: number): MotionStep =>
  withPose(of, ms, (pose, { spotOf }) => {
    const from = { ...pose }
    const to = spotOf(at)
    const far = Math.hypot(to.x - from.x, to.z - from.z) || 1
    const by = Math.min(reach, far * 0.5) / far
    return (t) => {
      const out = Math.sin(Math.PI * t) * by
      pose.x = from.x + (to.x - from.x) * out
      pose.z = from.z + (to.z - from.z) * out
    }
  })

const bump = (of: string, into: Hex | undefined): MotionStep[] =>
  into === undefined ? [] : [lunge(of, into, PACE.bump, 0.7), hurt(of)]

const hurt = (of: string): MotionStep =>
  withPose(of, PACE.hurt, (pose) => {
    const from = { ...pose }
    return (t) => {
      pose.flash = 1 - t
      pose.x = from.x + 0.07 * Math.sin(t * Math.PI * 4) * (1 - t)
    }
  })

function withPart(of: string, part: string, ms: number, begin: (pose: PartPose) => (t: number) => void): MotionStep {
  return {
    ms,
    begin: ({ parts }) => {
      const pose = parts.get(partKey(of, part))
      return pose ? begin(pose) : NOTHING
    }
  }
}

const hurtPart = (of: string, part: string): MotionStep =>
  withPart(of, part, PACE.hurt, (pose) => (t) => {
    pose.flash = 1 - t
  })

const breaking = (of: string, part: string): MotionStep =>
  withPart(of, part, PACE.break, (pose) => {
    const from = pose.slump
    return (t) => {
      pose.slump = from + (1 - from) * t
      pose.flash = (1 - t) * 0.8
    }
  })

const spawn = (of: string): MotionStep =>
  change(of, PACE.spawn, () => ({ presence: [0, 1], lift: [0.9, 0], size: [0.7, 1] }))

/** Side by side: as long as the longest, each at its own pace. */
function together(motions: readonly BoardMotion[]): MotionStep[] {
  const tracks = motions.map(stepsOf)
  const ms = Math.max(0, ...tracks.map((track) => track.reduce((sum, step) => sum + step.ms, 0)))
  return [{ ms, begin: (poses) => parallel(tracks, ms, poses) }]
}

function parallel(tracks: readonly (readonly MotionStep[])[], ms: number, poses: Poses): (t: number) => void {
  const runs = tracks.map((track) => track.reduceRight<Run>((rest, step) => oneThen(step, rest, poses), NO_RUN))
  return (t) => runs.forEach((run) => run(t * ms))
}

type Run = (elapsed: number) => void
const NO_RUN: Run = () => undefined

function oneThen(step: MotionStep, rest: Run, poses: Poses): Run {
  let at: ((t: number) => void) | null = null
  let isOver = false
  return (elapsed) => {
    at ??= step.begin(poses)
    if (!isOver) at(Math.min(1, elapsed / Math.max(1, step.ms)))
    isOver = elapsed >= step.ms
    if (isOver) rest(elapsed - step.ms)
  }
}
