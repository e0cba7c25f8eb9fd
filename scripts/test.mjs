// npm test: every check there is, on a fresh clone too. The last line is always "N passed, N failed".
//   npm test -- unit           one kind of check: types lint format boundaries ledger unit build e2e package
//   npm test -- unit tests/engine -t 'OW-LOS'     what follows goes to the tool
//   npm test -- --fast         without packaging
import { main } from './lib.mjs'
import { appChecks, sourceChecks } from './checks.mjs'
import { sayCounts, sayDone, sayTable } from './report.mjs'
import { say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const ids = [...new Set([...sourceChecks, ...appChecks].map(({ id }) => id))]

function understand(args) {
  const isFast = args.includes('--fast')
  const [only, ...rest] = args.filter((arg) => arg !== '--fast')
  if (only === undefined || ids.includes(only)) return { isFast, only, args: rest }
  throw new Trouble({ what: `There is no check called "${only}".`, cure: `choose one of: ${ids.join(' ')}` })
}

const chosen =
  ({ only, isFast }) =>
  ({ id, neededBy = [], isSlow = false }) =>
    only ? id === only || neededBy.includes(only) : !(isFast && isSlow)

async function carryOut({ name, id, run }, context) {
  const start = Date.now()
  const result = await run(context).catch((error) => ({
    passed: 0,
    failed: 1,
    said: error instanceof Trouble ? error.message : error.stack
  }))
  const done = { name, id, ms: Date.now() - start, ...result }
  sayDone(done)
  return done
}

/** Two at a time: they wait for the disk about as much as they compute. */
async function sideBySide(checks, context) {
  const queue = [...checks]
  const worker = async () => {
    const done = []
    for (let check = queue.shift(); check; check = queue.shift()) done.push(await carryOut(check, context))
    return done
  }
  return (await Promise.all([worker(), worker()])).flat()
}

/** A check whose ground is missing has failed too: it is not passed over in silence. */
async function inOrder(checks, context) {
  const all = []
  for (const check of checks) {
    const ground = all.find(({ id, failed }) => id === check.needs && failed > 0)
    if (ground) all.push({ name: check.name, id: check.id, ms: 0, passed: 0, failed: 1, isSkipped: true })
    else all.push(await carryOut(check, context))
  }
  return all
}

await main(async (words) => {
  const asked = understand(words)
  const start = Date.now()
  const context = { electron: await setup(), args: asked.only ? asked.args : [] }
  // A test starts Electron itself, and must not get one that believes it is Node.
  delete process.env['ELECTRON_RUN_AS_NODE']
  const isChosen = chosen(asked)
  const source = sourceChecks.filter(isChosen)
  const app = appChecks.filter(isChosen)
  say(`${source.length + app.length} checks; each says so when it is done.`)
  const all = [...(await sideBySide(source, context)), ...(await inOrder(app, context))]
  sayTable(all, Date.now() - start)
  return sayCounts(all) ? 1 : 0
})
