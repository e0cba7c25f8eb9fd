import { shallowRef } from 'vue'
import { asked, host, unpacked } from '../shell/host'
import type { FormSchema } from '../ui/form/schema'

// The game's descriptions of what can be written down, by name. They are large, and come after what is seen at once.

type Schemas = Readonly<Record<string, FormSchema>>

const known = shallowRef<Schemas>({})
const learnt = new Set<string>()

export async function learnForms(game: string): Promise<void> {
  if (learnt.has(game)) return
  const packed = await asked(host().games.forms({ game }))
  if (packed === undefined) return
  learnt.add(game)
  learnSchemas(unpacked<Schemas>(packed as string))
}

export function learnSchemas(schemas: Schemas): void {
  known.value = { ...known.value, ...schemas }
}

export const schemaNamed = (name: string): FormSchema => known.value[name] ?? { type: 'object', properties: {} }
