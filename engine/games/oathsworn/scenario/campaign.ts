import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import type { Prompt } from '../../../kernel/prompt'
import { Run } from '../../../kernel/run'
import { json, list, preset, record, shape, text, type Infer } from '../../../schema'
import type { CampaignBook } from '../campaign/book'
import type { Changed } from '../campaign/happenings'
import { itemsWith, type Company, type SeatId } from '../campaign/state'
import { differs, happeningMistakes, partsOf } from '../../../simulation/scenario/compare'
import { Playing, type PlayingWay } from '../../../simulation/scenario/playing'
import { partial, readAs, step } from '../../../simulation/scenario/steps'
import { stays } from './answers'

// A scenario between evenings: a company that has just been founded, what its table does, and what must come of it.

const name = text({ min: 1, max: 80 })

const expected = shape(
  {},
  {
    happens: preset(list(partial, { max: 60 }), []),
    never: preset(list(partial, { max: 60 }), []),
    company: preset(partial, {}).describe('Parts of the company: `purse`, `ticks`, `chapter`, `injuries`, …'),
    seats: preset(record(name, partial), {}).describe('Parts of whoever sits there: `level`, `hp`, `tokens`, …'),
    items: preset(record(name, list(name, { max: 60 })), {}).describe('Exactly these cards, by seat or `backpack`.'),
    asked: name.describe('The question that is open at the end.')
  }
)
type Expected = Infer<typeof expected>

export const campaignScenario = shape(
  {
    title: text({ min: 1, max: 200 }).describe('The clauses it proves, and what it shows.'),
    campaign: json().describe('What is otherwise about the company as it is founded.')
  },
  {
    files: preset(record(text({ max: 80 }), json()), {}).describe('Records of the pack that are otherwise here.'),
    seed: preset(text({ max: 60 }), 'scenario'),
    answers: preset(list(step, { max: 200 }), []),
    expect: preset(expected, {})
  }
)
  .named('CampaignScenario')
  .describe('A company, what its table does, and what must come of it.')
export type CampaignScenario = Infer<typeof campaignScenario>

export const readCampaignScenario = (given: unknown): CampaignScenario => readAs(campaignScenario, given)

export type CampaignGame = Game<Company, Changed, CampaignBook>

/** `@seat-1` is whoever sits there, `@coat` the newest item of that card, `@seat-1/coat` the one that is worn there. */
function named({ seats, items }: Company, written: string): string {
  return written.replace(/@(?:(seat-\d|backpack)\/)?([a-z0-9-]+)/g, (whole, where: string | undefined, of: string) => {
    const whoAt = (place: string): string | undefined => seats[place as SeatId] ?? undefined
    const holder = where === undefined ? undefined : (whoAt(where) ?? where)
    const found = Object.keys(items).findLast(
      (id) => items[id]?.def === of && items[id].with === (holder ?? items[id].with)
    )
    return whoAt(of) ?? found ?? whole
  })
}

export function playCampaignScenario(
  game: CampaignGame,
  given: CampaignScenario,
  plan: Json,
  way: PlayingWay = 'straight'
) {
  const play = new Playing(game, Run.start(game, plan, given.seed), way, { named, declines: stays })
  play.takeAll(given.answers)
  const { run } = play
  const happenings = run.log.map(({ happening }) => happening)
  const wrong = [
    ...happeningMistakes(given.expect, happenings),
    ...companyMistakes(given.expect, run.state),
    ...questionMistakes(given.expect, run.waiting)
  ]
  return { mistakes: [...play.mistakes, ...wrong], hash: run.hash }
}

function companyMistakes({ company, seats, items }: Expected, state: Company): string[] {
  const seated = (seat: string): Json => plain(state.characters[state.seats[seat as SeatId] ?? ''])
  return [
    ...partsOf('the company', plain(state), company),
    ...Object.entries(seats).flatMap(([seat, wanted]) => partsOf(seat, seated(seat), wanted)),
    ...Object.entries(items).flatMap(([where, wanted]) => {
      const who = where === 'backpack' ? where : (state.seats[where as SeatId] ?? where)
      const held = itemsWith(state, who).map((id) => state.items[id]?.def ?? '')
      return differs(`${where} holds`, [...held].sort().join(', '), [...wanted].sort().join(', '))
    })
  ]
}

// The state is plain data by its making; its type says more than `Json` can.
const plain = (value: unknown): Json => (value ?? null) as Json

const questionMistakes = ({ asked }: Expected, [prompt]: readonly Prompt[]): string[] =>
  differs('the question is', prompt?.title.key, asked)
