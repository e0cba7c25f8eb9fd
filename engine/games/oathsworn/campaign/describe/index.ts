import { words, type Words } from '../../../../messages/words'
import type { Changed, ChangedOf } from '../happenings'
import { itemName, itemNames, nameOf, said } from '../people/names'
import { seated, type CampaignDials, type Company } from '../state'

import { ownLine } from './people'

/** A line of the chronicle, said of the company as it stands after it, and stood before; null where no line is wanted. */
export function describe(after: Company, happening: Changed, before: Company): Words | null {
  const describer = describers[happening.kind] as Describer<Changed['kind']> | undefined
  return describer ? describer(after, happening as never, before) : null
}

type Describer<K extends Changed['kind']> = (after: Company, happening: ChangedOf<K>, before: Company) => Words | null

const log = (key: string, args?: Words['args']): Words => said(`log.${key}`, args)

const difficultyName = (difficulty: string): Words => words(`difficulty.${difficulty}.name`)

/** Who holds what; of what was changed, also who held it before. */
function dialsLine(from: CampaignDials, to: CampaignDials): Words {
  const turned = (['might', 'cards'] as const).filter((dial) => from[dial] !== to[dial])
  return turned.length === 0
    ? log('dialsSet', { might: to.might, cards: to.cards })
    : log('dialsChanged', { changes: turned.map((dial) => log(`dialChanged.${dial}`, { to: to[dial] })) })
}

