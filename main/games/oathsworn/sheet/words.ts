import kernel from '../../../../data/app/words/en/kernel.json' with { type: 'json' }
import own from '../../../../data/oathsworn/words/en/sheet.json' with { type: 'json' }
import { speak } from '../../../../engine/messages/format'
import type { WordArgs } from '../../../../engine/messages/words'

const catalogue = { ...kernel, ...own }

/** What is printed on the sheet besides the company's own words. */
export const label = (key: string, args?: WordArgs): string =>
  speak(catalogue, { key: `sheet.${key}`, ...(args ? { args } : {}) })
