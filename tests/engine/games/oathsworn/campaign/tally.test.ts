import { describe, expect, it } from 'vitest'
import { fallen, fighting, kinds, over, tally } from './fixtures/evening'
import { roadGame } from './fixtures/pack'
import { at, choose, must, type CampaignRun } from './fixtures/play'

const game = roadGame()

const gained = (run: CampaignRun): readonly string[] =>
  run.log.flatMap(({ happening }) =>
    happening.kind === 'itemsGained' && happening.from?.includes(' ') && happening.from !== 'common 1'
      ? Object.values(happening.items).map(() => happening.from ?? '')
      : []
  )
const count = (all: readonly string[], one: string): number => all.filter((each) => each === one).length

describe('the tally', () => {
  it('OW-TALLY-01 goes through level, loot and losses in order, every step once', () => {
    const run = fighting(game, 2)
    over(run, fallen(1), { killedAllies: ['man-at-arms'] })
    tally(run)
    const steps = run.log.flatMap(({ happening }) => (happening.kind === 'tallyStepDone' ? [happening.step] : []))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const order = ['levelGained', 'ticked', 'injuryDrawn', 'allyChanged'].map((kind) => kinds(run).lastIndexOf(kind))
    expect([...order].sort((a, b) => a - b)).toEqual(order)
  })

  it('OW-TALLY-03, OW-TALLY-07, OW-ITEM-08 what the epilogue gives after the tally comes from the next decks', () => {
    const gifts = (['common', 'unique'] as const).map((deck) => ({ do: 'items', deck, count: 1 }))
    const changed = roadGame({
      'chapters/all.json': [
        { id: 'one', chapter: 1, encounter: 'stag-hunt', epilogue: [...gifts, { do: 'tally' }, ...gifts] }
      ]
    })
    const run = fighting(changed)
    over(run, [])
    tally(run)
    const given = run.log.flatMap(({ happening }) =>
      happening.kind === 'itemsGained' && Object.keys(happening.items).length === 1 ? [happening.from] : []
    )
    expect(given.slice(0, 2)).toEqual(['common 1', 'unique 1'])
    expect(given.slice(-2)).toEqual(['common 2', 'unique 2'])
  })

  it('OW-TALLY-01 is done when the epilogue says so: one that tells another tale has none', () => {
    const silent = roadGame({
      'chapters/all.json': [{ id: 'one', chapter: 1, encounter: 'stag-hunt', epilogue: [{ do: 'iron', change: 2 }] }]
    })
    const run = fighting(silent, 1)
    over(run, fallen(2))
    tally(run)
    expect([run.state.purse, run.state.ticks, at(run).level]).toEqual([14, 0, 1])
  })

  it('OW-TALLY-03, OW-TALLY-04 four commons of the next chapter', () => {
    const run = fighting(game, 3)
    over(run, [])
    expect(count(gained(tally(run)), 'common 4')).toBe(4)
  })

  it('OW-TALLY-04 three in a later printing', () => {
    const run = fighting(game, 3)
    must(run, { do: 'setting', key: 'lootCommons', value: 3 })
    over(run, [])
    expect(count(gained(tally(run)), 'common 4')).toBe(3)
  })

  it('OW-TRAIT-10 five with Scavenger', () => {
    const run = fighting(game, 3)
    must(run, { do: 'set-trait', trait: 'scavenger', marks: 1 })
    over(run, [])
    expect(count(gained(tally(run)), 'common 4')).toBe(5)
  })

  it.each([
    ['free-company', false, 2],
    ['free-company', true, 3],
    ['journeyman', false, 2],
    ['grim', false, 3],
    ['dread', false, 4],
    ['grim', true, 4]
  ])(
    'OW-TALLY-05, OW-DIFF-04, OW-DIFF-05, OW-DIFF-08 on %s, extra unique %s: %i uniques or what comes instead',
    (difficulty, extra, n) => {
      const run = fighting(game, 2, { difficulty })
      if (extra) must(run, { do: 'box', box: 'extraUnique', on: true, onPurpose: true })
      over(run, [])
      const all = gained(tally(run))
      expect(count(all, 'unique 2') + count(all, 'common 3') - 4).toBe(n)
      expect(count(all, 'unique 2')).toBe(Math.min(3, n))
    }
  )

  it('EX-129, OW-TALLY-06 Dread, extra unique, three uniques left: 3 uniques and 2 commons, plus 4 commons', () => {
    const run = fighting(game, 2, { difficulty: 'dread' })
    must(run, { do: 'box', box: 'extraUnique', on: true, onPurpose: true })
    over(run, [])
    const all = gained(tally(run))
    expect([count(all, 'unique 2'), count(all, 'common 3')]).toEqual([3, 2 + 4])
  })

  it('OW-TALLY-07 the unique deck of the next chapter comes into play', () => {
    const run = fighting(game, 5)
    over(run, [])
    tally(run)
    expect(run.state.decks['unique 6']?.draw).toHaveLength(3)
  })

  it('OW-TALLY-08 after the last chapter only what makes sense is done', () => {
    const run = fighting(game, 21)
    over(run, fallen(1))
    tally(run)
    expect([at(run).level, count(gained(run), 'common 22'), count(gained(run), 'unique 21')]).toEqual([21, 0, 2])
    choose(run, 'next-chapter')
    expect([run.state.part, run.state.chapter, game.isOver(run.state)]).toEqual(['over', 21, true])
    must(run, { do: 'note', text: 'What a year.' })
  })
})
