import { describe, expect, it } from 'vitest'
import {
  firstMuster,
  objection,
  setupOf,
  usualName,
  wishOf,
  withClass,
  withSeat
} from '../../../../../renderer/games/oathsworn/company/muster/muster'
import { offerFrom } from '../../../../../renderer/games/oathsworn/encounter/model/offer'

const four = [
  { class: 'cur', name: 'Wick' },
  { class: 'priest', name: 'Odo' },
  { class: 'warden', name: 'Berrin' },
  { class: 'witch', name: 'Ash' }
]
const offer = offerFrom({
  ready: [{ name: 'The Lanterns', setup: { seats: four } }],
  encounters: [{ id: 'hollow-stag', chapter: 3 }, { id: 'kilnhart' }]
})
const difficulty = { maxHp: 6, defence: 0, extraUniques: 0, ticks: 0 }
const campaign = {
  difficulties: [
    { ...difficulty, id: 'grim', standard: false },
    { ...difficulty, id: 'standard', standard: true }
  ]
}
const dials = { might: 'app', cards: 'app', stage: 'table' } as const
const nameOf = (id: string): string => usualName(offer, (one) => one.toUpperCase(), id)
const first = firstMuster(offer, campaign, dials)

describe('a muster', () => {
  it('begins with the ready-made four at the usual difficulty, with the dials as the table likes them', () => {
    expect(first.seats.map((seat) => seat.name)).toEqual(['Wick', 'Odo', 'Berrin', 'Ash'])
    expect([first.encounter, first.difficulty]).toEqual(['hollow-stag', 'standard'])
    expect(first.dials).toEqual(dials)
    expect(objection(first)).toBeUndefined()
  })

  it('never has a class twice: who had it takes the other', () => {
    const swapped = withClass(first, 0, 'warden', nameOf)
    expect(swapped.seats.map((seat) => seat.class)).toEqual(['warden', 'priest', 'cur', 'witch'])
    expect(swapped.seats.map((seat) => seat.name)).toEqual(['Berrin', 'Odo', 'Wick', 'Ash'])
    expect(withClass(first, 9, 'cur', nameOf)).toBe(first)
  })

  it('calls a newcomer by its class, and keeps a name that somebody gave', () => {
    expect(withClass(first, 1, 'ranger', nameOf).seats[1]?.name).toBe('RANGER')
    const named = withClass(withSeat(first, 1, { name: 'Maud' }), 1, 'ranger', nameOf)
    expect(named.seats[1]).toEqual({ class: 'ranger', name: 'Maud', isCompanion: false })
  })

  it('says what is missing', () => {
    expect(objection(withSeat(first, 2, { name: '  ' }))).toEqual({ key: 'muster.nameless', args: { n: 3 } })
    expect(objection({ ...first, seats: [] })?.key).toBe('muster.tooFew')
    expect(objection(firstMuster(offerFrom({}), campaign, dials))?.key).toBe('muster.noEncounter')
  })

  it('wishes for four classes, and plays what comes of it in its own way', () => {
    expect(wishOf(first)).toEqual({ encounter: 'hollow-stag', classes: ['cur', 'priest', 'warden', 'witch'] })
    const ready = { encounter: 'hollow-stag', allies: [7], seats: four.map((seat) => ({ ...seat, level: 3 })) }
    const setup = setupOf(withSeat({ ...first, hardcore: true }, 3, { isCompanion: true, name: ' Maud ' }), ready)
    expect(setup).toMatchObject({ allies: [7], difficulty: 'standard', hardcore: true, ambushed: false, dials })
    expect((setup as { seats: object[] }).seats[3]).toEqual({
      class: 'witch',
      name: 'Maud',
      level: 3,
      mode: 'companion'
    })
  })
})
