import {
  distanceApart,
  distanceFrom as distanceToNearest,
  distanceFromBody,
  frontHex,
  UNREACHED,
  type Hex
} from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { approach } from '../board/approach'
import type { Book } from '../table/book'
import { byNearness, nearnessTo, type Going, type Near } from '../board/nearness'
import { facingAfter } from '../movement/arrival'
import { haltLarge, type Halt } from '../board/large'
import { eyeOf, isLargeStand, keyOf, layoutOf, standingOf, type Layout, type Stand } from '../board/layout'
import { isMob } from '../board/printedComponents'
import { isBarred } from '../table/modifiers'
import { canSeeFigure, gazeOf, isSeen } from '../board/sight'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure, FigureKind } from '../state/state'
import type { Candidate, PassedOver, TargetWhy } from '../state/why'
import { figuresOnBoard, hexesOf, isFriendly } from '../board/figures'
import type { Reaching } from '../stageCards/ahead'
import type { TargetAim } from '../table/acting'

/** What is asked for. */
export interface WantedTarget {
  /** Whom a reaction aims at first. OW-BRK-05 */
  readonly breaker: FigureId | null
  /** Those the card or the board names, best first. OW-TGT-02 */
  readonly named: readonly FigureId[]
  /** A firm name counts out of reach and sight as well. */
  readonly firm: boolean
  /** Stage cards look for Oathsworn, minions for every friend. OW-TGT-07, OW-MINION-05 */
  readonly among: 'oathsworn' | 'friends'
  /** Null: it does not matter how far they are. OW-MINION-05 */
  readonly reaching: Reaching | null
  /** What it passes on its way to them, for how close they are. OW-TGT-10 */
  readonly going: Going
}

/** Chooses whom an enemy targets, step by step. TGT */
export function chooseTarget(book: Book, s: Encounter, enemy: Figure, wanted: WantedTarget): TargetAim {
  const passedOver: PassedOver[] = []
  const first = called(book, s, enemy, wanted, passedOver)
  const candidates = rank(book, s, enemy, candidatesFor(book, s, enemy, wanted.among), wanted.going)
  if (first) return aimAt(first.figure, first.by, candidates, passedOver, wanted)
  const valid = candidates.filter((one) => isValid(book, s, enemy, wanted, one))
  const [best, second] = valid
  if (best) return aimAt(best.told.figure, decider(best, second), candidates, passedOver, wanted)
  // OW-TGT-06: nobody valid, so as far as it can toward the closest, seen or not.
  const why = whyOf('nobody', candidates, passedOver, wanted)
  return { target: null, toward: candidates[0]?.told.figure ?? null, why }
}

interface Called {
  readonly figure: FigureId
  readonly by: 'breaker' | 'named' | 'firm'
}

/** Steps 1 and 2: the breaker, then those named, if they are within reach and visible. OW-TGT-01, OW-TGT-02 */
function called(
  book: Book,
  s: Encounter,
  enemy: Figure,
  wanted: WantedTarget,
  passedOver: PassedOver[]
): Called | null {
  const { breaker, named, firm } = wanted
  const asked = [
    ...(breaker === null ? [] : [{ figure: breaker, as: 'breaker' as const }]),
    ...named.map((figure) => ({ figure, as: 'named' as const }))
  ]
  for (const { figure, as } of asked) {
    const against = objectionTo(book, s, enemy, wanted, figure, as === 'named' && firm)
    if (against === null) return { figure, by: as === 'named' && firm ? 'firm' : as }
    passedOver.push({ figure, as, for: against })
  }
  return null
}

/** Is there a breaker who can be the target? OW-TGT-01 */
export const isAtBreaker = (book: Book, s: Encounter, enemy: Figure, wanted: WantedTarget): boolean =>
  wanted.breaker !== null && objectionTo(book, s, enemy, wanted, wanted.breaker, false) === null

