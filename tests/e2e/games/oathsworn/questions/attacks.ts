import { beside, plays, tokens } from './laid'
import type { Moment } from './moment'
import type { Table } from './table'

/** A blow at the farrow beside the warden, as far as the MIGHT cards. */
const blow = (t: Table, dice = 'never'): Table =>
  beside(t).dials({ dice }).choose('card:warden-steady-blow:0').until('ask.might')

/** The warden stands before the monster. */
const atBoss = (t: Table): Table =>
  t.toFirstTurn().place('seat-1', 'I5', 'N').place('seat-2', 'I9', 'N').turnOf('seat-1')

/** An attack of our own, from whom it is aimed at to what the hit does. */
export const ownAttack: readonly Moment[] = [
  {
    name: 'whom to attack',
    asks: 'ask.target',
    play: (t) => void beside(t).place('farrow-3', 'I7').choose('card:warden-steady-blow:0')
  },
  { name: 'where an area falls', asks: 'ask.area', play: plays({ do: 'attack', shape: { kind: 'cone', ranks: 2 } }) },
  {
    name: 'where a circle falls',
    asks: 'ask.area',
    play: plays({ do: 'attack', shape: { kind: 'circle', radius: 1, on: { on: 'centre', range: 4 } } })
  },
  {
    name: 'which way to charge',
    asks: 'ask.charge',
    play: plays({ do: 'attack', shape: { kind: 'charge', hexes: 4 } })
  },
  {
    name: 'the first link of a chain',
    asks: 'ask.link',
    play: plays({ do: 'attack', shape: { kind: 'chain', links: 3, hop: 6, range: 4 } })
  },
  {
    name: 'the second link of a chain',
    asks: 'ask.link',
    play: (t) => {
      plays({ do: 'attack', shape: { kind: 'chain', links: 3, hop: 6, range: 4 } })(t)
      t.choose('link:farrow-1:I8')
    }
  },
  {
    name: 'where a melee chain lands',
    asks: 'ask.landing',
    play: (t) => {
      plays({ do: 'attack', shape: { kind: 'chain', links: 2, hop: 4 } })(t)
      t.choose('link:farrow-2:G9').until('ask.landing')
    }
  },
  {
    name: 'an item to throw',
    asks: 'ask.throwItem',
    begin: { seats: { 'seat-1': { items: ['hatchet', 'short-sword', 'pig-iron-coat'] } } },
    play: (t) => {
      plays({ do: 'attack', shape: { kind: 'ranged', range: 3 }, throws: 'weapon' })(t)
      t.choose('figure:farrow-1')
    }
  },
  {
    name: 'where a thrown item lands',
    asks: 'ask.thrownHex',
    begin: { seats: { 'seat-1': { items: ['hatchet', 'short-sword', 'pig-iron-coat'] } } },
    play: (t) => {
      plays({ do: 'attack', shape: { kind: 'ranged', range: 3 }, throws: 'weapon' })(t)
      t.choose('figure:farrow-1').until('ask.thrownHex')
    }
  },
  {
    name: 'whether to reach farther',
    asks: 'ask.range',
    play: (t) => void beside(t).turnOf('seat-2').choose('card:ranger-loosed-in-haste:0')
  },
  {
    name: 'how many MIGHT cards',
    asks: 'ask.might',
    play: (t) => void blow(t)
  },
  {
    name: 'MIGHT cards against the monster',
    asks: 'ask.might',
    play: (t) => void atBoss(t).choose('card:warden-steady-blow:0').until('ask.might')
  },
  {
    name: 'MIGHT cards against several, friends among them',
    asks: 'ask.might',
    alike: true,
    play: (t) => {
      plays({ do: 'attack', shape: { kind: 'circle', radius: 2, on: { on: 'self' } } })(t)
      t.until('ask.might')
    }
  },
  {
    name: 'which of them as dice',
    asks: 'ask.dice',
    play: (t) => void blow(t, 'ask').spread({ white: 3 })
  },
  {
    name: 'empowered tokens to spend',
    asks: 'ask.empowerTokens',
    play: (t) => void tokens(blow(t)).spread({ white: 2 }).until('ask.empowerTokens')
  },
  {
    name: 'which cards are empowered',
    asks: 'ask.empower',
    play: (t) =>
      void beside(t).choose('card:warden-iron-oath:0').until('ask.might').spread({ white: 3 }).until('ask.empower')
  },
  {
    name: 'how much lethality',
    asks: 'ask.resource',
    play: (t) => {
      beside(t).place('farrow-1', 'J8', 'S').turnOf('seat-4')
      t.rule({ ruling: 'resource', seat: 'seat-4', resource: 'lethality', count: 3 })
      t.choose('card:cur-quick-stab:0').until('ask.might').spread({ white: 2 }).until('ask.resource')
    }
  },
  {
    name: 'the draw on the table',
    asks: 'ask.hand.onTable',
    play: (t) => {
      tokens(blow(t)).rule({ ruling: 'might', side: 'oathsworn', colour: 'white', top: ['2*', '0', '1', '2'] })
      t.spread({ white: 3 }).until('ask.hand.onTable')
    }
  },
  {
    name: 'which location is hit',
    asks: 'ask.location',
    play: (t) => {
      atBoss(t)
        .place('seat-1', 'H5', 'N')
        .rule({ ruling: 'might', side: 'oathsworn', colour: 'white', top: ['2', '2', '2', '1', '1', '1'] })
      t.choose('card:warden-steady-blow:0').until('ask.might').spread({ white: 6 }).until('ask.location')
    }
  },
  {
    name: 'a token for a miss',
    asks: 'ask.missToken',
    play: (t) => {
      blow(t).rule({ ruling: 'might', side: 'oathsworn', colour: 'white', top: ['0', '0'] })
      t.spread({ white: 2 }).until('ask.missToken')
    }
  }
]
