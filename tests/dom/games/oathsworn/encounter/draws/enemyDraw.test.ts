import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { laidOut } from '../../../../../../renderer/games/oathsworn/ui/drawn'
import type { SaidLine } from '../../../../../../renderer/table/report/telling'
import DrawSum from '../../../../../../renderer/games/oathsworn/encounter/draws/DrawSum.vue'
import { shownDraw } from '../../../../../../renderer/games/oathsworn/encounter/telling/shownDraw'
import { learnStarter } from '../evening'

learnStarter()

const line = (...happenings: object[]): SaidLine =>
  ({ happenings: happenings.map((happening) => ({ after: 1, line: null, happening })) }) as unknown as SaidLine
const revealed = {
  kind: 'mightRevealed',
  faces: [
    { colour: 'red', face: '5' },
    { colour: 'red', face: '3' }
  ]
}
const hit = (figure: string, hp: number) => ({ figure, damage: 8, defence: 4, hp })

/** What the window says of the draw of a line that is told. */
function said(told: SaidLine): string {
  const { faces, side, aims } = shownDraw(null, told)
  const sum = mount(DrawSum, { props: { cards: laidOut(faces, []), side, aims, nameOf: (id: string) => id } })
  return sum.text()
}

describe('the draw of an enemy', () => {
  it('OW-EATK-10 ends with the HP it costs, and not with the damage', () => {
    expect(said(line(revealed, { kind: 'damageTotalled', hits: [hit('odo', 2)] }))).toContain('÷ 4 = 2 HP')
  })

  it('OW-EATK-11 ends for each of several with what it costs them, less what was prevented', () => {
    const both = said(line(revealed, { kind: 'damageTotalled', hits: [hit('odo', 2), hit('wick', 1)] }))
    expect(both).toContain('odo: ÷ 4 = 2 HP')
    expect(both).toContain('wick: ÷ 4 = 1 HP')
  })

  it('OW-EATK-08 is but damage while nobody knows what it costs', () => {
    expect(said(line(revealed))).toMatch(/^8\s*damage$/)
  })
})
