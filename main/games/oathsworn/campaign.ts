import { check, toJsonSchema } from '../../../engine/schema'
import type { Json } from '../../../engine/kernel/ids'
import { picker } from '../../../engine/simulation/bot'
import { randomReply } from '../../../engine/games/oathsworn/bots/random'
import type { CampaignBook } from '../../../engine/games/oathsworn/campaign/book'
import { COMMANDS, schemaOf } from '../../../engine/games/oathsworn/campaign/commands'
import { campaign, CAMPAIGN, isEmpty } from '../../../engine/games/oathsworn/campaign/game'
import type { Changed } from '../../../engine/games/oathsworn/campaign/happenings'
import { campaignOffer } from '../../../engine/games/oathsworn/campaign/offer'
import { standard } from '../../../engine/games/oathsworn/campaign/people/founding'
import { planSchema, readPlan } from '../../../engine/games/oathsworn/campaign/people/plan'
import { sheetProblems } from '../../../engine/games/oathsworn/campaign/people/readFounding'
import { seated, type Company } from '../../../engine/games/oathsworn/campaign/state'
import { allKinds, type Content } from '../../../engine/games/oathsworn/content'
import { phrase } from '../../common/say'
import { done, malformed, mapped, type Refused, type Result } from '../../common/result'
import type { Playable, RunKind } from '../../tables/game'
import { campaignOdds } from './campaignOdds'
import { contentFor, onceFor } from './content'
import type { OathswornLibrary } from './packs'

/** The free company between evenings: one campaign in a company's book, beside its encounters. */

const make = (content: Content): Playable<Company, Changed, CampaignBook> => ({
  game: campaign(content),
  objects: whyNot,
  ask: campaignOdds,
  summary: (company) => summaryOf(content, company),
  bot: (kind, seed) => {
    const pick = picker(seed)
    return kind === 'random' ? (prompt) => randomReply(prompt, pick) : null
  }
})

/** Founded by what it is told first, when nothing is planned; a plan that cannot be carried out is told so at the table. */
function whyNot(plan: Json): Refused | null {
  if (isEmpty(plan)) return null
  const read = check(planSchema, plan)
  return read.ok ? null : malformed(['setup', ...(read.problems[0]?.path ?? [])])
}

/** What the card on the home screen says of a company at rest. */
const summaryOf = (content: Content, company: Company): Json => ({
  chapter: company.chapter,
  difficulty: company.difficulty,
  part: company.part,
  iron: company.purse,
  ticks: company.ticks,
  seats: seated(company).map(({ class: of, name }) => ({
    class: of,
    icon: content.class.get(of)?.icon ?? null,
    name,
    out: false
  }))
})

/** What is wrong with the paper sheets of a plan, at their fields; nothing for a company that begins. */
function problemsOf(book: CampaignBook, plan: Json): Result<Json> {
  const read = readPlan(book, standard(book), plan)
  return read.ok
    ? done({ problems: sheetProblems(book, read.plan) as unknown as Json })
    : { ok: false, code: 'refused', why: read.why }
}

const offerOf = (content: Content): Json =>
  ({
    ...campaignOffer(content),
    words: content.words,
    // Ids of records by kind, for fields that name one.
    lists: Object.fromEntries(allKinds.map((kind) => [kind, [...content[kind].keys()]]))
  }) as unknown as Json

const formsOf = (): Json => ({
  plan: toJsonSchema(planSchema),
  ...Object.fromEntries(COMMANDS.map((name) => [`command.${name}`, toJsonSchema(schemaOf(name))]))
})

export function campaignKind(library: OathswornLibrary): RunKind {
  const playable = onceFor(make)
  const offered = onceFor(offerOf)
  return {
    game: 'oathsworn',
    kind: 'campaign',
    begins: CAMPAIGN,
    ready: (wish) => {
      const found = library.now()
      return found.ok ? problemsOf(playable(found.value).game.book, wish) : found
    },
    offer: () => mapped(library.now(), offered),
    forms: formsOf,
    bots: ['random'],
    trial: (seed) => mapped(library.now(), (content) => trialPlan(content, seed)),
    link: (packs, used) =>
      mapped(contentFor(library, packs, used), (content) => playable(content) as unknown as Playable)
  }
}

/** Four classes by lot, as they start out. */
function trialPlan(content: Content, seed: string): Json {
  const pick = picker(seed)
  const classes = [...content.class.keys()]
  const seats = Array.from({ length: 4 }, () => ({ class: classes.splice(pick(classes.length), 1)[0] ?? '' }))
  return { name: phrase('ready.company'), seats }
}
