import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import { happeningsIn } from '../../../../table/report/happenings'
import { readFace, type MightColour } from '../../ui/might'

// An encounter round by round: who dealt what, what was drawn against what could be expected, what the monster had left.

export interface Round {
  readonly round: number
  /** HP dealt, by the seat whose figure dealt them. */
  readonly dealt: ReadonlyMap<string, number>
  /** Seats that fell. */
  readonly fallen: readonly string[]
  readonly might: number
  readonly expected: number
  /** HP left at its end, by location; the same order as they were given. */
  readonly left: readonly number[]
}

/** A location, and what it starts with. */
export interface RoundPlace {
  readonly figure: string
  readonly slot: string
  readonly hp: number
}

interface Tally extends Round {
  readonly dealt: Map<string, number>
  readonly fallen: string[]
  might: number
  expected: number
  left: number[]
}

const begun = (round: number, left: readonly number[]): Tally => ({
  round,
  dealt: new Map(),
  fallen: [],
  might: 0,
  expected: 0,
  left: [...left]
})

/** A correction may go back to a round that was begun before: it goes on there. */
function roundIn(rounds: Tally[], round: number, left: readonly number[]): Tally {
  const known = rounds.find((one) => one.round === round)
  if (known) return known
  const fresh = begun(round, left)
  rounds.push(fresh)
  return fresh
}

export function roundsOf(
  log: readonly ToldLine[],
  places: readonly RoundPlace[],
  owners: ReadonlyMap<string, string>,
  meanOf: (colour: MightColour) => number
): readonly Round[] {
  const rounds: Tally[] = []
  let now: Tally | undefined
  const left = places.map(({ hp }) => hp)
  const change = (figure: string, slot: string, to: (hp: number) => number): void => {
    const at = places.findIndex((place) => place.figure === figure && place.slot === slot)
    if (at >= 0) left[at] = Math.max(0, to(left[at] ?? 0))
  }
  for (const { happening } of happeningsIn(log)) {
    const h = happening as unknown as Happened
    if (h.kind === 'roundBegan') now = roundIn(rounds, h.round, left)
    if (!now) continue
    if (h.kind === 'damageDealt') {
      const seat = owners.get(h.by)
      if (seat !== undefined) now.dealt.set(seat, (now.dealt.get(seat) ?? 0) + h.hp)
    } else if (h.kind === 'seatFell') now.fallen.push(h.seat)
    else if (h.kind === 'mightDrawn' && h.side === 'oathsworn') {
      now.might += h.faces.reduce((sum, face) => sum + readFace(face).value, 0)
      now.expected += h.faces.length * meanOf(h.colour)
    } else if (h.kind === 'dieLost') change(h.figure, h.slot, (hp) => hp - h.count)
    else if (h.kind === 'dieSet') change(h.figure, h.slot, () => h.dice.reduce((sum, die) => sum + die, 0))
    else if (h.kind === 'dieRemoved' && h.broken) change(h.figure, h.slot, () => 0)
    now.left = [...left]
  }
  return rounds.sort((a, b) => a.round - b.round)
}
