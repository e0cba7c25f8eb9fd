import type { Json } from '../../../../kernel/ids'
import {
  check,
  flag,
  id,
  integer,
  json,
  list,
  oneOf,
  preset,
  record,
  shape,
  text,
  type Infer
} from '../../../../schema'
import { words, type Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { begunSchema, type BegunCompany } from './begunSchema'
import { className, refused } from './names'
import { MODES } from '../state'

export const nameText = text({ min: 1, max: 60 })
export const freeText = text({ max: 400 })
const holder = oneOf(['app', 'table'])
export const dialsShape = shape({}, { might: preset(holder, 'app'), cards: preset(holder, 'app') })

export const plannedSeat = shape(
  { class: id('class').describe('Its class.') },
  {
    name: preset(text({ max: 60 }), '').describe('Its name; without one it goes by its class.'),
    mode: preset(oneOf(MODES), 'full'),
    startSet: preset(integer({ min: 0, max: 3 }), 0).describe('Which of its starting sets (OW-ENC-07).')
  }
)
export type PlannedSeat = Infer<typeof plannedSeat>

/** What it takes to found a company. OW-SETUP-01, OW-SETUP-02 */
export const planSchema = shape(
  { name: nameText, seats: list(plannedSeat, { min: 4, max: 4 }) },
  {
    keywords: preset(freeText, ''),
    difficulty: id('difficulty'),
    hardcore: preset(flag(), false),
    settings: preset(record(text({ min: 1, max: 60 }), json()), {}),
    dials: preset(dialsShape, {}),
    players: preset(integer({ min: 1, max: 4 }), 1).describe('People at the table: each has one vote (OW-STORY-14).'),
    begun: begunSchema.describe('The sheets of a campaign that has been played on paper so far.')
  }
)
type Given = Infer<typeof planSchema>
export type Plan = Omit<Given, 'difficulty' | 'begun'> & { readonly difficulty: string; readonly begun?: BegunCompany }

export type ReadPlan = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly why: Words }

export function readPlan(book: CampaignBook, usual: string, given: Json): ReadPlan {
  const read = check(planSchema, given)
  if (!read.ok) return { ok: false, why: refused('shape', { problem: read.problems[0]?.words ?? '' }) }
  const { begun, ...others } = read.value
  const plan: Plan = { ...others, difficulty: others.difficulty ?? usual, ...(begun ? { begun } : {}) }
  const why = objectionTo(book, plan)
  if (why) return { ok: false, why }
  const seats = plan.seats.map((seat) => ({ ...seat, name: seat.name.trim() }))
  return { ok: true, plan: { ...plan, seats } }
}

/** OW-SETUP-02: four seats, every class at most once. */
function objectionTo(book: CampaignBook, plan: Plan): Words | null {
  const classes = plan.seats.map((seat) => seat.class)
  const unknown = classes.find((one) => !book.find('class', one))
  if (unknown !== undefined || !book.find('difficulty', plan.difficulty)) return refused('unknown')
  const twice = classes.find((one, i) => classes.indexOf(one) !== i)
  if (twice !== undefined) return refused('classTwice', { class: className(twice), clause: 'OW-SETUP-02' })
  const setless = plan.seats.find((seat) => whyNotStartSet(book, seat) !== null)
  if (setless) return whyNotStartSet(book, setless)
  const strange = Object.entries(plan.settings).find(([key, value]) => whyNotSetting(book, key, value) !== null)
  return strange ? whyNotSetting(book, ...strange) : null
}

/** OW-ENC-07 */
export function whyNotStartSet(book: CampaignBook, seat: PlannedSeat): Words | null {
  const sets = book.get('class', seat.class).startCards.choice.length
  return seat.startSet < Math.max(1, sets) ? null : refused('startSet', { class: className(seat.class) })
}

export function whyNotSetting(book: CampaignBook, key: string, value: Json): Words | null {
  const setting = book.all('setting').find((one) => one.key === key)
  if (!setting) return refused('unknown')
  const isAllowed = (setting.choices as readonly Json[]).includes(value)
  return isAllowed ? null : refused('setting', { setting: words(`campaign.setting.${key}`) })
}
