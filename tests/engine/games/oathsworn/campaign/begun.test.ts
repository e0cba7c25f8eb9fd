import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { speak } from '../../../../../engine/messages/format'
import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { readPlan } from '../../../../../engine/games/oathsworn/campaign/people/plan'
import { sheetProblems } from '../../../../../engine/games/oathsworn/campaign/people/readFounding'
import { inDeck } from '../../../../../engine/games/oathsworn/campaign/goods/items'
import { contentOf } from '../content/pack-folder'
import { sentences } from '../../../../fixtures/sentences'
import { asked, at, choose, fourSeats, must, plan, toChapterDone } from './fixtures/play'

const content = contentOf('core', 'starter')
const game = campaign(content)

type Sheet = { readonly [field: string]: Json }
const due = { permanent: { defence: 2 } }
const companion = { permanent: { animus: 2 } }
/** Nothing on these is wrong: chapter 7, two permanent tokens each, two traits. */
const sheets = (more: Sheet = {}, first: Sheet = {}): Json => ({
  chapter: 7,
  traits: { endurance: 1, bushcraft: 1 },
  seats: [{ ...due, ...first }, companion, due, due],
  ...more
})
const wholePlan = (begun: Json, more: Sheet = {}): Json => plan({ begun, ...more })

function problems(begun: Json, more: Sheet = {}): readonly string[] {
  const read = readPlan(game.book, 'free-company', wholePlan(begun, more))
  if (!read.ok) throw new Error(read.why.key)
  return sheetProblems(game.book, read.plan).map(({ field, words }) => `${field}: ${speak(sentences, words)}`)
}

describe('a campaign that has begun on paper', () => {
  it('OW-SAVE-01 goes on at the chapter it is in, and nothing is given a second time', () => {
    const run = Run.start(game, wholePlan(sheets({ backpack: ['skeleton-key'] }, { iron: 5 })), 'paper')
    expect(asked(run)).toBe('campaign.ask.begin')
    expect(run.state).toMatchObject({ chapter: 7, part: 'start', purse: 5, allies: {}, task: null })
    expect(Object.values(run.state.items).map(({ def }) => def)).toEqual(['skeleton-key'])
    expect(at(run)).toMatchObject({ level: 7, hp: 6, permanent: { defence: 2 } })
    // OW-ITEM-01: what is owned is not in its deck any more.
    expect(inDeck(game.book, run.state, 'common', 3)).not.toContain('skeleton-key')
  })

  it('OW-SAVE-02 between story and encounter it goes on with the encounter, and on to the next chapter', () => {
    const begun = sheets({ part: 'camp', chapters: [{ chapter: 7, ambushed: true }] }, { hp: 3, tokens: { redraw: 1 } })
    const run = Run.start(game, wholePlan(begun), 'paper')
    expect(asked(run)).toBe('campaign.ask.camp')
    expect(at(run)).toMatchObject({ hp: 3, tokens: { redraw: 1 } })
    expect(run.state.chapters[7]).toMatchObject({ storyDone: true, ambushed: true })
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    toChapterDone(run)
    choose(run, 'next-chapter')
    expect(run.state.chapter).toBe(8)
  })

  it('OW-SAVE-01 what is whole is taken without a word', () => {
    expect(problems(sheets())).toEqual([])
    expect(problems(sheets({ chapter: 1, traits: {}, seats: [{}, {}, {}, {}] }))).toEqual([])
  })

  it.each<[string, Json, Sheet]>([
    ['seat-1.level: In chapter 7 everybody has level 7, here 5.', sheets({}, { level: 5 }), {}],
    ['seat-1.permanent: By level 7 there are 2 permanent tokens, here 0.', sheets({}, { permanent: {} }), {}],
    ['seat-1.tokens: Between chapters nobody keeps combat tokens.', sheets({}, { tokens: { redraw: 1 } }), {}],
    ['seat-1.hp: A chapter begins with 6 HP.', sheets({}, { hp: 2 }), {}],
    ['seat-1.hp: HP are 1 to 6.', sheets({ part: 'camp' }, { hp: 9 }), {}],
    [
      'chapter-9: Chapter 9 is still to come: nothing of it can be marked.',
      sheets({ chapters: [{ chapter: 9, ambushed: true }] }),
      {}
    ],
    ['traits: Levels up to 7 bring 2 traits; here is one.', sheets({ traits: { bushcraft: 1 } }), {}],
    ['ticks: The knockout track has 100 boxes.', sheets({ ticks: 101 }), {}],
    ['hardcoreTrack: The hardcore track is for a hardcore campaign.', sheets({ hardcoreTrack: ['exile'] }), {}],
    [
      'backpack: There are not so many copies of Skeleton key.',
      sheets({ backpack: ['skeleton-key', 'skeleton-key'] }),
      {}
    ]
  ])('OW-SAVE-01, OW-SAVE-04 says at the field: %s', (line, begun, more) => {
    expect(problems(begun, more)).toEqual([line])
  })

  it('OW-ITEM-03, OW-ITEM-04, OW-LEVEL-06, OW-BAG-01 asks what can be worn, what has grown and what fits', () => {
    expect(problems(sheets({}, { items: ['yew-bow'] }))[0]).toMatch(/^seat-1\.items: .+: /)
    expect(problems(sheets({}, { items: ['long-sword', 'buckler'] }))[0]).toMatch(/^seat-1\.items: /)
    expect(problems(sheets({}, { maxAnimus: 9 }))[0]).toMatch(/^seat-1\.growth: /)
    const grown = { permanent: { defence: 2 }, maxAnimus: 10 }
    expect(problems(sheets({ chapter: 8 }, grown)).filter((line) => line.startsWith('seat-1'))).toEqual([])
    const many = content
      .itemsOf('common', 3)
      .concat(content.itemsOf('common', 4))
      .map(({ id }) => id)
      .slice(0, 13)
    expect(problems(sheets({ backpack: many, traits: { bushcraft: 2 } }))).toEqual([
      'backpack: The backpack holds 12; here are 13.'
    ])
  })

  it('OW-SAVE-01 keeps what is impossible as a ruling, and never what nobody knows', () => {
    const wrong = sheets({ ticks: 101 }, { level: 9 })
    const asked_ = Run.start(game, wholePlan(wrong), 'paper')
    expect(asked_.state.founded).toBe(false)
    const ruled = Run.start(game, wholePlan({ ...(wrong as Sheet), ruled: true }), 'paper')
    expect(ruled.state).toMatchObject({ founded: true, ticks: 101 })
    expect(at(ruled).level).toBe(9)
    const [line] = ruled.log.flatMap(({ happening }) =>
      happening.kind === 'ruled' ? [speak(sentences, happening.words)] : []
    )
    expect(line).toContain('The knockout track has 100 boxes.')
    const unknown = { ...(sheets({ backpack: ['no-such-thing'] }) as Sheet), ruled: true }
    expect(Run.start(game, wholePlan(unknown), 'paper').state.founded).toBe(false)
  })

  it('OW-SETUP-01 a company that begins is founded as it always was', () => {
    const one = Run.start(game, plan(), 'same')
    const other = Run.start(game, { name: 'The Lamplighters', seats: fourSeats }, 'same')
    expect(one.state).toEqual(other.state)
    expect(one.state.purse).toBe(12)
  })
})
