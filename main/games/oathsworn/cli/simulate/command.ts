import { availableParallelism } from 'node:os'
import { BOTS, type BotName } from '../../../../../engine/games/oathsworn/bots'
import { summaryOf, type Summary } from '../../../../../engine/games/oathsworn/bots/summary'
import type { Spread } from '../../../../../engine/simulation/figures'
import type { Content, EncounterRecord } from '../../../../../engine/games/oathsworn/content'
import type { Json } from '../../../../../engine/kernel/ids'
import { readySetup } from '../../../../../engine/games/oathsworn/ready'
import { contentHere } from '../../content'
import { simulate as play } from '../../../../lab/simulate'
import { encounterLab } from '../../lab'
import { noWords, wholeNumber, type Typed } from '../../../../cli/kit/arguments'
import { FINE, type Command } from '../../../../cli/kit/command'
import { jsonIn, nameOf } from '../../../../cli/kit/reading'
import { playable } from '../setup'
import type { Terminal } from '../../../../cli/kit/terminal'
import { unknown, WrongUse } from '../../../../cli/kit/wrongUse'

const USUAL_FIGHTS = 200

export const simulate: Command = {
  usage: '--encounter ID | --all',
  options: [
    { name: 'encounter', value: 'ID', about: 'which encounter; see --list' },
    { name: 'all', about: 'every encounter in turn, one line of a table each' },
    { name: 'company', value: 'FILE', about: 'who fights: a file with a setup, or "ready" for a ready-made company' },
    { name: 'level', value: 'N', about: 'the level of the ready-made company (the encounter’s chapter without)' },
    { name: 'difficulty', value: 'ID', about: 'how hard (the standard without)' },
    { name: 'bots', value: 'KIND', about: `who decides: ${BOTS.join(', ')} (careful without)` },
    { name: 'n', value: 'N', about: `how many fights (${USUAL_FIGHTS} without)` },
    { name: 'seed', value: 'TEXT', about: 'the same seed gives the same fights' },
    { name: 'workers', value: 'K', about: 'on how many cores (all without); the result does not depend on it' },
    { name: 'list', about: 'list the encounters there are' }
  ],
  about: `
Answers "is this fair?": plays whole encounters with bots and reports the win rate with its 95 % interval, rounds,
knockouts, what each stage card and each location came to, and the seed of the fight with the worst round.`,
  async run(given, terminal) {
    noWords(given)
    const content = contentHere()
    if (given.has.has('list')) return await list(content, given, terminal)
    if (given.has.has('all')) return await all(content, given, terminal)
    const summary = await fought(content, given, terminal, given.value.get('encounter'))
    await terminal.write(
      given.has.has('json') ? `${JSON.stringify(summary)}\n` : told(content, summary, given.value.get('encounter'))
    )
    return FINE
  }
}

/** The whole series of one encounter. */
async function fought(content: Content, given: Typed, terminal: Terminal, encounter?: string): Promise<Summary> {
  const series = {
    game: 'oathsworn',
    setup: await setupOf(content, given, terminal, encounter),
    bot: botOf(given),
    seed: given.value.get('seed') ?? '1',
    count: wholeNumber(given, 'n', 1, USUAL_FIGHTS)
  }
  const workers = Math.min(wholeNumber(given, 'workers', 1, availableParallelism()), series.count)
  return summaryOf(await play(encounterLab(), series, workers, progress(series.count, terminal)))
}

const inOrder = (content: Content): readonly EncounterRecord[] =>
  [...content.encounter.values()].sort((a, b) => a.chapter - b.chapter || (a.id < b.id ? -1 : 1))

/** The table of a pack's own pages: how every encounter comes out. */
async function all(content: Content, given: Typed, terminal: Terminal): Promise<typeof FINE> {
  const asJson = given.has.has('json')
  if (!asJson) await terminal.write(HEAD)
  for (const { id, chapter } of inOrder(content)) {
    const summary = await fought(content, given, terminal, id)
    await terminal.write(asJson ? `${JSON.stringify({ id, chapter, ...summary })}\n` : row(id, chapter, summary))
  }
  return FINE
}

const HEAD = `| encounter | chapter | won | 95 % interval | rounds (least to most) | knockouts | decisions |
| --- | --- | --- | --- | --- | --- | --- |
`

