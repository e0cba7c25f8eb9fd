import { askCard } from '../../kernel/ask'
import { rule, type Json, type RuleId } from '../../kernel/ids'
import { check, flag, integer, maybe, preset, shape, text, type Infer, type Schema } from '../../kernel/schema'
import type { Script } from '../../kernel/script'
import { words } from '../../kernel/words'
import { abilityEffects, cooldown, defenceValue, type AbilityEffect } from '../content'
import { asked } from './asking'
import type { Usable } from './entries'
import type { CardId, SeatId } from './state/ids'
import type { SeatState } from './state/state'
import type { Tab } from './tab'

/** What the table must tell of a card whose cost and place are known: what it does now. */
export const playedText = shape(
  { effects: abilityEffects },
  { remember: preset(flag(), false).describe('Write it into the own pack.') }
)

/** What it must tell of a card nobody knows. */
export const ownCard = shape(
  {},
  {
    name: preset(text({ max: 60 }), ''),
    animus: preset(integer({ min: 0, max: 20 }), 0),
    cooldown: preset(cooldown, 0),
    defence: preset(maybe(defenceValue), null),
    effects: preset(abilityEffects, []),
    remember: preset(flag(), false)
  }
)
export type OwnCard = Infer<typeof ownCard>

/** The schemas a card prompt names. */
export const cardSchemas = { 'played-text': playedText, 'own-card': ownCard } as const
export type CardSchema = keyof typeof cardSchemas

/** Asks until what is described can be read; a window checks it beforehand with the same schema. */
export function* describe<T>(
  t: Tab,
  seat: SeatId,
  name: CardSchema,
  schema: Schema<T>,
  offer: Json,
  why: RuleId
): Script<T> {
  for (let again = offer; ;) {
    const title = again === offer ? words(`ask.card.${name}`) : words('ask.card.again')
    const card = yield* askCard(() => ({ rule: why, seat: asked(seat), title, schema: name, offer: again }))
    const read = check(schema, card)
    if (read.ok) return read.value
    t.happen({ kind: 'told', words: words('told.cardUnread', { problem: read.problems[0]?.words ?? '' }) })
    again = card
  }
}

/** The effects by entry, as the table described them in this encounter. */
interface Told {
  readonly entries?: { readonly [entry: string]: readonly AbilityEffect[] }
}

/** OW-CARD-05: told once, known for the rest of the encounter. */
export function* describedEffects(t: Tab, { seat, card, entry, source }: Usable): Script<readonly AbilityEffect[]> {
  const key = card ?? `${source.kind}.${source.id}`
  const known = toldOf(t.see.seats[seat], key)?.entries?.[entry.id]
  if (known) return known
  const { effects, remember } = yield* describe(t, seat, 'played-text', playedText, { effects: [] }, rule('OW-CARD-05'))
  const told: Json = { entries: { ...toldOf(t.see.seats[seat], key)?.entries, [entry.id]: effects } } as unknown as Json
  const printed = { ...source, entry: entry.id }
  t.happen({ kind: 'textTold', seat, of: key, told, printed, remember, rule: rule('OW-CARD-05') })
  return effects
}

const toldOf = (seat: SeatState, key: CardId | string): Told | undefined =>
  // Only `describedEffects` writes it, from a checked description.
  seat.told[key] as Told | undefined
