import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { maxHp } from '../../../../../engine/games/oathsworn/campaign/people/founding'
import { itemsWith, SEATS, seated, type Company } from '../../../../../engine/games/oathsworn/campaign/state'
import { strengthOf } from '../../../../../engine/games/oathsworn/campaign/people/strength'
import { roadGame } from './fixtures/pack'
import { answer, asked, at, command, founded, fourSeats, must, plan } from './fixtures/play'

const game = roadGame()
const book = game.book
const start = founded(game).state

/** A company in which this class sits first, the others out of its way. */
function withClass(of: string, mode: 'full' | 'companion' = 'full', more: { readonly [field: string]: Json } = {}) {
  const others = ['blade', 'exile', 'ranger', 'priest'].filter((one) => one !== of).slice(0, 3)
  return founded(game, { seats: [{ class: of, mode }, ...others.map((one) => ({ class: one }))], ...more }).state
}

const first = (company: Company) => {
  const [one] = seated(company)
  if (!one) throw new Error('nobody')
  return one
}
const defsWith = (company: Company, who: string) => itemsWith(company, who).map((id) => company.items[id]?.def)

describe('founding', () => {
  it('OW-SETUP-01, OW-STORY-01 a campaign begins at chapter 1 with four men-at-arms and an empty backpack', () => {
    expect(start.chapter).toBe(1)
    expect(start.part).toBe('start')
    expect(start.allies).toEqual({ 'man-at-arms': 4 })
    expect(itemsWith(start, 'backpack')).toEqual([])
  })

  it('OW-SETUP-02 there are always four, each in full or as a companion', () => {
    expect(SEATS.map((seat) => at({ state: start } as never, seat).mode)).toEqual(['full', 'companion', 'full', 'full'])
    expect(() => founded(game, { seats: [{ class: 'cur' }] }).waiting[0]?.title.key).not.toThrow()
    expect(asked(founded(game, { seats: [{ class: 'cur' }] }))).toBe('campaign.ask.found')
  })

  it('OW-SETUP-02 a class sits once: a plan with two of a kind is refused in words, and asked for again', () => {
    const run = Run.start(game, {}, 'seed')
    expect(asked(run)).toBe('campaign.ask.found')
    answer(run, { form: 'card', card: plan({ seats: Array.from({ length: 4 }, () => ({ class: 'cur' })) }) })
    expect(run.log.at(-1)?.happening).toMatchObject({ kind: 'told', words: { key: 'campaign.refused.classTwice' } })
    expect(asked(run)).toBe('campaign.ask.found')
    answer(run, { form: 'card', card: plan() })
    expect(run.state.founded).toBe(true)
  })

  it('a company can be founded by a command just as well, and only once', () => {
    const run = Run.start(game, {}, 'seed')
    expect(command(run, { do: 'note', text: 'too early' })).toBe('campaign.refused.unfounded')
    must(run, { do: 'found', plan: plan() })
    expect(run.state.name).toBe('The Lamplighters')
    expect(command(run, { do: 'found', plan: plan() })).toBe('campaign.refused.founded')
  })

  it.each([
    ['an unknown class', { seats: [...(fourSeats as readonly Json[]).slice(1), { class: 'bard' }] }],
    ['an unknown difficulty', { difficulty: 'easy' }],
    ['a setting nobody knows', { settings: { gravity: true } }],
    ['a value the setting does not have', { settings: { lootCommons: 9 } }],
    [
      'a starting set the class does not have',
      {
        seats: [
          { class: 'cur', startSet: 1 },
          ...(fourSeats as readonly Json[]).filter((one) => (one as { class: string }).class !== 'cur')
        ]
      }
    ]
  ])('refuses %s', (_, more) => expect(asked(founded(game, more))).toBe('campaign.ask.found'))

  it('OW-SETUP-03 HP is at the maximum when a chapter begins, 6 at standard difficulty', () => {
    expect(seated(start).map(({ hp }) => hp)).toEqual([6, 6, 6, 6])
  })

  it.each([
    ['journeyman', 6],
    ['pilgrim', 6],
    ['free-company', 6],
    ['grim', 5],
    ['dread', 4]
  ])('OW-DIFF-01, OW-DIFF-02, OW-DIFF-03, OW-DIFF-04, OW-DIFF-05 %s: HP %i', (difficulty, hp) => {
    expect(maxHp(book, difficulty)).toBe(hp)
    expect(seated(founded(game, { difficulty }).state).map((one) => one.hp)).toEqual([hp, hp, hp, hp])
  })

  it('OW-SETUP-05 a full character copies REGEN and MAX ANIMUS of the class', () => {
    const { regen, maxAnimus } = first(withClass('warbear'))
    expect([regen, maxAnimus]).toEqual([5, 9])
  })

  it('OW-COMP-01, OW-COMP-02, OW-COMP-03 a companion has 2 animus and regenerates 2, with the same items and iron', () => {
    const company = withClass('warbear', 'companion')
    const { regen, maxAnimus, id } = first(company)
    expect([regen, maxAnimus]).toEqual([2, 2])
    expect(defsWith(company, id)).toEqual(['felling-axe', 'pig-iron-coat'])
    expect(company.purse).toBe(12)
  })

  it('OW-SETUP-07 every Oathsworn receives 3 iron', () => expect(start.purse).toBe(12))

  it.each([
    ['grove-maiden', ['tattered-flax-garment'], []],
    ['ranger', ['short-bow', 'tattered-rawhide-wrappings'], []],
    ['harbinger', ['gnarled-branch', 'tattered-flax-garment'], []],
    ['cur', ['bone-knife', 'bone-knife', 'tattered-rawhide-wrappings'], []],
    ['huntress', ['short-bow', 'tattered-rawhide-wrappings'], ['long-sword']],
    ['penitent', ['cudgel', 'pig-iron-coat', 'buckler'], []],
    ['priest', ['great-maul', 'pig-iron-coat'], []],
    ['exile', ['hatchet', 'hatchet', 'tattered-rawhide-wrappings'], []],
    ['blade', ['long-sword', 'pig-iron-coat'], []],
    ['warbear', ['felling-axe', 'pig-iron-coat'], []],
    ['warden', ['short-sword', 'pig-iron-coat', 'buckler'], []],
    ['witch', ['gnarled-branch', 'tattered-flax-garment'], []]
  ])('OW-SETUP-08 %s wears what it can and carries the rest', (of, worn, carried) => {
    const company = withClass(of)
    expect(defsWith(company, first(company).id)).toEqual(worn)
    expect(defsWith(company, 'backpack')).toEqual(carried)
  })

  it('OW-SETUP-09, OW-ITEM-13 the MIGHT track holds a cube for every mark on an equipped item, and knows which', () => {
    const company = withClass('ranger')
    const { id } = first(company)
    const bow = itemsWith(company, id).find((item) => company.items[item]?.def === 'short-bow')
    expect(strengthOf(book, company, id)).toMatchObject({
      might: { yellow: 1 },
      cubes: [{ colour: 'yellow', item: bow }]
    })
  })

  // Items with DEFENSE 0 (nothing worn) and with DEFENSE 3 (a coat): full and companion, plain and with the bonus.
  it.each([
    ['full', 'free-company', 0, 1],
    ['companion', 'free-company', 0, 3],
    ['full', 'journeyman', 0, 3],
    ['companion', 'journeyman', 0, 5],
    ['full', 'free-company', 3, 3],
    ['companion', 'free-company', 3, 5],
    ['full', 'pilgrim', 3, 4],
    ['companion', 'pilgrim', 3, 6]
  ] as const)(
    'EX-121, OW-SETUP-10, OW-COMP-04, OW-DIFF-06 %s on %s with items of DEFENSE %i: %i',
    (mode, difficulty, items, defence) => {
      const company = withClass('warbear', mode, { difficulty })
      const { id } = first(company)
      const bare = Object.fromEntries(
        Object.entries(company.items).map(([item, one]) => [item, items === 0 ? { ...one, with: 'backpack' } : one])
      )
      expect(strengthOf(book, { ...company, items: bare }, id).defence).toBe(defence)
    }
  )

  it('OW-EVENT-02 each event deck starts with the cards that start, and the others stay in the box', () => {
    const numbers = (deck: 'city' | 'deepwood') => [...start.events[deck].draw].sort()
    expect(numbers('city')).toEqual([1, 2, 3, 4, 5, 6].map((n) => `city-${n}`))
    expect(numbers('deepwood')).toEqual([1, 2, 3, 4, 5, 6].map((n) => `deepwood-${n}`))
  })

  it('OW-ITEM-01 the decks of chapter 1 are in play, without the starting items', () => {
    expect(Object.keys(start.decks)).toEqual(['common 1', 'unique 1'])
    expect(start.decks['common 1']?.draw).not.toContain('short-sword')
    expect(start.decks['common 1']?.draw).toContain('short-bow')
  })

  it('OW-GEN-12 the same seed founds the same company, another one shuffles otherwise', () => {
    expect(founded(game, {}, 'a').hash).toBe(founded(game, {}, 'a').hash)
    expect(founded(game, {}, 'a').state.decks).not.toEqual(founded(game, {}, 'b').state.decks)
  })

  it('a character without a name goes by its class', () => {
    expect(first(withClass('warbear')).name).toBe('Ursus Warbear')
  })
})
