import { rule } from '../../../../../kernel/ids'
import { words } from '../../../../../messages/words'
import type { Verbs } from './verbs'

/** Clues, flags, boxes of the sheet, and what is told. */
export const factVerbs: Verbs<'clue' | 'flag' | 'reveal-rules' | 'ambushed' | 'extra-unique' | 'tell'> = {
  // OW-STORY-12
  clue(t, { clue, lasting }) {
    t.happen({ kind: 'clueGained', clue, lasting, rule: rule('OW-STORY-12') })
  },
  flag(t, { flag, up }) {
    t.happen({ kind: 'flagSet', flag, up })
  },
  // OW-STORY-03
  'reveal-rules'(t) {
    const change = { specialRulesRevealed: true }
    t.happen({ kind: 'sheetMarked', chapter: t.see.chapter, change, rule: rule('OW-STORY-03') })
  },
  ambushed(t) {
    t.happen({ kind: 'sheetMarked', chapter: t.see.chapter, change: { ambushed: true }, rule: rule('OW-ENC-15') })
  },
  'extra-unique'(t) {
    t.happen({ kind: 'sheetMarked', chapter: t.see.chapter, change: { extraUnique: true }, rule: rule('OW-TIME-07') })
  },
  tell(t, { line }, { kind, id }) {
    t.happen({ kind: 'told', words: words(`${kind}.${id}.line.${line}`) })
  }
}
