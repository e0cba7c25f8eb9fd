import { stacked, without } from '../../../../kernel/piles'
import { words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { encounterOf } from '../board/printedComponents'
import { revealTop } from '../stageCards/stageDeck'
import { nameOfStageCard } from '../cardFacts/stageTold'
import { defId } from '../state/ids'
import type { Encounter } from '../state/state'
import { accept, refuse, type Said } from './say'
import type { Ruling } from './schema'
import { givesItsPlace } from './stagePlace'

// The MIGHT decks, the stage deck, and the allies in store.

type About = Extract<Ruling, { ruling: 'might' | 'discards' | 'stage' | 'stage-pile' | 'killed' }>

export function aboutPiles(book: Book, s: Encounter, ruling: About): Said {
  switch (ruling.ruling) {
    case 'might': {
      const { side, colour, top } = ruling
      if (!stacked(s.might.piles[side][colour], top)) return refuse('notInDeck')
      return accept(ruling, { ...deckOf(ruling), faces: top.join(' ') }, [
        { kind: 'mightStacked', side, colour, faces: top }
      ])
    }
    case 'discards': {
      const { side, colour, faces } = ruling
      if (!without(s.might.piles[side][colour], faces)) return refuse('notInDeck')
      return accept(ruling, { ...deckOf(ruling), faces: faces.join(' ') || '–' }, [
        { kind: 'mightSorted', side, colour, discard: faces }
      ])
    }
    case 'stage': {
      const card = defId(ruling.card)
      if (!s.stage.deck.includes(card)) return refuse('notInDeck')
      return accept(ruling, { card: nameOfStageCard(s, card) }, [
        { kind: 'stageStacked', card },
        { kind: 'stageRevealed', card }
      ])
    }
    case 'stage-pile':
      return stagePile(book, s, ruling)
    case 'killed': {
      const ally = s.allies[defId(ruling.ally)]
      if (!ally) return refuse('noRecord')
      const { count } = ruling
      const most = ally.copies - ally.inPlay
      if (count > most) return refuse('tooManyKilled', { most })
      const args = { ally: words(`ally.${ruling.ally}.name`), count }
      return accept(ruling, args, [{ kind: 'alliesCounted', def: ally.def, killed: count }])
    }
  }
}

const deckOf = ({ side, colour }: { readonly side: string; readonly colour: string }) => ({
  side: words(`side.${side}`),
  colour: words(`colour.${colour}`)
})

/** What lies open on the deck is turned up anew where it is another card by then. OW-STAGE-01 */
function stagePile(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'stage-pile' }>): Said {
  const card = defId(ruling.card)
  const { queue, resolving } = s.stage
  if (!encounterOf(book, s).stageCards.includes(card)) return refuse('notInDeck')
  if (resolving === card || queue.some((one) => one.card === card)) return refuse('cardPlayed')
  if (Object.values(s.seats).some(({ caged }) => caged?.card === card)) return refuse('cardHeld')
  return {
    ...accept(ruling, { card: nameOfStageCard(s, card), where: words(`stagePile.${ruling.pile}`) }, [
      { kind: 'stageMoved', card, to: ruling.pile, ...givesItsPlace(book, s, card) }
    ]),
    then: revealTop
  }
}
