// Whom an effect means: references by role, groups by description, and picks out of a group.
import { byType, flag, id, integer, list, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { arc, colour, cooldown, hexLabel, itemType, tokenType } from '../common'

export const references = [
  'self', // the one who acts: the enemy of the card, the Oathsworn who plays, the helper commanded
  'target', // the target of the card or attack; inside riders the one who is hit
  'each', // the one whose turn it is in `for-each`
  'owner', // the Oathsworn whose card, helper or tile this is
  'breaker', // the one who broke the location, in a reaction (OW-BRK-05)
  'attacker', // of the attack that set this off
  'attacked', // the victim of the attack that set this off
  'last-attacker', // who attacked `self` last
  'subject', // whoever the trigger was about: the mover, the fallen, the one whose turn it is
  'holder', // the caged or consumed character, the holder of a given card
  'lead' // the Oathsworn of the leading seat
] as const
export type Reference = (typeof references)[number]
export const reference = oneOf(references).named('Reference').describe('Somebody by the part they play.')

export const choosers = [
  'company',
  'self',
  'target',
  'each',
  'owner',
  'holder',
  'subject',
  'attacker',
  'attacked',
  'lead'
] as const
export type Chooser = (typeof choosers)[number]
export const chooser = oneOf(choosers).named('Chooser').describe('Whose player decides; `company` decides together.')

export const kinds = ['oathsworn', 'ally', 'helper', 'boss', 'minion'] as const // OW-GEN-01
export type CharacterKind = (typeof kinds)[number]
export const characterKind = oneOf(kinds).named('CharacterKind').describe('A kind of character (OW-GEN-01).')
export const everybody: readonly CharacterKind[] = kinds
export const friendly: readonly CharacterKind[] = ['oathsworn', 'ally', 'helper']
export const enemies: readonly CharacterKind[] = ['boss', 'minion']

const hexes = integer({ min: 0, max: 62 }).describe('How many hexes.')
const least = (value: number) => preset(integer({ min: 0, max: 99 }), value).describe('At least this.')
const most = preset(integer({ min: 0, max: 99 }), 99).describe('At most this.')

/** A number that belongs to a character. */
export const quantity = tagged('what', {
  hp: shape({}).describe('HP left; of a boss the sum of its dice.'),
  'hp-lost': shape({}).describe('HP missing from the maximum.'),
  defence: shape({}).describe('DEFENSE as it stands now.'),
  animus: shape({}).describe('Available animus.'),
  reserve: shape({}).describe('Animus in reserve.'),
  tokens: shape({}, { of: tokenType }).describe('Combat tokens, of one type or all.'),
  status: shape({ status: id('status') }).describe('Tokens of a status.'),
  injuries: shape({}).describe('Injury cards held.'),
  hand: shape({}).describe('Ability cards in hand.'),
  cooldown: shape({}, { at: cooldown }).describe('Cards on one cooldown position, or on all.'),
  cubes: shape({}, { colour }).describe('MIGHT cubes on the track.'),
  distance: shape({ to: reference }).describe('Hexes between the two (OW-GEO-02).'),
  size: shape({}).describe('Hexes covered.')
})
  .named('Quantity')
  .describe('A number that belongs to a character.')
  .example({ what: 'tokens', of: 'redraw' })
export type Quantity = Infer<typeof quantity>

/** Something that is true or not of one character. Inside `where` it must hold, inside `except` it must not. */
export const filter = tagged('is', {
  the: shape({ one: reference }).describe('It is this very character.'),
  within: shape({ hexes, of: reference }).describe('At most so many hexes away; 1 is adjacent (OW-GEO-02).'),
  'in-sight': shape({ of: reference }).describe('In line of sight of somebody (LOS).'),
  'in-arc': shape({
    arcs: list(arc, { min: 1, max: 4, distinct: true }).describe('The arcs.'),
    of: reference
  }).describe('Stands in an arc of somebody (OW-ARC-01).'),
  'in-line': shape({ with: reference }).describe('On a straight line of hexes with somebody (OW-GEO-04).'),
  'in-zone': shape({ zone: id().describe('The name of the zone.') }).describe('In a zone the encounter names.'),
  'on-hex': shape({ hexes: list(hexLabel, { min: 1, max: 200, distinct: true }).describe('The hexes.') }).describe(
    'On one of these hexes.'
  ),
  'on-edge': shape({}).describe('On an edge hex of the board (OW-GEO-08).'),
  'on-tile': shape({ tile: id('tile') }).describe('On an effect tile.'),
  'by-obstacle': shape({}, { tag: id().describe('Only obstacles with this tag.'), hexes: preset(hexes, 1) }).describe(
    'Close to an obstacle, of one kind or any.'
  ),
  'by-tile': shape({ tile: id('tile') }, { hexes: preset(hexes, 1) }).describe('Close to an effect tile.'),
  number: shape({ of: quantity }, { least: least(0), most }).describe(
    'A number of the character lies between two bounds.'
  ),
  status: shape({ status: id('status') }, { least: least(1) }).describe('Carries a status (STATUS).'),
  marked: shape({ mark: id().describe('The name of the mark.') }).describe('Carries a mark set by the rider `mark`.'),
  caged: shape({}).describe('Is caged (CAGE).'),
  consumed: shape({}).describe('Is consumed (CONSUME).'),
  class: shape({ class: id('class') }).describe('Is of a class.'),
  enemy: shape({ enemy: id('enemy') }).describe('Is this enemy.'),
  helper: shape({ helper: id('helper') }).describe('Is this helper.'),
  keyword: shape({ keyword: id().describe('The keyword.') }).describe('Has a keyword such as `mob`.'),
  companion: shape({}).describe('Is a companion, not a full character.'),
  wielding: shape({ item: itemType }).describe('Has an item of this type equipped and not thrown.'),
  large: shape({}).describe('Covers more than one hex (OW-GEN-08).'),
  attacked: shape(
    { whom: reference },
    { since: preset(oneOf(['turn', 'round', 'encounter']), 'round').describe('Since the beginning of this.') }
  ).describe('Has attacked somebody this turn, round or encounter.')
})
  .named('Filter')
  .describe('Something that is true or not of one character.')
  .example({ is: 'within', hexes: 3, of: 'self' })
export type Filter = Infer<typeof filter>

const filters = list(filter, { max: 12 })
export const mustHold = preset(filters, []).describe('All of these must hold.')
export const mustNotHold = preset(filters, []).describe('None of these may hold.')

/** All characters of some kinds that fit a description. */
export const group = shape(
  {},
  {
    kinds: preset(list(characterKind, { min: 1, max: 5, distinct: true }), [...everybody]).describe(
      'Characters of these kinds.'
    ),
    where: mustHold,
    except: mustNotHold
  }
)
  .named('Group')
  .describe('All characters of some kinds that fit a description.')
  .example({ kinds: ['oathsworn', 'ally'], where: [{ is: 'within', hexes: 2, of: 'self' }] })
export type FigureGroup = Infer<typeof group>

/** Somebody by role, or anybody who fits: for triggers and tests. */
export const who = byType({ text: reference, object: group })
  .named('Who')
  .describe('Somebody by the part they play, or anybody who fits a description.')
export type Who = Infer<typeof who>

const count = preset(integer({ min: 1, max: 20 }), 1).describe('How many of them.')
const upTo = preset(flag(), false).describe('Whether fewer may be chosen.')

/** Chooses out of a group. Ties go north then west unless a player picks (OW-GEN-02, OW-GEN-03). */
export const pick = tagged('pick', {
  all: shape({ from: group }).describe('Everybody in the group; needs no choice (OW-TGT-13).'),
  closest: shape({ from: group }, { to: preset(reference, 'self'), count }).describe('The closest (OW-TGT-03).'),
  farthest: shape({ from: group }, { to: preset(reference, 'self'), count }).describe('The farthest.'),
  lowest: shape({ from: group, of: quantity }, { count }).describe('The one with the lowest number.'),
  highest: shape({ from: group, of: quantity }, { count }).describe('The one with the highest number.'),
  random: shape({ from: group }, { count }).describe('Drawn at random from the recorded stream (OW-GEN-12).'),
  chosen: shape({ from: group }, { by: preset(chooser, 'self'), count, upTo }).describe(
    'Chosen by a player; with `upTo` fewer may be chosen.'
  )
})
  .named('Pick')
  .describe('A choice out of a group. Ties go north then west, unless a player picks (OW-GEN-02, OW-GEN-03).')
  .example({ pick: 'lowest', of: { what: 'hp' }, from: { kinds: ['oathsworn'] } })
export type FigurePick = Infer<typeof pick>

/** A reference such as `"target"`, or a pick out of a group. */
export const selector = byType({ text: reference, object: pick })
  .named('Selector')
  .describe('Somebody by the part they play, or a pick out of a group.')
export type Selector = Infer<typeof selector>
