import { expect, it } from 'vitest'
import { run } from '../../scripts/lib.mjs'

const node = (script, options) => run(process.execPath, ['-e', script], { quiet: true, ...options })

it('a program gives its exit code and what it said on both channels', async () =>
  expect(await node("console.log('out'); console.error('err'); process.exitCode = 3")).toMatchObject({
    code: 3,
    said: expect.stringMatching(/out[\s\S]*err|err[\s\S]*out/)
  }))

it('a program that never ends is ended, with what it has started', async () => {
  const child = "require('node:child_process').spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'inherit' })"
  const { code, said } = await node(`${child}; for (;;);`, { limit: 1 })
  expect(code).toBe(1)
  // Everything shares the output: it could not have been closed if the inner program were still there.
  expect(said).toContain('Ended after 1 s')
})

it('a program that cannot be started is no program that failed', () =>
  expect(run('no-such-program', [], { quiet: true })).rejects.toThrow(/ENOENT/))
