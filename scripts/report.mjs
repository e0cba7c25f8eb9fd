// What `npm test` says: a line as each check ends, the output of what failed, and a table at the end.
import { seconds } from './say.mjs'

const print = (text) => process.stdout.write(`${text}\n`)
const pad = (text, width) => `${text}${' '.repeat(Math.max(0, width - text.length))}`

function countOf({ passed, failed }) {
  if (failed) return passed ? `${failed} failed, ${passed} passed` : `${failed} failed`
  return passed === 1 ? 'passed' : `${passed} passed`
}

/** What a check came to, in words; a note goes with it even when it passed. */
export function resultOf(done) {
  if (done.isSkipped) return 'not run'
  return done.note ? `${countOf(done)}, ${done.note}` : countOf(done)
}

export function sayDone(done) {
  print(
    `${done.failed || done.isSkipped ? '✗' : '✓'} ${pad(done.name, 22)} ${pad(resultOf(done), 22)} ${seconds(done.ms)}`
  )
  if (done.failed && done.said?.trim()) print(`\n${done.said.trim().replace(/^/gm, '    ')}\n`)
}

export function sayTable(all, ms) {
  const width = Math.max(...all.map(({ name }) => name.length), 5)
  const rows = all.map((done) => [done.name, resultOf(done), seconds(done.ms)])
  const resultWidth = Math.max(...rows.map(([, result]) => result.length), 6)
  const line = ([name, result, time]) => `  ${pad(name, width)}   ${pad(result, resultWidth)}   ${time.padStart(7)}`
  print(
    ['', line(['check', 'result', 'time']), line(['-'.repeat(width), '-'.repeat(resultWidth), '-'.repeat(7)])].join(
      '\n'
    )
  )
  for (const row of rows) print(line(row))
  print(line(['all', '', seconds(ms)]))
}

/** Several runs of one tool as one check; one that found nothing to do has checked nothing. */
export function sumOf(runs) {
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0)
  const flaky = sum('flaky')
  const said = runs
    .filter(({ failed }) => failed > 0)
    .map((run) => run.said)
    .join('\n')
  if (sum('passed') + sum('failed') === 0) return { passed: 0, failed: 1, said: 'No test has such a name.' }
  const note = flaky > 0 ? `${flaky} needed a second try` : undefined
  return { passed: sum('passed'), failed: sum('failed'), said, note }
}

export function countsOf(all) {
  const sum = (key) => all.reduce((total, done) => total + done[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
