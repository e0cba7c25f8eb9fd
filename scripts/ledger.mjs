// npm run ledger: is every rule we say we play really cited by code and proven by a test?
// All ledgers of all games are checked (ledger/ledgers.mjs).
//   npm run ledger -- --promote    makes every clause testable that code and a test title cite, and lowers the ceiling
import { readFileSync, writeFileSync } from 'node:fs'
import { readCites } from './ledger/cites.mjs'
import { judge, promote } from './ledger/judge.mjs'
import { isOf, ledgers } from './ledger/ledgers.mjs'
import { readClasses, readLedger } from './ledger/read.mjs'
import { at, main } from './lib.mjs'

const read = (file) => readFileSync(at(file), 'utf8')

function look(ledger, cites) {
  const isOwn = isOf(ledger)
  return judge({
    ledger: readLedger(read(ledger.file), ledger),
    classes: readClasses(read(ledger.classes)),
    cites: { ...cites, places: cites.places.filter(({ id }) => isOwn(id)) },
    ceiling: Number(read(ledger.ceiling))
  })
}

function promoteAll(ledger, cites) {
  const { promotable } = look(ledger, cites)
  writeFileSync(at(ledger.classes), promote(read(ledger.classes), promotable))
  const { later } = look(ledger, cites)
  writeFileSync(at(ledger.ceiling), `${Math.min(later, Number(read(ledger.ceiling)))}\n`)
  console.log(promotable.length ? `Now testable: ${promotable.join(' ')}` : `${ledger.game}: nothing to promote.`)
}

const columns = ['area', 'clauses', 'testable', 'definition', 'later', 'ready']
const row = (cells) => cells.map((cell, index) => (index ? String(cell).padStart(11) : cell.padEnd(9))).join('')

function sayAreas(areas) {
  const total = (key) => areas.reduce((sum, area) => sum + area[key], 0)
  console.log(row(columns))
  for (const area of areas) console.log(row(columns.map((key) => area[key])))
  console.log(row(['all', ...columns.slice(1).map(total)]))
}

function saySummary({ areas, later, promotable, examples }) {
  const total = (key) => areas.reduce((sum, area) => sum + area[key], 0)
  console.log(
    `${total('clauses')} clauses: ${total('testable')} testable, all cited by code and proven by a test; ` +
      `${total('definition')} definitions; ${later} for later.`
  )
  console.log(`${examples.proven} of ${examples.all} worked examples are proven by name.`)
  if (promotable.length) console.log(`${promotable.length} clauses can be promoted: npm run ledger -- --promote`)
}

/** Says how one ledger stands, and how many problems it has. */
function say(ledger, judgement) {
  console.log(`${ledger.game}, ${ledger.file}`)
  sayAreas(judgement.areas)
  for (const problem of judgement.problems) console.log(`✗ ${problem}`)
  if (judgement.problems.length) console.log(`${judgement.problems.length} problems in the rule ledger.`)
  else saySummary(judgement)
  console.log()
  return judgement.problems.length
}

await main(async (args) => {
  const cites = readCites()
  if (args.includes('--promote')) for (const ledger of ledgers) promoteAll(ledger, cites)
  const problems = ledgers.map((ledger) => say(ledger, look(ledger, cites)))
  return problems.some((count) => count > 0) ? 1 : 0
})
