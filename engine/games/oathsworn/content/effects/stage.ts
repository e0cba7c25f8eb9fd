// The language of stage cards, special rules boards and tiles (ledger 3.5).
import { byType, flag, id, integer, lazy, list, maybe, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer, InferTagged, Schema } from '../../../../schema'
import { hexLabel, moment } from '../common'
import type { CardMoment } from '../common'
import { amount } from './amount'
import type { Amount } from './amount'
import { mightChange } from './change'
import { control } from './control'
import type { As, Check, Choose, ForEach, If, Repeat, Watch } from './control'
import { place, way } from './place'
import { riders } from './rider'
import { attackShape } from './shape'
import { sharedVerbs } from './shared'
import { group, reference, selector } from './who'
import type { Selector } from './who'

/** Where an enemy's move leads. */
export const heading = tagged('to', {
  target: shape({}).describe('To its target, the shortest way, until adjacent (OW-EMOVE-01).'),
  figure: shape({ who: selector }).describe('To somebody, until adjacent.'),
  place: shape({ place }).describe('To a hex or zone.'),
  way: shape({ way }).describe('In a direction, detouring and bouncing (OW-EMOVE-10, OW-EMOVE-14).'),
  away: shape({ from: reference }).describe('Directly away from somebody (OW-EMOVE-17).')
})
  .named('Heading')
  .describe('Where a move leads.')
  .example({ to: 'target' })
export type StageHeading = Infer<typeof heading>

/** How the MIGHT of one enemy attack is made up (OW-EATK-03, OW-EATK-04). */
export const enemyMight = tagged('draw', {
  usual: shape({}, { change: preset(mightChange, {}) }).describe(
    'What the special rules board says, with cards more or fewer.'
  ),
  instead: shape({ cards: mightChange }).describe('These cards instead.'),
  fixed: shape({ damage: amount }).describe('No draw: so much damage.')
})
  .named('EnemyMight')
  .describe('What an enemy draws for an attack (OW-EATK-03, OW-EATK-04).')
  .example({ draw: 'usual', change: { red: 1 } })
export type EnemyMight = Infer<typeof enemyMight>

/** From which hex range, line of sight and areas are measured (OW-LOS-06, OW-EATK-14). */
export const origin = tagged('from', {
  usual: shape({}).describe('The front hex; for a melee attack any base hex.'),
  core: shape({}).describe('The core hex.'),
  figure: shape({ who: reference }).describe('Where somebody stands.'),
  hex: shape({ hex: hexLabel }).describe('A fixed hex.')
})
  .named('Origin')
  .describe('The hex from which an attack is measured (OW-LOS-06, OW-EATK-14).')
  .example({ from: 'core' })
export type EffectOrigin = Infer<typeof origin>

