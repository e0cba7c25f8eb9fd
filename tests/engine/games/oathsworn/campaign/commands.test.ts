import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { isJson } from '../../../../../engine/kernel/checkReply'
import { speak } from '../../../../../engine/messages/format'
import { COMMANDS, schemaOf } from '../../../../../engine/games/oathsworn/campaign/commands'
import { mightView } from '../../../../../engine/games/oathsworn/campaign/view/story'
import type { CompanyView } from '../../../../../engine/games/oathsworn/campaign/view'
import { itemsWith, SEATS } from '../../../../../engine/games/oathsworn/campaign/state'
import { roadGame } from './fixtures/pack'
import { asked, at, choose, command, founded, must, type CampaignRun } from './fixtures/play'
import { catalogue } from './fixtures/words'

const game = roadGame()
const viewOf = (run: CampaignRun): CompanyView => game.view(run.state, null) as unknown as CompanyView

describe('commands', () => {
  it('are a closed set, each with a schema and a name in words', () => {
    for (const name of COMMANDS) {
      expect(schemaOf(name).node.kind).toBe('shape')
      expect(catalogue[`campaign.command.${name}`]).toBeTypeOf('string')
    }
  })

  it.each<[string, Json]>([
    ['nothing', null],
    ['a word', 'equip'],
    ['an unknown deed', { do: 'cheat' }],
    ['a field too many', { do: 'gain-iron', iron: 1, gold: 2 }],
    ['a field too few', { do: 'gain-iron' }],
    ['the wrong kind of number', { do: 'gain-iron', iron: 1.5 }],
    ['too much', { do: 'gain-iron', iron: 10_000 }],
    ['a poisoned name', { do: 'share', shares: JSON.parse('{"__proto__": 3}') as Json }]
  ])('refuse %s in words, and nothing changes', (_, ruling) => {
    const run = founded(game)
    const before = run.state
    const refusal = game.rule(run.state, ruling)
    expect(refusal.ok ? null : refusal.why.key).toBe('campaign.refused.shape')
    expect(run.state).toBe(before)
  })

  it('never throw, whatever is in them, even on purpose', () => {
    const run = founded(game)
    const who = at(run).id
    const [item = ''] = itemsWith(run.state, who)
    const odd: readonly Json[] = [
      { do: 'equip', item, by: 'nobody-1' },
      { do: 'equip', item: 'none-1', by: who },
      { do: 'exchange', one: item, other: item },
      { do: 'swap', seat: 'seat-1', new: { class: 'bard' } },
      { do: 'swap', seat: 'seat-1' },
      { do: 'swap', seat: 'seat-1', back: { character: who } },
      { do: 'swap', seat: 'seat-1', new: { class: 'priest' } },
      { do: 'mode', character: who, mode: 'full' },
      { do: 'trait', trait: 'bravery' },
      { do: 'ally', ally: 'dragon', by: 1 },
      { do: 'archive-injury', character: who, card: 'gash' },
      { do: 'add-event', event: 'city-99' },
      { do: 'set-events', deck: 'city', cards: ['deepwood-1'] },
      { do: 'set-deck', deck: 'common', chapter: 1, cards: ['nothing'] },
      { do: 'set-story', time: 3 },
      { do: 'petition', cards: ['nothing'] },
      { do: 'close-trade' },
      { do: 'sell', item },
      { do: 'buy', card: 'robe-1' },
      { do: 'battle', result: { outcome: 'victory' } },
      { do: 'drop-note', note: 7 },
      { do: 'quick-level', character: who },
      { do: 'path', path: 'a' }
    ]
    for (const ruling of odd) {
      const bold = { ...(ruling as object), onPurpose: true }
      for (const one of [ruling, bold]) expect([one, command(run, one as Json) === null]).toEqual([one, false])
    }
  })

  it('done on purpose go against the rules, and the chronicle says so', () => {
    const run = founded(game)
    for (const item of ['coat-1', 'bow-1']) must(run, { do: 'gain-item', item })
    const [coat = '', bow = ''] = itemsWith(run.state, 'backpack')
    for (const item of [coat, bow]) {
      expect(command(run, { do: 'equip', item, by: at(run).id })).not.toBeNull()
      must(run, { do: 'equip', item, by: at(run).id, onPurpose: true })
      expect(run.log.slice(-2).map(({ happening }) => happening.kind)).toEqual(['ruled', 'itemMoved'])
    }
  })

  it('OW-GEN-11 what is turned says what it was before', () => {
    const run = founded(game)
    const said = (ruling: Json): string => {
      const before = run.state
      must(run, ruling)
      const { happening } = run.log.at(-1)!
      return speak(catalogue, game.describe(run.state, happening, before)!)
    }
    const first = run.log.find(({ happening }) => happening.kind === 'dialsSet')!
    expect(speak(catalogue, game.describe(run.state, first.happening, game.start({}, 'x'))!)).toBe(
      'The app draws MIGHT, and the app draws items, injuries and events.'
    )
    expect(said({ do: 'dials', might: 'table' })).toBe('From now on the table instead of the app draws MIGHT.')
    expect(said({ do: 'dials', might: 'app', cards: 'table' })).toBe(
      'From now on the app instead of the table draws MIGHT and the table instead of the app draws items, injuries and events.'
    )
    expect(said({ do: 'dials', cards: 'table' })).toContain('the table draws items')
    expect(said({ do: 'difficulty', difficulty: 'dread' })).toMatch(/^Difficulty: .*dread.*, no longer .*\.$/i)
    expect(said({ do: 'difficulty', difficulty: 'dread' })).toMatch(/^Difficulty: .*dread.*\.$/i)
  })

  it('OW-DIFF-07 difficulty is set before a chapter, and locked from its first step to the end of its epilogue', () => {
    const run = founded(game)
    must(run, { do: 'difficulty', difficulty: 'dread' })
    choose(run, 'bare')
    expect(at(run).hp).toBe(4)
    const set = () => command(run, { do: 'difficulty', difficulty: 'grim' })
    expect(set()).toBe('campaign.refused.difficultyLocked')
    choose(run, 'end')
    expect(set()).toBe('campaign.refused.difficultyLocked')
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    expect(set()).toBe('campaign.refused.difficultyLocked')
    must(run, { do: 'difficulty', difficulty: 'grim', onPurpose: true })
    expect(run.state.difficulty).toBe('grim')
  })

  it.each<[string, Json, (run: CampaignRun) => unknown, unknown]>([
    ['HP', { do: 'set-hp', character: 'warden-1', hp: 2 }, (run) => at(run).hp, 2],
    [
      'tokens',
      { do: 'set-tokens', character: 'warden-1', tokens: { redraw: 3 } },
      (run) => at(run).tokens,
      { redraw: 3 }
    ],
    ['level', { do: 'set-level', character: 'warden-1', level: 9 }, (run) => at(run).level, 9],
    [
      'growth',
      { do: 'set-growth', character: 'warden-1', regen: 8 },
      (run) => [at(run).maxAnimus, at(run).regen],
      [8, 8]
    ],
    ['iron', { do: 'set-iron', iron: 77 }, (run) => run.state.purse, 77],
    ['ticks', { do: 'set-ticks', ticks: 5 }, (run) => run.state.ticks, 5],
    ['traits', { do: 'set-trait', trait: 'bushcraft', marks: 2 }, (run) => run.state.traits, { bushcraft: 2 }],
    [
      'allies',
      { do: 'set-ally', ally: 'drummer', count: 1 },
      (run) => run.state.allies,
      { 'man-at-arms': 4, drummer: 1 }
    ],
    ['injuries', { do: 'set-injuries', character: 'warden-1', cards: ['gash'] }, (run) => at(run).injuries, ['gash']],
    [
      'event decks',
      { do: 'set-events', deck: 'city', cards: ['city-7'] },
      (run) => run.state.events.city.draw,
      ['city-7']
    ],
    [
      'item decks',
      { do: 'set-deck', deck: 'unique', chapter: 1, cards: ['ring-of-1'] },
      (run) => run.state.decks['unique 1']?.draw,
      ['ring-of-1']
    ],
    [
      'the hardcore track',
      { do: 'set-hardcore', hardcore: true, track: ['cur'] },
      (run) => run.state.hardcoreTrack,
      ['cur']
    ],
    [
      'the place',
      { do: 'set-place', chapter: 7, part: 'camp' },
      (run) => [run.state.chapter, run.state.part],
      [7, 'camp']
    ]
  ])('put right: %s', (_, ruling, look, expected) => {
    const run = founded(game)
    const fixed = {
      ...(ruling as { character?: string }),
      ...('character' in (ruling as object) ? { character: at(run).id } : {})
    }
    must(run, fixed as Json)
    expect(look(run)).toEqual(expected)
    expect(run.log.some(({ happening }) => happening.kind === 'ruled')).toBe(true)
    const back = run.undone()
    expect(back && look(back)).not.toEqual(expected)
  })

  it('a correction in the midst of something leaves it: the company is somewhere else', () => {
    const run = founded(game)
    choose(run, 'story')
    must(run, { do: 'set-place', chapter: 3, part: 'camp' })
    expect([asked(run), run.state.story, run.state.task]).toEqual(['campaign.ask.camp', null, null])
  })

  it('a chapter that does not exist is no place to be', () => {
    const run = founded(game)
    expect(command(run, { do: 'set-place', chapter: 22, part: 'start' })).toBe('campaign.refused.noChapter')
    expect(command(run, { do: 'set-place', chapter: 21, part: 'start' })).toBeNull()
  })

  it('a question stands again when what came in between is settled', () => {
    const run = founded(game)
    choose(run, 'bare')
    choose(run, 'check-one')
    const question = asked(run)
    must(run, { do: 'open-trade', shop: 'banksmith' })
    expect(asked(run)).toBe('campaign.ask.trade')
    must(run, { do: 'close-trade' })
    expect(asked(run)).toBe(question)
  })

  it('rename, annotate and share the purse', () => {
    const run = founded(game)
    must(run, { do: 'rename', name: 'The Late Ones', keywords: 'wet, brave' })
    must(run, { do: 'rename-character', character: at(run).id, name: 'Ys' })
    must(run, { do: 'note', text: 'Beware of the goose.' })
    expect(viewOf(run)).toMatchObject({
      name: 'The Late Ones',
      keywords: 'wet, brave',
      notes: [{ text: 'Beware of the goose.', chapter: 1 }]
    })
    must(run, { do: 'drop-note', note: viewOf(run).notes[0]?.id ?? -1 })
    expect([viewOf(run).notes, at(run).name]).toEqual([[], 'Ys'])
  })
})

