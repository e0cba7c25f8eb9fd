import { words } from '../../../../messages/words'
import { colours } from '../../might'
import type { MightHappening } from '../happenings/might'
import { silent, type Lines } from './line'

export const mightLines: Lines<MightHappening> = {
  mightDrawn: (h) =>
    words(h.extra ? 'report.mightExtra' : 'report.mightDrawn', {
      colour: words(`colour.${h.colour}`),
      faces: h.faces.join(' ')
    }),
  mightLaid: (h) => words('report.mightLaid', { colour: words(`colour.${h.colour}`), count: h.count }),
  mightRevealed: (h) =>
    words('report.mightRevealed', {
      cards: colours
        .filter((colour) => h.faces.some((one) => one.colour === colour))
        .map((colour) =>
          words('report.faces', {
            colour: words(`colour.${colour}`),
            faces: h.faces
              .filter((one) => one.colour === colour)
              .map(({ face }) => face)
              .join(' ')
          })
        )
    }),
  mightRedrawn: (h) => words('report.mightRedrawn', { face: h.face }),
  criticalSettled: silent,
  mightSetAside: silent,
  mightLifted: silent,
  mightCleared: silent,
  checkMade: (h) =>
    words(h.passed ? 'report.checkPassed' : 'report.checkFailed', {
      check: words(`check.${h.check}`),
      total: h.total,
      difficulty: h.difficulty
    }),
  mightReordered: silent,
  mightMilled: (h) => words('report.mightMilled', { colour: words(`colour.${h.colour}`), count: h.places.length }),
  // All decks are made whole when it is over: nobody wants to hear of each. OW-MIGHT-08
  mightReshuffled: (h, _, { clock }) =>
    clock.phase === 'over'
      ? null
      : words('report.mightReshuffled', { side: words(`side.${h.side}`), colour: words(`colour.${h.colour}`) }),
  mightSorted: silent,
  mightStacked: silent
}
