// Setups as a hostile window would send them: each is begun, or refused with a reason, and none of them breaks anything.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { tableCalls } from '../../../main/ipc/calls/table'
import { gamesWith } from '../../../main/games/hosting'
import { House } from '../../../main/app/services'
import { libraryIn } from '../../../main/games/hosting'
import { answering, type Answering } from '../../../main/ipc/boundary'
import { clock, expectRefused, labour, scratch, value } from '../saves/kit'
import { trialOf } from '../fixtures/hosted'

const games = gamesWith(libraryIn(null))
const faults: unknown[] = []
let house: House
let answer: Answering

beforeAll(async () => {
  house = new House({
    folder: scratch(),
    clock,
    labour,
    games,
    quiet: 100_000,
    onFault: (where, error) => faults.push([where, error]),
    onTrouble: () => {}
  })
  value(await house.companies.create('oathsworn', 'The Lanterns'))
  answer = answering(tableCalls(house), (path, error) => faults.push([path, error]))
})
afterAll(() => house.close())

const start = (kind: string, setup: unknown) =>
  answer({ path: 'table.start', given: { kind, game: 'oathsworn', setup, seed: 'x' }, isOurs: true })

const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'constructor',
  'toString',
  '__proto__x',
  'no-such-thing',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  [],
  {},
  [[[[]]]],
  { toString: 1, length: -1 },
  Array.from({ length: 300 }, () => 'warden')
]

type Step = {
  readonly at: number
  readonly how: 'set' | 'drop' | 'add' | 'double' | 'swap'
  readonly what: Json
  readonly from: number
}

const step = fc.record({
  at: fc.nat(),
  how: fc.constantFrom<Step['how']>('set', 'set', 'drop', 'add', 'double', 'swap'),
  what: fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
  from: fc.nat()
})

interface Place {
  readonly of: Record<string, Json>
  readonly key: string
}

function placesIn(made: Json): Place[] {
  if (typeof made !== 'object' || made === null) return []
  const of = made as Record<string, Json>
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesIn(of[key]!)])
}

/** A copy of a sound setup in which something has been put wrong here and there. */
function spoilt(sound: Json, steps: readonly Step[]): Json {
  const made = { setup: structuredClone(sound) }
  for (const { at, how, what, from } of steps) {
    const places = placesIn(made)
    const place = places[at % places.length]
    const other = places[from % places.length]
    if (!place || !other) return null
    const { of, key } = place
    if (how === 'set') of[key] = structuredClone(what)
    else if (how === 'swap') of[key] = structuredClone(other.of[other.key]!)
    else if (how === 'drop' && Array.isArray(of)) of.splice(Number(key), 1)
    else if (how === 'drop') delete of[key]
    else if (how === 'double' && Array.isArray(of)) of.push(structuredClone(of[key]!))
    else Object.assign(of, { [`${key}-more`]: structuredClone(what) })
  }
  return made.setup ?? null
}

describe.each(['encounter', 'campaign'])('a setup of an Oathsworn %s', (kind) => {
  it('that is not of the right form is malformed, and the field is named', async () => {
    const sound = trialOf(games, 'oathsworn', 'a seed', kind).setup as { readonly seats: readonly object[] }
    const [first, second, ...others] = sound.seats
    const answered = await start(kind, { ...sound, seats: [first, { ...second, class: 7 }, ...others] })
    expectRefused(answered, 'malformed')
    expect(!answered.ok && answered.why.args).toEqual({ field: 'setup.seats[1].class' })
    expect(await start(kind, 'a company')).toMatchObject({ code: 'malformed', why: { args: { field: 'setup' } } })
    expect(faults).toEqual([])
  })

  it('that makes no sense is refused, and nothing breaks', async () => {
    const sound = trialOf(games, 'oathsworn', 'a seed', kind).setup
    const codes: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
        const setup = spoilt(sound, steps)
        const answered = await start(kind, setup)
        const code = answered.ok ? 'begun' : answered.code
        codes[code] = (codes[code] ?? 0) + 1
        expect(faults).toEqual([])
        expect(['begun', 'malformed', 'refused']).toContain(code)
        if (!answered.ok && answered.code === 'malformed') expect(answered.why.args).toHaveProperty('field')
      }),
      { numRuns: 300 }
    )
    expect(codes['malformed']).toBeGreaterThan(50)
    expect(codes['begun']).toBeGreaterThan(5)
  })
})

it('a kind of run that a game has not is refused, and is no other kind instead', async () => {
  const { setup } = trialOf(games, 'oathsworn', 'a seed')
  expectRefused(await start('tournament', setup), 'unknown', 'table.noSuchGame')
})
