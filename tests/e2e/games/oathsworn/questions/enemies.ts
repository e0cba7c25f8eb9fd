import type { Moment } from './moment'
import type { Facts, Table } from './table'

/** The company round about the monster. */
const around = (t: Table): Table =>
  t
    .toFirstTurn()
    .place('seat-1', 'I6', 'N')
    .place('seat-2', 'H5', 'N')
    .place('seat-3', 'J5', 'N')
    .place('seat-4', 'I8', 'N')

/** Its card is told, and does this. */
const howls =
  (...effects: readonly object[]) =>
  (t: Table): Table =>
    around(t).monster(effects as never)

const melee = { do: 'attack', shape: { kind: 'melee' } }
const all = { pick: 'all', from: { kinds: ['oathsworn'] } }

/** Somebody holds a thing that can be used when this happens. */
const charm = (t: Table, when: object, effects: readonly object[] = [], seat = 'seat-1'): Table =>
  t.rule({
    ruling: 'own-item',
    seat,
    name: 'Bell of the drowned',
    slot: 'gear',
    type: 'gear',
    ability: { animus: 0, cooldown: 1, timing: { kind: 'interrupt', when }, effects: heal(effects) }
  } as Facts)

const heal = (effects: readonly object[]): readonly object[] =>
  effects.length > 0 ? effects : [{ do: 'apply', to: 'self', riders: [{ do: 'heal', hp: 1 }] }]

const atFarrow = (t: Table): Table => t.toFirstTurn().place('seat-1', 'H8', 'N').place('farrow-1', 'H9', 'S')

/** The warden strikes the farrow with all that white cards can give. */
const struck = (t: Table): Table => {
  t.turnOf('seat-1').rule({ ruling: 'might', side: 'oathsworn', colour: 'white', top: ['2', '2', '2', '1', '1', '1'] })
  return t.choose('card:warden-steady-blow:0').until('ask.might').spread({ white: 6 })
}

/** The monster does this while somebody could come in with something. */
const interrupted = (on: string, when: object, ...effects: readonly object[]): Moment => ({
  name: `an interrupt: ${on.replace('-', ' ')}`,
  asks: `ask.interrupt.${on}`,
  alike: true,
  play: (t) => {
    charm(around(t), { on, ...when }).monster(effects as never)
    t.until(`ask.interrupt.${on}`)
  }
})

/** Two kinds of allies to choose from, and one of the company gone. */
const allies = [
  { ally: 'lamplighter', count: 1 },
  { ally: 'poacher', count: 2 }
]
const rangerGone = (t: Table): Table =>
  t.toFirstTurn().rule({ ruling: 'remove', figure: 'ranger' }, { ruling: 'turn-of', seat: 'seat-2' })

const toAll = (...riders: readonly object[]): object => ({ do: 'apply', to: all, riders })

