// Whom an attack covers.
import { byType, integer, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { footprint, hexLabel } from '../common'
import { amount } from './amount'
import { place, way } from './place'
import { reference, selector } from './who'

/** What a template lies on. */
export const anchor = tagged('on', {
  self: shape({}).describe('The attacker: the yellow hex (OW-AOE-01).'),
  front: shape({}).describe('The front hex of the attacker.'),
  centre: shape({ range: amount }).describe('A hex within range and line of sight of the attacker (OW-AOE-02).'),
  figure: shape({ who: reference }).describe('Somebody.'),
  hex: shape({ hex: hexLabel }).describe('A fixed hex.')
})
  .named('Anchor')
  .describe('What an area lies on.')
  .example({ on: 'centre', range: 4 })
export type Anchor = Infer<typeof anchor>

const small = integer({ min: 0, max: 62 }).describe('In hexes.')
const endless = byType({ number: integer({ min: 1, max: 62 }), text: oneOf(['edge']) }).describe(
  'How many, or to the edge.'
)

const shapes = {
  melee: shape({}).describe('One adjacent target (OW-ATK-03, OW-EATK-14).').example({ kind: 'melee' }),
  ranged: shape({ range: amount })
    .describe('One target within range and line of sight (OW-ATK-04, OW-ATK-05).')
    .example({ kind: 'ranged', range: 4 }),
  template: shape({ hexes: footprint.describe('The red hexes.') }, { on: preset(anchor, { on: 'self' }) })
    .describe('An area drawn facing north around its anchor; red hexes only (OW-AOE-01..08).')
    .example({
      kind: 'template',
      hexes: [
        [0, -1],
        [-1, -1],
        [1, -2]
      ]
    }),
  circle: shape({ radius: amount }, { inner: preset(small, 0), on: preset(anchor, { on: 'self' }) })
    .describe('Every hex from `inner` to `radius` hexes away; a ring when `inner` is above 0 (AOE).')
    .example({ kind: 'circle', radius: 2, inner: 1 }),
  cone: shape({ ranks: endless })
    .describe('A cone of so many ranks ahead (OW-CONE-01..05).')
    .example({ kind: 'cone', ranks: 3 }),
  wave: shape({}).describe('A strip three hexes wide to the edge (OW-WAVE-01..08).').example({ kind: 'wave' }),
  line: shape({ length: endless }, { way: preset(way, { way: 'facing' }) })
    .describe('A straight line of hexes (OW-GEO-04).')
    .example({ kind: 'line', length: 'edge' }),
  chain: shape({ links: amount, hop: amount }, { range: preset(small, 0) })
    .describe('From one target to the next; `range` 0 is a melee chain, whose attacker follows (OW-CHAIN-01..12).')
    .example({ kind: 'chain', links: 3, hop: 2 }),
  charge: shape({ hexes: amount })
    .describe('Moves ahead through everybody and attacks them all (OW-CHARGE-01..11).')
    .example({ kind: 'charge', hexes: 5 }),
  figures: shape({ who: selector })
    .describe(
      'Exactly these characters, one draw for all: all adjacent, all in an arc, two of choice (OW-EATK-11, OW-TGT-13).'
    )
    .example({
      kind: 'figures',
      who: { pick: 'all', from: { kinds: ['oathsworn'], where: [{ is: 'in-arc', arcs: ['front'], of: 'self' }] } }
    }),
  hexes: shape({ place })
    .describe('Everybody on some hexes of the board.')
    .example({ kind: 'hexes', place: { at: 'zone', zone: 'pit' } })
}

/** The shapes an enemy's attack can have. */
export const attackShape = tagged('kind', shapes).named('AttackShape').describe('Whom the attack of an enemy covers.')
export type AttackShape = Infer<typeof attackShape>

/** A player's attack may also reach as far as the weapon in hand. */
export const abilityShape = tagged('kind', {
  weapon: shape({})
    .describe('One target: adjacent, or within the range of an equipped weapon (OW-ATK-02).')
    .example({ kind: 'weapon' }),
  ...shapes
})
  .named('AbilityShape')
  .describe('Whom the attack of a player covers.')
export type AbilityShape = Infer<typeof abilityShape>
