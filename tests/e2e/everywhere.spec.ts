import { bundledHashes } from '../engine/kernel/fixtures/bundle'
import { hashes } from '../engine/kernel/fixtures/hashes'
import { expect, test } from './fixtures'

test('the rules make the same hashes in the main process as anywhere else', async ({ app }) => {
  const file = await bundledHashes()
  const made = await app.evaluate(async (_electron, path) => {
    const { hashes: inMain } = (await import(path)) as { hashes: () => string[] }
    return inMain()
  }, file)
  expect(made).toEqual(hashes())
})
