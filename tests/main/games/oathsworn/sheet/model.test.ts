import { describe, expect, it } from 'vitest'
import { check } from '../../../../../engine/schema'
import { blankSheet, sheetModel, type SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import {
  FOUR_HUNDRED,
  foundedCompany,
  middleCompany,
  monstrousCompany,
  REPORTS,
  RTL_NAME,
  sheetOfCompany,
  writing
} from './fixtures/companies'

const LIMITS = { depth: 24, values: 2_000_000, problems: 5 }
const complaints = (sheet: SheetModel): unknown => {
  const checked = check(sheetModel, sheet, LIMITS)
  return checked.ok ? [] : checked.problems
}

const fresh = sheetOfCompany(foundedCompany())
const middle = sheetOfCompany(middleCompany())
const monster = sheetOfCompany(monstrousCompany(), { chronicle: FOUR_HUNDRED, reports: REPORTS })
const seat = (sheet: SheetModel, n: number) => sheet.characters.find((one) => one.seat === n)!

describe('the sheet of a company', () => {
  it.each([
    ['blank', blankSheet(writing)],
    ['fresh', fresh],
    ['middle', middle],
    ['monstrous', monster]
  ])('that is %s is what its own description says', (_name, sheet) => {
    expect(complaints(sheet)).toEqual([])
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet)
  })

  it('OW-SAVE-04 has the company record: track, traits, chapters, backpack, allies and event decks', () => {
    expect(middle).toMatchObject({ name: 'The Hollow Stag', chapter: 9, part: 'camp', iron: 31, knockouts: 37 })
    expect(middle.traits.filter(({ marks }) => marks > 0).map(({ id, marks, of }) => [id, marks, of])).toEqual([
      ['bushcraft', 2, 3],
      ['endurance', 1, 1],
      ['quick-witted', 1, 3],
      ['scavenger', 1, 1]
    ])
    expect(middle.chapters).toHaveLength(21)
    expect(middle.chapters[3]).toMatchObject({ number: 4, result: 'defeat', now: false })
    expect(middle.chapters[3]!.marked).toEqual(['story', 'special-rules', 'extra-unique', 'encounter'])
    expect(middle.chapters[8]).toMatchObject({ now: true, result: null, marked: ['story', 'ambushed'] })
    expect(middle.allies.map(({ name, copies }) => [name, copies])).toContainEqual(['Man-at-arms', 2])
    expect(middle.events.map(({ cards }) => cards.length)).toEqual([6, 6])
    expect(middle.notes).toHaveLength(2)
  })

  it('does not give away the order of a deck, nor the title of a chapter ahead', () => {
    for (const { cards } of fresh.events) expect(cards).toEqual([...cards].sort())
    expect(fresh.chapters.map(({ title }) => title).filter((title) => title !== null)).toEqual(['The Last Lantern'])
  })

  it('OW-BAG-01, OW-TRAIT-04 counts the places of the backpack', () => {
    expect(fresh.backpack.room).toBe(12)
    expect(middle.backpack.room).toBe(20)
    expect(middle.backpack.items.find(({ id }) => id === 'bone-knife')).toMatchObject({ copies: 2, type: 'dagger' })
  })

  it('OW-SAVE-01 has the character record of everybody, the seated ones first', () => {
    expect(middle.characters.map((one) => [one.seat, one.class?.id, one.where])).toEqual([
      [1, 'warden', 'seated'],
      [2, 'witch', 'seated'],
      [3, 'cur', 'seated'],
      [4, 'priest', 'seated'],
      [null, 'ranger', 'away']
    ])
    const warden = seat(middle, 1)
    expect(warden).toMatchObject({ name: 'Brann', level: 9, hp: 4, mostHp: 6, regen: 6, animus: 10, defence: 8 })
    expect(warden.might).toEqual({ yellow: 1 })
    expect(warden.injuries.map(({ name }) => name)).toEqual(['Cracked rib', 'Bad dreams'])
    expect(warden.tokens.map(({ type, permanent, carried }) => [type, permanent, carried])).toEqual([
      ['animus', 0, 0],
      ['battleflow', 0, 0],
      ['defence', 0, 2],
      ['empowered', 1, 0],
      ['redraw', 2, 0]
    ])
    expect(middle.characters[4]!.iron).toBe(4)
  })

  it('OW-LEVEL-03 lists the unlocked cards by cooldown', () => {
    const levels = (sheet: SheetModel) => seat(sheet, 1).cards.map(({ level }) => level)
    expect(Math.max(...levels(fresh))).toBe(1)
    expect(Math.max(...levels(middle))).toBeGreaterThan(1)
    expect(levels(middle).every((level) => level <= 9)).toBe(true)
    const order = seat(middle, 1).cards.map(({ cooldown }) => cooldown)
    expect(order).toEqual([...order].sort())
    for (const card of seat(middle, 1).cards)
      expect(card).toMatchObject({
        name: writing.tell({ key: `ability.${card.id}.name` }),
        defence: writing.content.ability.get(card.id)?.defence
      })
  })

  it('OW-LEVEL-04 lists archetypes instead for a companion', () => {
    const cur = seat(middle, 3)
    expect(cur.mode).toBe('companion')
    expect(cur.cards).toEqual([])
    expect(cur.archetypes.length).toBeGreaterThan(0)
    expect(cur.archetypes.every(({ sides }) => sides.length === 2)).toBe(true)
  })

  it('OW-HARD-01 has the hardcore track in the order in which they died', () => {
    expect(monster.dead.slice(0, 2)).toEqual(['Warden', 'Cur'])
    expect(monster.characters.filter(({ where }) => where === 'dead')).toHaveLength(7)
  })

  it('takes names as they are', () => {
    expect(seat(monster, 1).name).toBe(RTL_NAME)
    expect([...monster.name].length).toBeGreaterThan(180)
  })

  it('has more rows than the printed form when a company has gone further', () => {
    expect(monster.chapters).toHaveLength(24)
    expect(monster.knockouts).toBe(123)
  })
})

it('the blank sheet has the whole form and nothing on it', () => {
  const blank = blankSheet(writing)
  expect(blank.chapters).toHaveLength(21)
  expect(blank.traits).toHaveLength(12)
  expect(blank.characters).toHaveLength(4)
  expect(blank.traits.every(({ marks }) => marks === 0)).toBe(true)
  expect(blank.form).toMatchObject({ knockouts: { rows: 4, columns: 25 }, hardcore: 12, regen: 12, animus: 16, hp: 6 })
})
