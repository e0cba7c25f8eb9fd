import { beside, minion, plays, tokens, toSelf } from './laid'
import type { Moment } from './moment'
import type { Table } from './table'

/** Some decks of a side have been drawn from. */
const used = (t: Table, side: string): Table =>
  beside(t)
    .ownCards()
    .rule(
      { ruling: 'discards', side, colour: 'white', faces: ['0', '1', '2', '2*'] },
      { ruling: 'discards', side, colour: 'yellow', faces: ['3'] },
      { ruling: 'discards', side, colour: 'red', faces: ['0', '3'] }
    )

/** The own turn: moving, playing, paying, choosing. */
export const ownTurn: readonly Moment[] = [
  { name: 'a turn', asks: 'ask.turn', play: (t) => tokens(beside(t)) },
  {
    name: 'a turn with hardly anything left',
    asks: 'ask.turn',
    play: (t) =>
      beside(t).rule(
        { ruling: 'track', seat: 'seat-1', available: 0, reserve: 8 },
        { ruling: 'status', figure: 'warden', status: 'crippled', count: 1 },
        { ruling: 'turn', moved: true, carded: true }
      )
  },
  {
    name: 'a turn in a cage',
    asks: 'ask.turn',
    begin: { wish: { encounter: 'turnkey' } },
    play: (t) => t.toFirstTurn().turnOf('seat-1').rule({ ruling: 'caged', seat: 'seat-1', card: 'a-small-room' })
  },
  {
    name: 'a check to break out of a cage',
    asks: 'ask.check',
    begin: { wish: { encounter: 'turnkey' } },
    play: (t) =>
      t.toFirstTurn().turnOf('seat-1').rule({ ruling: 'caged', seat: 'seat-1', card: 'a-small-room' }).choose('escape')
  },
  {
    name: 'a turn inside the monster',
    asks: 'ask.turn',
    begin: { wish: { encounter: 'turnkey' } },
    play: (t) =>
      t
        .toFirstTurn()
        .turnOf('seat-1')
        .rule({ ruling: 'swallowed', seat: 'seat-1', figure: 'turnkey', location: 'chain-coat' })
  },
  { name: 'a move by a card', asks: 'ask.move', play: plays({ do: 'move', hexes: 3 }) },
  {
    name: 'a move of somebody else',
    asks: 'ask.move',
    play: (t) => {
      plays({ do: 'move', hexes: 2, who: { pick: 'chosen', from: { kinds: ['oathsworn'] } } })(t)
      t.choose('figure:priest')
    }
  },
  {
    name: 'which way to turn',
    asks: 'ask.direction',
    play: plays({ do: 'face', who: 'self', way: { way: 'chosen' } })
  },
  {
    name: 'which of several',
    asks: 'ask.figures',
    play: plays({ do: 'apply', to: minion, riders: [{ do: 'push', hexes: 1 }] })
  },
  {
    name: 'two of several',
    asks: 'ask.figures',
    play: plays({ do: 'apply', to: { ...minion, count: 2 }, riders: [{ do: 'push', hexes: 1 }] })
  },
  {
    name: 'up to two of several',
    asks: 'ask.figuresUpTo',
    play: plays({
      do: 'apply',
      to: { pick: 'chosen', from: { kinds: ['oathsworn'] }, count: 2, upTo: true },
      riders: [{ do: 'heal', hp: 1 }]
    })
  },
  {
    name: 'a hex for something',
    asks: 'ask.hexes',
    play: plays({ do: 'put', piece: { piece: 'tile', tile: 'fire' }, at: { at: 'chosen', hexes: 2 }, count: 1 })
  },
  {
    name: 'two hexes for something',
    asks: 'ask.hexes',
    play: plays({ do: 'put', piece: { piece: 'tile', tile: 'fire' }, at: { at: 'chosen', hexes: 2 }, count: 2 })
  },
  {
    name: 'one thing or the other',
    asks: 'ask.choose',
    begin: { wish: { classes: ['witch', 'ranger', 'priest', 'cur'], level: 2 } },
    play: (t) => {
      t.toFirstTurn().place('seat-1', 'H8', 'N').place('farrow-1', 'H9', 'S').turnOf('seat-1').ownCards()
      t.choose('own-card').choose('card:witch-two-weathers')
    }
  },
  { name: 'to do it or not', asks: 'ask.may', play: plays({ do: 'may', then: [{ do: 'move', hexes: 2 }] }) },
  {
    name: 'to pay for it or not',
    asks: 'ask.pay',
    play: plays({ do: 'pay', costs: [{ pay: 'animus', animus: 2 }], then: [{ do: 'move', hexes: 2 }] })
  },
  {
    name: 'to pay for it with too little animus',
    asks: 'ask.pay',
    play: (t) => {
      beside(t).ownCards()
      t.rule(
        { ruling: 'track', seat: 'seat-1', available: 1, reserve: 8 },
        { ruling: 'tokens', seat: 'seat-1', token: 'animus', count: 1 }
      )
      t.own([{ do: 'pay', costs: [{ pay: 'animus', animus: 2 }], then: [{ do: 'move', hexes: 2 }] }])
    }
  },
  {
    name: 'any amount of animus',
    asks: 'ask.animus',
    play: (t) => {
      plays({ do: 'pay', costs: [{ pay: 'any-animus', least: 1 }], then: [{ do: 'move', hexes: 2 }] })(t)
      t.choose('yes')
    }
  },
  {
    name: 'any number of HP',
    asks: 'ask.hp',
    play: (t) => {
      plays({ do: 'pay', costs: [{ pay: 'hp', hp: 1, most: 3 }], then: [{ do: 'move', hexes: 2 }] })(t)
      t.choose('yes')
    }
  },
  {
    name: 'any number of status tokens',
    asks: 'ask.statusTokens',
    play: (t) => {
      beside(t).ownCards().rule({ ruling: 'status', figure: 'warden', status: 'bleed', count: 3 })
      t.own([
        { do: 'pay', costs: [{ pay: 'status', status: 'bleed', least: 1, most: 3 }], then: [{ do: 'move', hexes: 2 }] }
      ])
      t.choose('yes')
    }
  },
  {
    name: 'any combat tokens',
    asks: 'ask.payTokens',
    play: (t) => {
      tokens(beside(t)).ownCards()
      t.own([{ do: 'pay', costs: [{ pay: 'token', token: 'any', count: 2 }], then: [{ do: 'move', hexes: 2 }] }])
      t.choose('yes')
    }
  },
  {
    name: 'cards to pay with',
    asks: 'ask.payCards',
    play: (t) => {
      plays({ do: 'pay', costs: [{ pay: 'card', from: 'hand', to: 3, count: 2 }], then: [{ do: 'move', hexes: 2 }] })(t)
      t.choose('yes')
    }
  },
  {
    name: 'cards to move',
    asks: 'ask.cards',
    play: plays(toSelf({ do: 'cards', at: ['hand'], to: 'play', count: 2 }))
  },
  {
    name: 'a position that flows',
    asks: 'ask.position',
    play: (t) => {
      beside(t).ownCards()
      t.rule(
        { ruling: 'card', seat: 'seat-1', card: 'warden-steady-blow', at: 1 },
        { ruling: 'card', seat: 'seat-1', card: 'warden-iron-oath', at: 3 },
        { ruling: 'card', seat: 'seat-1', card: 'warden-wide-sweep', at: 3 }
      )
      t.own([toSelf({ do: 'battleflow' })] as never)
    }
  },
  { name: 'a token to gain', asks: 'ask.gainToken', play: plays(toSelf({ do: 'gain-token', token: 'any' })) },
  {
    name: 'a token to lose',
    asks: 'ask.loseToken',
    play: (t) => {
      tokens(beside(t)).ownCards()
      t.own([toSelf({ do: 'lose-token', token: 'any' })] as never)
    }
  },
  {
    name: 'an item to drop',
    asks: 'ask.dropItem',
    play: plays(toSelf({ do: 'drop-item', slots: ['weapon', 'shield'] }))
  },
  {
    name: 'an injury to put away',
    asks: 'ask.archiveInjury',
    play: (t) => {
      beside(t).ownCards()
      t.rule(
        { ruling: 'own-injury', seat: 'seat-1', name: 'Wrenched shoulder' },
        { ruling: 'own-injury', seat: 'seat-1', name: 'Ringing ears' },
        { ruling: 'duty', seat: 'seat-1', due: false }
      )
      t.own([toSelf({ do: 'injury', draw: -1 })] as never)
    }
  },
  {
    name: 'a card to copy',
    asks: 'ask.copyCard',
    play: (t) => {
      beside(t).ownCards()
      t.rule(
        { ruling: 'card', seat: 'seat-1', card: 'warden-steady-blow', at: 3 },
        { ruling: 'card', seat: 'seat-1', card: 'warden-wide-sweep', at: 3 },
        { ruling: 'card', seat: 'seat-1', card: 'warden-shield-shove', at: 3 },
        { ruling: 'track', seat: 'seat-1', available: 4, reserve: 6 }
      )
      t.own([{ do: 'copy-card', at: [3] }] as never, { cooldown: 1 })
    }
  },
  {
    name: 'which deck to look at',
    asks: 'ask.peekDeck',
    play: plays({ do: 'peek', side: 'enemy', cards: 2 })
  },
  {
    name: 'what lies on a deck',
    asks: 'ask.peek',
    play: plays({ do: 'peek', side: 'enemy', colour: 'red', cards: 2 })
  },
  {
    name: 'in which order they go back',
    asks: 'ask.peekOrder',
    play: plays({ do: 'peek', side: 'enemy', colour: 'red', cards: 3, then: 'reorder' })
  },
  {
    name: 'which of them to discard',
    asks: 'ask.peekDiscard',
    play: plays({ do: 'peek', side: 'enemy', colour: 'red', cards: 3, then: 'discard-any' })
  },
  {
    name: 'our decks to shuffle',
    asks: 'ask.refresh.oathsworn',
    play: (t) => used(t, 'oathsworn').own([{ do: 'refresh-decks', side: 'oathsworn' }] as never)
  },
  {
    name: 'the decks of the enemy to shuffle',
    asks: 'ask.refresh.enemy',
    play: (t) => used(t, 'enemy').own([{ do: 'refresh-decks', side: 'enemy' }] as never)
  },
  {
    name: 'who makes a check',
    asks: 'ask.checkBy',
    play: plays({
      do: 'check',
      check: 'survival',
      difficulty: 4,
      scope: 'chosen',
      who: { pick: 'all', from: { kinds: ['oathsworn'] } },
      success: [],
      failure: []
    })
  },
  {
    name: 'a check',
    asks: 'ask.check',
    play: plays({ do: 'check', check: 'survival', difficulty: 4, who: 'self', success: [], failure: [] })
  },
  { name: 'something to do by hand', asks: 'ask.byHand', play: plays({ do: 'bespoke', script: 'shuffle-the-seats' }) },
  {
    name: 'whether a watched moment is used',
    asks: 'ask.use',
    play: (t) => {
      plays({
        do: 'watch',
        when: { on: 'move', window: 'ends', who: {} },
        optional: true,
        then: [toSelf({ do: 'heal', hp: 1 })]
      })(t)
      t.choose('hex:H9').until('ask.use')
    }
  }
]
