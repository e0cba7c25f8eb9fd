import { labelOf, toward, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { asked, COMPANY, hexOption, nameOf, numberOfOption } from '../board/asking'
import { chooseFacing } from '../board/facing'
import { bossesOf, encounterOf, labelled } from '../board/printedComponents'
import { SEATS, type SeatId } from '../state/ids'
import type { Tab } from '../table/tab'
import { boardOf, figureOf, isFree } from '../board/figures'

/** OW-ENC-12: the four anywhere in the green zone, one per hex, each facing as it likes. */
export function placeCompany(t: Tab): void {
  for (const seat of SEATS) {
    const { figure } = t.see.seats[seat]
    if (t.see.figures[figure]?.at !== null || t.see.figures[figure]?.gone !== 'notYet') continue
    const at = chooseStart(t, seat)
    if (figureOf(t.see, figure).at !== at) t.happen({ kind: 'figureReturned', figure, at, rule: rule('OW-ENC-12') })
    const facing = chooseFacing(t, seat, rule('OW-ENC-12'), () => {
      const stands = figureOf(t.see, figure).at
      return { name: nameOf(t.see, figure), at: stands, first: towardEnemy(t, stands) }
    })
    if (figureOf(t.see, figure).at !== null) t.happen({ kind: 'figureTurned', figure, facing, rule: rule('OW-ENC-12') })
  }
}

/** Whoever has been put somewhere meanwhile stands there. */
function chooseStart(t: Tab, seat: SeatId): Hex {
  const { figure } = t.see.seats[seat]
  const chosen = t.chooseOne(() => {
    const board = boardOf(t.book, t.see)
    const { at } = figureOf(t.see, figure)
    const open = at === null ? zone(t) : [at]
    return {
      rule: rule('OW-ENC-12'),
      seat: asked(seat),
      title: words('ask.start', { name: nameOf(t.see, figure) }),
      options: open.map((h) => hexOption(h, words('option.hex', { hex: labelOf(board, h) ?? '' })))
    }
  })
  return numberOfOption(chosen) as Hex
}

const zone = (t: Tab): Hex[] =>
  encounterOf(t.book, t.see)
    .start.map((label) => labelled(t.book, t.see, label))
    .filter((h) => isFree(t.book, t.see, h))

/** The facing to offer first. */
function towardEnemy(t: Tab, at: Hex | null) {
  const enemy = bossesOf(t.see)[0]
  return at !== null && enemy && enemy.at !== null && enemy.at !== at ? toward(at, enemy.at) : 'N'
}

/** OW-ENC-13: this seat has the first turn in every round. */
export function chooseLead(t: Tab): void {
  const seat = t.chooseOne(() => ({
    rule: rule('OW-ENC-13'),
    seat: COMPANY,
    title: words('ask.lead'),
    options: SEATS.map((one) => ({
      id: one,
      label: nameOf(t.see, t.see.seats[one].figure),
      at: { figure: t.see.seats[one].figure }
    }))
  })) as SeatId
  t.happen({ kind: 'leadChosen', seat, rule: rule('OW-ENC-13') })
}
