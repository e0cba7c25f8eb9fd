import { words } from '../../../../messages/words'
import type { StageEffect } from '../../content'
import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import { cage, openCage } from '../fight/caged'
import { release, swallow } from '../fight/consumed'
import { numberOf } from '../scope/amount'
import { newScope } from '../table/scope'
import { bossOnBoard, encounterOf } from '../board/printedComponents'
import { revealTop } from '../stageCards/stageDeck'
import { nameOfStageCard, stageFacts } from '../cardFacts/stageTold'
import { defId, figureId, slotId, type DefId, type SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import { playedBy } from '../board/figures'
import { accept, recorded, refuse, type Said } from './say'
import type { Ruling } from './schema'
import { givesItsPlace } from './stagePlace'

// Who is in a cage or in a belly, and who is not.

type About = Extract<Ruling, { ruling: 'free' | 'caged' | 'swallowed' }>

export function aboutHolding(book: Book, s: Encounter, ruling: About): Said {
  switch (ruling.ruling) {
    case 'free':
      return free(book, s, ruling)
    case 'caged':
      return caged(book, s, ruling)
    case 'swallowed':
      return swallowed(book, s, ruling)
  }
}

const nameIn = (s: Encounter, seat: SeatId) => nameOf(s, playedBy(s, seat)?.id ?? s.seats[seat].figure)

/** As a cage is opened and as a belly lets go: the card goes away, and the swallowed stand beside it. OW-CAGE-07, OW-CONSUME-08 */
function free(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'free' }>): Said {
  const { seat } = ruling
  const { caged: cageOf, consumed } = s.seats[seat]
  if (!cageOf && !consumed) return refuse('notHeld')
  const freed = recorded(book, s, (t) => {
    openCage(t, seat)
    release(t, seat)
  })
  return accept(ruling, { name: nameIn(s, seat) }, freed)
}

/** OW-CAGE-01: by this very card, which lies with them from now on. */
function caged(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'caged' }>): Said {
  const { seat } = ruling
  const card = defId(ruling.card)
  if (!encounterOf(book, s).stageCards.includes(card)) return refuse('notInDeck')
  const effect = effectIn(book, s, card, 'cage')
  if (!effect) return refuse('noCage')
  if (!playedBy(s, seat)) return refuse('noFigure')
  const by = bossOnBoard(s)
  const scope = newScope({ kind: 'stage-card', id: card }, { self: by })
  const difficulty = numberOf(book, s, scope, effect.difficulty)
  const closed = recorded(book, s, (t) => {
    t.happen({ kind: 'stageMoved', card, to: 'seat', ...givesItsPlace(book, s, card) })
    cage(t, seat, { source: scope.source, difficulty, fails: effect.fails, by })
  })
  return { ...accept(ruling, { name: nameIn(s, seat), card: nameOfStageCard(s, card) }, closed), then: revealTop }
}

/** OW-CONSUME-01: what happens inside is what the card says that swallows into this location, where one is known. */
function swallowed(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'swallowed' }>): Said {
  const { seat, location } = ruling
  const boss = s.figures[figureId(ruling.figure)]
  const figure = playedBy(s, seat)
  if (!boss || !figure) return refuse('noFigure')
  for (const one of [boss, figure]) if (one.at === null) return refuse('notThere', { name: nameOf(s, one.id) })
  if ((boss.slots[slotId(location)]?.dice.length ?? 0) === 0) return refuse('noLocation')
  const { stageCards, id } = encounterOf(book, s)
  const known = stageCards.flatMap((card) => {
    const effect = effectIn(book, s, defId(card), 'consume')
    return effect?.location === location ? [{ effect, source: { kind: 'stage-card' as const, id: card } }] : []
  })[0]
  const args = { name: nameIn(s, seat), location: words(`enemy.${boss.def}.location.${location}`) }
  const inside = { at: known?.effect.at ?? [], then: known?.effect.then ?? [] }
  const source = known?.source ?? { kind: 'encounter' as const, id }
  const taken = recorded(book, s, (t) => swallow(t, seat, { by: boss.id, slot: slotId(location), ...inside, source }))
  return accept(ruling, args, taken)
}

/** OW-CAGE-01: does this card of the deck cage anybody? */
export const cages = (book: Book, s: Encounter, card: DefId): boolean => effectIn(book, s, card, 'cage') !== null

type Holding = 'cage' | 'consume'

/** What a stage card has of this kind, however deep inside. */
function effectIn<K extends Holding>(book: Book, s: Encounter, card: DefId, kind: K) {
  const { effects } = stageFacts(book, s, card)
  return effects === 'table' ? null : (deepest(effects, kind) as Extract<StageEffect, { do: K }> | null)
}

function deepest(within: unknown, kind: Holding): unknown {
  if (typeof within !== 'object' || within === null) return null
  if ('do' in within && within.do === kind) return within
  for (const part of Object.values(within)) {
    const found = deepest(part, kind)
    if (found !== null) return found
  }
  return null
}
