// The language of ability cards, items, archetypes, companions, allies and helpers (ledger 3.6).
import { byType, flag, id, integer, lazy, list, maybe, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer, InferTagged, Schema } from '../../../../schema'
import { colour, position, slot } from '../common'
import { sides } from '../../might'
import { amount } from './amount'
import { boost } from './change'
import { condition } from './condition'
import { control } from './control'
import type { As, Check, Choose, ForEach, If, Repeat, Watch } from './control'
import { cost } from './cost'
import type { Cost } from './cost'
import { place, way } from './place'
import { riders } from './rider'
import { abilityShape } from './shape'
import { sharedVerbs } from './shared'
import { chooser, reference, selector } from './who'
import type { Chooser } from './who'
import { mightChange } from './change'

/** Which MIGHT an attack may use (OW-ATK-07). */
export const ownMight = tagged('draw', {
  own: shape({}).describe('The own cubes and any number of white cards.'),
  unarmed: shape({}).describe('White cards only (UNARMED).'),
  instead: shape({ cards: mightChange }).describe('These cubes instead of the own, and any number of white cards.'),
  of: shape({ who: reference }).describe('The cubes of somebody else.'),
  fixed: shape({ damage: amount }).describe('No draw: so much damage; it cannot miss.')
})
  .named('OwnMight')
  .describe('Which MIGHT an attack may use (OW-ATK-07).')
  .example({ draw: 'own' })
export type OwnMight = Infer<typeof ownMight>

/** What is better about the attack when something is so. */
export const bonus = shape({ if: condition }, { boost: preset(boost, {}), riders })
  .named('Bonus')
  .describe('What is better about the attack when something is so.')
  .example({
    if: { test: 'is', who: 'self', where: [{ is: 'in-arc', arcs: ['rear'], of: 'target' }] },
    boost: { damage: 3 }
  })
export type Bonus = Infer<typeof bonus>

/** Which cards of an enemy's draw are meant. */
const which = oneOf(['highest', 'lowest', 'chosen', 'random']).describe('Which cards.')

