import { rule, type RuleId } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { chooseArchetypes, chooseHands, replayTokens } from './chooseHands'
import { chooseLead, placeCompany } from '../movement/deployment'
import { runStage } from '../scope/run'
import { newScope } from '../table/scope'
import { turnsOf } from '../../../../hex'
import { lose } from '../fight/harm'
import { removeFallen } from '../fight/knockout'
import { bossesOf, encounterOf, labelled, laid } from '../board/printedComponents'
import { enemyFigure } from '../board/newcomers'
import { beginRound } from './rounds'
import { knowTop } from '../stageCards/stageDeck'
import { knowMinions } from '../stageCards/untold'
import { defId, pieceId, SEATS } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'

interface Step {
  readonly name: string
  readonly rule: RuleId
  readonly does: (t: Tab) => void
}

/** S1, from step 4 on: what comes before is in the state an encounter starts with. */
const STEPS: readonly Step[] = [
  { name: 'deck', rule: rule('OW-ENC-04'), does: buildDeck },
  { name: 'tokens', rule: rule('OW-REPLAY-06'), does: replayTokens },
  { name: 'hands', rule: rule('OW-ENC-06'), does: chooseHands },
  { name: 'archetypes', rule: rule('OW-ENC-10'), does: chooseArchetypes },
  { name: 'reveal', rule: rule('OW-ENC-11'), does: reveal },
  { name: 'board', rule: rule('OW-ENC-12'), does: layBoard },
  { name: 'company', rule: rule('OW-ENC-12'), does: placeCompany },
  { name: 'lead', rule: rule('OW-ENC-13'), does: chooseLead },
  { name: 'extra', rule: rule('OW-ENC-14'), does: extraSteps }
]

export const setupSteps = STEPS.map(({ name }) => name)

const LAYING = setupSteps.indexOf('board')

/** Before that nothing is anywhere, and whatever is put somewhere may be in the way of what comes. OW-ENC-12 */
export const isBoardLaid = ({ clock }: Encounter): boolean => clock.phase !== 'setup' || clock.step > LAYING

/** Each step ends at a boundary, so that looking at the special rules board is never replayed into a different hand. */
export function setUp(t: Tab): void {
  for (let n = t.see.clock.step; n < STEPS.length; n++) {
    const step = STEPS[n]
    if (!step) break
    t.in(step.rule, () => step.does(t))
    t.happen({ kind: 'setupStepDone', step: n + 1, rule: step.rule, boundary: words(`timeline.setup.${step.name}`) })
  }
  beginRound(t, 1)
}

/** OW-ENC-04: stage 3 below stage 2 below stage 1, each shuffled; the top card is turned up. */
function buildDeck(t: Tab): void {
  const { stageCards } = encounterOf(t.book, t.see)
  const stages = [1, 2, 3].map((stage) =>
    stageCards.filter((card) => t.book.get('stage-card', card).stage === stage).map(defId)
  )
  t.happen({ kind: 'stageDeckBuilt', stages, rule: rule('OW-ENC-04') })
  knowTop(t)
  const [top] = t.see.stage.deck
  if (top) t.happen({ kind: 'stageRevealed', card: top, rule: rule('OW-STAGE-01'), reveals: true })
}

/** OW-ENC-11: hands are fixed from now on. */
function reveal(t: Tab): void {
  if (!t.see.revealed) t.happen({ kind: 'rulesRevealed', rule: rule('OW-ENC-11'), reveals: true })
}

/** OW-ENC-03, OW-ENC-12: obstacles, tiles and enemies as the encounter draws them. OW-TILE-08: no tile is triggered. */
function layBoard(t: Tab): void {
  const { obstacles, tiles, enemies } = encounterOf(t.book, t.see)
  const why = rule('OW-ENC-12')
  obstacles.forEach(({ obstacle, at, facing }, n) => {
    const hexes = laid(t.book.get('obstacle', obstacle).hexes, labelled(t.book, t.see, at), turnsOf(facing))
    t.happen({
      kind: 'pieceAdded',
      piece: { id: pieceId(`${obstacle}-${n + 1}`), def: defId(obstacle), hexes },
      rule: why
    })
  })
  for (const { tile, at, facing } of tiles) {
    const hexes = laid(t.book.get('tile', tile).hexes, labelled(t.book, t.see, at), turnsOf(facing))
    t.happen({ kind: 'tilePlaced', tile: { def: defId(tile), hexes, large: hexes.length > 1 }, rule: why })
  }
  for (const { enemy, at, facing } of enemies) {
    const figure = enemyFigure(t.book, t.see, enemy, labelled(t.book, t.see, at), facing)
    t.happen({ kind: 'figureAdded', figure, rule: why })
  }
  knowMinions(t)
}

/** OW-ENC-14; OW-COMP-16: what companions lose by their injuries. */
function extraSteps(t: Tab): void {
  for (const seat of SEATS) hurtCompanion(t, seat)
  removeFallen(t)
  const self = bossesOf(t.see)[0]?.id ?? null
  const scope = newScope({ kind: 'encounter', id: t.see.is.encounter }, { self })
  runStage(t, scope, encounterOf(t.book, t.see).setup)
}

function hurtCompanion(t: Tab, seat: (typeof SEATS)[number]): void {
  const { mode, class: of, cards, figure } = t.see.seats[seat]
  if (mode !== 'companion') return
  const { injuryHpLoss } = t.book.get('companion', t.book.get('class', of).companion)
  const injuries = Object.values(cards).filter(({ kind }) => kind === 'injury').length
  const hp = injuryHpLoss[Math.min(injuries, injuryHpLoss.length - 1)] ?? 0
  if (hp > 0) lose(t, [{ figure, hp, from: null }], 'injury', null, rule('OW-COMP-16'))
}
