import { loadPack } from '../../../../engine/games/rolling-fates/content/link'
import { rollingFates } from '../../../../engine/games/rolling-fates/game'
import { linkWith } from '../../../../engine/games/rolling-fates/scenario/content'
import { playScenario } from '../../../../engine/games/rolling-fates/scenario/scenario'
import { scenario as form, type FatesScenario } from '../../../../engine/games/rolling-fates/scenario/schema'
import type { PackFiles } from '../../../../engine/packs'
import { check } from '../../../../engine/schema'
import { ScenarioFault } from '../../../../engine/simulation/scenario/fault'
import { WAYS, type PlayingWay } from '../../../../engine/simulation/scenario/playing'
import type { Typed } from '../../../cli/kit/arguments'
import { FINE, NO, type Command } from '../../../cli/kit/command'
import { jsonIn, nameOf, told } from '../../../cli/kit/reading'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { tellProblem } from '../../../packs/tell'
import { shippedPacks } from '../shipped'

export const scenario: Command = {
  usage: '[FILE … | -]',
  options: [{ name: 'straight', about: 'only straight on, not saved and loaded or undone and done again as well' }],
  about: `
Reads scenarios, one or a list of them in each file: a table, answers, and what must come of them. Each is played straight
on, saved and loaded at every question, and undone and done again at every answer; all three must end the same. Ends with 1
if anything was otherwise. docs/games/rolling-fates/scenarios.md has the form and an example.`,
  async run(given, terminal) {
    const files = given.words.length > 0 ? given.words : ['-']
    let wrong = 0
    for (const file of files)
      for (const one of scenariosIn(file, await jsonIn(file, terminal))) {
        const mistakes = mistakesOf(one, given)
        wrong += mistakes.length
        const lines = mistakes.map((mistake) => `    ${mistake}\n`).join('')
        if (given.has.has('json')) await terminal.write(`${JSON.stringify({ title: one.title, wrong: mistakes })}\n`)
        else await terminal.write(mistakes.length === 0 ? `ok  ${one.title}\n` : `NO  ${one.title}\n${lines}`)
      }
    return wrong === 0 ? FINE : NO
  }
}

function scenariosIn(file: string, written: unknown): FatesScenario[] {
  const all: readonly unknown[] = Array.isArray(written) ? written : [written]
  if (all.length === 0) throw new WrongUse(`${nameOf(file)} holds no scenario`)
  return all.map((one, n) => {
    const read = check(form, one)
    if (read.ok) return read.value
    throw new WrongUse(`${nameOf(file)}, scenario ${n + 1}: ${read.problems.map(told).join('; ')}`)
  })
}

function mistakesOf(one: FatesScenario, given: Typed): string[] {
  const ways: readonly PlayingWay[] = given.has.has('straight') ? ['straight'] : WAYS
  const game = gameWith(one.files as PackFiles)
  try {
    const verdicts = ways.map((way) => playScenario(game, one, way))
    const isSame = new Set(verdicts.map(({ hash }) => hash)).size === 1
    const mistakes = new Set(verdicts.flatMap((verdict) => verdict.mistakes))
    return [...mistakes, ...(isSame ? [] : ['saving or undoing on the way leads elsewhere'])]
  } catch (error) {
    // What a scenario names and is not there is for its writer to put right.
    if (error instanceof ScenarioFault) throw new WrongUse(`${one.title}: ${error.message}`)
    throw error
  }
}

/** The packs that ship, and the records of the scenario on top of them. */
function gameWith(files: PackFiles): ReturnType<typeof rollingFates> {
  const packs = [...shippedPacks.values()].map((shipped) => {
    const loaded = loadPack(shipped)
    if (!loaded.ok) throw new Error('a pack that ships does not load')
    return loaded.pack
  })
  const linked = linkWith(packs, files)
  if (!linked.ok) throw new WrongUse(`files: ${linked.problems.map(tellProblem).join('; ')}`)
  return rollingFates(linked.content)
}
