import { labelOf, type Hex } from '../../../../hex'
import { words } from '../../../../messages/words'
import { nameOf, nameOfCard } from '../board/asking'
import type { Book } from '../table/book'
import type { Happened } from '../happenings'
import { cardId } from '../state/ids'
import type { Encounter } from '../state/state'
import { boardOf } from '../board/figures'
import { holdKnown, holdTold } from './ownKit'
import { playedOwn, spendNow } from './ownPlay'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

type About = Extract<
  Ruling,
  | { ruling: 'tokens' | 'animus' | 'track' | 'resource' | 'lead' | 'spend-token' | 'card' | 'discard' | 'thrown' }
  | { ruling: 'own-card' | 'item' | 'injury' | 'own-item' | 'own-injury' }
>

/** What a seat holds. */
export function aboutSeat(book: Book, s: Encounter, ruling: About): Said {
  const { seat } = ruling
  const state = s.seats[seat]
  const name = nameOf(s, state.figure)
  switch (ruling.ruling) {
    case 'tokens': {
      const by = ruling.count - state.tokens[ruling.token]
      const kind = by >= 0 ? 'tokensGained' : 'tokensSpent'
      const args = { name, token: words(`token.${ruling.token}`), count: ruling.count }
      return accept(ruling, args, [{ kind, seat, token: ruling.token, count: Math.abs(by) }])
    }
    case 'animus': {
      const all = state.animus.available + state.animus.reserve
      if (ruling.available > all) return refuse('tooMuchAnimus', { most: all })
      const reserve = all - ruling.available
      return accept(ruling, { name, available: ruling.available, reserve }, [
        { kind: 'animusSet', seat, available: ruling.available, reserve }
      ])
    }
    case 'track':
      return accept(ruling, { name, available: ruling.available, reserve: ruling.reserve }, [
        { kind: 'animusSet', seat, available: ruling.available, reserve: ruling.reserve }
      ])
    case 'resource': {
      const by = ruling.count - (state.resources[ruling.resource] ?? 0)
      const args = { name, status: words(`status.${ruling.resource}.name`), count: ruling.count }
      return accept(ruling, args, [{ kind: 'resourceChanged', seat, resource: ruling.resource, by }])
    }
    case 'lead':
      return accept(ruling, { name }, [{ kind: 'leadChosen', seat }])
    case 'spend-token':
      return spendNow(book, s, ruling)
    case 'own-card':
      return playedOwn(s, ruling)
    case 'item':
      return holdKnown(book, s, ruling, 'item', ruling.item)
    case 'injury':
      return holdKnown(book, s, ruling, 'injury', ruling.injury)
    case 'own-item':
    case 'own-injury':
      return holdTold(book, s, ruling)
    case 'card':
    case 'discard':
    case 'thrown':
      return aboutCard(book, s, ruling)
  }
}

function aboutCard(book: Book, s: Encounter, ruling: Extract<About, { card: string }>): Said {
  const { seat } = ruling
  const card = cardId(ruling.card)
  const held = s.seats[seat].cards[card]
  if (!held) return refuse('noCard')
  if (held.at === 'played') return refuse('cardPlayed')
  const args = { name: nameOf(s, s.seats[seat].figure), card: nameOfCard(s, seat, card) }
  switch (ruling.ruling) {
    case 'card': {
      const turn: Happened[] =
        ruling.faceDown === undefined || ruling.faceDown === (held.faceDown ?? false)
          ? []
          : [{ kind: 'cardTurned', seat, card, faceDown: ruling.faceDown }]
      const put: Happened = { kind: 'cardPut', seat, card, at: ruling.at }
      return accept(ruling, { ...args, at: words(`position.${ruling.at}`) }, [put, ...turn])
    }
    case 'discard':
      return accept(ruling, args, [{ kind: 'cardPut', seat, card, at: 'out' }])
    case 'thrown': {
      if (held.kind !== 'item') return refuse('noItem')
      if (ruling.hex === null) return accept(ruling, { ...args, hex: '–' }, [{ kind: 'itemRecovered', seat, card }])
      const to = ruling.hex as Hex
      const hex = labelOf(boardOf(book, s), to)
      if (hex === undefined) return refuse('offBoard')
      return accept(ruling, { ...args, hex }, [{ kind: 'itemThrown', seat, card, to }])
    }
  }
}
