import type { Json } from '../../../../../engine/kernel/ids'
import type { Words } from '../../../../../engine/messages/words'
import { whyNotNamed } from '../../../../words/names'
import type { CampaignOffer, OfferedSetting } from '../offer'
import { begunOf, paperFrom, type Paper } from './paper'

// A company in the making, as plain data: it lies in the place where it is made, so that nothing of it is lost.

export const STEPS = ['company', 'seats', 'difficulty', 'rules', 'paper', 'review'] as const
export type FoundingStep = (typeof STEPS)[number]

/** The sheets are asked for where there are any. */
export const stepsOf = (draft: CompanyDraft | null): readonly FoundingStep[] =>
  STEPS.filter((step) => step !== 'paper' || draft?.paper)
export const SEATS = [0, 1, 2, 3] as const
export const PRINTINGS = ['first', 'later', 'own'] as const
export type Printing = (typeof PRINTINGS)[number]

export interface DraftSeat {
  readonly class: string
  readonly name: string
  readonly mode: 'full' | 'companion'
  readonly startSet: number
}

export interface CompanyDraft {
  readonly name: string
  readonly keywords: string
  readonly players: number
  readonly seats: readonly (DraftSeat | null)[]
  readonly difficulty: string
  readonly hardcore: boolean
  readonly printing: Printing
  readonly settings: Readonly<Record<string, Json>>
  readonly dials: { readonly might: 'app' | 'table'; readonly cards: 'app' | 'table' }
  /** The sheets of a campaign that has begun already. */
  readonly paper: Paper | null
}

export function freshDraft(offer: CampaignOffer, dials: CompanyDraft['dials']): CompanyDraft {
  return {
    name: '',
    keywords: '',
    players: 2,
    seats: SEATS.map(() => null),
    difficulty: (offer.difficulties.find((one) => one.standard) ?? offer.difficulties[0])?.id ?? '',
    hardcore: false,
    printing: 'first',
    settings: {},
    dials,
    paper: null
  }
}

/** A class in a seat. Sitting elsewhere already, it changes places with whoever sat here: no class comes twice. */
export function withClass(draft: CompanyDraft, at: number, next: string): CompanyDraft {
  const was = draft.seats[at] ?? null
  const from = draft.seats.findIndex((seat) => seat?.class === next)
  if (from === at) return draft
  const seats = draft.seats.map((seat, index) => {
    if (index === at) return from >= 0 ? (draft.seats[from] ?? null) : freshSeat(next, was)
    return index === from ? was : seat
  })
  return { ...draft, seats }
}

/** Another class keeps what was said of the seat, but for what belongs to the class. */
const freshSeat = (next: string, was: DraftSeat | null): DraftSeat => ({
  class: next,
  name: was?.name ?? '',
  mode: was?.mode ?? 'full',
  startSet: 0
})

export const withSeat = (draft: CompanyDraft, at: number, change: Partial<DraftSeat>): CompanyDraft => ({
  ...draft,
  seats: draft.seats.map((seat, index) => (index === at && seat ? { ...seat, ...change } : seat))
})

export const withoutSeat = (draft: CompanyDraft, at: number): CompanyDraft => ({
  ...draft,
  seats: draft.seats.map((seat, index) => (index === at ? null : seat))
})

/** The seat to fill next: the first empty one, going round from here. */
export function nextSeat(draft: CompanyDraft, from: number): number {
  const order = SEATS.map((step) => (from + step) % SEATS.length)
  return order.find((at) => !draft.seats[at]) ?? from
}

/** What a setting is in the printing chosen, unless the table has its own word. */
export function settingIn(draft: CompanyDraft, setting: OfferedSetting): Json {
  const own = draft.settings[setting.key]
  if (draft.printing === 'own' && own !== undefined) return own
  return draft.printing === 'later' && setting.laterPrint !== undefined ? setting.laterPrint : setting.usual
}

/** Taking one's own way starts from the printing that was chosen before. */
export function withPrinting(draft: CompanyDraft, printing: Printing, offer: CampaignOffer): CompanyDraft {
  if (printing !== 'own') return { ...draft, printing, settings: {} }
  const settings = Object.fromEntries(offer.settings.map((one) => [one.key, settingIn(draft, one)]))
  return { ...draft, printing, settings }
}

export type Field = 'name' | `seat-${number}` | 'difficulty'
export type Objections = Partial<Record<Field, Words>>

/** What speaks against founding it, at the field where it can be put right. */
export function objections(draft: CompanyDraft, taken: readonly string[]): Objections {
  const name = whyNotNamed(draft.name, 'company', taken)
  const found: Objections = name ? { name } : {}
  draft.seats.forEach((seat, at) => {
    const why = whyNotSeat(draft, seat, at)
    if (why) found[`seat-${at}`] = why
  })
  return found
}

/** Without a name of its own it goes by its class, and no class comes twice. */
function whyNotSeat(draft: CompanyDraft, seat: DraftSeat | null, at: number): Words | null {
  if (!seat) return { key: 'found.seatEmpty', args: { n: at + 1 } }
  if (seat.name.trim() === '') return null
  const others = draft.seats.flatMap((other, index) => (index === at || !other ? [] : other.name))
  return whyNotNamed(seat.name, 'person', others)
}

/** Which step an objection belongs to. */
export const stepOf = (field: string): FoundingStep => (field === 'name' ? 'company' : 'seats')

/** What the game is begun with. */
export function planOf(draft: CompanyDraft, offer: CampaignOffer): Json {
  const { name, keywords, players, difficulty, hardcore, dials } = draft
  return {
    name: name.trim(),
    keywords: keywords.trim(),
    players,
    difficulty,
    hardcore,
    dials,
    settings: Object.fromEntries(offer.settings.map((one) => [one.key, settingIn(draft, one)])),
    seats: draft.seats.flatMap((seat) => (seat ? [{ ...seat, name: seat.name.trim() }] : [])),
    ...(draft.paper ? { begun: begunOf(draft.paper) } : {})
  }
}

/** A draft that was put away with its place; whatever is missing is as fresh. */
export function draftFrom(told: Json | undefined, fresh: CompanyDraft): CompanyDraft {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return fresh
  const kept = told as unknown as Partial<CompanyDraft>
  const seats = Array.isArray(kept.seats) && kept.seats.length === SEATS.length ? kept.seats : fresh.seats
  return { ...fresh, ...kept, seats, dials: { ...fresh.dials, ...kept.dials }, paper: paperFrom(kept.paper) }
}
