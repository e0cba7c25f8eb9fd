import type { FormSchema } from './schema'

/** What every field of a described thing is told. */
export interface FieldProps {
  readonly schema: FormSchema
  readonly defs?: FormSchema['$defs'] | undefined
  readonly name: string
  /** Of an item the list it is in: what can be there is known by that. */
  readonly list?: string | undefined
  /** Where in the whole it stands: `effects[2].hexes`. What is wrong with it is found by that. */
  readonly path: string
  readonly problems: Readonly<Record<string, string>>
}
