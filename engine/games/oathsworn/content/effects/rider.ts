// What can be done to a character, by a hit or without one. Riders on several victims are carried out together
// (OW-EATK-15, OW-KB-10), so this is a closed set without branches.
import { byType, flag, id, integer, json, list, oneOf, preset, record, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { anyToken, cooldown, duration, position, slot } from '../common'
import { amount } from './amount'
import { change } from './change'
import { chooser, reference } from './who'

export const riderMoments = ['hit', 'hp-lost', 'no-hp-lost', 'knocked-out'] as const
const when = preset(oneOf(riderMoments), 'hit').describe(
  'On every hit, only when HP were lost, only when none were, or only on a knockout (OW-EATK-13). Outside attacks: always.'
)

const one = preset(amount, 1)
const from = preset(reference, 'self')
const everything = preset(byType({ number: integer({ min: 0, max: 99 }), text: oneOf(['all']) }), 1).describe(
  'How many, or `all`.'
)
const location = id().describe('The name of a location.')

export const cardKinds = ['ability', 'item', 'injury'] as const
export const cardGoals = ['hand', 0, 1, 2, 3, 'lower', 'higher', 'play'] as const

export const rider = tagged('do', {
  // OW-KB-01
  knockback: shape({ hexes: amount }, { from, when })
    .describe('Knocked straight away, with collisions (KB).')
    .example({ do: 'knockback', hexes: 2 }),
  // OW-PUSH-01
  push: shape({}, { hexes: one, from, when })
    .describe('Pushed straight away into a free hex, harmlessly (PUSH).')
    .example({ do: 'push', hexes: 1 }),
  pull: shape({ hexes: amount }, { to: from, when })
    .describe('Drawn straight toward somebody, until adjacent at most.')
    .example({ do: 'pull', hexes: 3 }),
  // OW-STATUS-02..09
  status: shape({ status: id('status') }, { count: one, when })
    .describe('Gains tokens of a status: bleed, crippled, poison … (STATUS).')
    .example({ do: 'status', status: 'bleed', count: 2 }),
  cleanse: shape({}, { status: id('status'), count: everything, when })
    .describe('Loses tokens of a status, or of any if none is named.')
    .example({ do: 'cleanse', status: 'poison', count: 'all' }),
  // OW-STATUS-02, OW-STATUS-06
  trigger: shape(
    { status: id('status') },
    { hp: one, clear: preset(flag(), false).describe('Whether the tokens go.'), when }
  )
    .describe('A status strikes: HP lost if there is a token of it (OW-STATUS-02); `clear` takes the tokens away.')
    .example({ do: 'trigger', status: 'bleed', hp: 1 }),
  // OW-DMG-10
  'lose-hp': shape(
    { hp: amount },
    {
      location,
      dice: preset(oneOf(['one', 'every']), 'one').describe(
        'Of a boss: one die loses so much, or `every` die does, all at once (OW-BRK-11).'
      ),
      when
    }
  )
    .describe('Loses HP directly, whatever its DEFENSE; of a boss from the named location or the nearest die.')
    .example({ do: 'lose-hp', hp: 1 }, { do: 'lose-hp', hp: 1, dice: 'every' }),
  // OW-GEN-09
  heal: shape({ hp: amount }, { location, when })
    .describe('Regains HP, never above the maximum.')
    .example({ do: 'heal', hp: 1 }),
  // OW-MOVE-07
  'lose-animus': shape({ animus: amount }, { when })
    .describe('Animus goes from available to reserve.')
    .example({ do: 'lose-animus', animus: 2 }),
  'gain-animus': shape({ animus: amount }, { when })
    .describe('Animus goes from reserve to available.')
    .example({ do: 'gain-animus', animus: 1 }),
  // OW-TOKEN-01
  'gain-token': shape({ token: anyToken }, { count: one, when })
    .describe('Gains combat tokens; `any` is chosen by the one who gains (OW-TOKEN-15).')
    .example({ do: 'gain-token', token: 'redraw' }),
  'lose-token': shape({ token: anyToken }, { count: one, when })
    .describe('Loses combat tokens; `any` is chosen by the one who loses.')
    .example({ do: 'lose-token', token: 'any', count: 1 }),
  // OW-FLOW-05
  cards: shape(
    { to: oneOf(cardGoals).describe('Where they go.') },
    {
      kinds: preset(list(oneOf(cardKinds), { min: 1, max: 3, distinct: true }), ['ability']).describe(
        'Cards of these kinds.'
      ),
      at: preset(list(position, { min: 1, max: 5, distinct: true }), ['hand']).describe('Where they lie.'),
      count: everything,
      by: preset(chooser, 'each'),
      when
    }
  )
    .describe(
      'Cards move without battleflow (OW-FLOW-05): to a position, one lower or higher, to hand, or `play` = to their own cooldown position.'
    )
    .example({ do: 'cards', at: ['hand'], to: 'play', count: 1 }),
  // OW-FLOW-01, OW-FLOW-09
  battleflow: shape({}, { at: cooldown, times: one, when })
    .describe('One position flows as if a card had arrived there; without `at` its player chooses which (OW-FLOW-09).')
    .example({ do: 'battleflow', at: 2 }),
  // OW-THROWN-01..04
  'drop-item': shape(
    {},
    {
      slots: preset(list(slot, { min: 1, max: 4, distinct: true }), ['weapon', 'shield']).describe('One of these.'),
      when
    }
  )
    .describe('Drops an item: it lies beside the character as if thrown (THROWN).')
    .example({ do: 'drop-item', slots: ['shield'] }),
  injury: shape(
    {},
    { draw: preset(integer({ min: -3, max: 3 }), 1).describe('How many; below 0 they are archived.'), when }
  )
    .describe('Draws injury cards, or with a number below 0 archives them.')
    .example({ do: 'injury', draw: -1 }),
  turn: shape({ steps: integer({ min: -3, max: 3 }).describe('Steps clockwise.') }, { when })
    .describe('Is turned clockwise by so many steps.')
    .example({ do: 'turn', steps: 3 }),
  mark: shape(
    { mark: id().describe('The name of the mark.') },
    {
      until: preset(duration, 'encounter'),
      location: preset(flag(), false).describe('Whether the location is marked, not the figure.'),
      when
    }
  )
    .describe('Is marked, for filters and tests to find; with `location` the location that was hit is marked.')
    .example({ do: 'mark', mark: 'hunted', until: 'end-of-round' }),
  unmark: shape({ mark: id().describe('The name of the mark.') }, { when })
    .describe('Loses a mark.')
    .example({ do: 'unmark', mark: 'hunted' }),
  modify: shape({ change, until: duration }, { when })
    .describe('Something about it is different for a while.')
    .example({ do: 'modify', change: { change: 'defence', by: -1 }, until: 'end-of-round' }),
  // OW-MINION-01, OW-WIN-01
  remove: shape({}, { when })
    .describe('Leaves the board: a minion or helper is gone, an Oathsworn or ally is knocked out.')
    .example({ do: 'remove' }),
  // OW-CAGE-07, OW-CONSUME-08
  free: shape({}, { when })
    .describe('Is freed from a cage or released from inside (CAGE, CONSUME).')
    .example({ do: 'free' }),
  bespoke: shape(
    { script: id().describe('The name of the script.') },
    { with: preset(record(id(), json()), {}).describe('What the script is told.'), when }
  )
    .describe('Something with a script of its own.')
    .example({ do: 'bespoke', script: 'steal-shadow' })
})
  .named('Rider')
  .describe('Something done to a character.')
export type Rider = Infer<typeof rider>
export type RiderName = Rider['do']

export const riders = preset(list(rider, { max: 12 }), []).describe('What happens to whoever is hit.')