/** A line of the table as the pages of a pack have it. */
export function row(id: string, chapter: number, { winRate, interval, rounds, knockouts, answers }: Summary): string {
  const [low, high] = interval.map((share) => Math.round(share * 100))
  const mean = [knockouts.mean.toFixed(1), answers.mean.toFixed(0)]
  const cells = [`\`${id}\``, chapter, percent(winRate), `${low} to ${high} %`, spread(rounds), ...mean]
  return `| ${cells.join(' | ')} |\n`
}

async function list(content: Content, given: Typed, terminal: Terminal): Promise<typeof FINE> {
  for (const { id, chapter } of inOrder(content)) {
    const name = content.words['en']?.[`encounter.${id}.name`] ?? id
    await terminal.write(
      given.has.has('json') ? `${JSON.stringify({ id, chapter, name })}\n` : `${id}  chapter ${chapter}  ${name}\n`
    )
  }
  return FINE
}

async function setupOf(content: Content, given: Typed, terminal: Terminal, encounter?: string): Promise<Json> {
  if (encounter === undefined) throw new WrongUse('which encounter? Say --encounter ID; --list tells what there is')
  if (!content.encounter.has(encounter)) throw unknown('encounter', encounter, [...content.encounter.keys()])
  const difficulty = given.value.get('difficulty')
  if (difficulty !== undefined && !content.difficulty.has(difficulty))
    throw unknown('difficulty', difficulty, [...content.difficulty.keys()])
  const company = given.value.get('company') ?? 'ready'
  if (company !== 'ready') return playable(content, await fileOf(company, encounter, difficulty, terminal))
  const chapter = content.encounter.get(encounter)?.chapter ?? 1
  const level = wholeNumber(given, 'level', 1, chapter)
  return playable(
    content,
    readySetup(content, { encounter, level, ...(difficulty === undefined ? {} : { difficulty }) }) as unknown as Json
  )
}

/** A setup written by hand, with this encounter and difficulty in the stead of its own. */
async function fileOf(
  file: string,
  encounter: string,
  difficulty: string | undefined,
  terminal: Terminal
): Promise<Json> {
  const value = await jsonIn(file, terminal)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WrongUse(`${nameOf(file)} does not hold a company: an object with seats is wanted`)
  return { ...(value as { [key: string]: Json }), encounter, ...(difficulty === undefined ? {} : { difficulty }) }
}

function botOf(given: Typed): BotName {
  const name = given.value.get('bots') ?? 'careful'
  const found = BOTS.find((one) => one === name)
  if (!found) throw unknown('bot', name, BOTS)
  return found
}

/** Progress for people, on the error output, now and then. */
function progress(count: number, terminal: Terminal): (done: number) => void {
  const EVERY = 2000
  let last = Date.now()
  return (done) => {
    const now = Date.now()
    if (now - last < EVERY || done === count) return
    last = now
    terminal.note(`${done} of ${count} fights`)
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const spread = ({ mean, least, most }: Spread): string => `${mean.toFixed(1)} (${least} to ${most})`

/** Locations of the encounter's own monsters have names; the same location of two monsters is counted together. */
function locationName(content: Content, encounter: string | undefined, location: string): string {
  const enemies = content.encounter.get(encounter ?? '')?.enemies ?? []
  const keys = enemies.map(({ enemy }) => `enemy.${enemy}.location.${location}`)
  return keys.flatMap((key) => content.words['en']?.[key] ?? [])[0] ?? location
}

function told(content: Content, summary: Summary, encounter: string | undefined): string {
  const word = (key: string, otherwise: string): string => content.words['en']?.[key] ?? otherwise
  const lines = [
    `Won ${summary.wins} of ${summary.fights}: ${percent(summary.winRate)} (${percent(summary.interval[0])} to ${percent(summary.interval[1])})`,
    `Rounds      ${spread(summary.rounds)}`,
    `Knockouts   ${spread(summary.knockouts)}`,
    `Decisions   ${spread(summary.answers)}`,
    '',
    'HP the company lost in an average fight, by stage card:',
    ...summary.byCard.map(([card, hp]) => `  ${hp.toFixed(2).padStart(6)}  ${word(`stage-card.${card}.name`, card)}`),
    '',
    'HP the monsters lost, by location:',
    ...summary.byLocation.map(
      ([location, hp]) => `  ${hp.toFixed(2).padStart(6)}  ${locationName(content, encounter, location)}`
    )
  ]
  if (summary.worst)
    lines.push(
      '',
      `The worst round: ${summary.worst.hp} HP in round ${summary.worst.round} of seed ${summary.worst.seed}`
    )
  return `${lines.join('\n')}\n`
}
