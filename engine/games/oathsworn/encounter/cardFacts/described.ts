import { rule, type Json, type RuleId, type Seat } from '../../../../kernel/ids'
import { check, walk, type AnySchema, type Schema } from '../../../../schema'
import { words, type Words } from '../../../../messages/words'
import type { AbilityEffect, Kind, StoryEntry } from '../../content'
import { asked, nameOfCard } from '../board/asking'
import type { Book } from '../table/book'
import { toldForms, type CardForm, type ToldCard, type ToldForm } from './forms'
import type { CardId, SeatId } from '../state/ids'
import type { SeatState } from '../state/state'
import type { Source } from '../table/scope'
import type { Tab } from '../table/tab'

interface Asking {
  readonly seat: Seat
  readonly rule: RuleId
  /** What is filled in already. */
  readonly offer: Json
  /** What the card is called, if that is known. */
  readonly card?: Words
}

/** Asks until what is described can be read; a window checks it beforehand with the same schema. */
export function describe<F extends CardForm>(
  t: Tab,
  form: F,
  { seat, rule: why, offer, card: called }: Asking
): ToldCard<F> {
  let title = words(`ask.card.${form}`, called ? { card: called } : {})
  for (let again = offer; ;) {
    const { card } = t.ask('card', () => ({ rule: why, seat, title, schema: form, offer: again }))
    const read = readCard(t.book, form, card)
    if (read.ok) return read.told
    t.happen({ kind: 'told', words: words('told.cardUnread', { problem: read.why }) })
    title = words('ask.card.again', { problem: read.why })
    again = card
  }
}

type Read<F extends ToldForm> =
  { readonly ok: true; readonly told: ToldCard<F> } | { readonly ok: false; readonly why: Words | string }

export function readCard<F extends ToldForm>(book: Book, form: F, card: Json): Read<F> {
  // The compiler cannot follow the index: this is the schema of this very form.
  const schema = toldForms[form] as unknown as Schema<ToldCard<F> & Nameable>
  const read = check(schema, card)
  if (!read.ok) return { ok: false, why: read.problems[0]?.words ?? '' }
  const unknown = strangersIn(book, schema, read.value)
  if (unknown) return { ok: false, why: unknown }
  const { remember, name } = read.value
  // What is to be found again must have a name to find it by.
  return remember && name?.trim() === ''
    ? { ok: false, why: words('told.cardNameless') }
    : { ok: true, told: read.value }
}

/** The first name in it that leads nowhere; in a pack the linker would find it. */
function strangersIn(book: Book, schema: AnySchema, told: unknown): Words | null {
  let found: Words | null = null
  walk(schema, told, ({ schema: { node }, value }) => {
    if (found || node.kind !== 'id' || node.of === undefined || typeof value !== 'string') return
    // What a schema calls a kind is one.
    if (!book.find(node.of as Kind, value)) found = words('told.noRecord', { kind: node.of, id: value })
  })
  return found
}

interface Nameable {
  readonly name?: string
  readonly remember: boolean
}

/** The effects by entry, as the table described them in this encounter. */
interface Texts {
  readonly entries?: { readonly [entry: string]: readonly AbilityEffect[] }
}

/** Something a card lets somebody do, of which nobody may have told yet what it does. */
interface Printed {
  readonly seat: SeatId
  readonly card: CardId | null
  readonly source: Source
  readonly entry: StoryEntry
}

/** OW-CARD-05: told once, known for the rest of the encounter. */
export function describedEffects(t: Tab, { seat, card, entry, source }: Printed): readonly AbilityEffect[] {
  const held = card === null ? undefined : t.see.seats[seat].cards[card]
  if (card !== null && held?.own !== undefined) return describeWhole(t, seat, card, held.own)
  const key = card ?? `${source.kind}.${source.id}`
  const known = textsOf(t.see.seats[seat], key)?.entries?.[entry.id]
  if (known) return known
  const why = rule('OW-CARD-05')
  const called = card === null ? words(`${source.kind}.${source.id}.name`) : nameOfCard(t.see, seat, card)
  const asking = { seat: asked(seat), rule: why, offer: { effects: [] }, card: called }
  const { effects, remember } = describe(t, 'played-text', asking)
  const told: Json = {
    entries: { ...textsOf(t.see.seats[seat], key)?.entries, [entry.id]: effects }
  } as unknown as Json
  t.happen({ kind: 'textTold', seat, of: key, told, printed: { ...source, entry: entry.id }, remember, rule: why })
  return effects
}

/** An own card of which only so much is known as its defence wanted. */
function describeWhole(t: Tab, seat: SeatId, card: CardId, before: Json): readonly AbilityEffect[] {
  const why = rule('OW-CARD-05')
  // Only an own card that was told comes here, from a checked description.
  const offer = { ...(before as { readonly [field: string]: Json }), effects: [] }
  const own = describe(t, 'own-card', { seat: asked(seat), rule: why, offer })
  t.happen({ kind: 'cardDescribed', seat, card, own: own as unknown as Json, rule: why })
  return own.below && isBelow(t, seat) ? own.below.effects : own.effects
}

/** OW-CARD-01: only now it turns out to be divided. */
function isBelow(t: Tab, seat: SeatId): boolean {
  const part = t.chooseOne(() => ({
    rule: rule('OW-CARD-01'),
    seat: asked(seat),
    title: words('ask.part'),
    options: ['above', 'below'].map((id) => ({ id, label: words(`option.part.${id}`) }))
  }))
  return part === 'below'
}

const textsOf = (seat: SeatState, key: CardId | string): Texts | undefined =>
  // Only `describedEffects` writes it, from a checked description.
  seat.told[key] as Texts | undefined
