import { rule } from '../../../../kernel/ids'
import { imagine } from '../../../../kernel/imagine'
import { linesOf, type ReportStep } from '../../../../kernel/lines'
import type { Prompt, Reply } from '../../../../kernel/prompt'
import type { Words } from '../../../../messages/words'
import { perColour } from '../../might'
import type { Book } from '../table/book'
import { apply, type Happened } from '../happenings'
import { endOfTurn } from '../scope/lasting'
import { EncounterOver } from '../fight/over'
import { endOfOathswornPhase } from '../turn/phases'
import { describe } from '../report/describe'
import { encounterReport } from '../report/report'
import { resolveQueue } from '../stageCards/resolveQueue'
import { beginPhase } from '../turn/rounds'
import { beforeCard } from '../turn/stage'
import type { Encounter } from '../state/state'
import { drawCard } from '../stageCards/stageDeck'
import type { Tab } from '../table/tab'

export interface StageOutlook {
  /** What the card that lies face up would do as the table stands now. */
  readonly steps: readonly { readonly happening: Happened }[]
  /** Said like what really happens. */
  readonly lines: readonly Words[]
  /** How the table would stand, for arrows and ghosts on the board. */
  readonly state: Encounter
  /** Where the certain ends: at a die, a card nobody has seen, or a choice of the players. */
  readonly open: 'chance' | 'choice' | null
}

/**
 * What the card that lies face up will do if nobody does anything about it. Nothing hidden is looked at: enemy MIGHT is
 * not drawn, so nobody is hurt in it, and it ends at the first die, unseen card or choice. OW-STAGE-01, OW-GEN-11
 */
export function preview(book: Book, s: Encounter): StageOutlook {
  if (s.stage.shown === null || s.stage.shown !== s.stage.deck[0])
    return { steps: [], lines: [], state: s, open: 'chance' }
  const made: ReportStep<Encounter, Happened>[] = []
  let state = byThen(book, withoutMight(s))
  let open: StageOutlook['open'] = null
  const watched = {
    book,
    apply: (before: Encounter, happening: Happened): Encounter => {
      if (isDone(state, happening)) throw new Foretold()
      if (isHidden(state, happening)) throw new Unforeseen()
      state = apply(before, happening)
      made.push({ after: 0, happening, before, state })
      return state
    }
  }
  const done = attempt(() => imagine(watched, state, topCard, decline))
  if (done === 'unforeseen') open = 'chance'
  else if (done !== null && done.stoppedAt) open = 'choice'
  const steps = made.filter(({ happening }) => isOfTheCard(happening))
  const happened = steps.map(({ happening }) => ({ happening }))
  return { steps: happened, lines: saidOf(book, steps), state: withMightOf(state, s), open }
}

/** That it begins goes without saying: the card lies there. */
const saidOf = (book: Book, steps: readonly ReportStep<Encounter, Happened>[]): readonly Words[] =>
  linesOf(
    {
      describe: (after, happening, before) => describe(book, after, happening, before),
      report: encounterReport(book)
    },
    steps.filter(({ happening }) => happening.kind !== 'stageBegan')
  ).flatMap(({ words }) => words ?? [])

/** Thrown where the certain ends, and where the card does. */
class Unforeseen extends Error {}
class Foretold extends Error {}

function attempt<T>(look: () => T): T | 'unforeseen' | null {
  try {
    return look()
  } catch (signal) {
    if (signal instanceof Unforeseen) return 'unforeseen'
    // Fire alone could end it in an imagined card; then that is what is foreseen.
    if (signal instanceof Foretold || signal instanceof EncounterOver) return null
    throw signal
  }
}

/**
 * The table as it will be when the card's time comes: turns are over, and with them what lasts no longer. What chance or
 * a player decides before is not known; then it is looked at as it stands.
 */
function byThen(book: Book, s: Encounter): Encounter {
  if (s.clock.phase !== 'oathsworn') return s
  const certain = (before: Encounter, happening: Happened): Encounter => {
    if (isHidden(before, happening)) throw new Unforeseen()
    return apply(before, happening)
  }
  const passed = attempt(() => imagine({ book, apply: certain }, s, turnsEnd, decline))
  return passed === 'unforeseen' || passed === null || passed.stoppedAt ? s : passed.state
}

function turnsEnd(t: Tab): void {
  endOfTurn(t)
  if (t.see.turn) t.happen({ kind: 'turnEnded', seat: t.see.turn.seat, passed: true, rule: rule('OW-TURN-03') })
  endOfOathswornPhase(t)
  beginPhase(t, 'encounter')
  beforeCard(t)
}

function topCard(t: Tab): void {
  drawCard(t, { reaction: false, breaker: null, bosses: [], closest: false }, 'OW-STAGE-02')
  resolveQueue(t)
}

/** All cards are done with: the next one is turned up only when that really happens. */
const isDone = ({ stage }: Encounter, { kind }: Happened): boolean =>
  (kind === 'stageRevealed' || kind === 'stageDeckRenewed') && stage.resolving === null && stage.queue.length === 0

/** Dice, picks, and every card but the one that lies open already. */
function isHidden({ stage }: Encounter, { kind }: Happened): boolean {
  if (kind === 'stageDrawn') return stage.shown === null
  return (
    kind === 'directionRolled' || kind === 'pickedAtRandom' || kind === 'stageRevealed' || kind === 'stageDeckRenewed'
  )
}

/** The draw is imagined empty, so these say nothing true. */
const EMPTY: readonly Happened['kind'][] = [
  'mightLaid',
  'mightRevealed',
  'mightCleared',
  'mightSetAside',
  'damageTotalled'
]
const BOOKKEEPING: readonly Happened['kind'][] = ['stageDrawn', 'stageResolved', 'attackMade', 'minionsActivated']

const isOfTheCard = ({ kind }: Happened): boolean => !EMPTY.includes(kind) && !BOOKKEEPING.includes(kind)

/** Enemy piles without a card: what would be drawn is not known, so nothing is. */
function withoutMight(s: Encounter): Encounter {
  const none = perColour(() => ({ draw: [], discard: [] }))
  return { ...s, might: { ...s.might, piles: { ...s.might.piles, enemy: none } }, is: { ...s.is, dials: DIALS } }
}

const DIALS: Encounter['is']['dials'] = { might: 'app', cards: 'app', stage: 'app', dice: 'never' }

const withMightOf = (state: Encounter, s: Encounter): Encounter => ({ ...state, might: s.might, is: s.is })

/** Nobody defends, interrupts or spends anything; what must be decided is left open. */
function decline(prompt: Prompt): Reply | null {
  if (prompt.form === 'number' && prompt.min === 0) return { form: 'number', value: 0 }
  if (prompt.form !== 'choose') return null
  const no = prompt.options.find(({ id, refused }) => id === 'pass' && !refused)
  return no ? { form: 'choose', chosen: [no.id] } : null
}
