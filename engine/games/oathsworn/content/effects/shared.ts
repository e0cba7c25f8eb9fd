// Verbs that mean the same on a stage card and on an ability card.
import { flag, id, integer, json, list, maybe, oneOf, preset, record, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { colour } from '../common'
import { amount } from './amount'
import { place, way } from './place'
import { rider } from './rider'
import { chooser, selector } from './who'
import { sides } from '../../might'

/** Something that lies on the board and is no figure. */
export const piece = tagged('piece', {
  tile: shape({}, { tile: id('tile').describe('Only this kind.') }).describe('An effect tile, of one kind or any.'),
  obstacle: shape(
    {},
    { obstacle: id('obstacle').describe('Only this one.'), tag: id().describe('Only with this tag.') }
  ).describe('An obstacle: this one, one with a tag, or any.')
})
  .named('Piece')
  .describe('Something that lies on the board and is no figure.')
  .example({ piece: 'tile', tile: 'fire' })
export type EffectPiece = Infer<typeof piece>

const one = preset(amount, 1)

export const sharedVerbs = {
  // OW-EATK-13, OW-KB-10
  apply: shape(
    { riders: list(rider, { min: 1, max: 12 }).describe('What is done.') },
    { to: preset(selector, 'target') }
  )
    .describe('Does something to somebody without an attack; to several at the same time.')
    .example({ do: 'apply', to: 'target', riders: [{ do: 'status', status: 'crippled' }] }),
  // OW-PLACE-01, OW-STATUS-08
  place: shape(
    { at: place },
    {
      who: preset(selector, 'self'),
      facing: preset(maybe(way), null).describe('Which way it then faces; null = as before.')
    }
  )
    .describe(
      'Puts a figure on a hex without moving through those between; an occupied hex gives way to the nearest free one, of those meant if there is one (OW-PLACE-01).'
    )
    .example({ do: 'place', who: 'self', at: { at: 'beside', who: 'target', arcs: ['rear'] } }),
  swap: shape({ with: selector }, { who: preset(selector, 'self') })
    .describe('Two figures change places.')
    .example({ do: 'swap', with: 'target' }),
  // OW-GEO-06
  face: shape({ way }, { who: preset(selector, 'self') })
    .describe('Turns a figure.')
    .example({ do: 'face', way: { way: 'toward', who: 'target' } }),
  // OW-TILE-06, OW-TILE-07, OW-GEN-06
  put: shape({ piece, at: place }, { count: one })
    .describe('Lays tiles or obstacles on the board as far as the supply goes (OW-GEN-06).')
    .example({
      do: 'put',
      piece: { piece: 'tile', tile: 'fire' },
      at: { at: 'near', who: 'target', hexes: 1 },
      count: 2
    }),
  take: shape({ piece, at: place }, { count: one })
    .describe('Takes tiles or obstacles off the board.')
    .example({ do: 'take', piece: { piece: 'obstacle', tag: 'tree' }, at: { at: 'obstacle', tag: 'tree' } }),
  shift: shape({ piece, at: place, hexes: amount, way })
    .describe('Moves tiles or obstacles on the board, all at the same time (OW-TILE-06).')
    .example({
      do: 'shift',
      piece: { piece: 'tile', tile: 'water' },
      at: { at: 'tile', tile: 'water' },
      hexes: 1,
      way: { way: 'random' }
    }),
  flag: shape(
    { flag: id().describe('The name of the flag.') },
    { up: preset(flag(), true).describe('Raised or lowered.') }
  )
    .describe('Raises or lowers a flag of this encounter.')
    .example({ do: 'flag', flag: 'nest-burnt' }),
  counter: shape({ counter: id().describe('The name of the counter.') }, { add: amount, set: amount })
    .describe('Adds to a counter of this encounter, or sets it.')
    .example({ do: 'counter', counter: 'howls', add: 1 }),
  // OW-MIGHT-09
  'refresh-decks': shape(
    {},
    {
      side: preset(oneOf(sides), 'oathsworn').describe('Whose decks.'),
      colours: list(colour, { min: 1, max: 4, distinct: true }).describe('Only these.'),
      by: preset(chooser, 'company')
    }
  )
    .describe('Shuffles discarded MIGHT cards back; without `colours` a player chooses which decks (OW-MIGHT-09).')
    .example({ do: 'refresh-decks' }),
  // OW-STAGE-05, OW-STAGE-06
  'stage-deck': shape({
    action: oneOf(['draw', 'discard-top', 'put-top-last', 'shuffle-discards']).describe('What is done with it.')
  })
    .describe(
      'Draws another stage card (it queues, OW-STAGE-05), discards the one that lies face up, puts it under the deck, or shuffles the discards back.'
    )
    .example({ do: 'stage-deck', action: 'discard-top' }),
  // OW-BRK-12
  'change-stage': shape({ stage: integer({ min: 1, max: 3 }).describe('Which.') })
    .describe('The encounter enters another stage without a break (OW-BRK-12).')
    .example({ do: 'change-stage', stage: 2 }),
  // OW-WIN-07
  end: shape({ result: oneOf(['victory', 'defeat']).describe('How it ended.') })
    .describe('The encounter is over (OW-WIN-07).')
    .example({ do: 'end', result: 'victory' }),
  tell: shape({ line: id().describe('The last part of its key.') })
    .describe('Tells the table something: the words `<kind>.<record>.line.<line>`.')
    .example({ do: 'tell', line: 'it-roars' }),
  bespoke: shape(
    { script: id().describe('The name of the script.') },
    { with: preset(record(id(), json()), {}).describe('What the script is told.') }
  )
    .describe('Something with a script of its own, for what no verb can say.')
    .example({ do: 'bespoke', script: 'shuffle-the-seats', with: { times: 2 } })
}
