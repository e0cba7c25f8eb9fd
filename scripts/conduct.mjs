// How checks are chosen and carried out. What they are is in checks.mjs, what is said about them in report.mjs.
import { Trouble } from './say.mjs'

const idsOf = (checks) => [...new Set(checks.map(({ id }) => id))]

/** The words after `npm test --`: which check, whether in a hurry, and what is for the tool itself. */
export function understand(words, checks) {
  const isFast = words.includes('--fast')
  const [only, ...args] = words.filter((word) => word !== '--fast')
  if (only === undefined || idsOf(checks).includes(only)) return { isFast, only, args }
  throw new Trouble({ what: `There is no check called "${only}".`, cure: `choose one of: ${idsOf(checks).join(' ')}` })
}

/** The checks asked for, with the ground they stand on. In a hurry, hasty ones stand in for those that are slow. */
export const choose = (checks, { only, isFast }) =>
  checks.filter(({ id, neededBy = [], isSlow = false, isHasty = false }) =>
    only ? id === only || neededBy.includes(only) : !(isFast ? isSlow : isHasty)
  )

async function carryOut({ name, id, run }, context, onDone) {
  const start = Date.now()
  const result = await run(context).catch((error) => ({
    passed: 0,
    failed: 1,
    said: error instanceof Trouble ? error.message : error.stack
  }))
  const done = { name, id, ms: Date.now() - start, ...result }
  onDone(done)
  return done
}

/** Two at a time: they wait for the disk about as much as they compute. */
export async function sideBySide(checks, context, onDone) {
  const queue = [...checks]
  const worker = async () => {
    const done = []
    for (let check = queue.shift(); check; check = queue.shift()) done.push(await carryOut(check, context, onDone))
    return done
  }
  return (await Promise.all([worker(), worker()])).flat()
}

/** A check whose ground is missing has failed too: it is not passed over in silence. */
export async function inOrder(checks, context, onDone) {
  const all = []
  for (const check of checks) {
    const hasGround = !all.some(({ id, failed }) => id === check.needs && failed > 0)
    if (hasGround) all.push(await carryOut(check, context, onDone))
    else {
      all.push({ name: check.name, id: check.id, ms: 0, passed: 0, failed: 1, isSkipped: true })
      onDone(all.at(-1))
    }
  }
  return all
}
