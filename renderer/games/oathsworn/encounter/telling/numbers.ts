import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import { happeningsIn } from '../../../../table/report/happenings'
import { readFace } from '../../ui/might'

// An encounter in numbers, added up from what happened: for the report at its end.

/** What is told of a round: a location that broke, a seat that fell. */
export type ToldBlow =
  | { readonly is: 'broken'; readonly round: number; readonly figure: string; readonly slot: string }
  | { readonly is: 'fallen'; readonly round: number; readonly seat: string }

export interface Numbers {
  readonly rounds: number
  /** HP lost, by figure. */
  readonly lost: ReadonlyMap<string, number>
  readonly blows: readonly ToldBlow[]
  readonly drawn: number
  readonly blanks: number
  readonly criticals: number
  readonly might: number
}

export function numbersOf(log: readonly ToldLine[]): Numbers {
  const lost = new Map<string, number>()
  const blows: ToldBlow[] = []
  const faces: string[] = []
  let round = 0
  for (const { happening } of happeningsIn(log)) {
    const h = happening as unknown as Happened
    if (h.kind === 'roundBegan') round = h.round
    else if (h.kind === 'hpLost') lost.set(h.figure, (lost.get(h.figure) ?? 0) + h.count)
    else if (h.kind === 'dieRemoved' && h.broken) blows.push({ is: 'broken', round, figure: h.figure, slot: h.slot })
    else if (h.kind === 'seatFell') blows.push({ is: 'fallen', round, seat: h.seat })
    else if (h.kind === 'mightDrawn' && h.side === 'oathsworn') faces.push(...h.faces)
  }
  return { rounds: round, lost, blows, ...tally(faces) }
}

function tally(written: readonly string[]): Pick<Numbers, 'drawn' | 'blanks' | 'criticals' | 'might'> {
  const faces = written.map(readFace)
  return {
    drawn: faces.length,
    blanks: faces.filter(({ value }) => value === 0).length,
    criticals: faces.filter(({ critical }) => critical).length,
    might: faces.reduce((sum, { value }) => sum + value, 0)
  }
}
