// Every check of `npm test`: what it is called, which word selects it, and how it is done.
// A check gives { passed, failed, said }; `said` is shown when something failed.
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { withDisplay } from './display.mjs'
import { at, electronTool, root, run, tool } from './lib.mjs'
import { pack } from './package.mjs'
import { sumOf } from './report.mjs'
import { smoke } from './smoke.mjs'

const verdict = ({ code, said }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, said })
/** Nothing here takes half an hour: what does has gone round in circles, and has failed. */
const quiet = { quiet: true, limit: 1800 }
const script = (name, args = []) => run(process.execPath, [at('scripts', name), ...args], quiet)

/** A tool that leaves its counts in a file. One that fails without a count failed once. */
async function counted(name, work) {
  const file = at('.cache', 'test', `${name}.json`)
  mkdirSync(at('.cache', 'test'), { recursive: true })
  rmSync(file, { force: true })
  const { code, said } = await work(file)
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return { code, said, counts }
}

async function unit({ electron, args }) {
  const seed = process.env.SEED ?? String(randomInt(1_000_000))
  const { code, said, counts } = await counted('unit', (file) =>
    electronTool(
      electron,
      'vitest',
      ['run', '--configLoader=runner', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
      { ...quiet, env: { SEED: seed } }
    )
  )
  // A file that cannot even be read has no tests to fail: it counts as one.
  const unread = (counts.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
  )
  const failed = (counts.numFailedTests ?? 0) + unread.length
  return { passed: counts.numPassedTests ?? 0, failed: Math.max(failed, code ? 1 : 0), said, note: `SEED=${seed}` }
}

/** One of the projects of playwright.config.ts. */
async function inWindows(project, args) {
  const { code, said, counts } = await counted(`e2e-${project}`, (file) =>
    withDisplay((env) =>
      tool(
        '@playwright/test',
        ['test', '--reporter=line,json', '--pass-with-no-tests', `--project=${project}`, ...args],
        {
          ...quiet,
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
        }
      )
    )
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = counts.stats ?? {}
  return { passed: expected + flaky, failed: Math.max(unexpected, code ? 1 : 0), flaky, said }
}

/** First what can go on side by side, then what measures the machine and must have it alone. */
async function endToEnd({ args }) {
  return sumOf([await inWindows('together', args), await inWindows('alone', args)])
}

/** What a person in a hurry wants to know: does it open, and can it be played? */
const walk = async () => sumOf([await inWindows('together', ['--grep=@walk'])])

/** Work that throws when it fails. */
const done = (work) => async (context) => ({ passed: 1, failed: 0, said: (await work(context)) ?? '' })

/** Quick looks at the source: they run two at a time, the longest first. */
export const sourceChecks = [
  {
    id: 'types',
    name: 'types',
    run: async () => verdict(await tool('vue-tsc', ['--noEmit', '--pretty', 'false'], quiet))
  },
  {
    id: 'lint',
    name: 'lint: eslint',
    run: async () => verdict(await tool('eslint', ['.', '--max-warnings=0'], quiet))
  },
  {
    id: 'lint',
    name: 'lint: oxlint',
    run: async () => verdict(await tool('oxlint', ['--deny-warnings', '--format=unix'], quiet))
  },
  { id: 'lint', name: 'lint: suppressions', run: async () => verdict(await script('suppressions.mjs')) },
  {
    id: 'format',
    name: 'format',
    run: async () => verdict(await tool('prettier', ['--check', '.', '--log-level=warn'], quiet))
  },
  {
    id: 'boundaries',
    name: 'boundaries',
    run: async ({ electron }) => verdict(await electronTool(electron, 'dependency-cruiser', ['.'], quiet))
  },
  { id: 'ledger', name: 'rule ledger', run: async () => verdict(await script('ledger.mjs')) }
]

/** The app itself: one after the other, each on what the one before has made. */
export const appChecks = [
  { id: 'unit', name: 'unit tests', run: unit },
  { id: 'build', name: 'build', neededBy: ['walk', 'e2e', 'package'], run: done(build) },
  { id: 'walk', name: 'a walk in the window', needs: 'build', isHasty: true, run: walk },
  { id: 'e2e', name: 'end-to-end tests', needs: 'build', isSlow: true, run: endToEnd },
  {
    id: 'package',
    name: 'package',
    needs: 'build',
    isSlow: true,
    run: done(async ({ electron }) => `packaged into ${(await pack(electron)).replace(`${root}/`, '')}/`)
  },
  { id: 'package', name: 'packaged app', needs: 'package', isSlow: true, run: done(() => smoke()) }
]