/** While the monster acts, and in between. */
export const monstersTurn: readonly Moment[] = [
  {
    name: 'which stage card was turned',
    asks: 'ask.stageCard',
    play: (t) =>
      t
        .toFirstTurn()
        .dials({ stage: 'table' })
        .rule({ ruling: 'go', round: 2, phase: 'encounter' })
        .until('ask.stageCard')
  },
  { name: 'a card for defence', asks: 'ask.defend', play: (t) => howls(melee)(t).until('ask.defend') },
  {
    name: 'a card for defence with battleflow tokens',
    asks: 'ask.defend',
    play: (t) => {
      around(t).rule(
        { ruling: 'tokens', seat: 'seat-2', token: 'battleflow', count: 2 },
        { ruling: 'card', seat: 'seat-2', card: 'ranger-leaf-shadow', at: 1 },
        { ruling: 'card', seat: 'seat-2', card: 'ranger-long-draw', at: 3 }
      )
      t.monster([melee]).until('ask.defend')
    }
  },
  {
    name: 'a card of our own for defence',
    asks: 'ask.ownDefence',
    play: (t) => {
      around(t).monster([melee]).dials({ cards: 'table', stage: 'table' }).until('ask.defend').choose('own-card')
    }
  },
  {
    name: 'what a card for defence says',
    asks: 'ask.card.own-card',
    play: (t) => {
      around(t)
        .monster([melee])
        .dials({ cards: 'table', stage: 'table' })
        .until('ask.defend')
        .choose('own-card')
        .choose('other')
    }
  },
  {
    name: 'defence tokens',
    asks: 'ask.defenceTokens',
    play: (t) => {
      around(t).rule({ ruling: 'tokens', seat: 'seat-2', token: 'defence', count: 3 })
      t.monster([melee]).until('ask.defenceTokens')
    }
  },
  {
    name: 'cards to take out of its draw',
    asks: 'ask.weaken',
    play: (t) => {
      const weaken = [{ do: 'weaken', cards: 1, which: 'chosen' }]
      charm(around(t), { on: 'attack', window: 'after-reveal', who: {} }, weaken, 'seat-3')
      t.monster([melee]).until('ask.interrupt.attack', 'seat-3').choose('item:own-1').until('ask.weaken')
    }
  },
  {
    name: 'its MIGHT as dice',
    asks: 'ask.enemyDice',
    begin: { setup: { settings: { enemyDice: true } } },
    play: (t) => howls(melee)(t).until('ask.enemyDice')
  },
  {
    name: 'which way by the die of the table',
    asks: 'ask.directionDie',
    play: (t) =>
      howls({ do: 'move', hexes: 3, heading: { to: 'way', way: { way: 'random' } } })(t).until('ask.directionDie')
  },
  {
    name: 'what will you give',
    asks: 'ask.choose',
    play: (t) => {
      around(t).rule({ ruling: 'stage-pile', card: 'what-will-you-give', pile: 'top' })
      t.rule({ ruling: 'go', round: 2, phase: 'encounter' }).until('ask.choose')
    }
  },
  {
    name: 'which of them is meant',
    asks: 'ask.figures',
    play: (t) =>
      howls({
        do: 'apply',
        to: { pick: 'chosen', by: 'company', from: { kinds: ['oathsworn'] } },
        riders: [{ do: 'lose-hp', hp: 1 }]
      })(t).until('ask.figures')
  },
  {
    name: 'where a tile goes',
    asks: 'ask.hexes',
    play: (t) =>
      howls({
        do: 'put',
        piece: { piece: 'tile', tile: 'mire' },
        at: { at: 'chosen', by: 'company', of: 'self', hexes: 3 },
        count: 2
      })(t).until('ask.hexes')
  },
  {
    name: 'an item is dropped for the monster',
    asks: 'ask.dropItem',
    play: (t) => howls(toAll({ do: 'drop-item', slots: ['weapon', 'shield'] }))(t).until('ask.dropItem')
  },
  {
    name: 'a check for the company',
    asks: 'ask.check',
    play: (t) => howls({ do: 'check', check: 'spot', difficulty: 5, who: all, scope: 'company' })(t).until('ask.check')
  },
  {
    name: 'an interrupt: an attack is declared',
    asks: 'ask.interrupt.attack',
    play: (t) => howls(melee)(t).until('ask.interrupt.attack')
  },
  {
    name: 'an interrupt: several ways at once',
    asks: 'ask.interrupt.attack',
    play: (t) => {
      charm(
        charm(around(t), { on: 'attack', window: 'before-draw', who: {} }, [], 'seat-2'),
        { on: 'attack', window: 'before-draw', who: {} },
        [],
        'seat-2'
      )
      t.rule({ ruling: 'tokens', seat: 'seat-2', token: 'animus', count: 1 })
      t.monster([melee]).until('ask.interrupt.attack', 'seat-2')
    }
  },
  interrupted('hp-loss', { who: {}, window: 'before' }, toAll({ do: 'lose-hp', hp: 1 })),
  interrupted('move', { who: {}, window: 'ends' }, { do: 'move', hexes: 2 }),
  interrupted('displaced', { who: {} }, toAll({ do: 'push', hexes: 1 })),
  interrupted('stage-card', { window: 'drawn' }, melee),
  interrupted('stage-changed', {}, { do: 'change-stage', stage: 2 }),
  interrupted('check', { who: {}, window: 'before' }, { do: 'check', check: 'spot', difficulty: 5, who: all }),
  interrupted('turn', { who: {}, window: 'starts' }, melee),
  interrupted('moment', { moment: 'end-of-round' }, { do: 'move', hexes: 1 }),
  interrupted('status', { status: 'bleed', who: {} }, toAll({ do: 'status', status: 'bleed' })),
  interrupted(
    'arrives',
    { who: {} },
    { do: 'spawn', enemy: 'farrow', at: { at: 'beside', who: 'self', arcs: ['rear'] } }
  ),
  {
    name: 'an interrupt: played',
    asks: 'ask.interrupt.played',
    play: (t) => {
      charm(around(t), { on: 'played', what: 'ability', who: {} })
      t.turnOf('seat-3').choose('card:priest-kneel:0').until('ask.interrupt.played')
    }
  },
  {
    name: 'an interrupt: draw',
    asks: 'ask.interrupt.draw',
    play: (t) => {
      charm(atFarrow(t), { on: 'draw', who: {}, window: 'after' }, [], 'seat-3')
      struck(t).until('ask.interrupt.draw')
    }
  },
  {
    name: 'an interrupt: knocked out',
    asks: 'ask.interrupt.knocked-out',
    play: (t) => {
      charm(atFarrow(t), { on: 'knocked-out', who: {} }, [], 'seat-3')
      struck(t).until('ask.interrupt.knocked-out')
    }
  },
  {
    name: 'an interrupt: break',
    asks: 'ask.interrupt.break',
    play: (t) => {
      charm(t.toFirstTurn().place('seat-1', 'I5', 'N').place('seat-2', 'I9'), { on: 'break', who: {} })
      t.turnOf('seat-1').rule({ ruling: 'dice', figure: 'rootsow', location: 'snout', dice: [1] })
      t.rule({ ruling: 'might', side: 'oathsworn', colour: 'white', top: ['2', '2', '2', '1', '1', '1'] })
      t.choose('card:warden-steady-blow:0').until('ask.might').spread({ white: 6 }).until('ask.interrupt.break')
    }
  },
  {
    name: 'an ally for the fallen',
    asks: 'ask.ally',
    begin: { setup: { allies } },
    play: (t) => void rangerGone(t).until('ask.ally')
  },
  {
    name: 'where the ally comes in',
    asks: 'ask.allyHex',
    begin: { setup: { allies } },
    play: (t) => void rangerGone(t).until('ask.allyHex')
  },
  {
    name: 'which way the ally faces',
    asks: 'ask.facing',
    begin: { setup: { allies } },
    play: (t) => void rangerGone(t).until('ask.facing')
  },
  {
    name: 'what the ally brings',
    asks: 'ask.comradery',
    begin: {
      setup: {
        traits: { comradery: 1 },
        allies
      }
    },
    play: (t) => void rangerGone(t).until('ask.comradery')
  }
]
