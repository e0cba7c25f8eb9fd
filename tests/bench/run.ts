/**
 * npm run bench -- [--short] [--json] [words …]: measures every row, or those whose file or row holds one of the words.
 * Ends with 1 if a target is missed.
 */
import { measured, PATIENT, SHORT, type Bench, type Row } from './bench'
import { tableOf } from './table'

const files = import.meta.glob<{ benches: readonly Bench[] }>('./*.bench.ts')
const options = process.argv.slice(2)
const isJson = options.includes('--json')
const effort = options.includes('--short') ? SHORT : PATIENT
const wanted = options.filter((option) => !option.startsWith('--'))
const isWanted = (text: string): boolean => wanted.length === 0 || wanted.some((word) => text.includes(word))

const rows: Row[] = []
for (const [file, load] of Object.entries(files)) {
  const { benches } = await load()
  for (const bench of benches) {
    if (!isWanted(file) && !isWanted(bench.row)) continue
    if (!isJson && process.stderr.isTTY) process.stderr.write(`\r${bench.row} …\u001B[K`)
    rows.push(await measured(bench, effort))
  }
}
if (!isJson && process.stderr.isTTY) process.stderr.write('\r\u001B[K')
process.stdout.write(isJson ? `${JSON.stringify(rows, null, 2)}\n` : tableOf(rows))
process.exitCode = rows.some((row) => row.ok === false) ? 1 : 0
