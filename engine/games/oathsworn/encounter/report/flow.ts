import { words, type Words } from '../../../../messages/words'
import type { FlowHappening } from '../happenings/flow'
import { WATCH } from '../cardFacts/watch'
import { owedFlag, owedInjuries } from '../cards/injuries'
import { SEATS } from '../state/ids'
import { isEnemyNamed } from '../board/figures'
import { textOf, untilOf } from '../view/lasting'
import { silent, type Lines } from './line'
import type { Dials } from '../state/settings'

export const flowLines: Lines<FlowHappening> = {
  setupStepDone: silent,
  leadChosen: (h, n) => words('report.leadChosen', { name: n.seat(h.seat) }),
  // OW-ENC-15
  roundBegan: (h, _, s) =>
    words(h.round === 1 && s.is.ambushed ? 'report.ambushed' : 'report.roundBegan', { round: h.round }),
  phaseBegan: (h) => words(`report.phase.${h.phase}`),
  turnBegan: (h, n) => words('report.turnBegan', { name: n.seat(h.seat) }),
  rulesRevealed: () => words('report.rulesRevealed'),
  turnUsed: silent,
  moveGoesOn: silent,
  turnCorrected: silent,
  passesSet: silent,
  extraTurnGranted: (h, n) => words('report.extraTurn', { name: n.seat(h.seat) }),
  turnEnded: (h, n) => (h.passed ? words('report.passed', { name: n.seat(h.seat) }) : null),
  injuriesDue: silent,
  lastingBegan: ({ lasting }, _, s) =>
    lasting.rule === WATCH ? null : words('report.lasting', { text: textOf(s, lasting), until: untilOf(lasting) }),
  lastingChanged: silent,
  lastingEnded: silent,
  flagSet: ({ flag }, n, s) => {
    const seat = SEATS.find((one) => flag === owedFlag(one))
    return seat ? words('report.injuryOwed', { name: n.seat(seat), count: owedInjuries(s, seat) }) : null
  },
  dialsSet: (_, _n, after, before) => dialsLine(before.is.dials, after.is.dials),
  damageDealt: silent,
  // What enemies attack with is told by `enemyAttacked`.
  attackMade: (h, n, s) =>
    isEnemyNamed(s, h.by)
      ? null
      : words('report.attackMade', { name: n.figure(h.by), targets: h.on.map((id) => n.figure(id)) }),
  attackTotalled: (h, n) =>
    h.missed
      ? words('report.missed', { name: n.figure(h.by) })
      : words('report.totalled', { name: n.figure(h.by), damage: h.damage }),
  encounterEnded: (h) => words(`report.ended.${h.outcome}`),
  afterChosen: (h, _, s) => words(`report.after.${s.is.single ? 'single.' : ''}${h.after}`),
  told: (h) => h.words,
  // Which dials were turned is said when they are: `dialsSet`.
  ruled: (h) => (h.words.key === 'ruling.dials' ? null : words('report.ruled', { what: h.words }))
}

const DIALS = ['might', 'cards', 'stage', 'dice'] as const satisfies readonly (keyof Dials)[]

/** Who held what before, and who does now. */
function dialsLine(before: Dials, after: Dials): Words {
  const turned = DIALS.filter((dial) => before[dial] !== after[dial])
  if (turned.length === 0) return words('report.dialsSame')
  const changes = turned.map((dial) => words(`report.dial.${dial}`, { to: after[dial] }))
  return words('report.dialsSet', { changes })
}
