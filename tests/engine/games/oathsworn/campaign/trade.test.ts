import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfValue } from '../../../../../engine/games/oathsworn/campaign/goods/items'
import { itemsWith, sheetOf } from '../../../../../engine/games/oathsworn/campaign/state'
import { runnerFee } from '../../../../../engine/games/oathsworn/campaign/goods/trade'
import { roadGame, storyGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'

const game = roadGame()
const book = game.book

/** A company in the story of this chapter, told from its own book, with so much iron. */
function inStory(chapter: number, iron: number, more: { readonly [field: string]: never } = {}): CampaignRun {
  const run = founded(game, more)
  must(run, { do: 'set-place', chapter, part: 'start' })
  must(run, { do: 'set-iron', iron })
  choose(run, 'bare')
  return run
}

const last = (run: CampaignRun): string => Object.keys(run.state.items).at(-1) ?? ''

describe('iron', () => {
  it('OW-IRON-01 is one purse; how it is split is for show, and never more than there is', () => {
    const run = founded(game)
    must(run, { do: 'gain-iron', iron: 4 })
    expect(run.state.purse).toBe(16)
    must(run, { do: 'share', shares: { [at(run).id]: 10 } })
    expect(command(run, { do: 'share', shares: { [at(run).id]: 17 } })).toBe('campaign.refused.shares')
    must(run, { do: 'lose-iron', iron: 9 })
    expect(run.state.shares).toEqual({ [at(run).id]: 7 })
  })

  it('OW-IRON-02 what is lost is taken from the purse', () => {
    const run = founded(game)
    must(run, { do: 'lose-iron', iron: 12 })
    expect([run.state.purse, asked(run)]).toEqual([0, 'campaign.ask.begin'])
  })

  it('EX-132, OW-IRON-03 debt 4, iron 3: an item of value 4 covers 2, and 1 iron is left', () => {
    const run = founded(game)
    must(run, { do: 'gain-item', item: 'blade-1' })
    must(run, { do: 'set-iron', iron: 3 })
    must(run, { do: 'lose-iron', iron: 4 })
    // The only item goes by itself, so nobody has to say so.
    expect([run.state.purse, run.state.debt, itemsWith(run.state, 'backpack')]).toEqual([1, 0, []])
  })

  it('OW-IRON-03, OW-GEN-05 items go whole, one by one, each for half its value rounded up, and none once iron suffices', () => {
    const run = founded(game)
    for (const item of ['lamp-1', 'robe-1', 'jerkin-1']) must(run, { do: 'gain-item', item })
    must(run, { do: 'set-iron', iron: 1 })
    must(run, { do: 'lose-iron', iron: 6 })
    expect(asked(run)).toBe('campaign.ask.debtItem')
    expect(halfValue(book, 'lamp-1')).toBe(4)
    const lamp = itemsWith(run.state, 'backpack')[0] ?? ''
    choose(run, lamp)
    expect([run.state.debt, asked(run)]).toEqual([2, 'campaign.ask.debtItem'])
    choose(run, itemsWith(run.state, 'backpack')[0] ?? '')
    expect([run.state.debt, run.state.purse]).toEqual([0, 0])
    expect(itemsWith(run.state, 'backpack').map((id) => run.state.items[id]?.def)).toEqual(['jerkin-1'])
  })

  it('OW-IRON-03 equipment may be rearranged first', () => {
    const run = founded(game)
    for (const item of ['lamp-1', 'robe-1']) must(run, { do: 'gain-item', item })
    must(run, { do: 'set-iron', iron: 0 })
    must(run, { do: 'lose-iron', iron: 3 })
    must(run, { do: 'equip', item: itemsWith(run.state, 'backpack')[0] ?? '', by: at(run).id })
    expect(itemsWith(run.state, 'backpack')).toEqual([])
  })

  it('OW-IRON-04 equipped items are safe, and what cannot be found is forgiven', () => {
    const run = founded(game)
    const before = Object.keys(run.state.items).length
    must(run, { do: 'lose-iron', iron: 99 })
    expect([run.state.purse, run.state.debt, Object.keys(run.state.items).length]).toEqual([0, 0, before])
    expect(run.log.some(({ happening }) => happening.kind === 'told')).toBe(true)
  })

  it('OW-IRON-05 prices and fees are paid from iron in full or not at all', () => {
    const run = inStory(4, 3)
    must(run, { do: 'gain-item', item: 'lamp-1' })
    expect(command(run, { do: 'open-trade', shop: 'banksmith' })).toBe('campaign.refused.tooDear')
    expect(run.state.purse).toBe(3)
  })
})

describe('trade', () => {
  it('OW-SHOP-01, OW-SHOP-02 a runner goes from any town at any point of the story, and no time passes', () => {
    const run = founded(storyGame([{ do: 'locations', tokens: [1, 2] }]))
    expect(command(run, { do: 'open-trade', shop: 'banksmith' })).toBe('campaign.refused.noTown')
    choose(run, 'story')
    expect(command(run, { do: 'open-trade', shop: 'banksmith' })).toBe('campaign.refused.noTown')
    choose(run, 'read')
    must(run, { do: 'open-trade', shop: 'banksmith' })
    expect(asked(run)).toBe('campaign.ask.trade')
    expect([run.state.story?.time, run.state.story?.at]).toEqual([0, null])
    choose(run, 'done')
    expect(legal(run.waiting[0])).toContain('runner:apothecary')
  })

  it('OW-SHOP-02 nobody trades in the deepwood', () => {
    const wild = roadGame({
      'maps/town.json': { id: 'town', chapter: 1, kind: 'deepwood', locations: [{ id: 'a', token: 1, entry: 'gate' }] }
    })
    const run = founded(wild)
    choose(run, 'story')
    choose(run, 'read')
    expect(command(run, { do: 'open-trade', shop: 'banksmith' })).toBe('campaign.refused.noTown')
  })

  it.each([1, 4, 11])('OW-SHOP-03 in chapter %i a runner costs as much iron, every time', (chapter) => {
    const run = inStory(chapter, 50)
    for (let i = 1; i <= 2; i++) {
      must(run, { do: 'open-trade', shop: 'banksmith' })
      must(run, { do: 'close-trade' })
      expect(run.state.purse).toBe(50 - i * chapter)
    }
  })

  it('OW-TRAIT-14 well-connected runners cost nothing', () => {
    const run = inStory(7, 0)
    must(run, { do: 'trait', trait: 'well-connected' })
    expect(runnerFee(book, run.state)).toBe(0)
    must(run, { do: 'open-trade', shop: 'apothecary' })
    expect(run.state.purse).toBe(0)
  })

  it('EX-133, OW-SHOP-05, OW-SHOP-06, OW-TRAIT-07 chapter 4: runner 4, five curatives 4 each, with Herbalist ten cards', () => {
    const run = inStory(4, 24)
    must(run, { do: 'trait', trait: 'herbalist' })
    const before = run.state.injuries.draw.length
    must(run, { do: 'open-trade', shop: 'apothecary' })
    must(run, { do: 'buy-curatives', count: 5 })
    expect(run.state.purse).toBe(0)
    expect(run.state.injuries.draw.length).toBe(before + 10)
    expect(run.state.curatives.draw.length).toBe(2)
  })

  it('OW-SHOP-05, OW-GEN-06 no more curatives are paid for than are left in the box', () => {
    const run = inStory(1, 40)
    for (const count of [5, 5]) {
      must(run, { do: 'open-trade', shop: 'apothecary' })
      must(run, { do: 'buy-curatives', count })
      must(run, { do: 'close-trade' })
    }
    must(run, { do: 'open-trade', shop: 'apothecary' })
    expect(command(run, { do: 'buy-curatives', count: 3 })).toBe('campaign.refused.curativeLimit')
    const purse = run.state.purse
    must(run, { do: 'buy-curatives', count: 2 })
    expect([purse - run.state.purse, run.state.curatives.draw.length]).toEqual([2, 0])
  })

  it.each([
    ['trade', null],
    ['chapter', 'campaign.refused.curativeLimit']
  ])('OW-SHOP-05 five in each %s', (scope, why) => {
    const run = inStory(1, 30)
    must(run, { do: 'setting', key: 'curativeLimitScope', value: scope })
    must(run, { do: 'open-trade', shop: 'apothecary' })
    must(run, { do: 'buy-curatives', count: 5 })
    expect(command(run, { do: 'buy-curatives', count: 1 })).toBe('campaign.refused.curativeLimit')
    must(run, { do: 'close-trade' })
    must(run, { do: 'open-trade', shop: 'apothecary' })
    expect(command(run, { do: 'buy-curatives', count: 1 })).toBe(why)
    expect(sheetOf(run.state).curatives).toBe(why === null ? 6 : 5)
  })

  it('OW-SHOP-07, OW-SHOP-08 the whole common deck of the chapter lies open, each card for the number on it', () => {
    const run = inStory(2, 20)
    must(run, { do: 'open-trade', shop: 'banksmith' })
    expect(new Set(run.state.trade?.display)).toEqual(
      new Set(
        ['robe', 'jerkin', 'coat', 'dirk', 'blade', 'club', 'stave', 'bow', 'targe', 'lamp'].map((id) => `${id}-2`)
      )
    )
    must(run, { do: 'buy', card: 'lamp-2' })
    expect(run.state.purse).toBe(20 - 2 - 7)
    expect(command(run, { do: 'buy', card: 'robe-1' })).toBe('campaign.refused.notShown')
    must(run, { do: 'set-iron', iron: 4 })
    expect(command(run, { do: 'buy', card: 'lamp-2' })).toBe('campaign.refused.tooDear')
  })

  it('EX-134, OW-SHOP-09 an item numbered 5 sells for 3, equipped or not, and goes back to its deck', () => {
    const run = inStory(1, 1)
    must(run, { do: 'gain-item', item: 'coat-2' })
    must(run, { do: 'open-trade', shop: 'banksmith' })
    must(run, { do: 'sell', item: last(run) })
    expect(run.state.purse).toBe(3)
    expect(run.state.decks['common 2']?.draw.filter((one) => one === 'coat-2')).toHaveLength(2)
    const worn = itemsWith(run.state, at(run).id)[0] ?? ''
    must(run, { do: 'sell', item: worn })
    expect(run.state.items[worn]).toBeUndefined()
  })

  it('OW-SHOP-10 what was not sold is shuffled back when the trade closes', () => {
    const run = inStory(2, 20)
    must(run, { do: 'open-trade', shop: 'banksmith' })
    const shown = [...(run.state.trade?.display ?? [])]
    expect(run.state.decks['common 2']?.draw).toEqual([])
    must(run, { do: 'buy', card: 'robe-2' })
    must(run, { do: 'close-trade' })
    shown.splice(shown.indexOf('robe-2'), 1)
    expect([...(run.state.decks['common 2']?.draw ?? [])].sort()).toEqual(shown)
    expect(run.state.decks['common 2']?.draw).not.toEqual(shown)
  })

  it('OW-SHOP-11 buying and selling alternate freely; sold items are not for sale again; the backpack is looked at last', () => {
    const run = inStory(1, 90)
    must(run, { do: 'open-trade', shop: 'banksmith' })
    const display = run.state.trade?.display ?? []
    const bought = display.slice(0, 13)
    for (const card of bought) must(run, { do: 'buy', card })
    expect(asked(run)).toBe('campaign.ask.trade')
    const item = itemsWith(run.state, 'backpack')[0] ?? ''
    const def = run.state.items[item]?.def ?? ''
    const shown = run.state.trade?.display.filter((one) => one === def).length
    must(run, { do: 'sell', item })
    expect(run.state.trade?.display.filter((one) => one === def).length).toBe(shown)
    must(run, { do: 'draw-items', deck: 'unique', count: 2 })
    must(run, { do: 'close-trade' })
    expect(asked(run)).toBe('campaign.ask.overflow')
  })

  it('OW-SHOP-04 with the setting the company can go itself, for a unit of time and no fee', () => {
    const run = founded(storyGame([{ do: 'locations', tokens: [1] }]), { settings: { shopByToken: true } })
    choose(run, 'story')
    choose(run, 'read')
    choose(run, 'shop:apothecary')
    expect(asked(run)).toBe('campaign.ask.trade')
    expect([run.state.purse, run.state.story?.time, run.state.story?.at]).toEqual([12, 1, null])
  })

  it('OW-SHOP-04 without it there are runners alone', () => {
    const run = founded(storyGame([{ do: 'locations', tokens: [1] }]))
    choose(run, 'story')
    choose(run, 'read')
    expect(ids(run.waiting[0]).filter((id) => id.startsWith('shop:'))).toEqual([])
  })

  it('the whole trade can be had by answering the question as well', () => {
    const run = inStory(2, 20)
    must(run, { do: 'open-trade', shop: 'apothecary' })
    expect(ids(run.waiting[0])).toEqual(['curatives', 'done'])
    choose(run, 'curatives')
    answer(run, { form: 'number', value: 3 })
    expect(run.state.purse).toBe(20 - 2 - 6)
    choose(run, 'done')
    must(run, { do: 'open-trade', shop: 'banksmith' })
    choose(run, 'buy:dirk-2')
    choose(run, `sell:${last(run)}`)
    expect(run.state.purse).toBe(20 - 2 - 6 - 2 - 3 + 2)
  })

  it('OW-IRON-05, OW-SHOP-09 however one trades, iron is what was there, less what was bought, plus half of what was sold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 25 }), (choices) => {
        const run = inStory(1, 40)
        must(run, { do: 'open-trade', shop: 'banksmith' })
        let expected = 39
        for (const n of choices) {
          const options = legal(run.waiting[0]).filter((id) => id !== 'done')
          const chosen = options[n % options.length] ?? 'done'
          const [what, which = ''] = chosen.split(':')
          const def = what === 'sell' ? (run.state.items[which]?.def ?? '') : which
          if (what === 'done') break
          expected += what === 'sell' ? halfValue(book, def) : -book.get('item', def).value
          choose(run, chosen)
          expect(run.state.purse).toBe(expected)
        }
      }),
      { numRuns: 15 }
    )
  })
})
