import { labelOf, placed, type Hex } from '../../../../hex'
import { words } from '../../../../messages/words'
import { nameOfFigure } from '../board/asking'
import type { Book } from '../table/book'
import { letGo, openCage } from '../fight/caged'
import { release, releaseDue, releaseFrom } from '../fight/consumed'
import type { Happened } from '../happenings'
import { mostHp, statusOf } from '../board/printedComponents'
import { figureId, SEATS, slotId, type SeatId } from '../state/ids'
import type { Encounter, Figure, Statuses } from '../state/state'
import { boardOf, bodyOf, playedBy } from '../board/figures'
import { hindrance } from './hindrance'
import type { Ruling } from './schema'
import type { Tab } from '../table/tab'
import { accept, recorded, refuse, type Said } from './say'

type About = Exclude<Extract<Ruling, { figure: string }>, { ruling: 'swallowed' | 'numbers' }>

/** Where a figure is, how it fares, what clings to it. */
export function aboutFigure(book: Book, s: Encounter, ruling: About): Said {
  const figure = s.figures[figureId(ruling.figure)]
  if (!figure) return refuse('noFigure')
  const name = nameOfFigure(s, figure)
  switch (ruling.ruling) {
    case 'place':
      return place(book, s, ruling, figure)
    case 'face': {
      const why =
        figure.at === null
          ? null
          : hindrance(book, s, figure.id, placed(bodyOf(book, figure), figure.at, ruling.facing))
      const turn: Happened = { kind: 'figureTurned', figure: figure.id, facing: ruling.facing }
      return why ?? accept(ruling, { name, direction: words(`direction.${ruling.facing}`) }, [turn])
    }
    case 'hp': {
      if (figure.kind === 'boss') return refuse('hpOfBoss')
      if (ruling.hp > 0 && hasFallen(figure)) return refuse('fallen', { name })
      const most = mostHp(book, s, figure)
      if (ruling.hp > most) return refuse('tooMuchHp', { most })
      // OW-KO-01: nobody stands with none, nor inside a monster: OW-CONSUME-13.
      const fell =
        ruling.hp === 0 && isInPlay(figure) ? remove(book, s, figure).filter(({ kind }) => kind !== 'hpSet') : []
      return accept(ruling, { name, hp: ruling.hp }, [{ kind: 'hpSet', figure: figure.id, hp: ruling.hp }, ...fell])
    }
    case 'dice': {
      const slot = slotId(ruling.location)
      if (!figure.slots[slot]) return refuse('noLocation')
      // OW-BRK-01: a die at 0 is removed.
      const dice = ruling.dice.filter((hp) => hp > 0)
      const args = { name, location: words(`enemy.${figure.def}.location.${slot}`), dice: dice.join(' ') || '–' }
      const set: Happened = { kind: 'dieSet', figure: figure.id, slot, dice }
      // OW-CONSUME-07: an empty location holds nobody.
      return { ...accept(ruling, args, [set]), then: releaseNow }
    }
    case 'status':
      return setStatus(book, s, ruling, figure)
    case 'remove':
      if (!isInPlay(figure)) return refuse('notThere', { name })
      return accept(ruling, { name }, remove(book, s, figure))
    case 'revive':
      return revive(book, s, ruling, figure)
  }
}

/** On the board, or inside of somebody who is. */
const isInPlay = ({ at, gone }: Figure): boolean => at !== null || gone === 'consumed'

/** To stand again, with HP and a place, is a correction of its own. */
const hasFallen = ({ gone }: Figure): boolean => gone === 'unconscious' || gone === 'killed'

function place(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'place' }>, figure: Figure): Said {
  const name = nameOfFigure(s, figure)
  if (hasFallen(figure)) return refuse('fallen', { name })
  if (ruling.hex === null) {
    if (!isInPlay(figure)) return refuse('notThere', { name })
    return accept(ruling, { name, hex: '–' }, [
      ...nobodyInside(book, s, figure),
      ...outOf(s, figure),
      { kind: 'figureLeft', figure: figure.id, gone: 'removed' }
    ])
  }
  const at = ruling.hex as Hex
  const facing = ruling.facing ?? figure.facing
  const why = hindrance(book, s, figure.id, placed(bodyOf(book, figure), at, facing))
  if (why) return why
  const turn: Happened[] = facing === figure.facing ? [] : [{ kind: 'figureTurned', figure: figure.id, facing }]
  const move: Happened =
    figure.at === null
      ? { kind: 'figureReturned', figure: figure.id, at }
      : { kind: 'figureMoved', figure: figure.id, from: figure.at, path: [at], how: 'placed' }
  return accept(ruling, { name, hex: labelOf(boardOf(book, s), at) ?? '' }, [...outOf(s, figure), move, ...turn])
}

