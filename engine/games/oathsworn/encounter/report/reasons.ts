import { words, type Words } from '../../../../messages/words'
import type { Hex } from '../../../../hex'
import type { Colour } from '../../might'
import type { HeadingTurn, Candidate, FacingWhy, MoveWhy, OrderWhy, PoolWhy, TargetWhy, Why, Tie } from '../state/why'

// The reasons a rule gives are data; here they become the short sentences behind "why?".

export interface ReasonNames {
  readonly figure: (id: string) => Words
  readonly hex: (hex: number) => string
}

interface Reasoned {
  readonly kind?: unknown
  readonly why?: Why
  readonly toward?: unknown
  readonly reason?: unknown
}

export function whyIn(happening: object, names: ReasonNames): readonly Words[] {
  const { kind, why, toward, reason } = happening as Reasoned
  if (kind === 'partSkipped' && typeof reason === 'string') return [word(`skipped.${reason}`)]
  if (!why) return []
  const found = reasons(why, names)
  return typeof toward === 'string' ? [...found, word('toward', { name: names.figure(toward) })] : found
}

const word = (key: string, args?: Words['args']): Words => words(`why.${key}`, args)

const direction = (dir: string): Words => words(`direction.${dir}`)

function reasons(why: Why, names: ReasonNames): readonly Words[] {
  const hexes = (list: readonly number[]): string => list.map(names.hex).join(', ')
  switch (why.why) {
    case 'target':
      return targetReasons(why, names)
    case 'move':
      return moveReasons(why, names)
    case 'facing':
      return [facingReason(why, names)]
    case 'push':
      return [word('push', { direction: direction(why.direction) }), ...among(why.among, hexes)]
    case 'knockback':
      return [word('knockback', { direction: direction(why.direction), hexes: why.hexes }), word(`knocked.${why.stop}`)]
    case 'pull':
      return [word('pull', { hexes: why.hexes, hex: names.hex(why.to) }), ...why.ties.map((tie) => tied(tie, hexes))]
    case 'aside':
      return [word('aside', { hex: names.hex(why.wanted) })]
    case 'wave':
      return why.choices.map(({ dir, hits }) => word('wave', { direction: direction(dir), n: hits.length }))
    case 'order':
      return why.movers.map((one) => orderReason(one, names))
    case 'pool':
      return poolReasons(why, names)
    case 'chain':
      return why.candidates.map((one) =>
        word('chain', { name: names.figure(one.figure), n: one.apart, seen: one.visible ? 'yes' : 'no' })
      )
    case 'place':
      return [word('place', { hex: names.hex(why.wanted) }), ...among(why.among, hexes)]
  }
}

const tied = ({ from, among: equal }: Tie, hexes: (list: readonly number[]) => string): Words =>
  word('tie', { from: hexes([from]), among: hexes(equal) })

const among = (list: readonly number[], hexes: (list: readonly number[]) => string): Words[] =>
  list.length > 1 ? [word('among', { hexes: hexes(list) })] : []

/** OW-TGT-01 to OW-TGT-06: how far it gets and strikes, who was meant, who came into question, and what settled it. */
function targetReasons(why: TargetWhy, { figure }: ReasonNames): readonly Words[] {
  const { points, range } = why
  return [
    ...(points === null && range === null ? [] : [word('within', { points: points ?? -1, range: range ?? -1 })]),
    ...why.passedOver.map((one) => word(`passed.${one.for}`, { name: figure(one.figure), as: one.as })),
    ...why.candidates.map((one) => candidateReason(one, figure)),
    // OW-MINION-05: a minion needs to see, no more.
    word(why.by === 'closest' && points === null && range === null ? 'target.closestSeen' : `target.${why.by}`)
  ]
}

const candidateReason = (one: Candidate, figure: ReasonNames['figure']): Words =>
  word('candidate', {
    name: figure(one.figure),
    movement: one.movement ?? -1,
    apart: one.apart,
    mobbed: one.mobbed ? 'yes' : 'no',
    seen: one.visible ? 'yes' : 'no',
    reached: one.inReach === false ? 'no' : 'yes'
  })

function moveReasons(why: MoveWhy, { hex }: ReasonNames): readonly Words[] {
  const hexes = (list: readonly number[]): string => list.map(hex).join(', ')
  const { measuring } = why
  return [
    word(`move.${why.kind}`, { length: why.length, points: why.points ?? -1 }),
    ...(measuring === null ? [] : [word('measuring', { hex: hex(measuring) })]),
    ...(measuring === null ? [] : among(why.tied, hexes)),
    ...why.ties.map((tie) => tied(tie, hexes)),
    ...why.turns.map((turn) => turnReason(turn, hex)),
    ...(why.water.length > 0 ? [word('water', { hexes: hexes(why.water) })] : []),
    ...(STAYING.includes(why.kind) ? [] : [word(`stop.${why.stop}`)])
  ]
}

/** Said of these is all there is to say. */
const STAYING: readonly MoveWhy['kind'][] = ['there', 'crippled', 'held']

/** OW-EMOVE-11, OW-EMOVE-14 */
const turnReason = (turn: HeadingTurn, hex: (h: Hex) => string): Words =>
  turn.turn === 'bounce'
    ? word('bounce', { at: hex(turn.at), from: direction(turn.from), to: direction(turn.to) })
    : word('detour', { at: hex(turn.at), blocked: hex(turn.blocked), rejoins: hex(turn.rejoins) })

const facingReason = (why: FacingWhy, { figure }: ReasonNames): Words =>
  word(`facing.${why.by}`, {
    wanted: direction(why.wanted),
    ...(why.toward === null ? {} : { name: figure(why.toward) })
  })

/** OW-TGT-10: where no way leads, the hexes between count. */
function orderReason({ figure: id, movement, apart }: OrderWhy['movers'][number], { figure }: ReasonNames): Words {
  const name = figure(id)
  if (movement !== null) return word('order', { name, n: movement })
  return apart === null ? word('orderNobody', { name }) : word('orderNoWay', { name, n: apart })
}

function poolReasons({ printed, lost, open, joined }: PoolWhy, { figure }: ReasonNames): readonly Words[] {
  const cards = (Object.entries(printed) as [Colour, number][])
    .filter(([, n]) => n > 0)
    .map(([colour, n]) => words('report.cards', { n, colour: words(`colour.${colour}`) }))
  return [
    ...(cards.length > 0 ? [word('poolPrinted', { cards })] : []),
    ...(joined.length > 0 ? [word('poolJoined', { names: joined.map(figure) })] : []),
    ...(lost ? [word('poolLost', { icons: open.join(', '), colour: words(`colour.${lost}`) })] : [])
  ]
}