describe('the view', () => {
  it('is plain data, at any point', () => {
    const run = founded(game)
    choose(run, 'story')
    expect(isJson(game.view(run.state, null), 0)).toBe(true)
  })

  it('OW-GEN-11, OW-MIGHT-06 shows what is left in decks and what was used, never an order', () => {
    const run = founded(game)
    expect(mightView(run.state)['white']).toEqual({ draw: { '0': 6, '1': 6, '2': 3, '2*': 3 }, discard: {} })
    const shown = JSON.stringify(game.view(run.state, null))
    const order = JSON.stringify(run.state.decks['common 1']?.draw).slice(1, -1)
    expect(shown).not.toContain(order)
    expect(shown).not.toContain(JSON.stringify(run.state.injuries.draw).slice(1, -1))
  })

  it('says for every item on everybody what it would do, or which rule is against it', () => {
    const run = founded(game)
    must(run, { do: 'gain-item', item: 'club-1' })
    const [club = ''] = itemsWith(run.state, 'backpack')
    const on = (seat: (typeof SEATS)[number]) =>
      viewOf(run).equipping.find(({ item, by }) => item === club && by === at(run, seat).id)
    expect(on('seat-1')).toMatchObject({
      refused: null,
      before: { defence: 4, might: {} },
      after: { defence: 3, might: { red: 1 } }
    })
    expect(on('seat-1')?.instead).toHaveLength(2)
    expect(on('seat-3')?.refused?.key).toBe('campaign.refused.oneHanded')
    expect(on('seat-4')?.refused?.key).toBe('campaign.refused.itemType')
    for (const { item, by, instead, refused } of viewOf(run).equipping)
      expect([
        item,
        by,
        command(run.at(run.revision), { do: 'equip', item, by, instead: [...instead] }) === null
      ]).toEqual([item, by, refused === null])
  })

  it('OW-STORY-02 lays out allies, backpack, boxes and decks', () => {
    const view = viewOf(founded(game))
    expect(view.allies).toMatchObject([{ ally: 'man-at-arms', count: 4, combat: true }])
    expect(view.backpack).toEqual({ items: [], room: 12, over: 0 })
    expect(view.sheet.chapters).toHaveLength(21)
    expect(view.sheet.knockoutTrack).toEqual({ rows: 4, columns: 25 })
    expect(view.classes).toHaveLength(12)
    expect(view.events).toEqual({ city: 6, deepwood: 6 })
  })

  it('shows what the next level brings', () => {
    const run = founded(game)
    must(run, { do: 'set-place', chapter: 7, part: 'start' })
    for (const seat of SEATS) must(run, { do: 'set-level', character: at(run, seat).id, level: 7 })
    const [warden, priest] = viewOf(run).levels.characters
    expect(warden).toMatchObject({ maxAnimus: { before: 8, after: 10 }, regen: { before: 6, after: 7 }, tokens: [] })
    expect(priest).toMatchObject({ maxAnimus: null })
    expect(priest?.tokens.map(({ token }) => token)).toEqual(['animus', 'battleflow'])
  })

  it('every setting of the packs, every kind of item and every slot has words', () => {
    const keys = [
      ...game.book
        .all('setting')
        .flatMap(({ key, choices }) => [`setting.${key}`, ...choices.map((one) => `value.${String(one)}`)]),
      ...game.book.all('item').flatMap(({ type, slot }) => [`itemType.${type}`, `slot.${slot}`])
    ]
    expect(keys.filter((key) => catalogue[`campaign.${key}`] === undefined)).toEqual([])
  })
})

describe('packs that change while a campaign goes on', () => {
  it('a card that has gone from the packs stays with the company and stops nothing', () => {
    const run = founded(game)
    must(run, { do: 'gain-item', item: 'lamp-1' })
    const [lamp = ''] = itemsWith(run.state, 'backpack')
    const poorer = roadGame({ 'items/common-1.json': [] })
    const view = poorer.view(run.state, null) as unknown as CompanyView
    expect(view.backpack.items).toEqual([])
    expect(view.name).toBe('The Lamplighters')
    const gone = poorer.rule(run.state, { do: 'archive', items: [lamp] })
    expect(gone.ok && gone.happenings.reduce(poorer.apply, run.state).items[lamp]).toBeUndefined()
    expect(gone.ok).toBe(true)
  })
})
