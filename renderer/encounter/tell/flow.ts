import type { FlowHappening } from '../../../engine/oathsworn/encounter/happenings/flow'
import { deed, detail, silent, turn, type Tellers } from './sentence'

export const flowTellers: Tellers<FlowHappening['kind']> = {
  setupStepDone: silent,
  leadChosen: (h, names) => deed('leadChosen', { seat: names.seat(h.seat) }),
  roundBegan: (h) => turn('roundBegan', { round: h.round }),
  phaseBegan: (h) => turn('phaseBegan', { phase: h.phase }),
  turnBegan: (h, names) => turn('turnBegan', { seat: names.seat(h.seat) }),
  rulesRevealed: () => deed('rulesRevealed'),
  turnUsed: silent,
  moveGoesOn: silent,
  extraTurnGranted: (h, names) => deed('extraTurn', { seat: names.seat(h.seat) }),
  turnEnded: (h, names) => (h.passed ? detail('passed', { seat: names.seat(h.seat) }) : null),
  injuriesDue: silent,
  lastingBegan: silent,
  lastingChanged: silent,
  lastingEnded: silent,
  flagSet: silent,
  dialsSet: () => detail('dialsSet'),
  damageDealt: silent,
  attackMade: (h, names) => deed('attackMade', { figure: names.figure(h.by), on: h.on.map(names.figure) }),
  encounterEnded: (h) => turn(h.outcome),
  afterChosen: silent,
  told: (h) => ({ words: h.words, weight: 'deed' }),
  ruled: (h) => deed('ruled', { what: h.words })
}