const leaves = {
  ...sharedVerbs,
  // OW-ATK-01..23
  attack: shape(
    { shape: abilityShape },
    {
      might: preset(ownMight, { draw: 'own' }),
      boost: preset(boost, {}),
      bonuses: preset(list(bonus, { max: 8 }), []).describe('What is better about it when something is so.'),
      riders,
      sight: preset(flag(), true).describe('Whether line of sight is needed.'),
      times: preset(amount, 1).describe('So many separate attacks, each with its own draw and target.'),
      throws: preset(maybe(slot), null).describe('The item thrown (THROWN).'),
      against: preset(maybe(selector), null).describe(
        'Who is attacked, if the player has no choice: `attacker` for a counter-attack.'
      ),
      by: preset(selector, 'self').describe('Who attacks: a friend, a helper.'),
      rotates: preset(flag(), true).describe('Whether an area may be turned (OW-AOE-08).')
    }
  )
    .describe('Attacks (ATK). Riders affect the target and are lost when it breaks a location (OW-BRK-08).')
    .example({
      do: 'attack',
      shape: { kind: 'weapon' },
      boost: { damage: 2 },
      riders: [{ do: 'knockback', hexes: 1 }]
    }),
  // OW-MOVE-03
  move: shape(
    { hexes: byType({ number: integer({ min: 0, max: 62 }), object: amount }).describe('How far at most.') },
    {
      who: preset(selector, 'self'),
      by: preset(chooser, 'self').describe('Whose player walks the figure.'),
      way: preset(maybe(way), null).describe('A straight move in this direction; otherwise free.'),
      through: preset(list(oneOf(['figures', 'obstacles', 'tiles']), { max: 3, distinct: true }), []).describe(
        'What does not hinder.'
      ),
      all: preset(flag(), false).describe('All hexes must be moved if possible.'),
      ends: preset(maybe(place), null).describe('It must end there: beside the target, say.')
    }
  )
    .describe(
      'Moves a figure hex by hex, up to so far, without animus (OW-MOVE-03); `who` may be a friend or an enemy.'
    )
    .example({ do: 'move', hexes: 3, through: ['figures'] }),
  follow: shape({ who: reference }, { hexes: preset(amount, 62) })
    .describe('Moves after somebody who was displaced, along the same hexes, until adjacent.')
    .example({ do: 'follow', who: 'target' }),
  // OW-DMG-10, OW-EATK-10
  prevent: shape(
    {
      hp: byType({ number: integer({ min: 0, max: 99 }), object: amount, text: oneOf(['all']) }).describe(
        'How many, or `all`.'
      )
    },
    { for: preset(reference, 'subject') }
  )
    .describe('Prevents HP loss that is about to happen; only in the windows before it.')
    .example({ do: 'prevent', hp: 1, for: 'self' }),
  redirect: shape({ to: selector })
    .describe('The attack that set this off goes to somebody else, who defends as usual.')
    .example({ do: 'redirect', to: 'self' }),
  // OW-EATK-02, OW-EATK-03
  weaken: shape(
    { cards: amount },
    { which: preset(which, 'highest'), colour, again: preset(flag(), false).describe('Whether they are drawn anew.') }
  )
    .describe(
      'Cards of the enemy draw that set this off are not drawn (before the draw), are ignored (after it), or with `again` are redrawn.'
    )
    .example({ do: 'weaken', cards: 1, which: 'highest' }),
  cancel: shape({ what: oneOf(['attack', 'move', 'displacement', 'riders', 'stage-card']).describe('What.') })
    .describe(
      'What set this off does not happen; of several who are displaced or suffer riders, only not to the one it is about. An attack that is called off strikes nobody (OW-EATK-18).'
    )
    .example({ do: 'cancel', what: 'displacement' }),
  'copy-card': shape(
    { at: list(position, { min: 1, max: 5, distinct: true }).describe('Where it lies.') },
    { of: preset(reference, 'self'), free: preset(flag(), false).describe('Whether it costs nothing.') }
  )
    .describe('Uses the effect of another ability card lying there; `free` = without its animus.')
    .example({ do: 'copy-card', at: [3] }),
  // OW-CARD-06
  cooldown: shape({ to: oneOf(['hand', 0, 1, 2, 3, 'lower', 'higher']).describe('Where it goes.') })
    .describe('The card being played goes elsewhere than its printed cooldown says; battleflow happens where it lands.')
    .example({ do: 'cooldown', to: 'lower' }),
  // OW-GEN-06
  summon: shape({ helper: id('helper'), at: place }, { count: preset(amount, 1) })
    .describe('Brings helpers into play as far as the supply goes.')
    .example({ do: 'summon', helper: 'sentinel', at: { at: 'chosen', hexes: 3, sight: true } }),
  // OW-MIGHT-06
  peek: shape(
    { side: oneOf(sides).describe('Whose decks.'), cards: amount },
    {
      colour,
      then: preset(oneOf(['put-back', 'reorder', 'discard-any']), 'put-back').describe('What is done with them.')
    }
  )
    .describe('Looks at the top cards of a MIGHT deck; without `colour` the player chooses which.')
    .example({ do: 'peek', side: 'enemy', colour: 'red', cards: 2, then: 'discard-any' }),
  draw: shape({ cards: mightChange }, { side: preset(oneOf(sides), 'oathsworn').describe('From whose decks.') })
    .describe('Draws MIGHT cards and discards them; what follows may count them as `damage`, `blanks`, `criticals`.')
    .example({ do: 'draw', cards: { white: 2 } }),
  'extra-turn': shape({}, { who: preset(selector, 'self') })
    .describe('Takes another turn right after this one.')
    .example({ do: 'extra-turn' })
}

export type AbilityEffect =
  | InferTagged<'do', typeof leaves>
  | If<AbilityEffect>
  | Choose<AbilityEffect>
  | Repeat<AbilityEffect>
  | ForEach<AbilityEffect>
  | As<AbilityEffect>
  | Check<AbilityEffect>
  | Watch<AbilityEffect>
  | May
  | Pay

export interface May {
  readonly do: 'may'
  readonly by: Chooser
  readonly then: readonly AbilityEffect[]
}

export interface Pay {
  readonly do: 'pay'
  readonly by: Chooser
  readonly costs: readonly Cost[]
  readonly then: readonly AbilityEffect[]
  readonly else: readonly AbilityEffect[]
}

const nested: Schema<readonly AbilityEffect[]> = list(
  lazy(() => abilityEffect),
  { max: 40 }
)

export const abilityEffect: Schema<AbilityEffect> = tagged('do', {
  ...leaves,
  ...control(nested),
  // OW-GEN-14
  may: shape({ then: nested }, { by: preset(chooser, 'self') })
    .describe('A player decides whether it happens.')
    .example({ do: 'may', then: [{ do: 'move', hexes: 2 }] }),
  // OW-CARD-03
  pay: shape(
    { costs: list(cost, { min: 1, max: 6 }).describe('What is paid.'), then: nested },
    { by: preset(chooser, 'self'), else: preset(nested, []) }
  )
    .describe('A player may pay in the middle of an effect; `then` happens if they do, `else` if they do not.')
    .example({
      do: 'pay',
      costs: [{ pay: 'animus', animus: 1 }],
      then: [{ do: 'apply', to: 'self', riders: [{ do: 'heal', hp: 1 }] }]
    })
})
  .named('AbilityEffect')
  .describe('One thing a player’s card does.')

export const abilityEffects = nested
export type AbilityVerb = AbilityEffect['do']
