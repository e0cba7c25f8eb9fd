import { stacked } from '../../../kernel/piles'
import { words } from '../../../kernel/words'
import type { Book } from '../book'
import { counterFlag, flagFlag } from '../effects/shared/amount'
import { nameOfStageCard } from '../stageTold'
import { defId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

type About = Extract<Ruling, { ruling: 'might' | 'stage' | 'turn' | 'flag' | 'counter' | 'ended' | 'dials' }>

/** Decks, and the course of the encounter. */
export function aboutCourse(_book: Book, s: Encounter, ruling: About): Said {
  switch (ruling.ruling) {
    case 'might': {
      const { side, colour, top } = ruling
      if (!stacked(s.might.piles[side][colour], top)) return refuse('notInDeck')
      const args = { side: words(`side.${side}`), colour: words(`colour.${colour}`), faces: top.join(' ') }
      return accept(ruling, args, [{ kind: 'mightStacked', side, colour, faces: top }])
    }
    case 'stage': {
      const card = defId(ruling.card)
      if (!s.stage.deck.includes(card)) return refuse('notInDeck')
      return accept(ruling, { card: nameOfStageCard(s, card) }, [
        { kind: 'stageStacked', card },
        { kind: 'stageRevealed', card }
      ])
    }
    case 'turn':
      if (!s.turn) return refuse('noTurn')
      return accept(ruling, {}, [{ kind: 'turnCorrected', moved: ruling.moved, carded: ruling.carded }])
    case 'flag':
      return accept(ruling, { flag: ruling.flag }, [{ kind: 'flagSet', flag: flagFlag(ruling.flag), value: ruling.up }])
    case 'counter':
      return accept(ruling, { counter: ruling.counter, count: ruling.count }, [
        { kind: 'flagSet', flag: counterFlag(ruling.counter), value: ruling.count }
      ])
    case 'ended':
      if (!s.lasting.some(({ id }) => id === ruling.lasting)) return refuse('nothingLasts')
      return accept(ruling, {}, [{ kind: 'lastingEnded', ids: [ruling.lasting] }])
    case 'dials':
      return accept(ruling, {}, [{ kind: 'dialsSet', dials: ruling.dials }])
  }
}
