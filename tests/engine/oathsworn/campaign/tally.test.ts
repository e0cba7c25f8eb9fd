import { describe, expect, it } from 'vitest'
import { injuryHpLoss } from '../../../../engine/oathsworn/campaign/view/characters'
import { itemsWith, SEATS, sheetOf, type SeatId } from '../../../../engine/oathsworn/campaign/state'
import { legalReply } from '../../kernel/fixtures/drive'
import { roadContent, roadGame } from './fixtures/pack'
import { campaign } from '../../../../engine/oathsworn/campaign/game'
import {
  answer,
  asked,
  at,
  choose,
  command,
  founded,
  ids,
  legal,
  must,
  type CampaignGame,
  type CampaignRun
} from './fixtures/play'

const game = roadGame()
type More = { readonly [field: string]: string | boolean | number }

/** In the encounter of a chapter, told from the own book. */
function fighting(chapter = 1, more: More = {}, of: CampaignGame = game): CampaignRun {
  const run = founded(of, more)
  if (chapter > 1) must(run, { do: 'set-place', chapter, part: 'start' })
  for (const seat of SEATS) must(run, { do: 'set-level', character: at(run, seat).id, level: chapter })
  choose(run, 'bare')
  choose(run, 'end')
  choose(run, 'by-hand')
  return run
}

function over(
  run: CampaignRun,
  fallen: readonly SeatId[],
  more: { readonly [field: string]: never[] | object } = {}
): void {
  must(run, { do: 'battle', result: { outcome: 'victory', fallen, ...more } as never })
}

/** Takes the first options allowed until the chapter is done, or this is asked. */
function tally(run: CampaignRun, until = 'campaign.ask.chapterDone'): CampaignRun {
  for (let i = 0; asked(run) !== until; i++) {
    if (i > 200) throw new Error(`stuck at ${asked(run)}`)
    const prompt = run.waiting[0]
    if (prompt?.form === 'choose') choose(run, ...legal(prompt).slice(0, Math.max(1, prompt.min)))
    else if (prompt)
      answer(
        run,
        legalReply(prompt, () => 0)
      )
  }
  return run
}

const gained = (run: CampaignRun): readonly string[] =>
  run.log.flatMap(({ happening }) =>
    happening.kind === 'itemsGained' && happening.from?.includes(' ') && happening.from !== 'common 1'
      ? Object.values(happening.items).map(() => happening.from ?? '')
      : []
  )
const count = (all: readonly string[], one: string): number => all.filter((each) => each === one).length
const kinds = (run: CampaignRun): readonly string[] => run.log.map(({ happening }) => happening.kind)
const ticksOf = (run: CampaignRun): number => run.state.ticks
const fallen = (n: number): readonly SeatId[] => SEATS.slice(0, n)

