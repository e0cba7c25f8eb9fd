import { describe, expect, it } from 'vitest'
import { injuryHpLoss } from '../../../../../engine/games/oathsworn/campaign/view/characters'
import { itemsWith, SEATS, sheetOf } from '../../../../../engine/games/oathsworn/campaign/state'
import { fallen, fighting, over, tally, type More } from './fixtures/evening'
import { roadGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'

const game = roadGame()

describe('hardcore', () => {
  const hard = { hardcore: true }

  it('OW-HARD-01, OW-HARD-03, OW-TALLY-14 the fallen are dead: items archived, iron kept, class barred, no injury', () => {
    const run = fighting(game, 2, hard)
    const warden = at(run)
    const purse = run.state.purse
    over(run, ['seat-1'])
    tally(run)
    expect(run.state.hardcoreTrack).toEqual(['warden'])
    expect(run.state.characters[warden.id]).toMatchObject({ where: 'dead', injuries: [], hp: 0 })
    expect([itemsWith(run.state, warden.id), run.state.purse, run.state.ticks]).toEqual([[], purse, 1])
    choose(run, 'next-chapter')
    expect(asked(run)).toBe('campaign.ask.recruit')
    expect(legal(run.waiting[0])).not.toContain('new:warden')
    choose(run, 'new:blade')
    choose(run, 'full')
    tally(run, 'campaign.ask.begin')
    expect(at(run)).toMatchObject({ class: 'blade', level: 3 })
    expect(command(run, { do: 'swap', seat: 'seat-2', new: { class: 'warden' } })).toBe('campaign.refused.classBarred')
  })

  it.each([
    [1, 1],
    [2, 1],
    [3, 0],
    [6, 0]
  ])('EX-131, OW-HARD-02 who ends at %i HP has %i injury', (hp, injuries) => {
    const run = fighting(game, 1, hard)
    over(run, [], { hp: { 'seat-1': hp, 'seat-2': 6, 'seat-3': 6, 'seat-4': 6 } })
    tally(run)
    expect(at(run).injuries).toHaveLength(injuries)
  })

  it('OW-HARD-02 without the variant nobody is hurt by little HP', () => {
    const run = fighting(game)
    over(run, [], { hp: { 'seat-1': 1 } })
    expect(at(tally(run)).injuries).toEqual([])
  })

  it('OW-HARD-02, OW-GEN-07, OW-REPLAY-08 an injury archived in the encounter is gone for good, unless it is tried again', () => {
    const run = fighting(game, 1, hard)
    const cards = run.state.injuries.draw.slice(0, 2)
    must(run, { do: 'set-injuries', character: at(run).id, cards })
    const healed = { 'seat-1': cards.slice(0, 1) }
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS], healed } })
    choose(run, 'replay')
    expect(at(run).injuries).toEqual(cards)
    // What was only ever there in the encounter is nobody's to archive.
    over(run, [], { healed: { 'seat-1': [...healed['seat-1'], 'own'] } })
    tally(run)
    expect(at(run).injuries).toEqual(cards.slice(1))
    const archived = run.log.flatMap(({ happening }) => (happening.kind === 'injuryArchived' ? [happening.card] : []))
    expect(archived).toEqual(healed['seat-1'])
  })

  it('OW-HARD-04, OW-REPLAY-01 four dead and a replay cost 4, and the dead are not yet dead', () => {
    const run = fighting(game, 1, hard)
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    choose(run, 'replay')
    expect([run.state.ticks, run.state.hardcoreTrack]).toEqual([4, []])
    over(run, ['seat-3'])
    tally(run)
    expect([run.state.ticks, run.state.hardcoreTrack]).toEqual([4, ['cur']])
  })

  it('OW-HARD-05 with fewer than four classes left the campaign has failed', () => {
    const run = fighting(game, 1, hard)
    const classes = [...game.book.content.class.keys()].filter(
      (id) => !['warden', 'priest', 'cur', 'witch'].includes(id)
    )
    must(run, { do: 'set-hardcore', hardcore: true, track: classes })
    over(run, ['seat-1'])
    tally(run)
    choose(run, 'next-chapter')
    expect(asked(run)).toBe('campaign.ask.over')
    expect(game.isOver(run.state)).toBe(true)
  })
})