/** What has no describer goes without a line: steps of the app that nobody at the table would tell. */
const describers: { readonly [K in Changed['kind']]?: Describer<K> } = {
  ...ownLine,
  founded: (_, { name }) => log('founded', { name }),
  renamed: (_, { name }) => log('renamed', { name }),
  difficultySet: (_, { difficulty: to }, { difficulty: from }) =>
    to === from || from === ''
      ? log('difficultySet', { difficulty: difficultyName(to) })
      : log('difficultyChanged', { from: difficultyName(from), to: difficultyName(to) }),
  hardcoreSet: (_, { hardcore }) => log('hardcoreSet', { on: hardcore ? 'yes' : 'no' }),
  settingSet: (_, { setting, value }) =>
    log('settingSet', { setting: said(`setting.${setting}`), value: said(`value.${String(value)}`) }),
  // A company that is being founded has never had any others.
  dialsSet: (_, { dials: to }, before) => dialsLine(seated(before).length === 0 ? to : before.dials, to),
  playersSet: (_, { players }) => log('playersSet', { n: players }),
  partBegan: (_, { part, chapter }) => log('partBegan', { part: said(`part.${part}`), chapter }),
  sheetMarked: (_, { change, chapter }) => {
    if (change.title !== undefined) return log('chapterNamed', { chapter, name: change.title })
    const [box] = (['extraUnique', 'specialRulesRevealed', 'ambushed'] as const).filter(
      (one) => change[one] !== undefined
    )
    return box === undefined
      ? null
      : log('sheetMarked', { box: said(`box.${box}`), chapter, on: change[box] ? 'yes' : 'no' })
  },
  ticked: (c, { count }) => (count === 0 ? null : log('ticked', { n: count, total: c.ticks })),
  traitMarked: (c, { trait }) =>
    log('traitMarked', { trait: words(`trait.${trait}.name`), marks: c.traits[trait] ?? 0 }),
  allyChanged: (_, { ally, by }) => {
    const name = words(`ally.${ally}.name`)
    return by === 0 ? null : by > 0 ? log('allyGained', { ally: name, n: by }) : log('allyLost', { ally: name, n: -by })
  },
  noted: (_, { text }) => log('noted', { text }),
  noteDropped: () => log('noteDropped'),
  told: (_, h) => h.words,
  ruled: (_, h) => h.words,

  itemsGained: (_, { items }) => {
    const defs = Object.values(items).map(({ def }) => def)
    return defs.length === 0 ? null : log('itemsGained', { items: itemNames(defs) })
  },
  itemMoved: (c, { item, to }) => {
    const name = itemName(c.items[item]?.def ?? '')
    return to === 'backpack'
      ? log('itemStowed', { item: name })
      : log('itemEquipped', { item: name, name: nameOf(c, to) })
  },
  itemsLost: (_, { items, why }) => {
    const defs = Object.values(items).map(({ def }) => def)
    return defs.length === 0 ? null : log(`itemsLost.${why}`, { items: itemNames(defs) })
  },
  ironChanged: (c, { by, why }) => {
    if (by === 0) return null
    const args = { n: Math.abs(by), purse: c.purse, ...(why ? { why } : {}) }
    return log(`${by > 0 ? 'ironGained' : 'ironLost'}${why ? 'For' : ''}`, args)
  },
  ironShared: (c, { shares }) => {
    const held = Object.entries(shares).filter(([, iron]) => iron > 0)
    const whose = held.map(([who, n]) => log('ironShare', { name: nameOf(c, who), n }))
    return log('ironShared', { shares: whose, n: held.length })
  },
  debtOwed: (_, { by }) => (by > 0 ? log('debtOwed', { n: by }) : null),
  tradeOpened: (_, { trade }) => log('tradeOpened', { shops: trade.shops.map((shop) => said(`shop.${shop}`)) }),
  tradeClosed: () => log('tradeClosed'),

  injuryDrawn: (c, { character, card, curative }) =>
    log(curative ? 'curativeDrawn' : 'injuryDrawn', {
      name: nameOf(c, character),
      injury: words(`injury.${card}.name`)
    }),
  injuryArchived: (c, { character, card }) =>
    log('injuryArchived', { name: nameOf(c, character), injury: words(`injury.${card}.name`) }),
  injuriesSet: (c, { character, cards }) => log('injuriesSet', { name: nameOf(c, character), n: cards.length }),
  injuriesAdded: (_, { cards, from }) => (from === 'curatives' ? log('curativesGained', { n: cards.length }) : null),
  eventDrawn: (_, { card }) => log('eventDrawn', { event: words(`event.${card}.name`) }),
  eventAdded: (c, { cards, deck }) =>
    c.task === 'founding' || cards.length === 0
      ? null
      : log('eventAdded', { n: cards.length, deck: said(`events.${deck}`) }),

  storyChanged: (_, { change: { path, rations } }) =>
    path !== undefined
      ? log('pathTaken', { path: path ?? 'none' })
      : typeof rations === 'number'
        ? log('rations', { n: rations })
        : null,
  entryRead: (_, { entry }) => log('entryRead', { entry: words(`entry.${entry}.name`) }),
  timePassed: () => log('timePassed'),
  tokensPlaced: (_, { tokens }) => (tokens.length === 0 ? null : log('tokensPlaced', { tokens: tokens.join(', ') })),
  tokensTaken: (_, { tokens }) => (tokens.length === 0 ? null : log('tokensTaken', { tokens: tokens.join(', ') })),
  wentTo: (_, { token, name }) => log('wentTo', { token, name: name === '' ? String(token) : words(name) }),
  clueGained: (_, { clue }) => log('clueGained', { clue: said('clue', { clue }) }),
  clueLost: (_, { clue }) => log('clueLost', { clue: said('clue', { clue }) }),
  checked: (c, { check, who, total, difficulty, passed, successes }) =>
    log(passed ? 'checkPassed' : 'checkFailed', {
      who: who === null ? said('company') : said('named', { name: nameOf(c, who) }),
      check: said(`check.${check}`),
      total,
      difficulty,
      successes
    }),
  fought: (c, { who, total, defence, passed, missed }) =>
    log(passed ? 'fightWon' : missed ? 'fightMissed' : 'fightLost', { name: nameOf(c, who), total, defence }),
  voted: (_, { option }) => log('voted', { option: words(option) }),
  lotDrawn: (c, { who }) => log('lotDrawn', { name: nameOf(c, who) }),
  battleEnded: (c, { battle }) =>
    log(battle.outcome, {
      fallen: battle.fallen.map((seat) => said('named', { name: nameOf(c, c.seats[seat] ?? '') })),
      n: battle.fallen.length
    }),
  fightBegan: (_, { fight }) =>
    fight.encounter === null ? null : log('fightBegan', { encounter: words(`encounter.${fight.encounter}.name`) }),
  decksReset: (_, { colours }) => log('decksReset', { colours: colours.map((colour) => said(`colour.${colour}`)) }),
  mightDrawn: (_, { colour, faces, extra }) =>
    log(extra ? 'mightExtra' : 'mightDrawn', { colour: said(`colour.${colour}`), faces: faces.join(' · ') }),
  mightRedrawn: (_, { face }) => log('mightRedrawn', { face }),
  mightReshuffled: (_, { colour }) => log('mightReshuffled', { colour: said(`colour.${colour}`) })
}
