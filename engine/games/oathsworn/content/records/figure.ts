// How a figure looks on the 3D battlefield: low-poly parts, some of which are body locations that can visibly break.
import { id, integer, list, number, oneOf, preset, shape, text, tuple } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { head, notes } from './record'

const length = number({ min: -12, max: 12 })
const size = number({ min: 0.01, max: 12 })
const degrees = number({ min: -360, max: 360 })
const colour = text({ max: 7, like: { name: 'colour', test: /^#[0-9a-f]{6}$/ } }).describe('A colour as #rrggbb.')

export const forms = [
  'box',
  'ball',
  'cylinder',
  'cone',
  'capsule',
  'wedge',
  'spike',
  'plate',
  'ring',
  'wing',
  'horn'
] as const
export type FigureForm = (typeof forms)[number]

export const part = shape(
  {
    form: oneOf(forms).describe('Its form.'),
    at: tuple([length, length, length]).describe('[east, up, south] from the core hex, in hexes, drawn facing north.'),
    size: tuple([size, size, size]).describe('[wide, high, deep] in hexes.')
  },
  {
    location: id().describe('The body location it stands for; it breaks with it.'),
    turn: preset(tuple([degrees, degrees, degrees]), [0, 0, 0]).describe('Turned about [east, up, south], in degrees.'),
    colour: preset(colour, '#8a8578'),
    sides: preset(integer({ min: 3, max: 24 }), 7).describe('How many sides a round form has: few look hewn.'),
    mirror: preset(oneOf(['none', 'east-west', 'north-south']), 'none').describe('A second one on the other side.'),
    material: preset(
      oneOf(['hide', 'bone', 'wood', 'stone', 'metal', 'cloth', 'glow', 'flesh', 'leaf']),
      'hide'
    ).describe('What it is made of.')
  }
)
  .named('Part')
  .describe('One solid piece of a figure.')
  .example({ form: 'spike', location: 'antlers', at: [0.3, 1.6, -0.6], size: [0.15, 0.8, 0.15], mirror: 'east-west' })
export type FigurePart = Infer<typeof part>

export const figureRecord = shape(
  { ...head, parts: list(part, { min: 1, max: 200 }).describe('What it is made of.') },
  {
    height: preset(size, 1).describe('How high it is, in hexes, for what floats above it.'),
    standee: preset(oneOf(['none', 'round']), 'none').describe('Whether it stands on a base of its own.'),
    ...notes
  }
).describe('How a figure looks on the battlefield.')
export type FigureRecord = Infer<typeof figureRecord>