describe('the tally', () => {
  it('OW-TALLY-01 goes through level, loot and losses in order, every step once', () => {
    const run = fighting(2)
    over(run, fallen(1), { killedAllies: ['man-at-arms'] } as never)
    tally(run)
    const steps = run.log.flatMap(({ happening }) => (happening.kind === 'tallyStepDone' ? [happening.step] : []))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const order = ['levelGained', 'ticked', 'injuryDrawn', 'allyChanged'].map((kind) => kinds(run).lastIndexOf(kind))
    expect([...order].sort((a, b) => a - b)).toEqual(order)
  })

  it('OW-TALLY-01 is done when the epilogue says so: one that tells another tale has none', () => {
    const silent = roadGame({
      'chapters/all.json': [{ id: 'one', chapter: 1, encounter: 'stag-hunt', epilogue: [{ do: 'iron', change: 2 }] }]
    })
    const run = fighting(1, {}, silent)
    over(run, fallen(2))
    tally(run)
    expect([run.state.purse, run.state.ticks, at(run).level]).toEqual([14, 0, 1])
  })

  it('OW-TALLY-03, OW-TALLY-04 four commons of the next chapter', () => {
    const run = fighting(3)
    over(run, [])
    expect(count(gained(tally(run)), 'common 4')).toBe(4)
  })

  it('OW-TALLY-04 three in a later printing', () => {
    const run = fighting(3)
    must(run, { do: 'setting', key: 'lootCommons', value: 3 })
    over(run, [])
    expect(count(gained(tally(run)), 'common 4')).toBe(3)
  })

  it('OW-TRAIT-10 five with Scavenger', () => {
    const run = fighting(3)
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
      const run = fighting(2, { difficulty })
      if (extra) must(run, { do: 'box', box: 'extraUnique', on: true, onPurpose: true })
      over(run, [])
      const all = gained(tally(run))
      expect(count(all, 'unique 2') + count(all, 'common 3') - 4).toBe(n)
      expect(count(all, 'unique 2')).toBe(Math.min(3, n))
    }
  )

  it('EX-129, OW-TALLY-06 Dread, extra unique, three uniques left: 3 uniques and 2 commons, plus 4 commons', () => {
    const run = fighting(2, { difficulty: 'dread' })
    must(run, { do: 'box', box: 'extraUnique', on: true, onPurpose: true })
    over(run, [])
    const all = gained(tally(run))
    expect([count(all, 'unique 2'), count(all, 'common 3')]).toEqual([3, 2 + 4])
  })

  it('OW-TALLY-07 the unique deck of the next chapter comes into play', () => {
    const run = fighting(5)
    over(run, [])
    tally(run)
    expect(run.state.decks['unique 6']?.draw).toHaveLength(3)
  })

  it('OW-TALLY-08 after the last chapter only what makes sense is done', () => {
    const run = fighting(21)
    over(run, fallen(1))
    tally(run)
    expect([at(run).level, count(gained(run), 'common 22'), count(gained(run), 'unique 21')]).toEqual([21, 0, 2])
    choose(run, 'next-chapter')
    expect([run.state.part, run.state.chapter, game.isOver(run.state)]).toEqual(['over', 21, true])
    must(run, { do: 'note', text: 'What a year.' })
  })

  it.each([
    ['journeyman', 2, 4],
    ['pilgrim', 2, 3],
    ['free-company', 2, 2],
    ['grim', 2, 1],
    ['dread', 2, 0],
    ['journeyman', 0, 2],
    ['pilgrim', 0, 1],
    ['free-company', 0, 0],
    ['grim', 0, 0],
    ['dread', 0, 0],
    ['dread', 4, 2]
  ])(
    'EX-127, OW-TALLY-09, OW-DIFF-01, OW-DIFF-02, OW-DIFF-03 %s with %i unconscious: %i ticks',
    (difficulty, n, ticks) => {
      const run = fighting(1, { difficulty })
      over(run, fallen(n))
      expect(ticksOf(tally(run))).toBe(ticks)
    }
  )

  it('OW-TALLY-10, OW-KO-03 each unconscious Oathsworn draws one injury', () => {
    const run = fighting()
    over(run, fallen(3))
    tally(run)
    expect(SEATS.map((seat) => at(run, seat).injuries.length)).toEqual([1, 1, 1, 0])
  })

  it('OW-TRAIT-11 with True grit two are drawn, one is kept and the other shuffled back', () => {
    const run = fighting()
    must(run, { do: 'set-trait', trait: 'true-grit', marks: 1 })
    const before = run.state.injuries.draw.length
    over(run, fallen(1))
    tally(run, 'campaign.ask.keepInjury')
    expect(ids(run.waiting[0])).toHaveLength(2)
    expect(run.waiting[0]?.seat).toBe('seat-1')
    tally(run)
    expect(run.state.injuries.draw.length).toBe(before - 1)
  })

  it('OW-SHOP-06, OW-TRAIT-11 a curative takes the place of the injury and is archived', () => {
    const run = fighting()
    must(run, { do: 'curatives', count: 12, onPurpose: true })
    for (const seat of ['seat-2', 'seat-3', 'seat-4'] as const) {
      const cards = run.state.injuries.draw.filter((card) => card !== 'willow-bark')
      if (cards.length > 0) must(run, { do: 'set-injuries', character: at(run, seat).id, cards })
    }
    over(run, fallen(1))
    tally(run)
    expect(at(run).injuries).toEqual([])
    expect(run.state.curatives.draw).toEqual(['willow-bark'])
  })

  it('EX-130, OW-TALLY-11 who fell loses two items that were equipped, one who has one loses one', () => {
    const run = fighting()
    const [three, one] = [at(run, 'seat-1').id, at(run, 'seat-2').id]
    over(run, ['seat-1', 'seat-2'])
    must(run, { do: 'archive', items: itemsWith(run.state, one).slice(1) })
    tally(run, 'campaign.ask.loseItems')
    expect([run.waiting[0]?.seat, ids(run.waiting[0])]).toEqual(['seat-1', itemsWith(run.state, three)])
    tally(run)
    expect([itemsWith(run.state, three).length, itemsWith(run.state, one).length]).toEqual([1, 0])
  })

  it('OW-TALLY-11 everybody else loses one, and fresh loot is not eligible', () => {
    const run = fighting()
    over(run, [])
    tally(run, 'campaign.ask.loseItems')
    const loot = itemsWith(run.state, 'backpack')
    expect(loot.length).toBeGreaterThan(0)
    must(run, {
      do: 'equip',
      item: loot.find((id) => run.state.items[id]?.def.startsWith('lamp')) ?? loot[0] ?? '',
      by: at(run).id,
      onPurpose: true
    })
    expect(ids(run.waiting[0]).some((id) => loot.includes(id))).toBe(false)
  })

  it('OW-TALLY-12 lost items go back to their own decks', () => {
    const run = fighting()
    over(run, [])
    tally(run)
    const lost = run.log.flatMap(({ happening }) =>
      happening.kind === 'itemsLost' ? Object.values(happening.decks).flat() : []
    )
    expect(lost).toHaveLength(4)
    for (const def of lost) expect(run.state.decks['common 1']?.draw).toContain(def)
  })

  it('OW-TALLY-13 dead allies are archived', () => {
    const run = fighting()
    over(run, [], { killedAllies: ['man-at-arms', 'man-at-arms'] } as never)
    tally(run)
    expect(run.state.allies).toEqual({ 'man-at-arms': 2 })
  })

  it('OW-TALLY-15 the backpack is looked at once, after the losses', () => {
    const run = fighting(2)
    for (const id of [
      'robe',
      'jerkin',
      'coat',
      'dirk',
      'blade',
      'club',
      'stave',
      'bow',
      'targe',
      'lamp',
      'robe',
      'coat'
    ])
      must(run, { do: 'gain-item', item: `${id}-1`, onPurpose: true })
    over(run, [])
    tally(run, 'campaign.ask.overflow')
    expect(run.state.battle?.step).toBe(9)
    tally(run)
    expect(itemsWith(run.state, 'backpack')).toHaveLength(12)
  })

  it('OW-TALLY-16, OW-TOKEN-03, OW-MIGHT-08 then tokens are gone, decks are whole, and the next chapter begins at full HP', () => {
    const run = fighting()
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 2 } })
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { defence: 1 }, permanent: true })
    must(run, { do: 'set-hp', character: at(run, 'seat-2').id, hp: 1 })
    over(run, [])
    tally(run)
    expect(at(run).tokens).toEqual({ redraw: 2 })
    choose(run, 'next-chapter')
    expect(at(run).tokens).toEqual({})
    choose(run, 'bare')
    expect([at(run).tokens, at(run, 'seat-2').hp]).toEqual([{ defence: 1 }, 6])
  })

  it('OW-WIN-04 after a victory tokens are still there for the epilogue', () => {
    const run = fighting()
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 2 } })
    over(run, [])
    expect([asked(run), at(run).tokens]).toEqual(['campaign.ask.epilogue', { redraw: 2 }])
  })

  it('OW-ITEM-12 where the packs know fewer cards, the table is told to take the rest from its own box', () => {
    const poor = roadGame({
      'items/common-3.json': [{ id: 'only', deck: 'common', chapter: 3, slot: 'gear', type: 'gear', value: 1 }]
    })
    const run = fighting(2, {}, poor)
    over(run, [])
    tally(run)
    expect(run.log.some(({ happening }) => happening.kind === 'told' && happening.words.args?.['n'] === 3)).toBe(true)
  })

  it('OW-ITEM-08 a table that draws its own cards tells which they were', () => {
    const run = fighting(2)
    must(run, { do: 'dials', cards: 'table' })
    over(run, fallen(1))
    tally(run, 'campaign.ask.drawnItems')
    choose(run, 'lamp-3:1', 'lamp-3:2', 'bow-3:1')
    expect(Object.values(run.state.items).filter(({ def }) => def === 'lamp-3')).toHaveLength(2)
    expect(run.state.decks['common 3']?.draw.filter((one) => one === 'lamp-3')).toHaveLength(1)
    tally(run, 'campaign.ask.drawnInjury')
    choose(run, 'gash:1')
    expect(at(run).injuries).toEqual(['gash'])
  })
})

