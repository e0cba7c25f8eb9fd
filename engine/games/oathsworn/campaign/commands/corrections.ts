import { flag, id, integer, list, oneOf, text } from '../../../../schema'
import { lastChapter } from '../chapter/chapterEnd'
import { happeningsOf } from '../deeds'
import type { Changed } from '../happenings'
import { inDeck, opened } from '../goods/items'
import { refused, said } from '../people/names'
import { PARTS, type Company } from '../state'
import { correction, withCharacter } from './kit'

const count = integer({ min: 0, max: 9999 })
const path = oneOf(['a', 'b', 'none'])
/** Where the table may put a company down; what lies between is played, not set. */
const places = PARTS.filter((part) => part !== 'encounter' && part !== 'defeat')

/** Whatever else lies otherwise on the table. */
export const correctionCommands = {
  'set-iron': correction({ iron: count }, {}, ({ company }, { iron }) => [
    { kind: 'ironChanged', by: iron - company.purse, why: null }
  ]),
  'set-ticks': correction({ ticks: count }, {}, ({ company }, { ticks }) => [
    { kind: 'ticked', count: ticks - company.ticks }
  ]),
  'set-trait': correction({ trait: id('trait'), marks: integer({ min: 0, max: 9 }) }, {}, ({ book, company }, c) =>
    book.find('trait', c.trait)
      ? [{ kind: 'traitMarked', trait: c.trait, by: c.marks - (company.traits[c.trait] ?? 0) }]
      : refused('unknown')
  ),
  'set-ally': correction({ ally: id('ally'), count }, {}, ({ book, company }, { ally, count: held }) =>
    book.find('ally', ally)
      ? [{ kind: 'allyChanged', ally, by: held - (company.allies[ally] ?? 0) }]
      : refused('unknown')
  ),
  'set-injuries': correction(
    { character: id(), cards: list(id('injury'), { max: 40 }) },
    {},
    (on, { character, cards }) =>
      withCharacter(on, character, () =>
        cards.every((card) => on.book.find('injury', card))
          ? [{ kind: 'injuriesSet', character, cards }]
          : refused('unknown')
      )
  ),
  'set-deck': correction(
    { deck: oneOf(['common', 'unique']), chapter: integer({ min: 1, max: 60 }), cards: list(id('item'), { max: 400 }) },
    {},
    ({ book, company }, { deck, chapter, cards }) => {
      if (!cards.every((card) => book.find('item', card))) return refused('unknown')
      return happeningsOf(company, (see, happens) => {
        happens(...opened(book, see(), deck, chapter))
        const name = `${deck} ${chapter}`
        happens({ kind: 'deckChosen', deck: name, cards: inDeck(book, see(), deck, chapter) })
        happens({ kind: 'deckReady', deck: name, cards })
      })
    }
  ),
  'set-events': correction(
    { deck: oneOf(['city', 'deepwood']), cards: list(id('event'), { max: 200 }) },
    {},
    ({ book }, { deck, cards }) =>
      cards.every((card) => book.find('event', card)?.kind === deck)
        ? [{ kind: 'eventsSet', deck, cards }]
        : refused('unknown')
  ),
  'set-hardcore': correction({ hardcore: flag() }, { track: list(id('class'), { max: 40 }) }, ({ company }, c) => [
    { kind: 'hardcoreSet', hardcore: c.hardcore },
    { kind: 'hardcoreTrackSet', classes: c.track ?? company.hardcoreTrack }
  ]),
  'set-story': correction(
    {},
    {
      tokens: list(integer({ min: 1, max: 99 }), { max: 99, distinct: true }),
      at: integer({ min: 0, max: 99 }),
      time: integer({ min: 0, max: 99 }),
      path,
      rations: integer({ min: 0, max: 99 }),
      map: id('map'),
      track: id('track')
    },
    ({ book, company }, { path: side, ...change }) => {
      if (!company.story) return refused('onlyInStory')
      const isThere =
        (change.map === undefined || book.find('map', change.map)) &&
        (change.track === undefined || book.find('track', change.track))
      if (!isThere) return refused('unknown')
      const onPath = side === undefined ? {} : { path: side === 'none' ? null : side }
      return [{ kind: 'storyChanged', change: { ...change, ...onPath } }]
    }
  ),
  /** Puts the company down somewhere else in the campaign: whatever was going on there is left. */
  'set-place': correction(
    { chapter: integer({ min: 1, max: 60 }), part: oneOf(places) },
    {},
    ({ book, company }, c) => {
      const last = lastChapter(book)
      return c.chapter > last ? refused('noChapter', { last }) : movingTo(company, c.chapter, c.part)
    }
  ),
  ruling: correction({ text: text({ min: 1, max: 400 }) }, {}, (_, c) => [
    { kind: 'told', words: said('plain', { text: c.text }) }
  ])
}

function movingTo(company: Company, chapter: number, part: (typeof places)[number]): Changed[] {
  const isSame = company.chapter === chapter && company.part === part
  return [
    ...(company.settling ? [{ kind: 'settlingEnded' as const }] : []),
    ...(company.task ? [{ kind: 'taskEnded' as const }] : []),
    ...(company.trade ? [{ kind: 'tradeClosed' as const }] : []),
    ...(company.story && (part !== 'story' || !isSame) ? [{ kind: 'storyEnded' as const }] : []),
    ...(company.fight ? [{ kind: 'fightLeft' as const }] : []),
    ...(company.battle && part !== 'epilogue' ? [{ kind: 'battleSettled' as const }] : []),
    {
      kind: 'partBegan',
      part,
      chapter
    }
  ]
}
