// npm run ledger: is every rule we say we play really cited by code and proven by a test?
//   npm run ledger -- --promote    makes every clause testable that code and a test title cite, and lowers the ceiling
import { readFileSync, writeFileSync } from 'node:fs'
import { readCites } from './ledger/cites.mjs'
import { judge, promote } from './ledger/judge.mjs'
import { readClasses, readLedger } from './ledger/read.mjs'
import { at, main } from './lib.mjs'

const ledgerFile = at('docs', 'rules', 'oathsworn.md')
const classesFile = at('docs', 'rules', 'oathsworn.classes.txt')
const ceilingFile = at('docs', 'rules', 'later-ceiling')

const read = (file) => readFileSync(file, 'utf8')

const look = () =>
  judge({
    ledger: readLedger(read(ledgerFile)),
    classes: readClasses(read(classesFile)),
    cites: readCites(),
    ceiling: Number(read(ceilingFile))
  })

function promoteAll() {
  const { promotable } = look()
  writeFileSync(classesFile, promote(read(classesFile), promotable))
  const { later } = look()
  writeFileSync(ceilingFile, `${Math.min(later, Number(read(ceilingFile)))}\n`)
  console.log(promotable.length ? `Now testable: ${promotable.join(' ')}` : 'Nothing to promote.')
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

await main(async (args) => {
  if (args.includes('--promote')) promoteAll()
  const judgement = look()
  sayAreas(judgement.areas)
  for (const problem of judgement.problems) console.log(`✗ ${problem}`)
  if (judgement.problems.length) {
    console.log(`${judgement.problems.length} problems in the rule ledger.`)
    return 1
  }
  saySummary(judgement)
  return 0
})