describe('hardcore', () => {
  const hard = { hardcore: true }

  it('OW-HARD-01, OW-HARD-03, OW-TALLY-14 the fallen are dead: items archived, iron kept, class barred, no injury', () => {
    const run = fighting(2, hard)
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
    const run = fighting(1, hard)
    over(run, [], { hp: { 'seat-1': hp, 'seat-2': 6, 'seat-3': 6, 'seat-4': 6 } })
    tally(run)
    expect(at(run).injuries).toHaveLength(injuries)
  })

  it('OW-HARD-02 without the variant nobody is hurt by little HP', () => {
    const run = fighting()
    over(run, [], { hp: { 'seat-1': 1 } })
    expect(at(tally(run)).injuries).toEqual([])
  })

  it('OW-HARD-04, OW-REPLAY-01 four dead and a replay cost 4, and the dead are not yet dead', () => {
    const run = fighting(1, hard)
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    choose(run, 'replay')
    expect([run.state.ticks, run.state.hardcoreTrack]).toEqual([4, []])
    over(run, ['seat-3'])
    tally(run)
    expect([run.state.ticks, run.state.hardcoreTrack]).toEqual([4, ['cur']])
  })

  it('OW-HARD-05 with fewer than four classes left the campaign has failed', () => {
    const run = fighting(1, hard)
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
    const run = fighting(1, more)
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    return run
  }

  it('OW-WIN-05 the company moves on or tries again', () => {
    const run = beaten()
    expect([asked(run), ids(run.waiting[0])]).toEqual(['campaign.ask.defeat', ['replay', 'move-on']])
  })

  it('OW-WIN-06 moving on, all combat tokens are discarded before the epilogue', () => {
    const run = fighting()
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
      expect(ticksOf(run)).toBe(ticks)
      must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
      choose(run, 'replay')
      over(run, fallen(2))
      tally(run)
      expect(ticksOf(run)).toBe(ticks)
      expect(run.log.filter(({ happening }) => happening.kind === 'ticked')).toHaveLength(1)
    }
  )

  it('OW-REPLAY-03, OW-REPLAY-04, OW-REPLAY-05, OW-REPLAY-06 it is set up as new: allies back, HP full, permanent tokens alone', () => {
    const run = fighting()
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
    const run = fighting()
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
    const run = fighting(1, { hardcore: true })
    choose(run, 'victory')
    choose(run, 'seat-2')
    answer(run, { form: 'spread', amounts: { 'man-at-arms': 1 } })
    for (const value of [2, 5, 6]) answer(run, { form: 'number', value })
    expect(run.state.battle).toMatchObject({ outcome: 'victory', fallen: ['seat-2'], killedAllies: ['man-at-arms'] })
    expect(run.state.battle?.hp).toEqual({ 'seat-1': 2, 'seat-2': 0, 'seat-3': 5, 'seat-4': 6 })
  })

  it('one that was not begun after all goes back to camp', () => {
    const run = fighting()
    choose(run, 'back')
    expect(asked(run)).toBe('campaign.ask.camp')
  })
})

describe('companions', () => {
  const book = campaign(roadContent()).book
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
