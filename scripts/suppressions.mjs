// Lint and types may be silenced, with a reason on the same line. This counts the silences and finds those without one.
import { readFileSync } from 'node:fs'
import { at, isMain, main, run } from './lib.mjs'

const silences = [
  /(?:eslint|oxlint)-disable(?:-next-line|-line)?\b(?<rest>[^\n]*)/g,
  /@ts-(?:expect-error|ignore|nocheck)\b(?<rest>[^\n]*)/g,
  /@vue-(?:expect-error|ignore|skip|nocheck)\b(?<rest>[^\n]*)/g
]

/** A reason follows two dashes and has at least two words: "-- Playwright reads this pattern". */
const hasReason = (rest) => /--\s+\S+\s+\S+/.test(rest)

/** The silences of one text, each with its line and whether it says why. */
export function silencesIn(text) {
  return silences
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      words: match[0].trim(),
      hasReason: hasReason(match.groups.rest)
    }))
}

const isSource = (file) => /\.(ts|mts|js|mjs|cjs|vue|css|html)$/.test(file)
/** This file and its tests have to name what they look for. */
const isAboutSilences = (file) => /^(scripts|tests\/tooling)\/.*suppressions/.test(file)

async function sourceFiles() {
  const { said } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { quiet: true })
  return said.split('\n').filter((file) => isSource(file) && !isAboutSilences(file))
}

function silencesOf(file) {
  try {
    return silencesIn(readFileSync(at(file), 'utf8')).map((silence) => ({ file, ...silence }))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const found = (await sourceFiles()).flatMap(silencesOf)
    const bare = found.filter((silence) => !silence.hasReason)
    for (const { file, line, words } of bare) console.log(`${file}:${line}  no reason given: ${words}`)
    console.log(`${found.length} suppressions of lint or types; ${bare.length} without a reason on the same line.`)
    return bare.length ? 1 : 0
  })
}
