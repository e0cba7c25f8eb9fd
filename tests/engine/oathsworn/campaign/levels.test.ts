import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unlockedAbilities, unlockedArchetypes } from '../../../../engine/oathsworn/campaign/levels'
import { itemsWith, type Character, type Company } from '../../../../engine/oathsworn/campaign/state'
import { contentOf } from '../content/pack-folder'
import { campaign } from '../../../../engine/oathsworn/campaign/game'
import { legalReply, numbers } from '../../kernel/fixtures/drive'
import { roadGame } from './fixtures/pack'
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
  playUntil,
  type CampaignRun
} from './fixtures/play'

const game = roadGame()
const starter = campaign(contentOf('core', 'starter'))

/** Won the encounter of this chapter; the epilogue is about to begin. */
function won(chapter: number, more = {}): CampaignRun {
  const run = founded(game, more)
  if (chapter > 1) must(run, { do: 'set-place', chapter, part: 'start' })
  for (const seat of ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const)
    must(run, { do: 'set-level', character: at(run, seat).id, level: chapter })
  choose(run, 'bare')
  choose(run, 'end')
  choose(run, 'by-hand')
  must(run, { do: 'battle', result: { outcome: 'victory' } })
  return run
}

/** Takes the first option that is allowed, until this is asked. */
function takeFirst(run: CampaignRun, until: (run: CampaignRun) => boolean): readonly string[] {
  const seen: string[] = []
  for (let i = 0; !until(run); i++) {
    if (i > 300) throw new Error(`stuck at ${asked(run)}`)
    seen.push(asked(run).replace('campaign.ask.', ''))
    const prompt = run.waiting[0]
    if (prompt?.form === 'choose') choose(run, ...legal(prompt).slice(0, Math.max(1, prompt.min)))
    else if (prompt)
      answer(
        run,
        legalReply(prompt, () => 0)
      )
  }
  return seen
}
const isChapterDone = (run: CampaignRun): boolean => asked(run) === 'campaign.ask.chapterDone'

const permanents = (one: Character): number => Object.values(one.permanent).reduce((a, b) => a + b, 0)
const marks = (company: Company): number => Object.values(company.traits).reduce((a, b) => a + b, 0)

