import { rule } from '../../../../kernel/ids'
import { flag, id, integer, oneOf, preset, text } from '../../../../schema'
import type { Changed } from '../happenings'
import { refused } from '../people/names'
import { drawnItems } from '../goods/loot'
import { FRESH_SHEET, sheetOf } from '../state'
import { curativesGained } from '../goods/trade'
import { whyNotMark } from '../people/traits'
import { command, unless, whyNotByTheBook } from './kit'

const some = integer({ min: -20, max: 20 })
const word = text({ min: 1, max: 60 })
const boxes = ['extraUnique', 'specialRulesRevealed', 'ambushed'] as const

/** What the owner's own book says happens. OW-STORY-05 */
export const bookCommands = {
  /** OW-ITEM-08 */
  'draw-items': command(
    { deck: oneOf(['common', 'unique']), count: integer({ min: 1, max: 20 }) },
    {},
    ({ book, company, onPurpose }, { deck, count }) =>
      unless({ book, company, onPurpose }, whyNotByTheBook(company), drawnItems(book, deck, company.chapter, count))
  ),
  /** OW-ALLY-01 */
  ally: command({ ally: id('ally'), by: some }, {}, (on, { ally, by }) => {
    if (!on.book.find('ally', ally) || by === 0) return refused('unknown')
    return unless(on, whyNotByTheBook(on.company), [{ kind: 'allyChanged', ally, by, rule: rule('OW-ALLY-01') }])
  }),
  curatives: command({ count: integer({ min: 1, max: 20 }) }, {}, (on, { count }) =>
    unless(on, whyNotByTheBook(on.company), curativesGained(on.company, count))
  ),
  'archive-injury': command({ character: id(), card: id('injury') }, {}, (on, { character, card }) => {
    if (!on.company.characters[character]?.injuries.includes(card)) return refused('unknown')
    return unless(on, whyNotByTheBook(on.company), [{ kind: 'injuryArchived', character, card }])
  }),
  /** OW-EVENT-04 */
  'add-event': command({ event: id('event') }, {}, (on, { event }) => {
    const record = on.book.find('event', event)
    if (!record) return refused('unknown')
    return unless(on, whyNotByTheBook(on.company), [
      { kind: 'eventAdded', deck: record.kind, cards: [event], rule: rule('OW-EVENT-04') }
    ])
  }),
  ticks: command({ count: some }, {}, (on, { count }) =>
    unless(on, whyNotByTheBook(on.company), [{ kind: 'ticked', count }])
  ),
  trait: command({ trait: id('trait') }, {}, (on, { trait }) => {
    if (!on.book.find('trait', trait)) return refused('unknown')
    const why = whyNotByTheBook(on.company) ?? whyNotMark(on.book, on.company, trait)
    return unless(on, why, [{ kind: 'traitMarked', trait, by: 1, rule: rule('OW-LEVEL-08') }])
  }),
  /** OW-STORY-12 */
  clue: command({ clue: word }, { lasting: preset(flag(), false) }, (on, { clue, lasting }) =>
    unless(on, whyNotByTheBook(on.company), [{ kind: 'clueGained', clue, lasting, rule: rule('OW-STORY-12') }])
  ),
  'drop-clue': command({ clue: word }, {}, (on, { clue }) =>
    unless(on, whyNotByTheBook(on.company), [{ kind: 'clueLost', clue }])
  ),
  flag: command({ flag: word }, { up: preset(flag(), true) }, (on, { flag: name, up }) =>
    unless(on, whyNotByTheBook(on.company), [{ kind: 'flagSet', flag: name, up }])
  ),
  /** OW-STORY-11 */
  path: command({ path: oneOf(['a', 'b', 'none']) }, {}, (on, { path }) => {
    if (!on.company.story) return refused('onlyInStory', { clause: 'OW-STORY-11' })
    return unless(on, whyNotByTheBook(on.company), [
      { kind: 'storyChanged', change: { path: path === 'none' ? null : path }, rule: rule('OW-STORY-11') }
    ])
  }),
  /** OW-SAVE-04: the boxes of the chapter. */
  box: command(
    { box: oneOf(boxes), on: flag() },
    { chapter: integer({ min: 1, max: 60 }) },
    (on, { box, on: is, chapter }) => {
      const row = chapter ?? on.company.chapter
      const before = { ...FRESH_SHEET, ...sheetOf(on.company, row) }
      if (before[box] === is) return refused('alreadySo')
      const why = row === on.company.chapter ? whyNotByTheBook(on.company) : refused('otherChapter')
      const marked: Changed = { kind: 'sheetMarked', chapter: row, change: { [box]: is }, rule: rule('OW-SAVE-04') }
      return unless(on, why, [marked])
    }
  )
}
