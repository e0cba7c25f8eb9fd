import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { linkPacks, loadPack } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../../../engine/packs'
import { filesOf } from './pack-folder'
import { smallPack } from './small-pack'

interface Cut {
  readonly file: number
  readonly steps: readonly number[]
  readonly put: Json
}

/** The pack with one value, somewhere in it, replaced by another. */
function spoilt(files: PackFiles, { file, steps, put }: Cut): PackFiles {
  const names = Object.keys(files)
  const name = names[file % names.length] ?? ''
  return { ...files, [name]: spoiltValue(files[name] ?? null, steps, put) }
}

function spoiltValue(value: Json, [step, ...rest]: readonly number[], put: Json): Json {
  if (step === undefined || typeof value !== 'object' || value === null) return put
  if (Array.isArray(value))
    return value.map((one: Json, at) => (at === step % value.length ? spoiltValue(one, rest, put) : one))
  const names = Object.keys(value)
  const name = names[step % names.length] ?? 'stray'
  return { ...value, [name]: spoiltValue((value as { [name: string]: Json })[name] ?? null, rest, put) }
}

const cut: fc.Arbitrary<Cut> = fc.record({
  file: fc.nat(1000),
  steps: fc.array(fc.nat(1000), { maxLength: 7 }),
  put: fc.oneof(
    fc.constantFrom<Json>(
      null,
      true,
      -1,
      0,
      7,
      1e9,
      0.5,
      '',
      'any',
      'self',
      'table',
      'stag',
      'hound',
      'H7',
      'Z99',
      [],
      {}
    ),
    fc.constantFrom<Json>(
      [[31, 31]],
      [
        [0, 0],
        [12, -12]
      ],
      { do: 'end', result: 'victory' },
      { kind: 'wave' }
    )
  )
})

describe('a pack with something spoilt in it', () => {
  it.each([
    ['the small pack', smallPack, 400],
    ['the core pack', filesOf('core'), 60]
  ])('%s is read or refused with reasons, and nothing ever throws', (_name, files, numRuns) => {
    fc.assert(
      fc.property(cut, (one) => {
        const loaded = loadPack(spoilt(files, one))
        const linked = loaded.ok ? linkPacks([loaded.pack]) : loaded
        if (!linked.ok) expect(linked.problems.length).toBeGreaterThan(0)
      }),
      { numRuns }
    )
  })
})
