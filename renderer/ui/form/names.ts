import { knows, say } from '../../words/say'

// What fields and their values are called. Descriptions are written for those who write packs; people at a table hear
// neither clauses nor names in backticks.

const first = (...keys: readonly string[]): string => say(keys.find(knows) ?? keys.at(-1) ?? '')

export const fieldName = (field: string): string => first(`field.${field}`, field)

/** A value of a field that has only a few: what it is called there, or anywhere. */
export const choiceName = (field: string, value: string): string =>
  first(`choice.${field}.${value}`, `choice.${value}`, `field.${value}`, value)

/** One of several forms something can be written in. */
export const formName = (form: string): string => first(`form.is.${form}`, `field.${form}`, form)

const CLAUSES = /\s*\((?:[A-Z]{2,}(?:-[A-Z]+-\d+(?:\.\.\d+)?)?(?:, )?)+\)/g

/** Where words stand in a file is for those who write files. */
const IN_FILES = /(?:[:,.]\s*|^)[^:,.]*(?:<.*|\bits key\.?)$/

export const hintOf = (description: string | undefined): string | undefined =>
  description?.replace(CLAUSES, '').replaceAll('`', '').replace(IN_FILES, '') || undefined
