import type { Happened } from '../../engine/oathsworn/encounter/happenings'
import type { Told } from '../../preload/contract/shapes'
import { readFace } from '../ui/might'

// An encounter in numbers, added up from what happened: for the report at its end.

export interface Numbers {
  readonly rounds: number
  readonly dealt: ReadonlyMap<string, number>
  readonly lost: ReadonlyMap<string, number>
  readonly broken: readonly { readonly figure: string; readonly slot: string; readonly round: number }[]
  readonly fallen: readonly { readonly seat: string; readonly round: number }[]
  readonly drawn: number
  readonly blanks: number
  readonly criticals: number
  readonly might: number
}

export function numbersOf(log: readonly Told[]): Numbers {
  const dealt = new Map<string, number>()
  const lost = new Map<string, number>()
  const broken: { figure: string; slot: string; round: number }[] = []
  const fallen: { seat: string; round: number }[] = []
  const faces: string[] = []
  let rounds = 0
  for (const { happening } of log) {
    const h = happening as unknown as Happened
    if (h.kind === 'roundBegan') rounds = h.round
    else if (h.kind === 'damageDealt') add(dealt, h.by, h.hp)
    else if (h.kind === 'hpLost') add(lost, h.figure, h.count)
    else if (h.kind === 'dieRemoved' && h.broken) broken.push({ figure: h.figure, slot: h.slot, round: rounds })
    else if (h.kind === 'seatFell') fallen.push({ seat: h.seat, round: rounds })
    else if (h.kind === 'mightDrawn' && h.side === 'oathsworn') faces.push(...h.faces)
  }
  return { rounds, dealt, lost, broken, fallen, ...tally(faces) }
}

function add(map: Map<string, number>, key: string, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by)
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