function objectionTo(
  book: Book,
  s: Encounter,
  enemy: Figure,
  wanted: WantedTarget,
  id: FigureId,
  firm: boolean
): PassedOver['for'] | null {
  const figure = s.figures[id]
  if (!figure || figure.at === null) return 'gone'
  if (isBarred(book, s, figure)) return 'barred'
  if (firm) return null
  if (!canSeeFigure(book, s, enemy, figure)) return 'unseen'
  return wanted.reaching === null || isInReach(book, s, enemy, figure, wanted.reaching) ? null : 'outOfReach'
}

const OATHSWORN: readonly FigureKind[] = ['oathsworn']
const THOSE_WHO_ACT: readonly FigureKind[] = ['oathsworn', 'ally']
const ANY_FRIEND: readonly FigureKind[] = ['oathsworn', 'ally', 'helper']

/**
 * OW-TGT-07: Oathsworn alone, with allies where the setting says so or when no Oathsworn can be considered at all.
 * OW-MINION-05: minions consider everybody friendly.
 */
function candidatesFor(book: Book, s: Encounter, enemy: Figure, among: WantedTarget['among']): Figure[] {
  const of = (kinds: readonly FigureKind[]): Figure[] => {
    const found: Figure[] = []
    for (const figure of figuresOnBoard(s))
      if (kinds.includes(figure.kind) && figure.id !== enemy.id && !isBarred(book, s, figure)) found.push(figure)
    return found
  }
  if (!isFriendly(enemy) && among === 'friends') return of(ANY_FRIEND)
  if (s.is.settings.alliesAreStageTargets) return of(THOSE_WHO_ACT)
  const oathsworn = of(OATHSWORN)
  return oathsworn.length === 0 ? of(THOSE_WHO_ACT) : oathsworn
}

/** What a candidate is sorted by, beside what is told of it. */
interface Ranked {
  readonly told: { -readonly [K in keyof Candidate]: Candidate[K] }
  readonly near: Near
  readonly key: number
}

/** Closest first (OW-TGT-03), then next to a mob enemy (OW-TGT-04), then north then west (OW-TGT-05, OW-MOB-05). */
function rank(book: Book, s: Encounter, enemy: Figure, figures: readonly Figure[], going: Going): Ranked[] {
  const layout = layoutOf(book, s)
  const mover = standingOf(book, enemy)
  const hexes = figures.map((figure) => hexesOf(book, figure))
  const nears = nearnessTo(layout, mover, hexes, going)
  const others = isMob(book, enemy) ? otherMob(book, s, enemy) : NOBODY
  const gaze = gazeOf(book, s, enemy)
  const ranked = figures.map((figure, i) => {
    const own = hexes[i] as readonly Hex[]
    const visible = isSeen(book, s, gaze, own)
    return rankedAs(layout, figure.id, own, nears[i] as Near, visible, isNextToAny(own, others))
  })
  return ranked.sort(byRank)
}

const NOBODY: readonly (readonly Hex[])[] = []

function rankedAs(
  { board }: Layout,
  figure: FigureId,
  own: readonly Hex[],
  near: Near,
  visible: boolean,
  mobbed: boolean
): Ranked {
  const movement = near.movement === UNREACHED ? null : near.movement
  const told: Ranked['told'] = { figure, movement, apart: near.apart, visible, inReach: null, mobbed }
  return { told, near, key: keyOf(board, own) }
}

const isNextToAny = (own: readonly Hex[], others: readonly (readonly Hex[])[]): boolean =>
  others.length > 0 && others.some((mob) => distanceApart(own, mob) === 1)

const byRank = (a: Ranked, b: Ranked): number =>
  byNearness(a.near, b.near) || Number(b.told.mobbed) - Number(a.told.mobbed) || a.key - b.key

const otherMob = (book: Book, s: Encounter, enemy: Figure): (readonly Hex[])[] =>
  figuresOnBoard(s)
    .filter((figure) => figure.id !== enemy.id && isMob(book, figure))
    .map((figure) => hexesOf(book, figure))

/** OW-TGT-03: visible and within reach. OW-MINION-05: a minion needs to see, no more. */
function isValid(book: Book, s: Encounter, enemy: Figure, { reaching }: WantedTarget, { told }: Ranked): boolean {
  if (!told.visible) return false
  const figure = s.figures[told.figure]
  told.inReach = reaching === null || (figure !== undefined && isInReach(book, s, enemy, figure, reaching))
  return told.inReach
}

