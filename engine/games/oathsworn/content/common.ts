// The small words that every record and both effect languages share.
import { ARCS } from '../../../hex/arcs'
import { DIRECTIONS } from '../../../hex/hex'
import { integer, list, oneOf, shape, text, tuple } from '../../../schema'
import type { Infer } from '../../../schema'
import { colours } from '../might'

export const hexLabel = text({ max: 4, like: { name: 'hex-label', test: /^[A-Z]{1,2}[1-9]\d?$/ } })
  .named('HexLabel')
  .describe('A hex by its label: column letter from the west, row number from the north.')
  .example('H7')
const step = integer({ min: -12, max: 12 })
export const hexOffset = tuple([step, step])
  .named('HexOffset')
  .describe('A hex by its way from the core or the acting figure, [q, r], drawn facing north.')
  .example([0, -1])
export const footprint = list(hexOffset, { min: 1, max: 37, distinct: true })

export const colour = oneOf(colours).named('Colour').describe('A MIGHT colour, from weak to strong.')
export const direction = oneOf(DIRECTIONS).named('Direction').describe('One of the six directions.')
export const arc = oneOf(ARCS).named('Arc').describe('A facing arc.')

const cards = integer({ min: 0, max: 20 }).describe('How many.')
export const might = shape({}, { white: cards, yellow: cards, red: cards, black: cards })
  .named('Might')
  .describe('How many MIGHT cards of each colour.')
  .example({ yellow: 3, red: 3 })
export type Might = Infer<typeof might>

export const tokenTypes = ['animus', 'battleflow', 'defence', 'empowered', 'redraw'] as const // OW-TOKEN-02
export type TokenType = (typeof tokenTypes)[number]
export const tokenType = oneOf(tokenTypes).named('TokenType').describe('A combat token.')
export const anyToken = oneOf([...tokenTypes, 'any']).describe('A combat token, or `any`: one of choice.')

export const slots = ['weapon', 'shield', 'armor', 'gear'] as const // OW-ITEM-03
export type Slot = (typeof slots)[number]
export const slot = oneOf(slots).named('Slot').describe('Where an item is equipped (OW-ITEM-03).')

export const itemTypes = [
  'cloth',
  'leather',
  'plate',
  'shield',
  'dagger',
  'sword',
  'axe',
  'mace',
  'flail',
  'spear',
  'polearm',
  'staff',
  'bow',
  'gear'
] as const
export type ItemType = (typeof itemTypes)[number]
export const itemType = oneOf(itemTypes).named('ItemType').describe('What an item is, for class restrictions.')

export const cooldown = oneOf([0, 1, 2, 3])
  .named('Cooldown')
  .describe('A position around the player board: 0 below, 1 left, 2 above, 3 right.')
export type Cooldown = Infer<typeof cooldown>
export const position = oneOf(['hand', 0, 1, 2, 3])
  .named('Position')
  .describe('Where a card lies: in hand or on a position.')
export type CardPosition = Infer<typeof position>

export const checkTypes = [
  'survival',
  'spot',
  'search',
  'listening',
  'barter',
  'threaten',
  'reasoning',
  'might',
  'other'
] as const // OW-CHECK-01
export type CheckType = (typeof checkTypes)[number]
export const checkType = oneOf(checkTypes).named('CheckType').describe('A type of check (OW-CHECK-01).')

export const durations = [
  'this-attack',
  'this-turn',
  'next-own-turn',
  'end-of-round',
  'end-of-next-round',
  'encounter'
] as const
export type Duration = (typeof durations)[number]
export const duration = oneOf(durations).named('Duration').describe('Until when it lasts.')

export const moments = [
  'start-of-round',
  'start-of-oathsworn-phase',
  'end-of-oathsworn-phase',
  'start-of-encounter-phase',
  'end-of-encounter-phase',
  'end-of-round'
] as const // S2
export type CardMoment = (typeof moments)[number]
export const moment = oneOf(moments).named('Moment').describe('A moment of the round.')

export const limit = shape({
  times: integer({ min: 1, max: 20 }).describe('How many times.'),
  per: oneOf(['turn', 'round', 'encounter']).describe('In this.')
})
  .named('Limit')
  .describe('How often it may be used.')
  .example({ times: 1, per: 'round' })
export type Limit = Infer<typeof limit>