describe('defeat', () => {
  const beaten = (more: More = {}): CampaignRun => {
    const run = fighting(game, 1, more)
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    return run
  }

  it('OW-WIN-05 the company moves on or tries again', () => {
    const run = beaten()
    expect([asked(run), ids(run.waiting[0])]).toEqual(['campaign.ask.defeat', ['replay', 'move-on']])
  })

  it('OW-WIN-06 moving on, all combat tokens are discarded before the epilogue', () => {
    const run = fighting(game)
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 2 } })
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    choose(run, 'move-on')
    expect([asked(run), at(run).tokens]).toEqual(['campaign.ask.epilogue', {}])
    tally(run)
    expect([run.state.ticks, sheetOf(run.state).result]).toEqual([4, 'defeat'])
  })

  it.each([
    ['journeyman', 6],
    ['pilgrim', 5],
    ['free-company', 4],
    ['grim', 3],
    ['dread', 2]
  ])(
    'EX-128, OW-REPLAY-01, OW-REPLAY-02, OW-REPLAY-09 on %s a replay costs %i ticks, and no more for another',
    (difficulty, ticks) => {
      const run = beaten({ difficulty })
      choose(run, 'replay')
      expect(run.state.ticks).toBe(ticks)
      must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
      choose(run, 'replay')
      over(run, fallen(2))
      tally(run)
      expect(run.state.ticks).toBe(ticks)
      expect(run.log.filter(({ happening }) => happening.kind === 'ticked')).toHaveLength(1)
    }
  )

  it('OW-REPLAY-03, OW-REPLAY-04, OW-REPLAY-05, OW-REPLAY-06 it is set up as new: allies back, HP full, permanent tokens alone', () => {
    const run = fighting(game)
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 2 } })
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { defence: 1 }, permanent: true })
    must(run, { do: 'set-hp', character: at(run).id, hp: 2 })
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS], killedAllies: ['man-at-arms'] } })
    choose(run, 'replay')
    expect(run.state.part).toBe('encounter')
    expect(run.state.allies).toEqual({ 'man-at-arms': 4 })
    expect(at(run)).toMatchObject({ hp: 6, tokens: { defence: 1 } })
    expect(run.state.fight?.attempts).toBe(2)
  })

  it('OW-REPLAY-07 losses follow the replay: who stands at its end gains no injury and loses one item', () => {
    const run = beaten()
    choose(run, 'replay')
    over(run, ['seat-4'])
    tally(run)
    expect(SEATS.map((seat) => at(run, seat).injuries.length)).toEqual([0, 0, 0, 1])
    expect(itemsWith(run.state, at(run).id)).toHaveLength(2)
  })

  it('OW-REPLAY-08 ambush, extra unique, injuries and items are as they were', () => {
    const run = fighting(game)
    must(run, { do: 'box', box: 'ambushed', on: true, onPurpose: true })
    must(run, { do: 'set-injuries', character: at(run).id, cards: ['gash'] })
    const items = itemsWith(run.state, at(run).id)
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    choose(run, 'replay')
    expect([sheetOf(run.state).ambushed, at(run).injuries, itemsWith(run.state, at(run).id)]).toEqual([
      true,
      ['gash'],
      items
    ])
    expect(sheetOf(run.state).specialRulesRevealed).toBe(true)
  })

  it('a result can be told by hand: who fell, who died, and in a hardcore campaign who is hurt', () => {
    const run = fighting(game, 1, { hardcore: true })
    choose(run, 'victory')
    choose(run, 'seat-2')
    answer(run, { form: 'spread', amounts: { 'man-at-arms': 1 } })
    for (const value of [2, 5, 6]) answer(run, { form: 'number', value })
    expect(run.state.battle).toMatchObject({ outcome: 'victory', fallen: ['seat-2'], killedAllies: ['man-at-arms'] })
    expect(run.state.battle?.hp).toEqual({ 'seat-1': 2, 'seat-2': 0, 'seat-3': 5, 'seat-4': 6 })
  })

  it('one that was not begun after all goes back to camp', () => {
    const run = fighting(game)
    choose(run, 'back')
    expect(asked(run)).toBe('campaign.ask.camp')
  })
})

describe('companions', () => {
  const { book } = game
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [7, 2]
  ])('EX-124, OW-COMP-16 with %i injuries a companion starts with %i HP less', (n, loss) => {
    const odo = at(founded(game), 'seat-2')
    expect(injuryHpLoss(book, { ...odo, injuries: Array.from({ length: n }, () => 'gash') })).toBe(loss)
    expect(injuryHpLoss(book, { ...odo, mode: 'full', injuries: Array.from({ length: n }, () => 'gash') })).toBe(0)
  })
})
