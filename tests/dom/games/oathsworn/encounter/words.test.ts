import { describe, expect, it } from 'vitest'
import { knows, say } from '../../../../../renderer/words/say'
import { evening, learnStarter } from './evening'

/** Every key of every sentence inside a value. */
function keysIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const one of value) keysIn(one, found)
  else if (typeof value === 'object' && value !== null) {
    const { key } = value as { key?: unknown }
    if (typeof key === 'string') found.add(key)
    for (const inner of Object.values(value)) keysIn(inner, found)
  }
  return found
}

describe('an evening with the starter pack', () => {
  learnStarter()

  it.each(['one', 'two', 'three'])('says nothing that has no sentence (seed %s)', (seed) => {
    const asked: unknown[] = []
    const { snapshot } = evening(
      seed,
      ({ prompt }) => {
        asked.push(prompt)
        return false
      },
      'random'
    )
    const missing = [...keysIn([asked, snapshot.log, snapshot.view])].filter((key) => !knows(key))
    // Cards and texts that are not ours to print have a name and no more.
    expect(missing.filter((key) => !/\.(text|entry\..+)$/.test(key)).sort()).toEqual([])
  })

  it('leaves no hole in a sentence', () => {
    const { snapshot } = evening('holes', ({ state }) => state.clock.round === 3)
    const lines = snapshot.log.flatMap(({ words }) => (words ? [say(words)] : []))
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => /undefined|NaN|\{|\}|\s{2}|^\s|: ?\.|\( *\)/.test(line))).toEqual([])
  })

  it('OW-REPLAY-01 trying again is paid on the knockout track, at the table as at home', () => {
    for (const key of ['option.replay', 'campaign.option.replay']) {
      expect(say({ key, args: { ticks: 2 } })).toBe('Try again (costs 2 knockout ticks)')
      expect(say({ key, args: { ticks: 0 } })).toBe('Try again (costs nothing more)')
    }
  })
})
