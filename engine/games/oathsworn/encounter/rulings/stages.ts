import type { Json } from '../../../../kernel/ids'
import { encounterOf } from '../board/printedComponents'
import { numbersName } from '../cardFacts/stageNumbers'
import { goToStage } from '../stageCards/stageDeck'
import type { Book } from '../table/book'
import { figureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { nameOfFigure } from '../board/asking'
import { accept, refuse, type Said } from './say'
import type { Ruling } from './schema'

// What the special rules board says: which stage it is, and what an enemy is worth in it.

type About = Extract<Ruling, { ruling: 'stage-number' | 'numbers' }>

export function aboutStages(book: Book, s: Encounter, ruling: About): Said {
  if (ruling.ruling === 'stage-number') return nextStage(s, ruling)
  const figure = s.figures[figureId(ruling.figure)]
  if (figure?.kind !== 'boss' && figure?.kind !== 'minion') return refuse('noEnemy')
  const { defence, might } = ruling
  // The monster an owner told is worth that next evening, too.
  const remember = encounterOf(book, s).monster !== undefined
  const told = { defence, might, remember } as unknown as Json
  const args = { name: nameOfFigure(s, figure), defence }
  return accept(ruling, args, [
    { kind: 'stageTold', card: numbersName(s.stage.number, figure.def), told, fresh: false }
  ])
}

/** OW-BRK-12: by other means than a break. */
function nextStage(s: Encounter, ruling: Extract<About, { ruling: 'stage-number' }>): Said {
  const { stage } = ruling
  if (stage <= s.stage.number) return refuse('stagePassed', { stage: s.stage.number })
  return { ...accept(ruling, { stage }, []), then: (t) => goToStage(t, stage) }
}
