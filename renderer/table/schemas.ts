import { shallowRef } from 'vue'
import type { Given } from '../../preload/contract'
import { asked, host, unpacked } from '../shell/host'
import type { FormSchema } from '../ui/form/schema'

// The game's descriptions of what can be written down, by name. They are large, and come after what is seen at once.

type Schemas = Readonly<Record<string, FormSchema>>

const known = shallowRef<Schemas>({})
const learnt = new Set<string>()

type RunKind = Given<'games.forms'>

/** Of a game's kind of run, once. */
export async function learnForms(of: RunKind): Promise<void> {
  const name = `${of.game} ${of.kind}`
  if (learnt.has(name)) return
  learnt.add(name)
  const packed = await asked(host().games.forms(of))
  if (packed === undefined) learnt.delete(name)
  else learnSchemas(unpacked<Schemas>(packed as string))
}

export function learnSchemas(schemas: Schemas): void {
  known.value = { ...known.value, ...schemas }
}

export const schemaNamed = (name: string): FormSchema => known.value[name] ?? { type: 'object', properties: {} }
