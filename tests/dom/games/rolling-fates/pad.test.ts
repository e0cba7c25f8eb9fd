import { describe, expect, it } from 'vitest'
import {
  emptyHit,
  entryOf,
  isWholeHit,
  padBack,
  withDigit,
  withNextBy,
  withStatus
} from '../../../../renderer/games/rolling-fates/combat/pad'

const FOES = ['gull', 'hound', 'thief']
const typed = (digits: readonly number[], foes = FOES) =>
  digits.reduce((draft, digit) => withDigit(draft, digit, foes), emptyHit(foes))

describe('the hit pad', () => {
  it('RF-HIT-02 the first digit names the enemy, those after it the damage', () => {
    expect(entryOf(typed([2, 1, 2]))).toEqual({ target: 'hound', damage: 12, statuses: [], by: null })
  })

  it('RF-HIT-02 where one enemy is left, every digit is damage', () => {
    expect(entryOf(typed([7], ['thief']))).toEqual({ target: 'thief', damage: 7, statuses: [], by: null })
  })

  it('a digit that is no enemy says nothing', () => {
    expect(typed([9]).target).toBeNull()
  })

  it('RF-HIT-15 damage has three digits at most, and does not begin with a zero', () => {
    expect(typed([1, 0, 9, 9, 9, 9]).damage).toBe('999')
  })

  it('RF-HIT-07 a status without damage is a whole entry, nothing at all is none', () => {
    const aimed = typed([1])
    expect(isWholeHit(aimed)).toBe(false)
    expect(isWholeHit(withStatus(aimed, 'stun'))).toBe(true)
    expect(withStatus(withStatus(aimed, 'stun'), 'stun').statuses).toEqual([])
  })

  it('RF-HIT-12 who hit is told by pressing on, and may be left blank again', () => {
    const [one, two] = ['seat-1', 'seat-2']
    const first = withNextBy(typed([1, 3]), ['seat-1', 'seat-2'])
    expect(first.by).toBe(one)
    expect(withNextBy(first, ['seat-1', 'seat-2']).by).toBe(two)
    expect(withNextBy(withNextBy(first, ['seat-1', 'seat-2']), ['seat-1', 'seat-2']).by).toBeNull()
  })

  it('takes back what was said last, and in the end the enemy', () => {
    const hit = withStatus(typed([1, 3]), 'weakness')
    const noDamage = padBack(hit, FOES)
    expect(noDamage).toMatchObject({ damage: '', statuses: ['weakness'] })
    const aimed = noDamage && padBack(noDamage, FOES)
    expect(aimed).toMatchObject({ target: 'gull', statuses: [] })
    const empty = aimed && padBack(aimed, FOES)
    expect(empty?.target).toBeNull()
    expect(empty && padBack(empty, FOES)).toBeNull()
  })
})
