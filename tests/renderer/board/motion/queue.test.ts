import { describe, expect, it } from 'vitest'
import { MODEL_GRID } from '../../../../renderer/board/hexes'
import type { BoardMotion } from '../../../../renderer/board/motion/motions'
import { partKey, posesOf, type Pose } from '../../../../renderer/board/motion/poses'
import { createMotionQueue, easedOut } from '../../../../renderer/board/motion/queue'
import { PACE, shortest, stepsOf } from '../../../../renderer/board/motion/steps'
import { MOTIONS } from '../../../../renderer/gallery/battlefieldMotions'
import { at, EVENING } from '../../../../renderer/gallery/battlefieldScenes'

function table() {
  const poses = posesOf(EVENING)
  const queue = createMotionQueue(() => poses)
  const pose = (id: string): Pose => poses.pieces.get(id) as Pose
  return { poses, queue, pose }
}

const isAt = (pose: Pose, label: string): boolean => {
  const { x, z } = MODEL_GRID.spotOf(at(label))
  return Math.hypot(pose.x - x, pose.z - z) < 1e-9
}

describe('motions', () => {
  it('every step is short enough not to be waited for', () => {
    for (const ms of Object.values(PACE)) expect(ms >= 120 && ms <= 250).toBe(true)
    const marathon: BoardMotion = { kind: 'walk', of: 'warden', path: Array.from({ length: 40 }, () => at('J7')) }
    expect(stepsOf(marathon).reduce((sum, step) => sum + step.ms, 0)).toBeLessThanOrEqual(900)
  })

  it('starts quickly and settles', () => {
    expect([easedOut(0), easedOut(1)]).toEqual([0, 1])
    expect(easedOut(0.5)).toBeGreaterThan(0.8)
  })

  it('walks hex by hex, looking ahead, and ends facing as told', () => {
    const { queue, pose } = table()
    void queue.play([{ kind: 'walk', of: 'warden', path: ['J7', 'K6'].map(at), facing: 'S' }])
    queue.tick(1000)
    queue.tick(1000 + PACE.walk)
    expect(isAt(pose('warden'), 'J7')).toBe(true)
    queue.tick(1000 + 2 * PACE.walk)
    expect(isAt(pose('warden'), 'K6')).toBe(true)
    expect(Math.cos(pose('warden').heading - MODEL_GRID.headingOf('NE'))).toBeCloseTo(1)
    queue.tick(1000 + 2 * PACE.walk + PACE.turn)
    expect(Math.cos(pose('warden').heading - MODEL_GRID.headingOf('S'))).toBeCloseTo(1)
    expect(queue.isMoving).toBe(false)
  })

  it('the pushed slide and keep their facing', () => {
    const { queue, pose } = table()
    const before = pose('witch').heading
    void queue.play([{ kind: 'push', of: 'witch', path: [at('L8')] }])
    queue.tick(0)
    queue.tick(PACE.push / 2)
    expect(pose('witch').heading).toBe(before)
    expect(pose('witch').lift).toBe(0)
    queue.skip()
    expect(isAt(pose('witch'), 'L8')).toBe(true)
  })

  it('who is knocked into something bumps there and stays on the hex before', () => {
    const { queue, pose } = table()
    void queue.play([{ kind: 'knockback', of: 'cur', path: [at('G7')], into: at('G6') }])
    queue.tick(0)
    queue.tick(PACE.knockback + PACE.bump / 3)
    expect(pose('cur').z).toBeLessThan(MODEL_GRID.spotOf(at('G7')).z - 0.1)
    queue.skip()
    expect(isAt(pose('cur'), 'G7')).toBe(true)
    expect(pose('cur').flash).toBe(0)
  })

  it('plays one after another and tells when its own are over', async () => {
    const { queue } = table()
    const told: string[] = []
    void queue.play([{ kind: 'turn', of: 'cur', facing: 'S' }]).then(() => told.push('first'))
    void queue.play([{ kind: 'turn', of: 'witch', facing: 'S' }]).then(() => told.push('second'))
    queue.tick(0)
    queue.tick(PACE.turn)
    await Promise.resolve()
    expect(told).toEqual(['first'])
    queue.tick(2 * PACE.turn)
    await Promise.resolve()
    expect(told).toEqual(['first', 'second'])
  })

  it('one late frame catches up with several steps', () => {
    const { queue, pose } = table()
    void queue.play([{ kind: 'walk', of: 'warden', path: ['J7', 'K6', 'L6'].map(at) }])
    queue.tick(0)
    queue.tick(60_000)
    expect(queue.isMoving).toBe(false)
    expect(isAt(pose('warden'), 'L6')).toBe(true)
  })

  it('a part breaks: it falls in on itself after a flash', () => {
    const { queue, poses } = table()
    void queue.play([{ kind: 'break', of: 'beast', part: 'left' }])
    const part = poses.parts.get(partKey('beast', 'left'))
    queue.tick(0)
    queue.tick(PACE.break / 10)
    expect(part?.flash).toBeGreaterThan(0.3)
    queue.skip()
    expect(part).toEqual({ slump: 1, flash: 0 })
  })

  it('together moves everybody at once and lasts as long as the longest', () => {
    const { queue, pose } = table()
    const motions: BoardMotion[] = [
      { kind: 'push', of: 'warden', path: [at('J9')] },
      { kind: 'walk', of: 'witch', path: ['L8', 'M8'].map(at) }
    ]
    void queue.play([{ kind: 'together', motions }])
    queue.tick(0)
    queue.tick(PACE.walk)
    expect(pose('warden').z).toBeGreaterThan(MODEL_GRID.spotOf(at('J8')).z)
    expect(pose('witch').x).toBeGreaterThan(MODEL_GRID.spotOf(at('K8')).x)
    queue.skip()
    expect(isAt(pose('warden'), 'J9') && isAt(pose('witch'), 'M8')).toBe(true)
  })

  it('skipping any motion ends it where playing would have', () => {
    for (const [name, motions] of Object.entries(MOTIONS)) {
      const [played, skipped] = [table(), table()]
      void played.queue.play(motions)
      for (let now = 0; played.queue.isMoving; now += 16) played.queue.tick(now)
      void skipped.queue.play(motions)
      skipped.queue.skip()
      for (const [id, pose] of played.poses.pieces) {
        const other = skipped.pose(id)
        for (const key of Object.keys(pose) as (keyof Pose)[])
          expect(pose[key], `${name} ${id} ${key}`).toBeCloseTo(other[key])
      }
    }
  })

  it('a motion of nobody is no motion', async () => {
    const { queue } = table()
    const done = queue.play([{ kind: 'turn', of: 'nobody', facing: 'N' }])
    queue.skip()
    await expect(done).resolves.toBeUndefined()
    await expect(queue.play([])).resolves.toBeUndefined()
  })

  it('turns the shorter way round', () => {
    expect(shortest(MODEL_GRID.headingOf('NW'), MODEL_GRID.headingOf('NE'))).toBeCloseTo((2 * Math.PI) / 3)
    expect(shortest(MODEL_GRID.headingOf('NE'), MODEL_GRID.headingOf('NW'))).toBeCloseTo((-2 * Math.PI) / 3)
  })
})
