import { words, type WordArgs, type Words } from '../../../../messages/words'
import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import type { Happened } from '../happenings'
import { leaveOff } from '../stageCards/leaving'
import { end, LeftOff } from '../fight/over'
import { afterSeat, beginPhase, beginRound, beginTurn } from '../turn/rounds'
import { revealTop } from '../stageCards/stageDeck'
import type { SeatId } from '../state/ids'
import { PHASES, type Encounter, type Phase } from '../state/state'
import type { Tab } from '../table/tab'
import { accept, recorded, refuse, type Said } from './say'
import type { Ruling } from './schema'

// The table is elsewhere in the course of the encounter: what is being carried out is left, and it goes on from there.

type About = Extract<Ruling, { ruling: 'go' | 'turn-of' | 'over' }>

export function goElsewhere(book: Book, s: Encounter, ruling: About): Said {
  const { phase } = s.clock
  if (phase === 'setup') return refuse('setupFirst')
  if (phase === 'over') return refuse('isOver')
  switch (ruling.ruling) {
    case 'go':
      return goToPhase(book, s, ruling)
    case 'turn-of':
      return goToTurn(book, s, ruling)
    case 'over':
      return goToEnd(book, s, ruling)
  }
}

function goToPhase(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'go' }>): Said {
  const { round, phase } = ruling
  const args = { round, phase: words(`phase.named.${phase}`) }
  return left(book, s, accept(ruling, args, [whatOfTheRest(s, round, phase)]), (t) => {
    // OW-REFR-01: with the refresh a round begins, this one as well.
    if (round === t.see.clock.round && phase !== 'refresh') beginPhase(t, phase)
    else beginRound(t, round, phase)
  })
}

function goToTurn(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'turn-of' }>): Said {
  const { seat, had, passes } = ruling
  const next = had ? afterSeat(seat) : seat
  const name = (of: SeatId): Words => nameOf(s, s.seats[of].figure)
  const told = had ? [tell('told.hadTurn', { name: name(seat) })] : []
  const isHere = s.clock.phase === 'oathsworn'
  const rest = isHere ? tell('told.stays') : whatOfTheRest(s, s.clock.round, 'oathsworn')
  const said = accept(ruling, { next: name(next), passes }, [...told, rest])
  return left(book, s, said, (t) => {
    if (t.see.clock.phase !== 'oathsworn') beginPhase(t, 'oathsworn')
    t.happen({ kind: 'passesSet', passes })
    beginTurn(t, next)
  })
}

function goToEnd(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'over' }>): Said {
  const args = { outcome: words(`report.ended.${ruling.outcome}`) }
  return left(book, s, accept(ruling, args, []), (t) => end(t, ruling.outcome, 'OW-WIN-07'))
}

/**
 * First what is being carried out is put away, so that it can be said before it is done. Then the next stage card is
 * turned up, which may ask (OW-STAGE-01), and only then does the phase begin: its boundary starts from the state alone.
 */
function left(book: Book, s: Encounter, said: Said, goOn: (t: Tab) => void): Said {
  if (!said.ok) return said
  return {
    ok: true,
    happenings: [...said.happenings, ...recorded(book, s, leaveOff)],
    then(t) {
      revealTop(t)
      goOn(t)
      throw new LeftOff()
    }
  }
}

/** What becomes of all that lies between here and there. */
function whatOfTheRest({ clock }: Encounter, round: number, phase: Phase): Happened {
  const [here, there] = [placeOf(clock.round, clock.phase), placeOf(round, phase)]
  return tell(there > here ? 'told.skipped' : 'told.anew')
}

const tell = (key: string, args?: WordArgs): Happened => ({ kind: 'told', words: words(key, args) })

const placeOf = (round: number, phase: Phase): number => round * PHASES.length + PHASES.indexOf(phase)
