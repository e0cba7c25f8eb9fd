// npm run format: Prettier over everything.
import { main, tool } from './lib.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  return (await tool('prettier', ['--write', '.'])).code
})
