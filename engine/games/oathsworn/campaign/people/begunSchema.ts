import { flag, id, integer, list, maybe, oneOf, preset, record, shape, type Infer } from '../../../../schema'
import { tokenType } from '../../content'

// A campaign that has been played on paper so far: its company sheet and four character sheets. OW-SAVE-01..04

const few = integer({ min: 0, max: 99 })
const tokens = preset(record(tokenType, few), {})
const someItems = preset(list(id('item'), { max: 60 }), [])

const begunSeat = shape(
  {},
  {
    level: integer({ min: 1, max: 40 }).describe('Left out: the chapter.'),
    maxAnimus: few.describe('Left out: as the class begins.'),
    regen: few.describe('Left out: as the class begins.'),
    hp: few.describe('Between story and encounter; left out: the most.'),
    permanent: tokens,
    tokens: tokens.describe('Combat tokens, between story and encounter.'),
    items: someItems.describe('What is equipped.'),
    injuries: preset(list(id('injury'), { max: 40 }), []),
    iron: preset(integer({ min: 0, max: 9999 }), 0)
  }
)
export type BegunSeat = Infer<typeof begunSeat>

const begunChapter = shape(
  { chapter: integer({ min: 1, max: 60 }) },
  {
    storyDone: preset(flag(), false),
    ambushed: preset(flag(), false),
    specialRulesRevealed: preset(flag(), false),
    extraUnique: preset(flag(), false),
    replayed: preset(flag(), false),
    result: preset(maybe(oneOf(['victory', 'defeat'])), null)
  }
)
export type BegunChapter = Infer<typeof begunChapter>

export const begunSchema = shape(
  { chapter: integer({ min: 1, max: 60 }).describe('The chapter the company is in.') },
  {
    part: preset(oneOf(['start', 'camp']), 'start').describe('Before the story, or between story and encounter.'),
    seats: preset(list(begunSeat, { min: 4, max: 4 }), [{}, {}, {}, {}]).describe('In the order of the seats.'),
    chapters: preset(list(begunChapter, { max: 60 }), []),
    traits: preset(record(id('trait'), integer({ min: 0, max: 9 })), {}),
    ticks: preset(integer({ min: 0, max: 9999 }), 0),
    hardcoreTrack: preset(list(id('class'), { max: 40 }), []),
    allies: preset(record(id('ally'), few), {}),
    city: list(id('event'), { max: 200 }).describe('The city deck; left out: as a campaign begins.'),
    deepwood: list(id('event'), { max: 200 }).describe('The deepwood deck; left out: as a campaign begins.'),
    backpack: someItems,
    ruled: preset(flag(), false).describe('What the rules would not allow is kept: the table says so.')
  }
)
export type BegunCompany = Infer<typeof begunSchema>
