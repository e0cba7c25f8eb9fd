import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { scratch } from './kit'

const hasStrace = spawnSync('strace', ['-V']).status === 0
if (!hasStrace) console.log('There is no strace here, so the syncs of a decision are not counted.')

it.skipIf(!hasStrace)(
  'a decision is one sync of the disk, whether it brings one entry or several',
  { timeout: 60_000 },
  async () => {
    const folder = scratch()
    const built = await rolldown({
      input: join(import.meta.dirname, 'syncs.ts'),
      platform: 'node',
      external: ['better-sqlite3']
    })
    const script = join(resolve(import.meta.dirname, '../../..'), '.cache', `syncs-${process.pid}.mjs`)
    await built.write({ file: script, format: 'es' })
    const log = join(folder, 'strace.log')
    const traced = spawnSync(
      'strace',
      ['-f', '-e', 'trace=fsync,fdatasync,write', '-o', log, process.execPath, script, folder],
      { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } }
    )
    rmSync(script)
    expect(traced.stderr.toString()).toBe('')
    const lines = readFileSync(log, 'utf8').split('\n')
    const marks = lines.flatMap((line, at) => (line.includes('DECIDED') ? [at] : []))
    expect(marks).toHaveLength(40)
    const syncs = marks
      .slice(1)
      .map((at, k) => lines.slice(marks[k], at).filter((line) => /\bf(data)?sync\(/.test(line)).length)
    expect(syncs).toEqual(syncs.map(() => 1))
  }
)
