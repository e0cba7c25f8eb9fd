// npm test: every check there is, on a fresh clone too. The last line is always "N passed, N failed".
//   npm test -- unit           one kind of check: types lint format boundaries ledger unit build walk e2e package
//   npm test -- unit tests/engine -t 'OW-LOS'     what follows goes to the tool
//   npm test -- --fast         a short walk in place of all end-to-end tests, and without packaging
import { appChecks, sourceChecks } from './checks.mjs'
import { choose, inOrder, sideBySide, understand } from './conduct.mjs'
import { main } from './lib.mjs'
import { countsOf, sayDone, sayTable } from './report.mjs'
import { say } from './say.mjs'
import { setup } from './setup.mjs'

await main(async (words) => {
  const start = Date.now()
  const asked = understand(words, [...sourceChecks, ...appChecks])
  const context = { electron: await setup(), args: asked.args }
  // A test starts Electron itself, and must not get one that believes it is Node.
  delete process.env['ELECTRON_RUN_AS_NODE']
  const source = choose(sourceChecks, asked)
  const app = choose(appChecks, asked)
  const count = source.length + app.length
  say(count === 1 ? 'One check.' : `${count} checks; each says so when it is done.`)
  const all = [...(await sideBySide(source, context, sayDone)), ...(await inOrder(app, context, sayDone))]
  sayTable(all, Date.now() - start)
  const { passed, failed } = countsOf(all)
  // Always the last line, always in this form: people and machines read it.
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed ? 1 : 0
})
