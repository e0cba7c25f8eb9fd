import kernel from '../../../../data/app/words/en/kernel.json' with { type: 'json' }
import main from '../../../../data/app/words/en/main.json' with { type: 'json' }
import schema from '../../../../data/app/words/en/schema.json' with { type: 'json' }
import sheet from '../../../../data/app/words/en/sheet.json' with { type: 'json' }
import own from '../../../../data/oathsworn/words/en/sheet.json' with { type: 'json' }
import { speak } from '../../../../engine/messages/format'
import type { WordArgs, Words } from '../../../../engine/messages/words'

const catalogue = { ...kernel, ...schema, ...main, ...sheet, ...own }

/** Why a sheet could not be read or written. */
export const tellOfSheet = (what: Words): string => speak(catalogue, what)

/** What is printed on the sheet besides the company's own words. */
export const label = (key: string, args?: WordArgs): string =>
  speak(catalogue, { key: `sheet.${key}`, ...(args ? { args } : {}) })
