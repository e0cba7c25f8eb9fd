import { shallowRef } from 'vue'
import type { FormSchema } from '../ui/form/schema'

// The game's descriptions of what can be written down, by name. They come with the game's offer.

const known = shallowRef<Readonly<Record<string, FormSchema>>>({})

export function learnSchemas(schemas: Readonly<Record<string, FormSchema>>): void {
  known.value = { ...known.value, ...schemas }
}

export const schemaNamed = (name: string): FormSchema => known.value[name] ?? { type: 'object', properties: {} }
