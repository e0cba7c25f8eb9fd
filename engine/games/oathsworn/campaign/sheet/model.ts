// The campaign sheet as plain data: what is printed, and what a friend who takes over is given. One description
// serves checking, types and documentation.
import { flag, integer, list, maybe, oneOf, shape, text } from '../../../../schema'
import type { Infer, Schema } from '../../../../schema'
import { cooldown, itemType, might, slot, tokenType } from '../../content'
import { PARTS } from '../state'

/** Rises whenever an older reader would misunderstand a newer sheet. */
export const SHEET_FORMAT = 1

const count = integer({ min: 0, max: 1_000_000 })
const small = integer({ min: 0, max: 400 })
const name = text({ max: 8000 }).describe('As people read it.')
const id = text({ min: 1, max: 200 }).describe('The name of the record in its pack, or of the thing in the save.')
const many = <T>(of: Schema<T>) => list(of, { max: 20_000 })

const itemSheet = shape({
  id,
  name,
  type: itemType,
  slot,
  copies: small.describe('How many of the same card.'),
  hands: small,
  might,
  defence: integer(),
  range: maybe(small),
  cooldown: maybe(cooldown).describe('Where its ability goes; null without one, or when it is once per encounter.'),
  value: small.describe('What the Banksmith asks for it.')
}).describe('An item.')
export type ItemSheet = Infer<typeof itemSheet>

const cardSheet = shape({
  id,
  name,
  cooldown,
  animus: text({ max: 8 }).describe('What it costs: a number, “?” for as much as one likes, “1/hex”, or nothing.'),
  defence: maybe(integer()).describe('What it is worth when played for DEFENSE.'),
  level: small.describe('The level that unlocked it.')
}).describe('An unlocked ability card.')
export type CardSheet = Infer<typeof cardSheet>

const tokenSheet = shape({
  type: tokenType,
  name,
  permanent: small.describe('Permanent ones: new in every encounter.'),
  carried: small.describe('What was left of them when this was written.')
})

export const characterSheet = shape({
  id,
  seat: maybe(integer({ min: 1, max: 4 })).describe('The place at the table; null for somebody who is not seated.'),
  name,
  class: maybe(shape({ id, name, icon: id.describe('The charge on the shield.') })).describe('Null on a blank sheet.'),
  mode: oneOf(['full', 'companion']),
  where: oneOf(['seated', 'away', 'dead']),
  level: maybe(small),
  hp: maybe(small),
  mostHp: small,
  regen: maybe(small),
  animus: maybe(small).describe('MAX ANIMUS.'),
  might,
  defence: maybe(integer()),
  tokens: many(tokenSheet),
  cards: many(cardSheet),
  archetypes: many(shape({ id, sides: list(name, { min: 2, max: 2 }), level: small })).describe(
    'Unlocked archetype cards of a companion.'
  ),
  items: many(itemSheet).describe('What is equipped.'),
  injuries: many(shape({ id, name, text: text({ max: 8000 }) })),
  iron: maybe(count).describe('What went away with a leaver; null while it is in the purse of the company.')
}).describe('A character sheet.')
export type CharacterSheet = Infer<typeof characterSheet>

const chapterSheet = shape({
  number: integer({ min: 1, max: 100 }),
  title: maybe(name).describe('Null for what is still ahead.'),
  marked: list(id, { max: 12 }).describe('The boxes that are marked, by their names in `form`.'),
  result: maybe(oneOf(['victory', 'defeat'])),
  replayed: flag(),
  now: flag().describe('The chapter the company is in.')
})
export type ChapterRow = Infer<typeof chapterSheet>

export const reportSheet = shape({
  title: name,
  chapter: maybe(small),
  outcome: maybe(oneOf(['victory', 'defeat'])).describe('Null while it is going on.'),
  rounds: small,
  fighters: list(shape({ seat: small, name, class: name, dealt: count, lost: count, fell: maybe(small) }), { max: 8 }),
  perRound: list(shape({ round: small, dealt: count, lost: count }), { max: 400 }).describe(
    'HP the company took from its enemies and HP it lost, for each round.'
  ),
  broken: many(shape({ name, round: small })).describe('Locations, in the order in which they broke.'),
  might: shape({ drawn: count, total: count, blanks: count, criticals: count })
}).describe('An encounter in numbers.')
export type ReportSheet = Infer<typeof reportSheet>

const form = shape({
  boxes: list(shape({ id, name }), { max: 12 }).describe('What is ticked for every chapter.'),
  knockouts: shape({ rows: integer({ min: 1, max: 20 }), columns: integer({ min: 1, max: 60 }) }),
  hardcore: small.describe('Boxes of the hardcore track.'),
  tokens: small.describe('Boxes for each kind of permanent token.'),
  hp: small,
  regen: small,
  animus: small
}).describe('How much room the printed sheets have.')

export const sheetModel = shape({
  blank: flag().describe('A sheet for people who play with a pencil.'),
  name,
  keywords: text({ max: 4000 }),
  difficulty: maybe(shape({ id, name })),
  hardcore: flag(),
  chapter: maybe(small),
  part: maybe(oneOf(PARTS)),
  iron: maybe(count),
  made: maybe(text({ max: 10 })).describe('The day it was written, as 2026-11-18.'),
  form,
  chapters: many(chapterSheet),
  traits: many(shape({ id, name, marks: small, of: small })),
  knockouts: count.describe('Marks on the knockout track: the score of the campaign, the fewer the better.'),
  dead: many(name).describe('The hardcore track: the classes of the dead, in order.'),
  allies: many(shape({ id, name, copies: small, combat: flag(), might, defence: integer() })),
  events: many(shape({ deck: oneOf(['city', 'deepwood']), cards: many(name) })).describe(
    'What is still in the event decks, by name and not in the order in which the cards lie.'
  ),
  injuryDeck: count,
  backpack: shape({ room: small, items: many(itemSheet) }),
  clues: many(name),
  notes: many(text({ max: 4000 })),
  characters: many(characterSheet).describe('The seated ones in the order of their seats, then the others.'),
  chronicle: maybe(many(shape({ chapter: small, lines: many(text({ max: 4000 })) }))).describe('Null when left out.'),
  reports: maybe(many(reportSheet)).describe('Null when left out.')
}).describe('A campaign sheet.')
export type SheetModel = Infer<typeof sheetModel>
