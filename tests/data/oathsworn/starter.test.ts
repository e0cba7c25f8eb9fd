import { describe, expect, it } from 'vitest'
import { linkPacks, loadPack } from '../../../engine/games/oathsworn/content'
import { startHands } from '../../../engine/games/oathsworn/content/link/classes'
import { contentOf, filesOf } from '../../engine/games/oathsworn/content/pack-folder'

const starter = contentOf('core', 'starter')
const words = starter.words['en'] ?? {}
const all = <T>(of: ReadonlyMap<string, T>): readonly T[] => [...of.values()]
const sorted = <T>(of: readonly T[]): readonly T[] => [...of].sort()
const said = (key: string): string => words[key] ?? ''

describe('the starter pack holds what it promises', () => {
  it('OW-IAM-01, OW-STORY-05 three chapters: two told at once, one with a story of its own', () => {
    const chapters = [...all(starter.chapter)].sort((a, b) => a.chapter - b.chapter)
    expect(chapters.map(({ chapter }) => chapter)).toEqual([1, 2, 3])
    expect(chapters.map(({ instant }) => Boolean(instant))).toEqual([true, false, true])
    expect(chapters.map(({ encounter }) => encounter)).toEqual(['rootsow', 'kilnhart', 'turnkey'])
    const [map] = all(starter.map)
    expect(map?.locations.length).toBeGreaterThanOrEqual(8)
    expect(map?.locations.length).toBeLessThanOrEqual(10)
    expect(starter.track.size).toBe(1)
    expect(starter.combat.size).toBeGreaterThanOrEqual(1)
    const told = JSON.stringify(all(starter.entry))
    for (const verb of ['path', 'check', 'vote', 'combat', 'clue']) expect(told).toContain(`"do":"${verb}"`)
  })

  it('OW-ENC-04 three monsters with fifteen cards each, five a stage, and words for every one', () => {
    expect(sorted([...starter.encounter.keys()])).toEqual(['kilnhart', 'rootsow', 'turnkey'])
    for (const { stageCards } of all(starter.encounter)) {
      const stages = stageCards.map((id) => starter['stage-card'].get(id)?.stage)
      expect(stages).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3])
      for (const id of stageCards) expect([id, said(`stage-card.${id}.text`).length > 10]).toEqual([id, true])
    }
    const sizes = ['rootsow', 'kilnhart', 'turnkey'].map((id) => starter.enemy.get(id)?.footprint.length)
    expect(sizes).toEqual([7, 5, 1])
  })

  it.each(all(starter.class).map((one) => [one.id, one] as const))(
    'OW-SETUP-05 %s: seven cards to begin with, two of level 2, a special ability, a companion, an archetype, a sentence',
    (id, record) => {
      const cards = all(starter.ability).filter((card) => card.class === id)
      const hand = startHands(record)[0] ?? []
      const cooldowns = hand.map((card) => starter.ability.get(card)?.cooldown)
      expect(sorted(cooldowns.map(Number))).toEqual([0, 1, 1, 2, 2, 3, 3])
      expect([record.startCards.fixed.length, ...record.startCards.choice.map((set) => set.length)]).toEqual(
        id === 'witch' ? [3, 4, 4] : [7]
      )
      expect(cards.filter(({ level }) => level === 2)).toHaveLength(2)
      expect(record.special.length).toBeGreaterThan(0)
      expect(starter.companion.get(record.companion)?.class).toBe(id)
      const sides = all(starter.archetype).filter((card) => card.class === id)
      expect(sides.map((card) => card.sides.length)).toEqual([2])
      expect(said(`class.${id}.text`)).toMatch(/^[A-Z][^.]+\.$/)
      for (const card of hand) expect([card, said(`ability.${card}.name`) !== '']).toEqual([card, true])
    }
  )

  it('OW-ITEM-08 items, injuries, curatives, allies and events', () => {
    const items = (deck: string, chapter: number): number =>
      all(starter.item).filter((item) => item.deck === deck && item.chapter === chapter).length
    for (const chapter of [1, 2, 3, 4]) expect(items('common', chapter)).toBeGreaterThanOrEqual(8)
    for (const chapter of [1, 2, 3]) expect(items('unique', chapter)).toBe(5)
    const start = new Set(all(starter.class).flatMap(({ startItems }) => startItems))
    for (const id of start) expect(starter.item.get(id)).toMatchObject({ deck: 'common', chapter: 1 })
    expect(all(starter.injury).filter(({ curative }) => !curative)).toHaveLength(12)
    expect(all(starter.injury).filter(({ curative }) => curative)).toHaveLength(6)
    expect(all(starter.event).filter(({ kind }) => kind === 'city')).toHaveLength(8)
    expect(all(starter.event).filter(({ kind }) => kind === 'deepwood')).toHaveLength(8)
    const own = loadPack(filesOf('starter'))
    const allies = all(starter.ally)
    expect(own.ok && allies.length).toBeGreaterThanOrEqual(6)
    expect(starter.ally.has('man-at-arms')).toBe(true)
    expect(new Set(allies.map(({ combat }) => combat))).toEqual(new Set([true, false]))
  })

  it('has English words for everything in it, apart from what they are words for', () => {
    const files = Object.keys(filesOf('starter')).filter((file) => file.startsWith('words/'))
    expect(files).toEqual(['words/en.json'])
    const linked = linkPacks(
      ['core', 'starter'].map((name) => {
        const pack = loadPack(filesOf(name))
        if (!pack.ok) throw new Error(JSON.stringify(pack.problems))
        return pack.pack
      })
    )
    expect(linked.warnings).toEqual([])
  })
})
