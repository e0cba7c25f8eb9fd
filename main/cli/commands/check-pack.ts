import { existsSync } from 'node:fs'
import type { CheckedPack, PackProblem } from '../../../engine/packs'
import { words } from '../../../engine/messages/words'
import { pathText } from '../../../engine/schema'
import { hostedGames } from '../../games/registry'
import { loadFor } from '../../packs/entries'
import { gameNamed, type GamePacks } from '../../packs/gamePacks'
import { readPack } from '../../packs/read'
import { sentenceOf, tellProblem } from '../../packs/tell'
import type { Command } from '../kit/command'
import { FINE, NO } from '../kit/command'
import type { Terminal } from '../kit/terminal'
import { unknown, WrongUse } from '../kit/wrongUse'

interface Report {
  readonly packs: readonly CheckedPack[]
  readonly problems: readonly PackProblem[]
  readonly warnings: readonly PackProblem[]
}

export const checkPack: Command = {
  usage: 'DIR …',
  options: [
    { name: 'strict', about: 'let warnings count as problems' },
    { name: 'game', value: 'GAME', about: 'refuse packs of another game; each names its own' }
  ],
  about: `
Reads content packs, folders or .fcpack files, in the order in which they build on one another, and says everything
that is wrong with them: files, fields, names that lead nowhere, hexes off the board. Warnings are legal but suspicious.
Shipped packs they need are put before them. Ends with 0 if they can be played with.

With --json, one finding a line: {"level":"problem","pack","file","path","key","says","meant"}, then {"packs":[…]}.
docs/games/GAME/packs.md explains every file and field.`,
  async run({ words: places, has, value }, terminal) {
    if (places.length === 0) throw new WrongUse('which packs? Name a folder or a .fcpack file')
    const report = await examined(places, gameAsked(value.get('game')))
    await (has.has('json') ? writeJson(report, terminal) : writeText(report, terminal))
    return report.problems.length > 0 || (has.has('strict') && report.warnings.length > 0) ? NO : FINE
  }
}

function gameAsked(game: string | undefined): string | undefined {
  const ids = hostedGames.map(({ id }) => id)
  if (game !== undefined && !ids.includes(game)) throw unknown('game', game, ids)
  return game
}

const games = hostedGames.map(({ packs }) => packs)

async function examined(places: readonly string[], wanted: string | undefined): Promise<Report> {
  const [packs, problems]: [CheckedPack[], PackProblem[]] = [[], []]
  for (const place of places) {
    if (!existsSync(place)) throw new WrongUse(`there is no ${place}`)
    const read = await readPack(place)
    const loaded = read.ok ? loadFor(games, read.pack.files) : read
    if (!loaded.ok) problems.push(...loaded.problems.map((problem) => ({ ...problem, pack: place })))
    else if (wanted !== undefined && gameOf(loaded.pack).game !== wanted) problems.push(ofOther(loaded.pack, wanted))
    else packs.push(loaded.pack)
  }
  if (problems.length > 0) return { packs, problems, warnings: [] }
  return together(
    games.map((game) =>
      linkedOf(
        game,
        packs.filter((pack) => gameOf(pack) === game)
      )
    )
  )
}

/** It was loaded as a pack of one of them. */
const gameOf = ({ manifest }: CheckedPack): GamePacks => gameNamed(games, manifest.game) as GamePacks

const ofOther = (pack: CheckedPack, game: string): PackProblem => ({
  pack: pack.manifest.id,
  file: 'pack.json',
  path: ['game'],
  words: words('pack.other-game', { game: gameOf(pack).game, wanted: game })
})

/** The packs of one game that were named, behind those that come with the app and are needed. */
function linkedOf(game: GamePacks, packs: readonly CheckedPack[]): Report {
  const all = [...shippedFor(game, packs), ...packs]
  if (packs.length === 0) return { packs, problems: [], warnings: [] }
  const linked = game.link(all)
  const isOurs = ({ pack }: PackProblem) => packs.some(({ manifest }) => manifest.id === pack)
  return { packs: all, problems: linked.ok ? [] : linked.problems, warnings: linked.warnings.filter(isOurs) }
}

const together = (reports: readonly Report[]): Report => ({
  packs: reports.flatMap(({ packs }) => packs),
  problems: reports.flatMap(({ problems }) => problems),
  warnings: reports.flatMap(({ warnings }) => warnings)
})

/** The shipped packs that are needed and were not named, each behind those it needs itself. */
function shippedFor(game: GamePacks, packs: readonly CheckedPack[]): readonly CheckedPack[] {
  const found: CheckedPack[] = []
  const seen = new Set(packs.map(({ manifest }) => manifest.id))
  const fetch = (name: string): void => {
    const files = game.shipped.get(name)
    if (!files || seen.has(name)) return
    seen.add(name)
    const loaded = game.load(files)
    if (!loaded.ok) throw new Error(`the shipped pack ${name} is broken`)
    loaded.pack.manifest.needs.forEach(fetch)
    found.push(loaded.pack)
  }
  for (const { manifest } of packs) manifest.needs.forEach(fetch)
  return found
}

async function writeText({ packs, problems, warnings }: Report, terminal: Terminal): Promise<void> {
  for (const problem of problems) await terminal.write(`problem: ${placed(problem)}\n`)
  for (const warning of warnings) await terminal.write(`warning: ${placed(warning)}\n`)
  const count = packs.reduce((sum, pack) => sum + Object.values(pack.records).flat().length, 0)
  const names = packs.map(({ manifest }) => `${manifest.id} ${manifest.version}`).join(', ')
  const outcome =
    problems.length > 0
      ? `${problems.length} to put right`
      : `all is well: ${count} ${count === 1 ? 'record' : 'records'} in ${names}`
  await terminal.write(`${outcome}${warnings.length > 0 ? `, ${warnings.length} to look at` : ''}\n`)
}

/** What is wrong with a pack as a whole is told with its own name. */
const placed = (problem: PackProblem): string =>
  tellProblem(problem.file === '' ? { ...problem, file: problem.pack } : problem)

async function writeJson({ packs, problems, warnings }: Report, terminal: Terminal): Promise<void> {
  const line = (level: string, { pack, file, path, words: why, suggestion }: PackProblem) =>
    JSON.stringify({
      level,
      pack,
      file,
      path: pathText(path),
      key: why.key,
      says: sentenceOf(why),
      meant: suggestion
    })
  for (const problem of problems) await terminal.write(`${line('problem', problem)}\n`)
  for (const warning of warnings) await terminal.write(`${line('warning', warning)}\n`)
  const about = packs.map(({ manifest: { id, version }, hash }) => ({ id, version, hash }))
  await terminal.write(`${JSON.stringify({ ok: problems.length === 0, packs: about })}\n`)
}
