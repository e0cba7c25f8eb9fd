import { expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { companySheet } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { writing } from './fixtures/companies'

/** Four character sheets and a company sheet, as they lie on paper between story and encounter of chapter 7. */
const onPaper = {
  chapter: 7,
  part: 'camp',
  chapters: [
    ...[1, 2, 3].map((chapter) => ({ chapter, storyDone: true, specialRulesRevealed: true, result: 'victory' })),
    { chapter: 4, storyDone: true, ambushed: true, specialRulesRevealed: true, extraUnique: true, result: 'defeat' },
    { chapter: 5, storyDone: true, replayed: true, specialRulesRevealed: true, result: 'victory' },
    { chapter: 6, storyDone: true, specialRulesRevealed: true, result: 'victory' },
    { chapter: 7, storyDone: true, extraUnique: true }
  ],
  traits: { bushcraft: 1, endurance: 1 },
  ticks: 23,
  hardcoreTrack: ['exile'],
  allies: { 'man-at-arms': 2, poacher: 1 },
  city: ['city-7', 'city-3', 'city-8'],
  deepwood: ['deepwood-2'],
  backpack: ['skeleton-key', 'long-axe', 'tallow-candle'],
  seats: [
    {
      maxAnimus: 8,
      regen: 6,
      hp: 4,
      permanent: { defence: 1, redraw: 1 },
      tokens: { defence: 1, redraw: 2 },
      items: ['watchmans-sword', 'tower-shield', 'lantern-plate', 'struck-ledger'],
      injuries: ['cracked-rib', 'old-scar'],
      iron: 9
    },
    { permanent: { animus: 2 }, hp: 6, items: ['gallows-maul', 'riveted-coat'], iron: 4 },
    {
      permanent: { empowered: 2 },
      hp: 2,
      items: ['glass-knife', 'bone-knife', 'ferrymans-coat'],
      injuries: ['smoke-lung']
    },
    { permanent: { battleflow: 2 }, hp: 5, items: ['pilgrims-staff', 'woven-mantle'], iron: 1 }
  ]
} as const

const setup = {
  name: 'The Hollow Stag',
  keywords: 'oath, lantern',
  hardcore: true,
  seats: [
    { class: 'warden', name: 'Ysolde' },
    { class: 'priest', name: 'Odo' },
    { class: 'cur', name: 'Wick' },
    { class: 'witch', name: 'Maren' }
  ],
  begun: onPaper
} as unknown as Json

it('OW-SAVE-01, OW-SAVE-02, OW-SAVE-04 a company founded at chapter 7 from paper is printed as it was written, field by field', () => {
  const run = Run.start(campaign(writing.content), setup, 'paper')
  expect(run.log.filter(({ happening }) => happening.kind === 'ruled')).toEqual([])
  const sheet = companySheet(writing, run.game.book, run.state)

  expect(sheet).toMatchObject({
    name: 'The Hollow Stag',
    keywords: 'oath, lantern',
    chapter: onPaper.chapter,
    part: onPaper.part,
    hardcore: true,
    knockouts: onPaper.ticks,
    iron: 14,
    dead: ['Scar Tribe Exile']
  })
  const marks = {
    storyDone: 'story',
    ambushed: 'ambushed',
    specialRulesRevealed: 'special-rules',
    extraUnique: 'extra-unique'
  }
  for (const row of onPaper.chapters) {
    const printed = sheet.chapters.find(({ number }) => number === row.chapter)!
    const boxes = Object.entries(marks).flatMap(([field, box]) => (field in row ? [box] : []))
    expect(printed.marked).toEqual([...boxes, ...('result' in row ? ['encounter'] : [])])
    expect(printed.result).toBe('result' in row ? row.result : null)
    expect(printed.replayed).toBe('replayed' in row)
    expect(printed.now).toBe(row.chapter === onPaper.chapter)
  }
  const held = Object.fromEntries(sheet.traits.filter(({ marks: n }) => n > 0).map(({ id, marks: n }) => [id, n]))
  expect(held).toEqual(onPaper.traits)
  expect(Object.fromEntries(sheet.allies.map(({ id, copies }) => [id, copies]))).toEqual(onPaper.allies)
  const events = (deck: 'city' | 'deepwood') =>
    onPaper[deck].map((card) => writing.tell({ key: `event.${card}.name` })).sort()
  expect(sheet.events).toEqual([
    { deck: 'city', cards: events('city') },
    { deck: 'deepwood', cards: events('deepwood') }
  ])
  expect(sheet.backpack).toMatchObject({ room: 20 })
  expect(sheet.backpack.items.map(({ id }) => id).sort()).toEqual([...onPaper.backpack].sort())

  for (const [n, written] of onPaper.seats.entries()) {
    const printed = sheet.characters.find(({ seat }) => seat === n + 1)!
    expect(printed).toMatchObject({ level: 7, hp: written.hp, where: 'seated', mode: 'full' })
    expect(printed.iron ?? 0).toBe('iron' in written ? written.iron : 0)
    expect(printed.items.map(({ id }) => id).sort()).toEqual([...written.items].sort())
    expect(printed.injuries.map(({ id }) => id)).toEqual('injuries' in written ? written.injuries : [])
    for (const { type, permanent, carried } of printed.tokens) {
      const of = (tokens: object): number => (tokens as Record<string, number>)[type] ?? 0
      expect(permanent).toBe(of(written.permanent))
      expect(carried).toBe('tokens' in written ? of(written.tokens) : 0)
    }
    // OW-LEVEL-03: cards of level 7 and lower are unlocked.
    expect(printed.cards.length).toBeGreaterThan(0)
    expect(printed.cards.every(({ level }) => level <= 7)).toBe(true)
  }
  const [ysolde] = sheet.characters
  expect(ysolde).toMatchObject({ animus: 8, regen: 6 })
})
