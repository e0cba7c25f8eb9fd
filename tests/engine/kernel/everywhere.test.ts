import { execFileSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundledHashes } from './fixtures/bundle'
import { hashes } from './fixtures/hashes'

let file = ''
beforeAll(async () => {
  file = await bundledHashes()
})

describe('the same answers make the same hashes', () => {
  it('in this process and in the Node people have', () => {
    const script = `import(${JSON.stringify(file)}).then(({ hashes }) => process.stdout.write(JSON.stringify(hashes())))`
    const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
    const printed = execFileSync('node', ['-e', script], { encoding: 'utf8', env })
    expect(JSON.parse(printed)).toEqual(hashes())
  })

  it('in a worker', async () => {
    const script = `import(${JSON.stringify(file)}).then(({ hashes }) => require('node:worker_threads').parentPort.postMessage(hashes()))`
    const worker = new Worker(script, { eval: true })
    const made = await new Promise<string[]>((ok, bad) => {
      worker.once('message', ok)
      worker.once('error', bad)
    })
    await worker.terminate()
    expect(made).toEqual(hashes())
  })
})
