import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { readyPlan, readySetup } from '../../../../../engine/games/oathsworn/ready'
import type { Content } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../../../engine/packs'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import {
  campaignScenario,
  playCampaignScenario,
  type CampaignScenario
} from '../../../../../engine/games/oathsworn/scenario/campaign'
import { ScenarioFault } from '../../../../../engine/simulation/scenario/fault'
import { WAYS, type PlayingWay } from '../../../../../engine/simulation/scenario/playing'
import { playScenario } from '../../../../../engine/games/oathsworn/scenario/scenario'
import { scenario as form, type Scenario } from '../../../../../engine/games/oathsworn/scenario/schema'
import type { Json } from '../../../../../engine/kernel/ids'
import { check } from '../../../../../engine/schema'
import type { Typed } from '../../../../cli/kit/arguments'
import { FINE, NO, type Command } from '../../../../cli/kit/command'
import { jsonIn, nameOf, told } from '../../../../cli/kit/reading'
import { contentWith } from './content'
import { playable } from '../setup'
import type { Terminal } from '../../../../cli/kit/terminal'
import { unknown, WrongUse } from '../../../../cli/kit/wrongUse'

export const scenario: Command = {
  usage: '[FILE … | -]',
  options: [{ name: 'straight', about: 'only straight on, not saved and loaded or undone and done again as well' }],
  about: `
Reads scenarios, one or a list of them in each file: a table (figures, cards, decks), answers, and what must come of
them. One with a "campaign" begins with a company that has just been founded instead. "files" are records of its own,
on top of the packs that are installed. Each is played straight on, saved and loaded at every question, and undone and done again at every answer; all
three must end the same. Ends with 1 if anything was otherwise. docs/games/oathsworn/scenarios.md has the form and examples.`,
  async run(given, terminal) {
    const files = given.words.length > 0 ? given.words : ['-']
    let wrong = 0
    for (const file of files)
      for (const one of scenariosIn(file, await jsonIn(file, terminal)))
        wrong += await report(one, outcomes(one, given), given, terminal)
    return wrong === 0 ? FINE : NO
  }
}

type AnyScenario = Scenario | CampaignScenario

const isOfCampaign = (one: unknown): one is CampaignScenario =>
  typeof one === 'object' && one !== null && 'campaign' in one

function scenariosIn(file: string, written: unknown): AnyScenario[] {
  const all: readonly unknown[] = Array.isArray(written) ? written : [written]
  if (all.length === 0) throw new WrongUse(`${nameOf(file)} holds no scenario`)
  return all.map((one, n) => {
    const read = isOfCampaign(one) ? check(campaignScenario, one) : check(form, one)
    if (read.ok) return read.value
    throw new WrongUse(`${nameOf(file)}, scenario ${n + 1}: ${read.problems.map(told).join('; ')}`)
  })
}

/** A ready-made company for the encounter, with whatever the scenario says is otherwise about it. */
function setupOf(content: Content, { setup, company }: Scenario): Json {
  const changes = setup as { readonly [field: string]: Json }
  const encounter = String(changes['encounter'] ?? [...content.encounter.keys()][0] ?? '')
  if (!content.encounter.has(encounter)) throw unknown('encounter', encounter, [...content.encounter.keys()])
  const classes = Object.keys(company)
  const ready = readySetup(content, classes.length === 4 ? { encounter, classes } : { encounter })
  const seats = ready.seats.map((seat) => ({ ...seat, ...(company[seat.class] as object | undefined) }))
  return playable(content, { ...ready, seats, ...changes } as unknown as Json)
}

/** A ready-made company, with whatever the scenario says is otherwise about it. */
function planOf(content: Content, one: CampaignScenario): Json {
  const changes = one.campaign as { readonly [field: string]: Json }
  const { difficulty } = changes
  if (typeof difficulty === 'string' && !content.difficulty.has(difficulty))
    throw unknown('difficulty', difficulty, [...content.difficulty.keys()])
  return { ...readyPlan(content), ...changes }
}

function player(
  content: Content,
  one: AnyScenario
): (way: PlayingWay) => { mistakes: readonly string[]; hash: string } {
  if (isOfCampaign(one)) {
    const game = campaign(content)
    const plan = planOf(content, one)
    return (way) => playCampaignScenario(game, one, plan, way)
  }
  const game = oathsworn(content)
  return (way) => playScenario(game, one, setupOf(content, one), way)
}

function outcomes(one: AnyScenario, given: Typed): string[] {
  const ways: readonly PlayingWay[] = given.has.has('straight') ? ['straight'] : WAYS
  const verdicts = drawnUp(one.title, () => ways.map(player(contentWith(one.files as PackFiles), one)))
  const isSame = new Set(verdicts.map(({ hash }) => hash)).size === 1
  const mistakes = new Set(verdicts.flatMap((verdict) => verdict.mistakes))
  return [...mistakes, ...(isSame ? [] : ['saving or undoing on the way leads elsewhere'])]
}

/** What a scenario names and is not there is for its writer to put right. */
function drawnUp<T>(title: string, play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (!(error instanceof ScenarioFault || error instanceof WrongUse)) throw error
    throw new WrongUse(`${title}: ${error.message}`)
  }
}

async function report(one: AnyScenario, wrong: readonly string[], given: Typed, terminal: Terminal): Promise<number> {
  if (given.has.has('json')) await terminal.write(`${JSON.stringify({ title: one.title, wrong })}\n`)
  else await terminal.write(wrong.length === 0 ? `ok  ${one.title}\n` : `NO  ${one.title}\n${lines(wrong)}`)
  return wrong.length
}

const lines = (wrong: readonly string[]): string => wrong.map((mistake) => `    ${mistake}\n`).join('')
