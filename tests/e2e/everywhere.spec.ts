import { bundledHashes } from '../engine/kernel/fixtures/bundle'
import { hashes } from '../engine/kernel/fixtures/hashes'
import { expect, test } from './kit/fixtures'

test('the rules make the same hashes in the main process as anywhere else', async ({ app, page }) => {
  // The program stands still: in its first second the garbage collector may take the promise of an evaluation.
  await page.waitForSelector('.home')
  const file = await bundledHashes()
  const made = await app.evaluate((_electron, path) => {
    // What Playwright evaluates cannot import(); it can require, and so it makes itself a require.
    const { createRequire } = process.getBuiltinModule('node:module')
    const { hashes: inMain } = createRequire(path)(path) as { hashes: () => string[] }
    return inMain()
  }, file)
  expect(made).toEqual(hashes())
})
