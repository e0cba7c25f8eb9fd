import { describe, expect, it } from 'vitest'
import { firstMuster, objection, setupOf, withClass, withSeat } from '../../../renderer/encounter/muster'
import { offerFrom } from '../../../renderer/encounter/offer'

const classes = ['cur', 'priest', 'warden', 'witch', 'ranger'].map((id) => ({ class: id, items: [`${id}-blade`] }))
const offer = offerFrom({
  classes,
  encounters: [{ id: 'hollow-stag', chapter: 3 }, { id: 'kilnhart' }],
  difficulties: ['grim', 'standard']
})
const nameOf = (id: string): string => id.toUpperCase()
const first = firstMuster(offer, nameOf)

describe('a muster', () => {
  it('begins with four different classes at the usual difficulty', () => {
    expect(first.seats.map((seat) => seat.name)).toEqual(['CUR', 'PRIEST', 'WARDEN', 'WITCH'])
    expect([first.encounter, first.difficulty]).toEqual(['hollow-stag', 'standard'])
    expect(objection(first)).toBeUndefined()
  })

  it('never has a class twice: who had it takes the other', () => {
    const swapped = withClass(first, 0, 'warden', nameOf)
    expect(swapped.seats.map((seat) => seat.class)).toEqual(['warden', 'priest', 'cur', 'witch'])
    expect(swapped.seats.map((seat) => seat.name)).toEqual(['WARDEN', 'PRIEST', 'CUR', 'WITCH'])
    expect(withClass(first, 9, 'cur', nameOf)).toBe(first)
  })

  it('keeps a name that somebody gave', () => {
    const named = withClass(withSeat(first, 1, { name: 'Maud' }), 1, 'ranger', nameOf)
    expect(named.seats[1]).toEqual({ class: 'ranger', name: 'Maud', isCompanion: false })
  })

  it('says what is missing', () => {
    expect(objection(withSeat(first, 2, { name: '  ' }))).toEqual({ key: 'muster.nameless', args: { n: 3 } })
    expect(objection({ ...first, seats: [] })?.key).toBe('muster.tooFew')
    expect(objection(firstMuster(offerFrom({}), nameOf))?.key).toBe('muster.noEncounter')
  })

  it('becomes a setup: each seat as its class comes, at the level of the chapter', () => {
    const setup = setupOf(withSeat(first, 3, { isCompanion: true, name: ' Ash ' }), offer)
    expect(setup).toMatchObject({ encounter: 'hollow-stag', difficulty: 'standard', ambushed: false })
    expect((setup as { seats: object[] }).seats[3]).toEqual({
      class: 'witch',
      items: ['witch-blade'],
      name: 'Ash',
      level: 3,
      mode: 'companion'
    })
  })
})
