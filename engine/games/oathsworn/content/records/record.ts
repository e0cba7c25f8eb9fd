// Every record has a name of its own and may say where it comes from.
import { flag, id, integer, preset, text } from '../../../../schema'

export const head = {
  id: id().describe('The name of the record, unique among its kind: lower-case words joined by dashes.')
}

export const notes = {
  source: text({ max: 120 }).describe('Where it comes from: a card number, a page.'),
  check: preset(flag(), false).describe('A number here is not certain: check it against your printing.')
}

export const copies = preset(integer({ min: 1, max: 60 }), 1).describe('How many copies there are.')
export const chapter = integer({ min: 1, max: 40 }).describe('The chapter it belongs to.')
export const level = integer({ min: 1, max: 40 }).describe('The level at which it is unlocked.')
