// Things that happen at the table and can set something off.
import { id, list, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { checkType, moment } from '../common'
import { who } from './who'

/** Where in an attack it is offered: S5 and S8 of the sequence diagrams. */
export const attackWindows = [
  'declared',
  'before-draw',
  'after-draw',
  'before-reveal',
  'after-reveal',
  'after-damage'
] as const
export type AttackWindow = (typeof attackWindows)[number]

const anyone = preset(who, {})
const self = preset(who, 'self')
const beforeAfter = preset(oneOf(['before', 'after']), 'after').describe('Before it takes effect, or after.')

/**
 * `who` is the one it is about and is the `subject` of what follows; `by` is the one who did it. Range and line of
 * sight are filters of these: `{ "where": [{ "is": "within", "hexes": 3, "of": "self" }] }`.
 */
export const trigger = tagged('on', {
  // OW-EATK-18
  attack: shape({ window: oneOf(attackWindows).describe('Where in the attack (S5, S8).') }, { who: self, by: anyone })
    .describe('Somebody is attacked. `before-draw` and `after-reveal` are the windows of OW-EATK-18.')
    .example({
      on: 'attack',
      window: 'before-draw',
      who: { kinds: ['oathsworn'], where: [{ is: 'within', hexes: 2, of: 'self' }] }
    }),
  'hp-loss': shape({}, { who: self, by: anyone, window: beforeAfter })
    .describe('Somebody loses HP, by whatever cause.')
    .example({ on: 'hp-loss', who: 'self', window: 'before' }),
  // OW-KO-01
  'knocked-out': shape({}, { who: anyone })
    .describe('Somebody falls (KO), or a minion dies.')
    .example({ on: 'knocked-out', who: { kinds: ['minion'] } }),
  move: shape({ window: oneOf(['starts', 'enters', 'ends']).describe('Where in the move.') }, { who: anyone })
    .describe('Somebody starts to move, enters a hex, or ends a move.')
    .example({ on: 'move', window: 'ends', who: { kinds: ['boss'], where: [{ is: 'within', hexes: 1, of: 'self' }] } }),
  // OW-KB-01, OW-PUSH-01
  displaced: shape({}, { who: anyone, by: anyone, window: beforeAfter })
    .describe('Somebody is knocked back, pushed or pulled.')
    .example({ on: 'displaced', who: { kinds: ['oathsworn'] } }),
  // OW-BRK-01, OW-INT-06
  break: shape({}, { who: anyone, by: anyone, location: id().describe('Only this location.') })
    .describe('A location of somebody breaks; before the reaction is drawn (OW-INT-06).')
    .example({ on: 'break', who: { kinds: ['boss'] } }),
  'stage-card': shape({ window: oneOf(['shown', 'drawn', 'resolved']).describe('What happens to the card.') })
    .describe('A stage card is turned face up, drawn, or has been resolved (STAGE).')
    .example({ on: 'stage-card', window: 'drawn' }),
  'stage-changed': shape({})
    .describe('The encounter has entered another stage (OW-BRK-02).')
    .example({ on: 'stage-changed' }),
  check: shape(
    {},
    {
      who: anyone,
      window: beforeAfter,
      types: list(checkType, { min: 1, max: 9, distinct: true }).describe('Only checks of these types.')
    }
  )
    .describe('Somebody makes a check (CHECK).')
    .example({ on: 'check', who: 'self', types: ['survival'], window: 'before' }),
  draw: shape({}, { who: anyone, window: beforeAfter })
    .describe('Somebody draws MIGHT cards for an attack or a check.')
    .example({ on: 'draw', who: 'self', window: 'after' }),
  turn: shape({ window: oneOf(['starts', 'ends']).describe('Which end of the turn.') }, { who: self })
    .describe('A turn, or the activation of a minion, starts or ends.')
    .example({ on: 'turn', window: 'starts', who: 'self' }),
  moment: shape({ moment })
    .describe('A moment of the round has come (S2).')
    .example({ on: 'moment', moment: 'end-of-round' }),
  played: shape(
    { what: oneOf(['ability', 'item', 'injury', 'token', 'special']).describe('What was played.') },
    { who: anyone }
  )
    .describe('Somebody has played a card or spent a token.')
    .example({ on: 'played', what: 'token', who: 'self' }),
  status: shape({ status: id('status') }, { who: anyone })
    .describe('Somebody has gained a status.')
    .example({ on: 'status', status: 'bleed', who: { kinds: ['boss'] } }),
  arrives: shape({}, { who: anyone })
    .describe('Somebody has come into play.')
    .example({ on: 'arrives', who: { kinds: ['minion'] } })
})
  .named('Trigger')
  .describe('Something that happens and can set something off. `who` is the one it is about, `by` the one who did it.')
export type Trigger = Infer<typeof trigger>
