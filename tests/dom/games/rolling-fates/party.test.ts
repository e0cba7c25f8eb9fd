import { describe, expect, it } from 'vitest'
import {
  emptyParty,
  objection,
  setupOf,
  suggested,
  withHero,
  withOwnHero,
  withoutSeat
} from '../../../../renderer/games/rolling-fates/setup/party'
import { dialsFrom } from '../../../../renderer/games/rolling-fates/setup/dials'

const hero = (id: string, first: boolean) => ({ id, icon: null, first, rows: [] })
const NO_BOX = dialsFrom(undefined)
const BOX = { dice: 'untold', life: 'table', cards: 'table', heroes: 'table' } as const
const offer = {
  words: {},
  adventures: [{ id: 'bell', order: 1, difficulty: 2 }],
  characters: [hero('poacher', false), hero('drover', true), hero('beekeeper', true)],
  presets: { box: BOX, noBox: NO_BOX }
}

describe('a party', () => {
  it('RF-SET-01 is suggested with those for the first time before the others', () => {
    expect(suggested(offer, 3)).toEqual(['drover', 'beekeeper', 'poacher'])
  })

  it('RF-SET-02 takes nobody twice: pressed again, a hero stays away', () => {
    const one = withHero(emptyParty(offer, 'Us'), 'drover')
    expect(one.heroes).toEqual(['drover'])
    expect(withHero(one, 'drover').heroes).toEqual([])
  })

  it('RF-GEN-01 has four seats', () => {
    const four = ['a', 'b', 'c', 'd', 'e'].reduce(withHero, emptyParty(offer, 'Us'))
    expect(four.heroes).toHaveLength(4)
    expect(withOwnHero(four, 'Amakar').heroes).toHaveLength(4)
  })

  it('RF-APP-02 heroes of the box want their dial on the table', () => {
    const own = withOwnHero(emptyParty(offer, 'Us'), ' Amakar ')
    expect(objection(own, NO_BOX)).toEqual({ key: 'fates.setup.heroes' })
    expect(objection(own, BOX)).toBeUndefined()
    expect(setupOf(own, BOX)).toEqual({ adventure: 'bell', characters: [{ name: 'Amakar' }], dials: BOX })
    expect(withoutSeat(own, 0).heroes).toEqual([])
  })

  it('says what keeps it from beginning', () => {
    expect(objection(emptyParty(offer, ''), NO_BOX)).toEqual({ key: 'fates.partyNameless' })
    expect(objection(emptyParty(offer, 'Us'), NO_BOX)).toEqual({ key: 'fates.nobodyPlays' })
  })

  it('keeps strange dials as they are without the box', () => {
    expect(dialsFrom({ dials: { dice: 'untold', life: 'somewhere' } })).toEqual({ ...NO_BOX, dice: 'untold' })
  })
})
