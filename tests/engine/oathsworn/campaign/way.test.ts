import { describe, expect, it } from 'vitest'
import { roadGame, storyGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'
import { kinds, telling, track, type Fields } from './fixtures/telling'

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

  it('where a pack tells the story, the table does not have to: what it says against it needs a word', () => {
    const run = telling([{ do: 'locations', tokens: [1] }])
    expect(command(run, { do: 'hp', character: at(run).id, by: -1 })).toBe('campaign.refused.onlyByTheBook')
    must(run, { do: 'hp', character: at(run).id, by: -1, onPurpose: true })
    expect(at(run).hp).toBe(5)
    expect(kinds(run).slice(-2)).toEqual(['ruled', 'hpSet'])
  })
})
