import { describe, expect, it } from 'vitest'
import { listen } from '../../cli/listening'

const told = (...typed: string[]) => listen(['simulate', '--game', 'rolling-fates', '--workers', '1', ...typed], '')
const json = async (...typed: string[]) => JSON.parse((await told(...typed, '--json')).out) as Record<string, unknown>

describe('table simulate --game rolling-fates', () => {
  it('plays, and the same seed gives the same adventures', async () => {
    const once = await json('--seats', '2', '--n', '6', '--seed', 'x')
    expect(once).toMatchObject({ adventures: 6 })
    expect(await json('--seats', '2', '--n', '6', '--seed', 'x')).toEqual(once)
    expect(await json('--seats', '2', '--n', '6', '--seed', 'y')).not.toEqual(once)
  })

  it('draws the party by the seed, and tells with whom and where', async () => {
    const { out } = await told('--seats', '1', '--n', '12', '--bots', 'keepAll')
    expect(out).toMatch(/Won with:\n +\d+ % {2}[a-z]/)
    expect(out).toMatch(/Rounds of a fight {2}[1-9]/)
  })

  it.each([
    [[], 'how many? Say --seats 1 to 4, or --all'],
    [['--seats', '5'], '4 can play at most'],
    [['--seats', '1', '--bots', 'carefull'], 'did you mean "careful"?'],
    [['--seats', '1', '--adventure', 'unstruck-bel'], 'did you mean "unstruck-bell"?']
  ])('%j is wrong use', async (typed, message) => {
    const { code, notes } = await told(...typed)
    expect([code, notes.join('\n')]).toEqual([2, expect.stringContaining(message)])
  })
})