const leaves = {
  ...sharedVerbs,
  // OW-TGT-02, OW-STAGE-08
  target: shape({ who: selector }, { firm: preset(flag(), false).describe('Whether no other target will do.') })
    .describe(
      'Names the target for the rest of the card (OW-TGT-02): if it is out of reach or sight the usual steps follow, unless it is `firm`. Cards without this verb choose by OW-TGT-03.'
    )
    .example({ do: 'target', who: { pick: 'lowest', of: { what: 'hp' }, from: { kinds: ['oathsworn'] } } }),
  // OW-EMOVE-01..22, OW-LARGE-01..15
  move: shape(
    {
      hexes: byType({ number: integer({ min: 0, max: 62 }), object: amount, text: oneOf(['any']) }).describe(
        'How far at most; `any` = as far as it takes.'
      )
    },
    {
      who: preset(selector, 'self'),
      heading: preset(heading, { to: 'target' }),
      stop: preset(integer({ min: 0, max: 62 }), 1).describe(
        'Stops this far from where it leads; 1 is adjacent (OW-EMOVE-22).'
      ),
      through: preset(flag(), false).describe('Obstacles and figures do not block.'),
      bounce: preset(flag(), true).describe('Bounces at the edge (OW-EMOVE-14); otherwise stops there.'),
      keepFacing: preset(flag(), false).describe('Does not turn (OW-EMOVE-05).')
    }
  )
    .describe('Moves a figure by the rules for enemies (EMOVE, LARGE); `any` = as far as it takes.')
    .example({ do: 'move', hexes: 4 }),
  // OW-EATK-01..18
  attack: shape(
    { shape: attackShape },
    {
      icons: preset(list(id(), { max: 6, distinct: true }), []).describe(
        'Body parts whose loss breaks the attack (OW-EATK-01).'
      ),
      might: preset(enemyMight, { draw: 'usual' }),
      origin: preset(origin, { from: 'usual' }),
      target: preset(selector, 'target'),
      sight: preset(flag(), true).describe('Whether line of sight is needed.'),
      times: preset(amount, 1).describe('So many separate attacks, each with its own draw (OW-EATK-16).'),
      riders
    }
  )
    .describe('Attacks (EATK).')
    .example({ do: 'attack', shape: { kind: 'melee' }, icons: ['maw'], riders: [{ do: 'knockback', hexes: 2 }] }),
  // OW-PLACE-01..06
  spawn: shape(
    { enemy: id('enemy'), at: place },
    {
      count: preset(amount, 1),
      facing: preset(maybe(way), null).describe('Which way they face; null = by OW-PLACE-03.'),
      acts: preset(flag(), true).describe('Whether it acts in this phase (OW-MINION-10).')
    }
  )
    .describe('Brings enemies into play as far as the supply goes (PLACE).')
    .example({ do: 'spawn', enemy: 'gloom-pup', count: 2, at: { at: 'beside', who: 'self', arcs: ['rear'] } }),
  // OW-MINION-01..11
  activate: shape({}, { who: preset(group, { kinds: ['minion'] }) })
    .describe('Minions act now, and not again in this phase (OW-MINION-02).')
    .example({ do: 'activate' }),
  // OW-GEN-09
  'heal-die': shape(
    { hp: amount },
    {
      who: preset(selector, 'self'),
      location: id().describe('The name of the location.'),
      broken: preset(flag(), false).describe('Whether a broken one may return.')
    }
  )
    .describe(
      'A die of a boss regains HP: the named location or the one that lost most; `broken` lets it return to a broken one.'
    )
    .example({ do: 'heal-die', hp: 2, location: 'maw' })
}

export type StageEffect =
  | InferTagged<'do', typeof leaves>
  | If<StageEffect>
  | Choose<StageEffect>
  | Repeat<StageEffect>
  | ForEach<StageEffect>
  | As<StageEffect>
  | Check<StageEffect>
  | Watch<StageEffect>
  | Cage
  | Consume

export interface Cage {
  readonly do: 'cage'
  readonly who: Selector
  readonly difficulty: Amount
  readonly fails: readonly StageEffect[]
}

export interface Consume {
  readonly do: 'consume'
  readonly who: Selector
  readonly location: string
  readonly at: readonly CardMoment[]
  readonly then: readonly StageEffect[]
}

const nested: Schema<readonly StageEffect[]> = list(
  lazy(() => stageEffect),
  { max: 40 }
)

export const stageEffect: Schema<StageEffect> = tagged('do', {
  ...leaves,
  ...control(nested),
  // OW-CAGE-01..13
  cage: shape(
    { difficulty: amount },
    { who: preset(selector, 'target'), fails: preset(nested, []).describe('What happens on a failed escape.') }
  )
    .describe(
      'Cages somebody, who holds the card (CAGE). `fails` happens on a failed escape and when time is out; inside, the caged one is `holder`.'
    )
    .example({ do: 'cage', difficulty: 5, fails: [{ do: 'apply', to: 'holder', riders: [{ do: 'lose-hp', hp: 1 }] }] }),
  // OW-CONSUME-01..14
  consume: shape(
    { location: id().describe('The location that swallows.') },
    {
      who: preset(selector, 'target'),
      at: preset(list(moment, { min: 1, max: 6, distinct: true }), [
        'start-of-oathsworn-phase',
        'start-of-encounter-phase'
      ]).describe('When it happens.'),
      then: preset(nested, []).describe('What happens to the one inside.')
    }
  )
    .describe(
      'Swallows somebody into a location (CONSUME). `then` happens at those moments (OW-CONSUME-05); inside, the swallowed one is `holder`.'
    )
    .example({
      do: 'consume',
      location: 'belly',
      then: [{ do: 'apply', to: 'holder', riders: [{ do: 'lose-hp', hp: 1 }] }]
    })
})
  .named('StageEffect')
  .describe('One thing an enemy or the board does.')

export const stageEffects = nested
export type StageVerb = StageEffect['do']
