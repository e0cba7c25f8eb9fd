import { describe, expect, it } from 'vitest'
import { imagine } from '../../../engine/kernel/imagine'
import type { Prompt, Reply } from '../../../engine/kernel/prompt'
import { Run } from '../../../engine/kernel/run'
import { legalReply, numbers, playOn } from './fixtures/drive'
import { pit } from './fixtures/pit'

describe('imagining', () => {
  it('tells what would happen and leaves the table alone', () => {
    const run = Run.start(pit, {}, 'imagine')
    playOn(run, numbers(3), 4)
    const before = JSON.stringify(run.state)
    const next = numbers(9)
    let happenings = 0
    const reply = (prompt: Prompt): Reply => legalReply(prompt, next)
    const seen = imagine(pit, run.state, pit.play, reply, () => happenings++)
    expect(happenings).toBeGreaterThan(0)
    expect(pit.isOver(seen.state)).toBe(true)
    expect(JSON.stringify(run.state)).toBe(before)
  })

  it('stops at a question nobody answers', () => {
    const run = Run.start(pit, {}, 'imagine')
    const seen = imagine(pit, run.state, pit.play)
    expect(seen.stoppedAt?.map((prompt) => prompt.rule)).toEqual(['PIT-DRAW'])
  })
})