describe('levelling', () => {
  it('OW-LEVEL-01, OW-LEVEL-02 one level for everybody in each epilogue, so that the level is the chapter', () => {
    const run = won(1)
    takeFirst(run, isChapterDone)
    expect(['seat-1', 'seat-2', 'seat-3', 'seat-4'].map((seat) => at(run, seat as 'seat-1').level)).toEqual([
      2, 2, 2, 2
    ])
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
    const run = won(level - 1)
    const seen = new Set(takeFirst(run, isChapterDone))
    for (const one of ['trait', 'permanentToken', 'growth'])
      expect([one, seen.has(one)]).toEqual([
        one,
        questions.includes(one) || (one === 'permanentToken' && questions.includes('growth'))
      ])
  })

  it('OW-LEVEL-06 a full character grows by MAX ANIMUS +2 or REGEN +1', () => {
    const run = won(7)
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
    const run = won(7)
    takeFirst(run, (now) => now.waiting[0]?.seat === 'seat-2')
    expect(ids(run.waiting[0])).toEqual(['animus', 'battleflow'])
    choose(run, 'battleflow')
    expect(at(run, 'seat-2')).toMatchObject({ permanent: { battleflow: 1 }, maxAnimus: 2, regen: 2 })
  })

  it('OW-LEVEL-05, OW-TOKEN-06 a permanent token of choice, at most three of a kind', () => {
    const run = won(3)
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
    const run = won(3)
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
    const full = won(2)
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

describe('quick levelling', () => {
  /** Totals of the published table: permanent tokens, growth steps, traits. */
  const totals: readonly (readonly [number, number, number, number])[] = [
    [2, 1, 0, 0],
    [3, 1, 0, 1],
    [4, 2, 0, 1],
    [7, 3, 0, 2],
    [8, 3, 1, 2],
    [12, 3, 2, 4],
    [17, 4, 3, 6],
    [21, 6, 3, 8]
  ]

  it.each(totals)('OW-QUICK-02 at level %i a newcomer has %i tokens and %i steps', (level, tokens, steps) => {
    const run = founded(game)
    must(run, { do: 'set-place', chapter: level, part: 'start' })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' } })
    playUntil(run, ({ state }) => state.errand === null && state.settling === null, level)
    const blade = at(run)
    expect(blade.level).toBe(level)
    expect(permanents(blade)).toBe(tokens)
    expect((blade.maxAnimus - 8) / 2 + (blade.regen - 6)).toBe(steps)
  })

  it.each(totals.filter(([level]) => level > 2))(
    'OW-LEVEL-08 a company that has come to level %i has so many traits',
    (level, _tokens, _steps, traits) => {
      const run = founded(game)
      let now = run
      for (let chapter = 1; chapter < level; chapter++) {
        choose(now, 'bare')
        choose(now, 'end')
        choose(now, 'by-hand')
        must(now, { do: 'battle', result: { outcome: 'victory' } })
        takeFirst(now, isChapterDone)
        choose(now, 'next-chapter')
        now = run
      }
      expect(marks(run.state)).toBe(traits)
      expect(at(run).level).toBe(level)
    }
  )

  it('OW-QUICK-01 at the start of a chapter, and not later', () => {
    const run = founded(game)
    choose(run, 'bare')
    expect(command(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' } })).toBe('campaign.refused.swapClosed')
    expect(command(run, { do: 'mode', character: at(run).id, mode: 'companion' })).toBe('campaign.refused.swapClosed')
  })

  it('OW-QUICK-03 at level 1 with the starting items', () => {
    const run = founded(game)
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' } })
    expect(itemsWith(run.state, at(run).id).map((id) => run.state.items[id]?.def)).toEqual([
      'long-sword',
      'pig-iron-coat'
    ])
  })

  it('OW-QUICK-03 later with an armour, two hands and a gear out of the common decks of earlier chapters', () => {
    const run = founded(game)
    must(run, { do: 'set-place', chapter: 3, part: 'start' })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' } })
    takeFirst(run, (now) => asked(now) === 'campaign.ask.kit')
    const offered = ids(run.waiting[0])
    expect(offered).toContain('coat-2')
    expect(offered).not.toContain('coat-3')
    takeFirst(run, ({ state }) => state.errand === null)
    const kit = itemsWith(run.state, at(run).id).map((id) => game.book.get('item', run.state.items[id]?.def ?? ''))
    expect(kit.filter(({ slot }) => slot === 'armor')).toHaveLength(1)
    expect(kit.filter(({ slot }) => slot === 'gear')).toHaveLength(1)
    expect(kit.reduce((sum, { hands, slot }) => sum + (slot === 'weapon' || slot === 'shield' ? hands : 0), 0)).toBe(2)
    expect(kit.every(({ deck, chapter }) => deck === 'common' && chapter < 3)).toBe(true)
  })

  it('OW-QUICK-03 a slot for which there is no card stays empty', () => {
    const bare = roadGame(Object.fromEntries(Array.from({ length: 22 }, (_, i) => [`items/common-${i + 1}.json`, []])))
    const run = founded(bare)
    must(run, { do: 'set-place', chapter: 2, part: 'start' })
    must(run, { do: 'swap', seat: 'seat-4', new: { class: 'grove-maiden' } })
    takeFirst(run, ({ state }) => state.errand === null)
    expect(itemsWith(run.state, at(run, 'seat-4').id).length).toBeLessThan(2)
  })

  it('OW-QUICK-05 injuries go to the newcomer, items stay with the leaver, and its iron goes with it', () => {
    const run = founded(game)
    const leaver = at(run)
    must(run, { do: 'set-injuries', character: leaver.id, cards: ['sprain', 'gash'] })
    must(run, { do: 'share', shares: { [leaver.id]: 4 } })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' } })
    expect(at(run).injuries).toEqual(['sprain', 'gash'])
    expect(run.state.characters[leaver.id]).toMatchObject({ injuries: [], where: 'away', iron: 4 })
    expect(run.state.purse).toBe(8)
    expect(itemsWith(run.state, leaver.id)).toHaveLength(3)
  })

  it('OW-QUICK-05 or stays with the company, as a later printing has it', () => {
    const run = founded(game, { settings: { swapIron: 'stays' } })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' }, iron: 4 })
    expect(run.state.purse).toBe(12)
  })

  it('OW-QUICK-06, OW-QUICK-08 who comes back gives up the old items, keeps what was chosen, and catches up', () => {
    const run = founded(game)
    const warden = at(run)
    must(run, { do: 'set-level', character: warden.id, level: 3 })
    must(run, { do: 'set-tokens', character: warden.id, tokens: { redraw: 2 }, permanent: true })
    must(run, { do: 'set-place', chapter: 3, part: 'start' })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' }, iron: 2 })
    takeFirst(run, ({ state }) => state.errand === null)
    must(run, { do: 'set-place', chapter: 4, part: 'start' })
    must(run, { do: 'swap', seat: 'seat-1', back: { character: warden.id } })
    expect(itemsWith(run.state, warden.id)).toEqual([])
    expect(run.state.purse).toBe(12)
    takeFirst(run, (now) => asked(now) === 'campaign.ask.permanentToken')
    choose(run, 'redraw')
    takeFirst(run, ({ state }) => state.errand === null)
    expect(run.state.characters[warden.id]).toMatchObject({ level: 4, permanent: { redraw: 3 } })
    expect(itemsWith(run.state, warden.id).length).toBeGreaterThan(2)
  })

  it('OW-QUICK-07 full to companion: a new sheet, quick levelled; items and injuries are kept, no kit is granted', () => {
    const run = founded(game)
    const warden = at(run)
    must(run, { do: 'set-place', chapter: 8, part: 'start' })
    must(run, { do: 'set-level', character: warden.id, level: 8 })
    must(run, { do: 'set-injuries', character: warden.id, cards: ['gash'] })
    const items = itemsWith(run.state, warden.id)
    must(run, { do: 'mode', character: warden.id, mode: 'companion' })
    takeFirst(run, ({ state }) => state.errand === null)
    expect(at(run)).toMatchObject({ mode: 'companion', level: 8, maxAnimus: 2, injuries: ['gash'] })
    expect(permanents(at(run))).toBe(4)
    expect(itemsWith(run.state, warden.id)).toEqual(items)
  })

  it('one after the other: nobody is swapped while somebody is being levelled', () => {
    const run = founded(game)
    must(run, { do: 'set-place', chapter: 5, part: 'start' })
    must(run, { do: 'swap', seat: 'seat-1', new: { class: 'blade' } })
    expect(command(run, { do: 'swap', seat: 'seat-2', new: { class: 'exile' } })).toBe('campaign.refused.errandFirst')
  })

  it('OW-TOKEN-06, OW-COMP-02 however the choices fall, nobody has four of a kind, and companions never more animus', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 21 }),
        fc.constantFrom('full', 'companion'),
        fc.integer({ min: 1, max: 9999 }),
        (level, mode, seed) => {
          const run = founded(game)
          must(run, { do: 'set-place', chapter: level, part: 'start' })
          must(run, { do: 'swap', seat: 'seat-3', new: { class: 'exile', mode } })
          const next = numbers(seed)
          while (run.state.errand) {
            const prompt = run.waiting[0]
            if (prompt) answer(run, legalReply(prompt, next))
          }
          const exile = at(run, 'seat-3')
          expect(Object.values(exile.permanent).every((n) => n <= 3)).toBe(true)
          if (mode === 'companion') expect([exile.maxAnimus, exile.regen]).toEqual([2, 2])
        }
      ),
      { numRuns: 12 }
    )
  })
})
