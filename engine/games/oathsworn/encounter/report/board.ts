import { words, type Words } from '../../../../messages/words'
import type { BoardHappening } from '../happenings/board'
import type { Statuses } from '../state/figure'
import type { FigureHappening } from '../happenings/figures'
import { silent, type Lines } from './line'

const statusesNow = ({ other, ...printed }: Partial<Statuses>): Words[] =>
  Object.entries({ ...printed, ...other }).map(statusNow)

/** `bleed 2`, `crippled`, `no poison`. */
function statusNow([id, now]: readonly [string, unknown]): Words {
  const status = words(`status.${id}.name`)
  if (now === null || now === 0) return words('report.status.none', { status })
  return typeof now === 'number' ? words('report.status.count', { status, count: now }) : status
}

export const figureLines: Lines<FigureHappening> = {
  figureAdded: (h, n) =>
    h.figure.at === null ? null : words('report.figureAdded', { name: n.figure(h.figure.id), hex: n.hex(h.figure.at) }),
  figureMoved: (h, n) =>
    words(`report.moved.${h.how}`, {
      name: n.figure(h.figure),
      n: h.path.length,
      path: n.hexes([h.from, ...h.path])
    }),
  figureTurned: (h, n) =>
    words('report.turned', { name: n.figure(h.figure), direction: words(`direction.${h.facing}`) }),
  figureLeft: (h, n) => words(`report.left.${h.gone}`, { name: n.figure(h.figure) }),
  figureReturned: (h, n) => words('report.returned', { name: n.figure(h.figure), hex: n.hex(h.at) }),
  hpLost: (h, n, s) =>
    words('report.hpLost', {
      name: n.figure(h.figure),
      count: h.count,
      left: s.figures[h.figure]?.hp ?? 0,
      cause: words(`cause.${h.cause}`)
    }),
  hpGained: (h, n) => words('report.hpGained', { name: n.figure(h.figure), count: h.count }),
  hpSet: (h, n) => words('report.hpSet', { name: n.figure(h.figure), hp: h.hp }),
  dieLost: (h, n, s) =>
    words('report.dieLost', {
      name: n.figure(h.figure),
      location: n.location(h.figure, h.slot),
      count: h.count,
      left: s.figures[h.figure]?.slots[h.slot]?.dice[h.die] ?? 0,
      cause: words(`cause.${h.cause}`)
    }),
  dieSet: silent,
  dieRemoved: (h, n) =>
    words(h.broken ? 'report.broken' : 'report.dieRemoved', {
      name: n.figure(h.figure),
      location: n.location(h.figure, h.slot)
    }),
  statusChanged: (h, n) =>
    words('report.statusChanged', { name: n.figure(h.figure), statuses: statusesNow(h.statuses) }),
  waterPaid: silent
}

export const boardLines: Lines<BoardHappening> = {
  pieceAdded: (h, n) =>
    words('report.pieceAdded', {
      piece: words(`obstacle.${h.piece.def}.name`),
      hexes: h.piece.hexes.map(n.hex).join(' ')
    }),
  pieceMoved: (h, n, s) =>
    words('report.pieceMoved', {
      piece: words(`obstacle.${s.pieces[h.piece]?.def ?? h.piece}.name`),
      hexes: h.hexes.map(n.hex).join(' ')
    }),
  pieceRemoved: (h, n, _, before) => {
    const piece = before.pieces[h.piece]
    const [hex] = piece?.hexes ?? []
    return piece && hex !== undefined
      ? words('report.pieceRemoved', { obstacle: words(`obstacle.${piece.def}.name`), hex: n.hex(hex) })
      : null
  },
  tilePlaced: (h, n) =>
    words('report.tilePlaced', { tile: words(`tile.${h.tile.def}.name`), hexes: h.tile.hexes.map(n.hex).join(' ') }),
  tileRemoved: (h, n) =>
    words('report.tileRemoved', { tile: words(`tile.${h.tile.def}.name`), hexes: h.tile.hexes.map(n.hex).join(' ') })
}
