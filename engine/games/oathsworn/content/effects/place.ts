// Where something happens, and which way.
import { flag, id, integer, list, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { arc, direction, hexLabel } from '../common'
import { chooser, reference } from './who'

const range = integer({ min: 0, max: 62 }).describe('How far at most, in hexes.')

/** One hex or several. Where it is open which, north then west decides unless a player picks (OW-GEN-02). */
export const place = tagged('at', {
  hex: shape({ hexes: list(hexLabel, { min: 1, max: 200, distinct: true }).describe('The hexes.') }).describe(
    'These hexes, in this order.'
  ),
  zone: shape({ zone: id().describe('The name of the zone.') }).describe('The hexes of a zone the encounter names.'),
  edge: shape({}, { side: oneOf(['north', 'south', 'east', 'west']).describe('Only this side.') }).describe(
    'Edge hexes, of one side or all.'
  ),
  figure: shape({ who: reference }).describe('Where somebody stands.'),
  beside: shape(
    { who: reference },
    {
      arcs: preset(list(arc, { min: 1, max: 4, distinct: true }), ['front', 'right', 'rear', 'left']).describe(
        'In these arcs.'
      )
    }
  ).describe('Free hexes next to somebody, in these arcs.'),
  near: shape(
    { who: reference, hexes: range },
    {
      beyond: preset(integer({ min: 0, max: 62 }), 0).describe('Farther than this.'),
      closest: preset(reference, 'self')
    }
  ).describe('Hexes up to so far from somebody and farther than `beyond`; those closest to `closest` first.'),
  tile: shape({ tile: id('tile') }, { nearest: preset(reference, 'self') }).describe(
    'Hexes with this tile, nearest first.'
  ),
  obstacle: shape(
    {},
    { tag: id().describe('Only obstacles with this tag.'), nearest: preset(reference, 'self') }
  ).describe('Hexes of obstacles, nearest first.'),
  area: shape({}).describe('All hexes of the area of the latest attack.'),
  path: shape({}).describe('All hexes `self` has entered during this effect.'),
  left: shape({ who: reference }).describe('The hex somebody stood on before this effect moved it.'),
  random: shape({}, { of: reference, hexes: preset(range, 62) }).describe(
    'A free hex at random, near somebody or anywhere.'
  ),
  chosen: shape(
    {},
    {
      by: preset(chooser, 'self'),
      of: preset(reference, 'self'),
      hexes: preset(range, 62),
      sight: preset(flag(), false).describe('Whether it must be in line of sight.')
    }
  ).describe('A hex a player picks, up to so far from somebody, in their line of sight if it says so.')
})
  .named('Place')
  .describe('One hex or several. Where it is open which, north then west decides, unless a player picks.')
  .example({ at: 'beside', who: 'target' })
export type EffectPlace = Infer<typeof place>

export const way = tagged('way', {
  compass: shape({ direction }).describe('A fixed direction.'),
  facing: shape(
    {},
    { of: preset(reference, 'self'), turn: preset(integer({ min: -3, max: 3 }), 0).describe('Steps clockwise.') }
  ).describe('The way somebody faces, turned clockwise by so many steps.'),
  toward: shape({ who: reference }).describe('Toward somebody (OW-GEO-06).'),
  'away-from': shape({ who: reference }).describe('Directly away from somebody (OW-GEO-07).'),
  random: shape({}).describe('By the direction die (OW-GEO-09).'),
  chosen: shape({}, { by: preset(chooser, 'self') }).describe('A player picks.')
})
  .named('Way')
  .describe('A direction.')
  .example({ way: 'toward', who: 'target' })
export type EffectWay = Infer<typeof way>
