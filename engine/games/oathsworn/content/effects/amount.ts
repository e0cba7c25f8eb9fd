// Numbers in effects: written out, or counted when the effect happens.
import { byType, id, integer, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { colour } from '../common'
import { group, quantity, reference } from './who'

const sum = {
  times: preset(integer({ min: -20, max: 20 }), 1).describe('What was counted is multiplied by this.'),
  per: preset(integer({ min: 1, max: 20 }), 1).describe('First divided by this, rounded down.'),
  plus: preset(integer({ min: -99, max: 99 }), 0).describe('Added at the end.'),
  least: preset(integer({ min: -99, max: 99 }), 0).describe('Never less than this.'),
  most: preset(integer({ min: 0, max: 99 }), 99).describe('Never more than this.')
}

/** Counted ÷ `per`, rounded down (OW-GEN-05), × `times`, + `plus`, kept between `least` and `most`. */
export const counted = tagged('count', {
  figures: shape({ who: group }, sum).describe('Characters of a group.'),
  quantity: shape({ of: quantity, who: reference }, sum).describe('A number of one character.'),
  stage: shape({}, sum).describe('The stage the encounter is in.'),
  round: shape({}, sum).describe('The number of the round.'),
  chapter: shape({}, sum).describe('The chapter number.'),
  broken: shape({}, sum).describe('Broken locations on all encounter boards.'),
  tiles: shape({ tile: id('tile') }, sum).describe('Tiles of one kind on the board.'),
  obstacles: shape({}, { tag: id().describe('Only obstacles with this tag.'), ...sum }).describe(
    'Obstacles on the board, of one kind or all.'
  ),
  spent: shape({}, sum).describe('What was paid for a variable cost: the X of the card (OW-CARD-04).'),
  moved: shape({}, sum).describe('Hexes `self` has entered during this effect.'),
  damage: shape({}, sum).describe('The total of the latest damage draw.'),
  'hp-lost': shape({}, sum).describe('HP lost to the latest attack by everybody it hit.'),
  hit: shape({}, sum).describe('Characters hit by the latest attack.'),
  drawn: shape({}, { colour, ...sum }).describe('MIGHT cards in the latest draw.'),
  criticals: shape({}, sum).describe('Critical marks in the latest draw.'),
  blanks: shape({}, sum).describe('Blanks in the latest draw.'),
  successes: shape({}, sum).describe('Successes of the latest check (OW-CHECK-08).'),
  counter: shape({ counter: id().describe('The name of the counter.') }, sum).describe(
    'A counter kept by the verb `counter`.'
  )
})
  .named('Counted')
  .describe('Something counted when the effect happens: counted ÷ `per`, rounded down, × `times`, + `plus`.')
  .example({ count: 'figures', who: { kinds: ['minion'] }, times: 2 })
export type Counted = Infer<typeof counted>

export const amount = byType({ number: integer({ min: -99, max: 99 }), object: counted })
  .named('Amount')
  .describe('A number, or something to count.')
  .example(2)
export type Amount = Infer<typeof amount>