/** Which of the steps told the first from the second. */
function decider(best: Ranked, second: Ranked | undefined): TargetWhy['by'] {
  if (!second || byNearness(best.near, second.near) !== 0) return 'closest'
  return best.told.mobbed === second.told.mobbed ? 'northThenWest' : 'mob'
}

function aimAt(
  target: FigureId,
  by: TargetWhy['by'],
  candidates: readonly Ranked[],
  passedOver: readonly PassedOver[],
  wanted: WantedTarget
): TargetAim {
  return { target, toward: null, why: whyOf(by, candidates, passedOver, wanted) }
}

const CLAUSES: { readonly [B in TargetWhy['by']]: string } = {
  breaker: 'OW-TGT-01',
  named: 'OW-TGT-02',
  firm: 'OW-TGT-02',
  closest: 'OW-TGT-03',
  mob: 'OW-TGT-04',
  northThenWest: 'OW-TGT-05',
  nobody: 'OW-TGT-06'
}

function whyOf(
  by: TargetWhy['by'],
  candidates: readonly Ranked[],
  passedOver: readonly PassedOver[],
  { reaching }: WantedTarget
): TargetWhy {
  return {
    why: 'target',
    by,
    rule: rule(CLAUSES[by]),
    candidates: candidates.map(({ told }) => told),
    passedOver,
    points: reaching === null ? null : finite(reaching.gait.points),
    range: reaching === null ? null : finite(reaching.range)
  }
}

const finite = (n: number): number | null => (n >= UNREACHED ? null : n)

/** OW-TGT-08: the enemy is walked on paper and the attack measured from where it would stand. */
export function isInReach(book: Book, s: Encounter, enemy: Figure, target: Figure, reaching: Reaching): boolean {
  if (reaching.range === Infinity) return true
  const layout = layoutOf(book, s)
  const mover = standingOf(book, enemy)
  const to = hexesOf(book, target)
  const { from, range, stop, gait } = reaching
  const turns = doesTurnMatter(mover, reaching)
  // It attacks from where it stands: next to it already, or without a move that would at least turn it.
  const stays =
    gait.points <= 0 ? !turns : from === 'any' && distanceApart(mover.hexes, to) <= (turns ? Math.min(1, stop) : stop)
  if (stays) return distanceFrom(mover, from, to) <= range
  return distanceOnPaper(layout, mover, to, reaching) <= range
}

/** Which way it looks matters to its front hex alone, unless that changes the hexes it covers. */
const doesTurnMatter = ({ body }: Stand, { from, keepFacing }: Reaching): boolean =>
  !keepFacing && (from === 'front' || (from === 'any' && !body.isRound))

/** How far it would be in the end. */
function distanceOnPaper(layout: Layout, mover: Stand, to: readonly Hex[], reaching: Reaching): number {
  const { from } = reaching
  const { core, last } = haltOf(layout, mover, to, reaching)
  if (from === 'core') return distanceToNearest(core, to)
  const facing = doesTurnMatter(mover, reaching) ? facingAfter(layout.board, mover, core, last, to) : mover.facing
  return from === 'any'
    ? distanceFromBody(mover.body, core, facing, to)
    : distanceToNearest(frontHex(mover.body, core, facing), to)
}

function haltOf(layout: Layout, mover: Stand, to: readonly Hex[], { stop, gait }: Reaching): Halt {
  if (isLargeStand(mover)) return haltLarge(layout, mover, to, stop, gait)
  const { march } = approach(layout, mover, to, stop, gait)
  return { core: march.path.at(-1) ?? mover.core, last: march.last }
}

/** OW-EATK-14: ranged attacks are measured from the front hex, melee from any base hex. */
export function distanceFrom(stand: Stand, from: Reaching['from'], to: readonly Hex[]): number {
  if (from === 'any') return distanceApart(stand.hexes, to)
  return distanceToNearest(from === 'core' ? stand.core : eyeOf(stand), to)
}