function setStatus(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'status' }>, figure: Figure): Said {
  const { status, count } = ruling
  if (!book.find('status', status)) return refuse('noStatus')
  const args = { name: nameOfFigure(s, figure), status: words(`status.${status}.name`), count }
  const change = (statuses: Partial<Statuses>): Said =>
    accept(ruling, args, [{ kind: 'statusChanged', figure: figure.id, statuses }])
  switch (statusOf(book, status)) {
    case 'bleed':
      return change({ bleed: count })
    case 'poison':
      return change({ poison: count })
    case 'crippled':
      return change({ crippled: count > 0 ? { until: s.clock.round + 1 } : null })
    case 'plain':
      return change({ other: { ...figure.statuses.other, [status]: count } })
    case 'lethality': {
      if (!figure.seat) return refuse('noSeat')
      const by = count - (s.seats[figure.seat].resources[status] ?? 0)
      return accept(ruling, args, [{ kind: 'resourceChanged', seat: figure.seat, resource: status, by }])
    }
  }
}

/** Whoever leaves for good leaves as the rules would have it. */
function remove(book: Book, s: Encounter, figure: Figure): Happened[] {
  const { kind, seat } = figure
  const left: Happened = { kind: 'figureLeft', figure: figure.id, gone: goneAs(figure) }
  if (kind === 'boss' || !seat) return [...nobodyInside(book, s, figure), left]
  const gone: Happened[] = [{ kind: 'hpSet', figure: figure.id, hp: 0 }, left]
  if (kind === 'oathsworn') return [...gone, { kind: 'seatFell', seat }, ...letGo(book, s, seat)]
  const free = playedBy(s, seat)?.id === figure.id ? letGo(book, s, seat) : []
  if (kind === 'ally') return [...gone, ...free, { kind: 'allyFell', seat, def: figure.def }]
  return gone
}

/** Whom this boss has swallowed stand beside it, as long as it is there. OW-CONSUME-08 */
const nobodyInside = (book: Book, s: Encounter, { id }: Figure): Happened[] =>
  recorded(book, s, (t) => releaseFrom(t, id))

/** What holds the ally of a seat does not hold whoever stands up again there. */
const letOut = (book: Book, s: Encounter, seat: SeatId): Happened[] =>
  recorded(book, s, (t) => {
    openCage(t, seat)
    release(t, seat)
  })

/** Whoever stands somewhere is inside of nobody. */
const outOf = (s: Encounter, { seat, gone }: Figure): Happened[] =>
  seat && gone === 'consumed' && s.seats[seat].consumed ? [{ kind: 'released', seat }] : []

function releaseNow(t: Tab): void {
  releaseDue(t)
}

const goneAs = ({ kind }: Figure) => (kind === 'oathsworn' ? 'unconscious' : kind === 'boss' ? 'removed' : 'killed')

function revive(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'revive' }>, figure: Figure): Said {
  if (figure.at !== null) return refuse('stands')
  const at = ruling.hex as Hex
  const why = hindrance(book, s, figure.id, placed(bodyOf(book, figure), at, figure.facing))
  if (why) return why
  const most = mostHp(book, s, figure)
  if (ruling.hp > most) return refuse('tooMuchHp', { most })
  const seat = SEATS.find((one) => s.seats[one].figure === figure.id)
  const freed = seat && s.seats[seat].ally ? letOut(book, s, seat) : []
  if (freed.some((one) => one.kind === 'figureReturned' && one.at === at)) return refuse('notFree')
  return accept(ruling, { name: nameOfFigure(s, figure), hex: labelOf(boardOf(book, s), at) ?? '' }, [
    ...freed,
    ...outOf(s, figure),
    { kind: 'hpSet', figure: figure.id, hp: ruling.hp },
    { kind: 'figureReturned', figure: figure.id, at },
    ...(seat ? [{ kind: 'seatRose' as const, seat }] : [])
  ])
}
