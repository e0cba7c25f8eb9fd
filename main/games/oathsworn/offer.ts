// What can be set up: for the window's own screens, for a first try, and for bots.
import type { Json } from '../../../engine/kernel/ids'
import { toJsonSchema } from '../../../engine/kernel/schema'
import type { Content, RecordOf } from '../../../engine/oathsworn/content'
import { cardSchemas } from '../../../engine/oathsworn/encounter/described'
import { stageSchemas } from '../../../engine/oathsworn/encounter/stageTold'
import type { EncounterSetup } from '../../../engine/oathsworn/encounter/setupSchema'
import { phrase } from '../../say'

type ClassRecord = RecordOf<'class'>
const SEATS = 4

export interface Ready {
  readonly name: string
  readonly setup: Json
}

export const offerOf = (content: Content): Json => ({
  words: content.words['en'] ?? {},
  schemas: Object.fromEntries(
    Object.entries({ ...cardSchemas, ...stageSchemas }).map(([name, schema]) => [name, toJsonSchema(schema)])
  ),
  ready: encountersOf(content)
    .slice(0, 1)
    .map((encounter) => ({ ...readyFor(content, encounter) })),
  encounters: encountersOf(content).map(({ id, chapter }) => ({ id, chapter })),
  classes: [...content.class.values()].map((one) => ({ class: one.id, ...startOf(one) })),
  difficulties: difficultiesOf(content)
})

/** The usual one first, then from easy to hard. */
const difficultiesOf = (content: Content): readonly string[] =>
  [...content.difficulty.values()]
    .sort((a, b) => Number(b.standard) - Number(a.standard) || a.order - b.order)
    .map(({ id }) => id)

export const encountersOf = (content: Content): readonly RecordOf<'encounter'>[] =>
  [...content.encounter.values()].sort((a, b) => a.chapter - b.chapter || (a.id < b.id ? -1 : 1))

/** A company at its first question: the four classes the packs know best, as they start out. */
export function readyFor(content: Content, encounter: RecordOf<'encounter'>): Ready {
  const classes = [...content.class.values()]
    .sort((a, b) => unknownCards(content, a) - unknownCards(content, b) || a.stars - b.stars || (a.id < b.id ? -1 : 1))
    .slice(0, SEATS)
  const setup = {
    encounter: encounter.id,
    difficulty: difficultiesOf(content)[0],
    seats: classes.map((one) => ({
      class: one.id,
      name: content.words['en']?.[`class.${one.id}.name`] ?? one.id,
      level: 1,
      ...startOf(one)
    }))
  }
  return { name: phrase('ready.company'), setup: setup as unknown as Json }
}

/** What a class brings to its first encounter. OW-SETUP-08, OW-ENC-06 */
function startOf({ startItems, startCards }: ClassRecord): Pick<EncounterSetup['seats'][0], 'items' | 'pool'> {
  const [choice = []] = startCards.choice
  return { items: [...startItems], pool: [...startCards.fixed, ...choice] }
}

/** How many of its first cards the table would have to explain. */
function unknownCards(content: Content, one: ClassRecord): number {
  const { pool } = startOf(one)
  return pool.filter((id) => content.ability.get(id)?.entries.some(({ effects }) => effects === 'table')).length
}
