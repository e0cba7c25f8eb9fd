// A disk that fails under SQLite itself: the system answers one of its calls with an error, at every place there is.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSave, open } from '../main/saves/kit'
import { buildChild, removeChild } from './kill'
import { hasStrace } from './power/record'

const CALLS = ['pwrite64', 'fsync', 'fdatasync', 'pread64', 'ftruncate'] as const
const CODES = ['EIO', 'ENOSPC'] as const
const DECISIONS = 8
const PATIENCE = 300_000
if (!hasStrace) console.log('There is no strace here, so no disk is made to fail under SQLite.')

interface Tried {
  readonly acknowledged: readonly string[]
  readonly refused: readonly string[]
  /** The call that was to fail was made at all. */
  readonly hasFailed: boolean
}

/** Eight decisions in a save of which one call fails: `when` is the how-manyth. */
function decided(
  child: string,
  call: string,
  code: string,
  when: string,
  mode = 'decide'
): Tried & { readonly last: number } {
  const files = newSave(20)
  const paths = [files.save, files.log, files.tail].flatMap((path) => ['-P', path])
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=${code}:when=${when}`]
  const program = [process.execPath, join(child, 'child.js'), mode, files.folder, String(DECISIONS)]
  const ran = spawnSync('strace', ['-f', '-qq', ...paths, ...inject, ...program], {
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  })
  const lines = ran.stdout.split('\n')
  const acknowledged = lines.filter((line) => line.startsWith('ACK '))
  const refused = lines.filter((line) => line.startsWith('REFUSED '))
  const again = open(files)
  const { last, chain, mended } = again
  again.close()
  expect(mended).toEqual([])
  // The newest that was confirmed is where the book stands.
  expect([call, when, acknowledged.at(-1) ?? `ACK ${last} ${chain}`]).toEqual([call, when, `ACK ${last} ${chain}`])
  return { acknowledged, refused, last, hasFailed: ran.stderr.includes('(INJECTED)') }
}

describe.skipIf(!hasStrace)('a disk that fails once under SQLite', () => {
  let child = ''
  beforeAll(async () => {
    child = await buildChild()
  })
  afterAll(() => removeChild(child))

  it.each(CALLS)('at %s costs at most the decision that was refused, and says so', { timeout: PATIENCE }, (call) => {
    let [tries, refusals] = [0, 0]
    for (let when = 1; ; when++) {
      const code = CODES[tries % CODES.length] ?? 'EIO'
      const { acknowledged, refused, last, hasFailed } = decided(child, call, code, String(when))
      if (!hasFailed) break
      tries++
      refusals += refused.length
      expect(last).toBe(22 + acknowledged.length)
      // What failed while it was opened leaves it to be looked at; else the table plays on.
      if (acknowledged.length > 0) expect(acknowledged.length).toBeGreaterThanOrEqual(DECISIONS - 1)
      for (const line of refused) expect(line).toMatch(/^REFUSED store\.(disk|full)$/)
    }
    expect(tries).toBeGreaterThan(0)
    console.log(`${call}: ${tries} failures, ${refusals} decisions refused, none lost`)
  })

  it.each(['fsync', 'fdatasync'] as const)(
    'at %s once, or from then on, and is killed on that: what was refused is not there again',
    { timeout: PATIENCE },
    (call) => {
      const said = new Set<string>()
      for (const lasting of ['', '+'])
        for (let when = 1; ; when++) {
          const { acknowledged, refused, last, hasFailed } = decided(child, call, 'EIO', `${when}${lasting}`, 'refused')
          if (!hasFailed) break
          expect([call, when, lasting, last]).toEqual([call, when, lasting, 22 + acknowledged.length])
          expect(refused.length).toBeLessThanOrEqual(1)
          for (const line of refused) said.add(`${line}${lasting}`)
        }
      // Once it can be made sure at once that it is gone; from then on nobody can say.
      const [once, lasting] = ['REFUSED store.disk', 'REFUSED store.diskUnsure+']
      for (const line of said) expect([once, lasting]).toContain(line)
      if (said.size > 0) expect([...said]).toEqual(expect.arrayContaining([once, lasting]))
    }
  )
})
