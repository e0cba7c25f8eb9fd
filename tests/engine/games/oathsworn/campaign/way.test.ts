import { describe, expect, it } from 'vitest'
import { roadGame, storyGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'
import { kinds, telling, track, type Fields } from './fixtures/telling'

/** What there is to do at camp without anything special. */
const camping = ['encounter:stag-hunt', 'by-hand']

describe('on the way', () => {
  const way = (trait: string, before: (run: CampaignRun) => void, plan: Fields = {}): CampaignRun => {
    const run = founded(
      storyGame(
        [{ do: 'locations', tokens: [1, 2] }],
        track([{}, { immediate: { kind: 'event', event: 'city' } }, {}])
      ),
      plan
    )
    must(run, { do: 'set-trait', trait, marks: 1 })
    choose(run, 'story')
    before(run)
    choose(run, 'read')
    return run
  }
  const hurt = (run: CampaignRun) => must(run, { do: 'set-hp', character: at(run, 'seat-2').id, hp: 3 })
  const injure = (run: CampaignRun) =>
    must(run, { do: 'set-injuries', character: at(run, 'seat-2').id, cards: ['gash'] })

  it('OW-TRAIT-12, OW-TRAIT-13 Tough as nails: a unit of time and 1 HP, once a chapter, before the destination', () => {
    const run = way('tough-as-nails', hurt)
    choose(run, 'trait:tough-as-nails')
    expect([run.state.story?.time, at(run, 'seat-2').hp]).toEqual([1, 4])
    expect([asked(run), legal(run.waiting[0]).includes('trait:tough-as-nails')]).toEqual([
      'campaign.ask.destination',
      false
    ])
  })

  it('OW-TRAIT-06, OW-TRAIT-13, OW-TIME-05 Field medic: two units with all that comes of them, then an injury is archived', () => {
    const run = way('field-medic', injure)
    choose(run, 'trait:field-medic')
    expect(run.waiting[0]?.title.key).toMatch(/^event\.city/)
    choose(run, 'read')
    expect([run.state.story?.time, at(run, 'seat-2').injuries]).toEqual([2, []])
  })

  it('OW-TRAIT-06 for iron in a later printing', () => {
    const run = way('field-medic', injure, { settings: { fieldMedic: 'iron' } })
    choose(run, 'trait:field-medic')
    expect([run.state.story?.time, run.state.purse, at(run, 'seat-2').injuries]).toEqual([0, 11, []])
  })

  it('OW-TRAIT-12 in a later printing: not on the way, but a die contest before the encounter, once a chapter', () => {
    const run = way('tough-as-nails', hurt, { settings: { toughAsNails: 'dice' } })
    expect(legal(run.waiting[0])).not.toContain('trait:tough-as-nails')
    must(run, { do: 'set-place', chapter: 1, part: 'camp' })
    choose(run, 'contest:tough-as-nails')
    expect(asked(run)).toBe('campaign.ask.contest')
    const lost = run.undone()!
    choose(run, 'won')
    expect([at(run, 'seat-2').hp, asked(run), ids(run.waiting[0])]).toEqual([4, 'campaign.ask.camp', camping])
    choose(lost, 'contest:tough-as-nails')
    choose(lost, 'lost')
    expect([at(lost, 'seat-2').hp, ids(lost.waiting[0])]).toEqual([3, camping])
    must(run, { do: 'set-place', chapter: 2, part: 'camp' })
    expect(ids(run.waiting[0])).toContain('contest:tough-as-nails')
  })

  it('OW-TRAIT-12 nobody throws dice who is whole, or who plays the first printing', () => {
    for (const [settings, before] of [
      [{ toughAsNails: 'dice' }, () => undefined],
      [{}, hurt]
    ] as const) {
      const run = way('tough-as-nails', before, { settings })
      must(run, { do: 'set-place', chapter: 1, part: 'camp' })
      expect(ids(run.waiting[0])).toEqual(camping)
    }
  })

  it('OW-TRAIT-06, OW-STORY-05 traits help those who read their own book as well', () => {
    const run = founded(storyGame([]))
    must(run, { do: 'set-trait', trait: 'field-medic', marks: 1 })
    injure(run)
    choose(run, 'bare')
    choose(run, 'trait:field-medic')
    expect([run.state.story?.time, at(run, 'seat-2').injuries]).toEqual([2, []])
    expect(legal(run.waiting[0])).not.toContain('trait:field-medic')
  })

  it('nobody is helped who needs no help', () => {
    expect(legal(way('field-medic', () => undefined).waiting[0])).not.toContain('trait:field-medic')
    expect(legal(way('tough-as-nails', () => undefined).waiting[0])).not.toContain('trait:tough-as-nails')
  })

  it('OW-STORY-17, OW-TRAIT-09, OW-TRAIT-06 a journey: rations, one more with Quartermaster, directions, hunger', () => {
    const stretch = { do: 'journey', journey: 'north' }
    const run = founded(storyGame([stretch, stretch, stretch]))
    must(run, { do: 'set-trait', trait: 'quartermaster', marks: 1 })
    must(run, { do: 'set-trait', trait: 'tough-as-nails', marks: 1 })
    choose(run, 'story')
    must(run, { do: 'set-hp', character: at(run).id, hp: 4 })
    choose(run, 'read')
    expect([run.state.story?.rations, ids(run.waiting[0])]).toEqual([
      2,
      ['to:hill', 'to:marsh', 'trait:tough-as-nails']
    ])
    choose(run, 'trait:tough-as-nails')
    expect(at(run).hp).toBe(5)
    for (const rations of [1, 0]) {
      choose(run, 'to:hill')
      choose(run, 'read')
      expect(run.state.story?.rations).toBe(rations)
    }
    choose(run, 'to:marsh')
    expect(at(run).hp).toBe(4)
  })
})

describe('instant action and the own book', () => {
  it('OW-IAM-01, OW-IAM-02, OW-IAM-03 a short text, a check, one free trade with both, and the encounter; no map, no time', () => {
    const run = founded(roadGame())
    choose(run, 'instant')
    expect(run.waiting[0]?.data).toEqual({ chapter: 'chapter-1', text: 'chapter.chapter-1.instant' })
    choose(run, 'read')
    answer(run, { form: 'number', value: 1 })
    while (asked(run) === 'ask.hand.onTable') choose(run, 'done')
    const purse = run.state.purse
    expect(run.state.trade?.shops).toEqual(['banksmith', 'apothecary'])
    choose(run, 'done')
    expect([asked(run), run.state.purse, run.state.story]).toEqual(['campaign.ask.camp', purse, null])
    expect(kinds(run)).not.toContain('timePassed')
  })

  it('OW-IAM-02 with a runner’s fee when the chapter says so, to be paid or not', () => {
    const run = telling([{ do: 'shop', fee: true }])
    expect(ids(run.waiting[0])).toEqual(['trade', 'pass'])
    choose(run, 'trade')
    expect(run.state.purse).toBe(11)
  })

  it('OW-STORY-05 owners who read their own book tell the app what it says', () => {
    const run = founded(roadGame())
    choose(run, 'bare')
    must(run, { do: 'gain-token', character: at(run).id, token: 'defence', count: 2 })
    must(run, { do: 'hp', character: at(run).id, by: -1 })
    must(run, { do: 'clue', clue: 'The red door' })
    must(run, { do: 'path', path: 'a' })
    must(run, { do: 'box', box: 'ambushed', on: true })
    choose(run, 'time')
    answer(run, { form: 'number', value: 3 })
    choose(run, 'unique')
    answer(run, { form: 'number', value: 1 })
    choose(run, 'city')
    choose(run, legal(run.waiting[0])[0] ?? '')
    expect(run.state).toMatchObject({ story: { path: 'a', time: 3, track: null, clues: ['The red door'] } })
    expect(at(run)).toMatchObject({ hp: 5, tokens: { defence: 2 } })
    choose(run, 'check-one')
    choose(run, at(run).id)
    choose(run, 'barter')
    answer(run, { form: 'number', value: 4 })
    expect(run.waiting[0]).toMatchObject({ form: 'number', seat: 'seat-1', data: { check: 'barter', difficulty: 4 } })
  })

  it('OW-STORY-07, OW-STORY-08, OW-STORY-17, OW-TIME-01 the map and the rations of an own book are kept by hand', () => {
    const run = founded(roadGame())
    choose(run, 'bare')
    must(run, { do: 'lay-tokens', tokens: [4, 9, 12] })
    expect(command(run, { do: 'lay-tokens', tokens: [9] })).toBe('campaign.refused.alreadySo')
    must(run, { do: 'lay-tokens', tokens: [9], off: true })
    expect(command(run, { do: 'go-to', token: 9 })).toBe('campaign.refused.notOnMap')
    must(run, { do: 'go-to', token: 12 })
    must(run, { do: 'rations', rations: 2 })
    expect(run.state.story).toMatchObject({ tokens: [4], at: 12, time: 1, rations: 2 })
    expect(kinds(run)).not.toContain('ruled')
  })

  it('where a pack tells the story, the table does not have to: what it says against it needs a word', () => {
    const run = telling([{ do: 'locations', tokens: [1] }])
    expect(command(run, { do: 'hp', character: at(run).id, by: -1 })).toBe('campaign.refused.onlyByTheBook')
    expect(command(run, { do: 'go-to', token: 1 })).toBe('campaign.refused.onlyByTheBook')
    must(run, { do: 'hp', character: at(run).id, by: -1, onPurpose: true })
    expect(at(run).hp).toBe(5)
    expect(kinds(run).slice(-2)).toEqual(['ruled', 'hpSet'])
  })
})
