// What can be set up: for the window's own screens, for a first try, and for bots.
import type { Json } from '../../../engine/kernel/ids'
import { check, id as idOf, list, shape, toJsonSchema, type AnySchema, type Infer } from '../../../engine/schema'
import type { Content, RecordOf } from '../../../engine/games/oathsworn/content'
import { isUnturned } from '../../../engine/games/oathsworn/content/monster/unturned'
import { cardForms } from '../../../engine/games/oathsworn/encounter/cardFacts/forms'
import { rulingSchema } from '../../../engine/games/oathsworn/encounter/rulings/schema'
import type { EncounterSetup } from '../../../engine/games/oathsworn/encounter/state/setupSchema'
import { usualEffects } from '../../../engine/games/oathsworn/own/usual'
import { readySetup } from '../../../engine/games/oathsworn/ready'
import { phrase } from '../../common/say'

export interface Ready {
  readonly name: string
  readonly setup: Json
}

export const offerOf = (content: Content): Json => ({
  words: content.words,
  ready: encountersOf(content)
    .slice(0, 1)
    .map((encounter) => ({ ...readyFor(content, encounter) })),
  encounters: encountersOf(content).map((one) => ({ id: one.id, chapter: one.chapter, isOurs: isOurs(one) })),
  // Ids of records by kind, for fields that name one.
  lists: Object.fromEntries(
    LISTED.map((kind) => [kind, [...content[kind].keys()].filter((id) => kind !== 'stage-card' || !isUnturned(id))])
  ),
  // For a board that is laid by hand.
  shapes: Object.fromEntries(
    (['obstacle', 'tile'] as const).map((kind) => [
      kind,
      Object.fromEntries([...content[kind].values()].map(({ id, hexes }) => [id, hexes]))
    ])
  )
})

export const formsOf = (): Json =>
  Object.fromEntries(
    Object.entries({ ...cardForms, ruling: rulingSchema }).map(([name, schema]) => [name, formOf(schema)])
  )

/** As the window fills it in: with what is written most often. */
const formOf = (schema: AnySchema): Json => ({ ...toJsonSchema(schema), usual: usualEffects })

const LISTED = [
  'status',
  'tile',
  'obstacle',
  'enemy',
  'stage-card',
  'ally',
  'helper',
  'item',
  'injury',
  'class'
] as const

/** What an owner has told comes after what is complete. */
export const encountersOf = (content: Content): readonly RecordOf<'encounter'>[] =>
  [...content.encounter.values()].sort(
    (a, b) => Number(isOurs(a)) - Number(isOurs(b)) || a.chapter - b.chapter || (a.id < b.id ? -1 : 1)
  )

const isOurs = ({ monster }: RecordOf<'encounter'>): boolean => monster !== undefined

/** Four who are ready to sit down to an encounter. */
export const readyFor = (content: Content, { id }: RecordOf<'encounter'>): Ready => ({
  name: phrase('ready.company'),
  setup: single(readySetup(content, { encounter: id }))
})

/** What somebody wishes for: an encounter, and the four who go there. */
const wishSchema = shape({
  encounter: idOf('encounter'),
  classes: list(idOf('class'), { min: 4, max: 4, distinct: true })
})

/** They come as they are by that chapter; nothing when it is not known here. */
export function wished(content: Content, told: Json): Json | null {
  const wish = check(wishSchema, told)
  if (!wish.ok || !isKnown(content, wish.value)) return null
  return single(readySetup(content, wish.value))
}

/** No campaign waits for how it ends. */
const single = (setup: EncounterSetup): Json => ({ ...setup, single: true }) as unknown as Json

const isKnown = (content: Content, { encounter, classes }: Infer<typeof wishSchema>): boolean =>
  content.encounter.has(encounter) && classes.every((one) => content.class.has(one))

/** OW-REPLAY-03, OW-REPLAY-05, OW-REPLAY-08: the same four with the same kit, whole again, and the special rules are known. */
export function furtherTry(setup: Json): Json {
  // It has been played, so it was a setup.
  const before = setup as unknown as EncounterSetup
  const seats = before.seats.map((seat) => ({ ...seat, hp: null }))
  const attempts = (before.attempts ?? 1) + 1
  return { ...before, seats, replay: true, revealed: true, attempts } as unknown as Json
}
