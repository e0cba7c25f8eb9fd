import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsWith } from '../../../../../engine/games/oathsworn/campaign/state'
import { legalReply, numbers } from '../../../kernel/fixtures/drive'
import { isChapterDone, over, permanents, takeFirst, toEncounter } from './fixtures/evening'
import { roadGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, must, playUntil } from './fixtures/play'

const game = roadGame()

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
      for (let chapter = 1; chapter < level; chapter++) {
        toEncounter(run)
        over(run, [])
        takeFirst(run, isChapterDone)
        choose(run, 'next-chapter')
      }
      expect(Object.values(run.state.traits).reduce((a, b) => a + b, 0)).toBe(traits)
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

  it('OW-SETUP-02 a class that was put elsewhere while it was being chosen does not sit twice', () => {
    const run = founded(game)
    for (const seat of ['seat-1', 'seat-4'] as const)
      must(run, { do: 'hp', character: at(run, seat).id, by: -6, onPurpose: true })
    choose(run, 'bare')
    expect(asked(run)).toBe('campaign.ask.recruit')
    choose(run, 'new:blade')
    expect(asked(run)).toBe('campaign.ask.mode')
    must(run, { do: 'swap', seat: 'seat-4', new: { class: 'blade' } })
    takeFirst(run, ({ state }) => state.errand === null)
    choose(run, 'full')
    expect(asked(run)).toBe('campaign.ask.recruit')
    expect([run.state.seats['seat-1'], at(run, 'seat-4').class]).toEqual([null, 'blade'])
    choose(run, 'new:exile')
    choose(run, 'full')
    expect(at(run).class).toBe('exile')
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
