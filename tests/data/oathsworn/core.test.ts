import { describe, expect, it } from 'vitest'
import { hexOf, labelOf, qOf, rOf } from '../../../engine/hex'
import { linkPacks, loadPack } from '../../../engine/games/oathsworn/content'
import { startHands } from '../../../engine/games/oathsworn/content/link/classes'
import { DEFAULT_SETTINGS } from '../../../engine/games/oathsworn/encounter/state/settings'
import { printedDecks } from '../../../engine/games/oathsworn/might'
import { contentOf, filesOf } from '../../engine/games/oathsworn/content/pack-folder'

const core = contentOf('core')
const sorted = <T>(all: Iterable<T>) => [...all].sort()

describe('the core pack', () => {
  it('links without a problem and without a warning', () => {
    const pack = loadPack(filesOf('core'))
    const linked = pack.ok ? linkPacks([pack.pack]) : pack
    expect(linked.ok && 'warnings' in linked && linked.warnings).toEqual([])
  })

  it('OW-SETUP-08 OW-SETUP-11 gives the twelve classes their starting items', () => {
    const kits = Object.fromEntries([...core.class.values()].map((one) => [one.id, one.startItems]))
    expect(kits).toEqual({
      'grove-maiden': ['tattered-flax-garment'],
      ranger: ['short-bow', 'tattered-rawhide-wrappings'],
      harbinger: ['gnarled-branch', 'tattered-flax-garment'],
      cur: ['bone-knife', 'bone-knife', 'tattered-rawhide-wrappings'],
      huntress: ['short-bow', 'long-sword', 'tattered-rawhide-wrappings'],
      penitent: ['cudgel', 'pig-iron-coat', 'buckler'],
      priest: ['great-maul', 'pig-iron-coat'],
      exile: ['hatchet', 'hatchet', 'tattered-rawhide-wrappings'],
      blade: ['long-sword', 'pig-iron-coat'],
      warbear: ['felling-axe', 'pig-iron-coat'],
      warden: ['short-sword', 'pig-iron-coat', 'buckler'],
      witch: ['gnarled-branch', 'tattered-flax-garment']
    })
    for (const kit of Object.values(kits)) for (const item of kit) expect(core.item.get(item)?.chapter).toBe(1)
  })

  it('gives the classes the numbers that are public and marks the others', () => {
    const known = [...core.class.values()].filter((one) => !one.check)
    expect(known.map((one) => [one.id, one.animus, one.regen])).toEqual([
      ['ranger', 7, 7],
      ['priest', 8, 6],
      ['warbear', 9, 5],
      ['warden', 8, 6]
    ])
  })

  it('OW-ENC-05 OW-ENC-07 gives every starting hand the curve 0 1 1 2 2 3 3', () => {
    for (const one of core.class.values()) {
      const hands = startHands(one)
      expect(hands).toHaveLength(one.id === 'witch' ? 2 : 1)
      for (const hand of hands)
        expect(hand.map((card) => core.ability.get(card)?.cooldown).sort()).toEqual([0, 1, 1, 2, 2, 3, 3])
    }
    expect(core.ability.size).toBe(11 * 7 + 3 + 8)
  })

  it('OW-EMP-05 lets the Cur spend one to five lethality for 1 2 4 7 10 steps', () => {
    expect(core.class.get('cur')?.resources).toEqual([{ status: 'lethality', empower: [1, 2, 4, 7, 10] }])
  })

  it('OW-MIGHT-11 has eight decks of 18 cards, each die a third of its deck', () => {
    expect(core.might.size).toBe(8)
    for (const deck of core.might.values()) {
      expect(deck.cards).toEqual(printedDecks[deck.colour])
      expect(Object.values(deck.cards).reduce((sum, count) => sum + count, 0)).toBe(18)
      const thirds = Object.entries(deck.cards).flatMap(([face, count]) => Array<string>(count / 3).fill(face))
      expect(sorted(deck.die)).toEqual(sorted(thirds))
    }
  })

  it('OW-LEVEL-02 has the table of levels with the totals of level 21', () => {
    const rows = [...core.level.values()]
    const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0)
    const levels = (of: (row: (typeof rows)[number]) => boolean | number) => rows.filter(of).map((row) => row.level)
    expect(rows.map((row) => row.level)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
    expect(levels((row) => row.abilities)).toEqual([2, 5, 10, 15])
    expect(levels((row) => row.archetypes)).toEqual([5, 10, 15])
    expect(levels((row) => row.growth)).toEqual([8, 12, 17])
    expect(levels((row) => row.traits)).toEqual([3, 6, 9, 11, 13, 16, 18, 20])
    expect([
      total((row) => row.tokens + row.quickTokens),
      total((row) => row.growth),
      total((row) => row.traits)
    ]).toEqual([6, 3, 8])
  })

  it('OW-DIFF-01 OW-DIFF-02 OW-DIFF-03 OW-DIFF-04 OW-DIFF-05 has the five difficulties', () => {
    expect(
      [...core.difficulty.values()].map((one) => [one.id, one.maxHp, one.defence, one.extraUniques, one.ticks])
    ).toEqual([
      ['journeyman', 6, 2, 0, 2],
      ['pilgrim', 6, 1, 0, 1],
      ['free-company', 6, 0, 0, 0],
      ['grim', 5, 0, 1, -1],
      ['dread', 4, 0, 2, -2]
    ])
    expect([...core.difficulty.values()].filter((one) => one.standard).map((one) => one.id)).toEqual(['free-company'])
  })

  it('OW-TRAIT-15 has twelve traits, four of them with three marks', () => {
    expect(core.trait.size).toBe(12)
    expect(sorted([...core.trait.values()].filter((one) => one.marks === 3).map((one) => one.id))).toEqual([
      'bushcraft',
      'comradery',
      'keen-eyed',
      'quick-witted'
    ])
    expect(core.sheet.get('printed')?.traits).toHaveLength(12)
  })

  it('OW-COMP-01 OW-COMP-04 OW-COMP-16 gives every companion the printed numbers', () => {
    for (const one of core.companion.values()) {
      expect([one.animus, one.regen, one.defence, one.leastDefence, one.injuryHpLoss]).toEqual([
        2,
        2,
        2,
        3,
        [0, 0, 1, 1, 2]
      ])
      expect(one.move).toEqual({ animus: 1, hexes: 4 })
    }
    expect(sorted(core.companion.keys())).toEqual(sorted(core.class.keys()))
  })

  it('OW-STORY-01 OW-ALLY-06 has four men-at-arms', () => {
    expect(core.ally.get('man-at-arms')).toMatchObject({
      copies: 4,
      combat: true,
      defence: 3,
      might: { yellow: 1 },
      regen: 2
    })
  })

  it('OW-TILE-01 OW-TILE-02 knows fire and water', () => {
    expect(core.tile.get('fire')).toMatchObject({ goes: true, forced: true, moveCost: 1 })
    expect(core.tile.get('water')).toMatchObject({ goes: false, forced: false, moveCost: 2 })
  })

  it('has a value for every setting an encounter asks for', () => {
    const usual = Object.fromEntries([...core.setting.values()].map((one) => [one.key, one.usual]))
    expect(usual).toMatchObject(DEFAULT_SETTINGS)
    expect(core.setting.size).toBe(16)
    for (const one of core.setting.values()) {
      expect(one.choices).toContain(one.usual)
      if (one.laterPrint !== undefined) expect(one.choices).toContain(one.laterPrint)
    }
  })
})

describe('the printed board', () => {
  const board = core.boardOf('standard')

  it('has 161 hexes in 17 columns of 9 and 10, nine of them outermost and in the middle', () => {
    expect(board.size).toBe(161)
    const columns = new Map<number, number>()
    for (const h of board.hexes) columns.set(qOf(h), (columns.get(qOf(h)) ?? 0) + 1)
    expect([...columns].sort(([a], [b]) => a - b).map(([, count]) => count)).toEqual([
      9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9
    ])
  })

  it('is labelled from the north-west', () => {
    const at = (label: string) => {
      const h = hexOf(board, label)
      return h === undefined ? undefined : [qOf(h), rOf(h)]
    }
    expect(at('A1')).toEqual([-8, 0])
    expect(at('I5')).toEqual([0, 0])
    expect(at('Q9')).toEqual([8, 0])
    expect(board.hexes.every((h) => hexOf(board, labelOf(board, h) ?? '') === h)).toBe(true)
  })
})
