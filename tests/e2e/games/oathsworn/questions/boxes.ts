import type { Moment } from './moment'
import type { Table } from './table'

const near = (t: Table): Table =>
  t.toFirstTurn().place('seat-2', 'I9', 'N').place('seat-1', 'H8', 'N').place('farrow-1', 'I8', 'S')

/** A monster of the box loses its first die, and nobody has told yet when its stage ends. */
function broken(t: Table): Table {
  t.toFirstTurn().place('seat-1', 'I7', 'N').turnOf('seat-1').ownCards()
  t.own([{ do: 'attack', shape: { kind: 'melee' }, boost: { damage: 30 } }] as never)
  return t.until('ask.stageEnds')
}

/** People who hold the cards, the dice or the decks themselves tell what they have. */
export const told: readonly Moment[] = [
  {
    name: 'which card of our own',
    asks: 'ask.ownCard',
    play: (t) => void near(t).turnOf('seat-1').ownCards().choose('own-card')
  },
  {
    name: 'what our card says',
    asks: 'ask.card.own-card',
    play: (t) => void near(t).turnOf('seat-1').ownCards().choose('own-card').choose('other')
  },
  {
    name: 'our card could not be read',
    asks: 'ask.card.again',
    play: (t) => {
      near(t).turnOf('seat-1').ownCards()
      t.own([{ do: 'summon', helper: 'nobody', at: { at: 'edge' } }] as never)
    }
  },
  {
    name: 'what an item does now',
    asks: 'ask.card.played-text',
    play: (t) => void near(t).turnOf('seat-3').choose('item:great-maul').until('ask.card.played-text')
  },
  {
    name: 'what our stage card says',
    asks: 'ask.card.own-stage-card',
    play: (t) => {
      near(t).dials({ stage: 'table' }).rule({ ruling: 'go', round: 2, phase: 'encounter' })
      t.until('ask.stageCard').choose('own')
    }
  },
  {
    name: 'whether the stage ends',
    asks: 'ask.stageEnds',
    begin: { wish: { encounter: 'own-thing', level: 1 } },
    play: (t) => void broken(t)
  },
  {
    name: 'what a monster is worth from now on',
    asks: 'ask.card.stage-numbers',
    begin: { wish: { encounter: 'own-other-thing', level: 1 } },
    play: (t) => void broken(t).choose('other')
  },
  {
    name: 'above the line or below',
    asks: 'ask.part',
    play: (t) => {
      near(t).place('seat-1', 'I6', 'N').dials({ cards: 'table' })
      t.rule({ ruling: 'go', round: 2, phase: 'encounter' }).until('ask.defend')
      const { seat } = t.prompt
      t.choose('own-card').choose('other').tell({ name: 'The crooked lantern', defence: 2, cooldown: 0, animus: 1 })
      t.rule({ ruling: 'card', seat, card: 'own-1', at: 'hand' }, { ruling: 'turn-of', seat })
      t.until('ask.turn', seat).rule({ ruling: 'track', seat, available: 9, reserve: 0 })
      t.choose('card:own-1:0').tell({
        name: 'The crooked lantern',
        animus: 1,
        cooldown: 0,
        effects: [{ do: 'move', hexes: 2 }],
        below: { animus: 1, timing: { kind: 'action' }, effects: [{ do: 'move', hexes: 1 }] }
      })
    }
  },
  {
    name: 'the faces we drew',
    asks: 'ask.faces.oathsworn',
    play: (t) => {
      near(t).turnOf('seat-1').dials({ might: 'table' }).choose('card:warden-steady-blow:0').until('ask.might')
      t.spread({ white: 3 }).until('ask.faces.oathsworn')
    }
  },
  {
    name: 'the faces of every deck',
    asks: 'ask.faces.oathsworn',
    begin: { seats: { 'seat-1': { items: ['billhook', 'riveted-coat'] } } },
    play: (t) => {
      near(t).turnOf('seat-1').dials({ might: 'table', dice: 'ask', cards: 'table' })
      t.own([
        { do: 'attack', shape: { kind: 'weapon' }, might: { draw: 'instead', cards: { yellow: 2, red: 2, black: 1 } } }
      ] as never)
      t.until('ask.might')
        .spread({ white: 2, yellow: 2, red: 2, black: 1 })
        .until('ask.dice')
        .spread({ white: 1, red: 1 })
      t.until('ask.faces.oathsworn')
    }
  },
  {
    name: 'the faces of the enemy',
    asks: 'ask.faces.enemy',
    play: (t) => {
      near(t).place('seat-1', 'I6', 'N').dials({ might: 'table' })
      t.rule({ ruling: 'go', round: 2, phase: 'encounter' }).until('ask.faces.enemy')
    }
  },
  {
    name: 'a stage card that is read out',
    asks: 'ask.card.stage-text',
    play: (t) => {
      near(t).dials({ stage: 'table' }).rule({ ruling: 'go', round: 2, phase: 'encounter' })
      t.until('ask.stageCard').choose('own-dream').until('ask.card.stage-text')
    }
  }
]
