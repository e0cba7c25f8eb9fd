import type { Moment } from './moment'

const atLevel = (level: number, more: object = {}): { readonly wish: object } => ({ wish: { level, ...more } })

/** Before the first round, and after the last. */
export const settingUp: readonly Moment[] = [
  {
    name: 'seven cards for the hand',
    asks: 'ask.hand',
    begin: atLevel(3, { encounter: 'turnkey' }),
    play: (t) => t.until('ask.hand')
  },
  {
    name: 'a set of cards to begin with',
    asks: 'ask.startSet',
    begin: atLevel(1, { classes: ['witch', 'ranger', 'priest', 'cur'] }),
    play: (t) => t.until('ask.startSet')
  },
  {
    name: 'a card from our own box in the hand',
    asks: 'ask.ownHand',
    begin: { setup: { dials: { cards: 'table' } } },
    play: (t) => t.until('ask.ownHand')
  },
  {
    name: 'items and injuries of our own',
    asks: 'ask.ownKit',
    begin: { setup: { dials: { cards: 'table' } } },
    play: (t) => t.until('ask.ownKit')
  },
  {
    name: 'an archetype and its side',
    asks: 'ask.archetype',
    begin: {
      ...atLevel(5, { encounter: 'turnkey' }),
      seats: { 'seat-1': { mode: 'companion' }, 'seat-4': { mode: 'companion' } }
    },
    play: (t) => t.until('ask.archetype')
  },
  {
    name: 'three tokens for another try',
    asks: 'ask.replayTokens',
    begin: { setup: { replay: true, attempts: 2 } },
    play: (t) => t.until('ask.replayTokens')
  },
  { name: 'where somebody begins', asks: 'ask.start', play: (t) => t.until('ask.start') },
  { name: 'facing which way', asks: 'ask.facing', play: (t) => t.until('ask.facing') },
  { name: 'who leads', asks: 'ask.lead', play: (t) => t.until('ask.lead') },
  {
    name: 'beaten, and what now',
    asks: 'ask.afterDefeat',
    play: (t) => t.toFirstTurn().rule({ ruling: 'over', outcome: 'defeat' })
  },
  {
    name: 'beaten again, and what now',
    asks: 'ask.afterDefeat',
    begin: { setup: { replay: true, attempts: 2 } },
    play: (t) => t.toFirstTurn().rule({ ruling: 'over', outcome: 'defeat' })
  }
]
