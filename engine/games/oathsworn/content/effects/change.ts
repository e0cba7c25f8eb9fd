// What can be different about somebody for a while.
import { flag, id, integer, json, list, oneOf, preset, record, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { checkType } from '../common'
import { amount } from './amount'
import { reference } from './who'

const zero = preset(amount, 0)

/** MIGHT cards more or fewer of each colour. */
export const mightChange = shape({}, { white: amount, yellow: amount, red: amount, black: amount })
  .named('MightChange')
  .describe('How many MIGHT cards more (or, below 0, fewer) of each colour.')
  .example({ red: 1 })
export type MightChange = Infer<typeof mightChange>

/** What can be better about one attack of an Oathsworn, ally or helper. */
export const boost = shape(
  {},
  {
    damage: zero.describe('Added to the total.'),
    might: preset(mightChange, {}),
    empower: zero.describe('One-step upgrades (OW-EMP-01).'),
    redraws: zero.describe('Free redraws (OW-ATK-11).'),
    ignoreHighest: zero.describe('Highest cards ignored (OW-ATK-12..15).'),
    ignoreLowest: zero.describe('Lowest cards ignored (OW-ATK-12..15).'),
    least: zero.describe('The total is at least this, unless the attack misses.'),
    times: preset(integer({ min: 1, max: 4 }), 1).describe(
      'The total is multiplied by this, before `damage` is added.'
    ),
    range: zero.describe('Added to the range of a ranged attack.'),
    pierce: zero.describe('The DEFENSE of the target is lower by this, at least 1.')
  }
)
  .named('Boost')
  .describe('What is better about an attack.')
  .example({ damage: 2, empower: 1 })
export type Boost = Infer<typeof boost>

export const actions = ['move', 'attack', 'card', 'item', 'token', 'defend', 'interrupt', 'special', 'turn'] as const
export type ForbiddenAction = (typeof actions)[number]

export const change = tagged('change', {
  defence: shape({ by: amount }).describe('DEFENSE is higher or lower.').example({ change: 'defence', by: 1 }),
  attacks: shape({ boost })
    .describe('Its own attacks are better (Oathsworn, allies, helpers).')
    .example({ change: 'attacks', boost: { damage: 1 } }),
  attacked: shape({ boost })
    .describe('Attacks of Oathsworn against it are better.')
    .example({ change: 'attacked', boost: { redraws: 1 } }),
  might: shape({ cards: mightChange })
    .describe('Its own draws have more or fewer MIGHT cards (enemies).')
    .example({ change: 'might', cards: { yellow: -1 } }),
  movement: shape({ by: amount })
    .describe('Every move it makes is longer or shorter.')
    .example({ change: 'movement', by: -2 }),
  cost: shape({ of: oneOf(['move', 'card', 'item', 'special', 'escape']).describe('What costs it.'), by: amount })
    .describe('Something costs more or less animus.')
    .example({ change: 'cost', of: 'card', by: 1 }),
  regen: shape({ by: amount })
    .describe('It regenerates more or less animus (OW-REFR-02).')
    .example({ change: 'regen', by: -1 }),
  check: shape(
    { types: list(checkType, { min: 1, max: 9, distinct: true }).describe('Checks of these types.') },
    { by: zero, redraws: zero }
  )
    .describe('Checks have a bonus or free redraws (OW-CHECK-11).')
    .example({ change: 'check', types: ['survival'], by: 2 }),
  forbid: shape({
    actions: list(oneOf(actions), { min: 1, max: 9, distinct: true }).describe(
      'What is forbidden; `turn` is all of a turn, of an enemy its part of the encounter phase (OW-STAGE-10).'
    )
  })
    .describe('It may not do these.')
    .example({ change: 'forbid', actions: ['item'] }),
  taunted: shape({ by: reference })
    .describe('Its target is somebody, as if named on every card (OW-TGT-02).')
    .example({ change: 'taunted', by: 'owner' }),
  untargetable: shape({}).describe('It cannot be chosen as a target (OW-TGT-12).').example({ change: 'untargetable' }),
  walks: shape({
    through: list(oneOf(['figures', 'obstacles', 'tiles']), { min: 1, max: 3, distinct: true }).describe(
      'Through these.'
    )
  })
    .describe('It moves through these; tiles are then not triggered.')
    .example({ change: 'walks', through: ['tiles'] }),
  immune: shape({ to: list(id(), { min: 1, max: 20, distinct: true }).describe('Names of riders or statuses.') })
    .describe('These riders or statuses do nothing to it.')
    .example({ change: 'immune', to: ['knockback', 'bleed'] }),
  exposed: shape({ icons: list(id(), { min: 1, max: 8, distinct: true }).describe('The icons.') })
    .describe('These icons count as uncovered (OW-EATK-01).')
    .example({ change: 'exposed', icons: ['claw'] }),
  shielded: shape({ locations: list(id(), { min: 1, max: 12, distinct: true }).describe('Names of locations.') })
    .describe('These locations lose no HP.')
    .example({ change: 'shielded', locations: ['heart'] }),
  blind: shape({}, { range: preset(amount, 1) })
    .describe('It sees no farther than this.')
    .example({ change: 'blind', range: 2 }),
  shared: shape({ with: reference }, { all: preset(flag(), false).describe('All of them, or only the first.') })
    .describe('HP it would lose to attacks, one or all, is lost by somebody else.')
    .example({ change: 'shared', with: 'owner' }),
  bespoke: shape(
    { script: id().describe('The name of the script.') },
    { with: preset(record(id(), json()), {}).describe('What the script is told.') }
  )
    .describe('A change with a script of its own.')
    .example({ change: 'bespoke', script: 'mirror-image' })
})
  .named('Change')
  .describe('Something that is different about somebody.')
export type Change = Infer<typeof change>
