// npm run mutate -- --room encounter --sample 500 [--seed 7]: would the tests notice? Faults are put into a room of the house
// one at a time, and the tests that come by there are run. What nobody notices is listed.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { at, electronTool, main } from './lib.mjs'
import { mutantsOf, sampled } from './mutate/mutants.mjs'
import { say, seconds, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const rooms = {
  encounter: {
    sources: ['engine/games/oathsworn/encounter'],
    tests: ['tests/games/oathsworn/scenarios', 'tests/engine/games/oathsworn/encounter']
  },
  saves: { sources: ['main/saves'], tests: ['tests/main/saves'] },
  border: { sources: ['main/ipc', 'preload'], tests: ['tests/main/window'] }
}

/** The same sample for the same seed: numbers of a linear congruence are good enough to pick with. */
function picking(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const filesIn = (folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`)

const folder = at('.cache', 'mutate')
const [list, notes, counts] = ['mutants.json', 'seen.ndjson', 'counts.json'].map((name) => `${folder}/${name}`)

/** A run takes many times as long as it did without a fault: it has gone round in circles, and somebody would notice. */
const PATIENCE = 4
const LEAST = 60

async function tests(electron, files, { limit, ...env }, more = []) {
  const args = ['run', '--config=scripts/mutate/vitest.config.mjs', '--configLoader=runner', '--reporter=json']
  return electronTool(electron, 'vitest', [...args, `--outputFile=${counts}`, ...more, ...files], {
    quiet: true,
    limit,
    env: { ...env, MUTANTS: list, SEED: '1' }
  })
}

/** Which test files come by which mutant, and how long each takes when nothing is wrong. */
async function baseline(electron, room) {
  rmSync(notes, { force: true })
  const { code, said } = await tests(electron, rooms[room].tests, { MUTANTS_SEEN: notes, limit: 3600 })
  if (code !== 0) throw new Trouble({ what: 'The tests fail without a fault.', why: said.trim().slice(-2000) })
  const { testResults } = JSON.parse(readFileSync(counts, 'utf8'))
  const took = new Map(testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]))
  const by = new Map()
  for (const line of readFileSync(notes, 'utf8').trim().split('\n')) {
    const { file, seen } = JSON.parse(line)
    for (const id of seen) by.set(id, [...(by.get(id) ?? []), file])
  }
  return { took, by }
}

/** Quick ones first: most faults are noticed by the first test that comes by. */
async function isNoticed(electron, { id }, files, took) {
  const quickFirst = files.toSorted((a, b) => (took.get(a) ?? 0) - (took.get(b) ?? 0))
  const half = Math.ceil(quickFirst.length / 2)
  for (const some of [quickFirst.slice(0, half), quickFirst.slice(half)]) {
    if (some.length === 0) continue
    const usual = some.reduce((sum, file) => sum + (took.get(file) ?? 0), 0)
    const limit = Math.ceil(LEAST + PATIENCE * usual)
    const { code } = await tests(electron, some, { MUTANT: String(id), limit }, ['--bail=1'])
    if (code !== 0) return true
  }
  return false
}

const shortly = (text) => text.replace(/\s+/g, ' ').slice(0, 90)
const told = ({ file, line, was, instead, isDeed }) =>
  `  ${file}:${line}  ${shortly(was)}  →  ${isDeed ? 'left out' : shortly(instead)}`

await main(async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      room: { type: 'string', default: 'encounter' },
      sample: { type: 'string', default: '100' },
      seed: { type: 'string' }
    }
  })
  const room = values.room
  if (!Object.hasOwn(rooms, room))
    throw new Trouble({
      what: `There is no room called "${room}".`,
      cure: `choose one of: ${Object.keys(rooms).join(' ')}`
    })
  const electron = await setup()
  delete process.env.ELECTRON_RUN_AS_NODE
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
  const all = rooms[room].sources.flatMap(filesIn).flatMap((file) => mutantsOf(readFileSync(at(file), 'utf8'), file))
  const sample = sampled(all, Number(values.sample), picking(seed))
  mkdirSync(folder, { recursive: true })
  writeFileSync(list, JSON.stringify(sample))
  say(`${sample.length} of ${all.length} faults there could be in ${room}, by --seed ${seed}.`)
  const start = Date.now()
  const { took, by } = await baseline(electron, room)
  say(`The tests without a fault: ${took.size} files in ${seconds(Date.now() - start)}.`)
  const survivors = []
  for (const one of sample) {
    const files = by.get(one.id) ?? []
    if (files.length > 0 && (await isNoticed(electron, one, files, took))) continue
    survivors.push({ ...one, isPassed: files.length > 0 })
    say(`${told(one)}${files.length > 0 ? '' : '  (no test comes by)'}`)
  }
  say(`${sample.length - survivors.length} of ${sample.length} noticed, in ${seconds(Date.now() - start)}.`)
  return 0
})
