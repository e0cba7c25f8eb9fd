import type { Json } from '../kernel/ids'
import { toJsonSchema } from '../kernel/schema'
import { allKinds, type Content } from './content'
import { cardSchemas } from './encounter/described'
import { readySeat, readySetup } from './ready'

/** What a window needs before anything has begun: words, forms, and what can be set up. */
export function offerOf(content: Content): Json {
  const encounters = [...content.encounter.values()].sort((a, b) => a.chapter - b.chapter)
  const [first] = encounters
  return {
    words: content.words['en'] ?? {},
    schemas: Object.fromEntries(
      Object.entries(cardSchemas).map(([name, schema]) => [name, toJsonSchema(schema) as Json])
    ),
    ready: first ? [{ name: READY_NAME, setup: readySetup(content, { encounter: first.id }) as unknown as Json }] : [],
    encounters: encounters.map(({ id, chapter }) => ({ id, chapter })),
    classes: [...content.class.keys()].map((id) => readySeat(content, id, 1) as unknown as Json),
    difficulties: [...content.difficulty.values()].sort((a, b) => a.order - b.order).map(({ id }) => id),
    lists: Object.fromEntries(allKinds.map((kind) => [kind, [...content[kind].keys()]]))
  }
}

/** Our own company, for people who want to begin at once. */
const READY_NAME = 'The Lantern Watch'
