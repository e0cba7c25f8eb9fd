import { describe, expect, it } from 'vitest'
import { unlockedAbilities, unlockedArchetypes } from '../../../../../engine/games/oathsworn/campaign/people/levels'
import { SEATS } from '../../../../../engine/games/oathsworn/campaign/state'
import { contentOf } from '../content/pack-folder'
import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { fighting, isChapterDone, over, takeFirst } from './fixtures/evening'
import { roadGame } from './fixtures/pack'
import { asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'

const game = roadGame()
const starter = campaign(contentOf('core', 'starter'))

/** Won the encounter of this chapter; the epilogue is about to begin. */
function wonIn(chapter: number): CampaignRun {
  const run = fighting(game, chapter)
  over(run, [])
  return run
}

describe('levelling', () => {
  it('OW-LEVEL-01, OW-LEVEL-02 one level for everybody in each epilogue, so that the level is the chapter', () => {
    const run = wonIn(1)
    takeFirst(run, isChapterDone)
    expect(SEATS.map((seat) => at(run, seat).level)).toEqual([2, 2, 2, 2])
    choose(run, 'next-chapter')
    expect(run.state.chapter).toBe(2)
  })

  it('OW-LEVEL-01 a lost encounter that is moved on from brings the level too', () => {
    const run = founded(game)
    choose(run, 'bare')
    choose(run, 'end')
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: ['seat-1', 'seat-2', 'seat-3', 'seat-4'] } })
    choose(run, 'move-on')
    takeFirst(run, isChapterDone)
    expect(at(run).level).toBe(2)
  })

  // What each row of the table asks in the epilogue in which the level is gained, for the first full character.
  it.each([
    [2, []],
    [3, ['trait']],
    [4, ['permanentToken']],
    [5, []],
    [6, ['trait']],
    [7, ['permanentToken']],
    [8, ['growth']],
    [9, ['trait']],
    [12, ['growth']],
    [14, ['permanentToken']],
    [17, ['growth']],
    [20, ['trait']],
    [21, ['permanentToken']]
  ])('OW-LEVEL-02, OW-LEVEL-05, OW-LEVEL-06, OW-LEVEL-08 level %i asks for %j', (level, questions) => {
    const run = wonIn(level - 1)
    const seen = new Set(takeFirst(run, isChapterDone))
    for (const one of ['trait', 'permanentToken', 'growth'])
      expect([one, seen.has(one)]).toEqual([
        one,
        questions.includes(one) || (one === 'permanentToken' && questions.includes('growth'))
      ])
  })

  it('OW-LEVEL-06 a full character grows by MAX ANIMUS +2 or REGEN +1', () => {
    const run = wonIn(7)
    takeFirst(run, (now) => asked(now) === 'campaign.ask.growth')
    const [warden] = ids(run.waiting[0])
    expect(warden).toBe('animus')
    choose(run, 'animus')
    expect(at(run)).toMatchObject({ maxAnimus: 10, regen: 6 })
    takeFirst(run, (now) => asked(now) === 'campaign.ask.growth')
    choose(run, 'regen')
    expect(at(run, 'seat-3')).toMatchObject({ maxAnimus: 8, regen: 7 })
  })

  it('OW-LEVEL-07 a companion takes a permanent +2 animus or battleflow token instead', () => {
    const run = wonIn(7)
    takeFirst(run, (now) => now.waiting[0]?.seat === 'seat-2')
    expect(ids(run.waiting[0])).toEqual(['animus', 'battleflow'])
    choose(run, 'battleflow')
    expect(at(run, 'seat-2')).toMatchObject({ permanent: { battleflow: 1 }, maxAnimus: 2, regen: 2 })
  })

  it('OW-LEVEL-05, OW-TOKEN-06 a permanent token of choice, at most three of a kind', () => {
    const run = wonIn(3)
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 3 }, permanent: true })
    takeFirst(run, (now) => asked(now) === 'campaign.ask.permanentToken')
    const option =
      run.waiting[0]?.form === 'choose' ? run.waiting[0].options.find(({ id }) => id === 'redraw') : undefined
    expect(option?.refused?.key).toBe('campaign.refused.tokenCeiling')
    expect(option?.data).toEqual({ before: 3, after: 4 })
    choose(run, 'empowered')
    expect(at(run).permanent).toEqual({ redraw: 3, empowered: 1 })
  })

  it('OW-LEVEL-09 with three of every kind the token is forfeited', () => {
    const run = wonIn(3)
    const all = { animus: 3, battleflow: 3, defence: 3, empowered: 3, redraw: 3 }
    must(run, { do: 'set-tokens', character: at(run).id, tokens: all, permanent: true })
    takeFirst(run, isChapterDone)
    expect(at(run).permanent).toEqual(all)
    expect(
      run.log.some(
        ({ happening }) => happening.kind === 'told' && happening.words.key === 'campaign.told.tokenForfeited'
      )
    ).toBe(true)
  })

  it('OW-TRAIT-15 only four traits can be marked three times, the others once', () => {
    const run = founded(game)
    const mark = (trait: string): number => {
      let n = 0
      while (command(run, { do: 'trait', trait, onPurpose: true }) === null && n < 9) {
        n++
        if ((run.state.traits[trait] ?? 0) >= (game.book.get('trait', trait).marks ?? 0)) break
      }
      return n
    }
    const three = ['bushcraft', 'comradery', 'keen-eyed', 'quick-witted']
    for (const { id } of game.book.all('trait')) expect([id, mark(id)]).toEqual([id, three.includes(id) ? 3 : 1])
    const full = wonIn(2)
    must(full, { do: 'set-trait', trait: 'scavenger', marks: 1 })
    takeFirst(full, (now) => asked(now) === 'campaign.ask.trait')
    expect(legal(full.waiting[0])).not.toContain('scavenger')
  })

  it('OW-LEVEL-03 cards of the new level are unlocked for full characters, and none is taken into hand', () => {
    const run = founded(starter)
    const before = unlockedAbilities(starter.book, at(run))
    const after = unlockedAbilities(starter.book, { ...at(run), level: 2 })
    expect(before).toHaveLength(7)
    expect(after.length).toBeGreaterThan(7)
    expect(unlockedArchetypes(starter.book, at(run))).toEqual([])
  })

  it('OW-LEVEL-04 archetypes of the new level are unlocked for companions, who have no ability cards', () => {
    const odo = at(founded(starter), 'seat-2')
    expect(unlockedAbilities(starter.book, odo)).toEqual([])
    expect(unlockedArchetypes(starter.book, odo).length).toBeGreaterThan(0)
  })
})
