// An encounter in numbers, added up from what happened.
import { words } from '../../../../messages/words'
import type { Happened } from '../../encounter/happenings'
import type { Encounter, Figure } from '../../encounter/state/state'
import { isCritical } from '../../might'
import { SEATS } from '../state'
import type { ReportSheet } from './model'
import { nameIn, type Writing } from './parts'

/** `state` is the table as it stands after all of `log`. */
export function reportSheet(writing: Writing, state: Encounter, log: readonly Happened[]): ReportSheet {
  const sums = added(state, log)
  return {
    title: nameIn(writing, 'encounter', state.is.encounter),
    chapter: state.is.chapter,
    outcome: state.clock.outcome,
    rounds: state.clock.round,
    fighters: SEATS.map((id, i) => {
      const { name, class: of, figure } = state.seats[id]
      return {
        seat: i + 1,
        name,
        class: nameIn(writing, 'class', of),
        dealt: sums.dealt.get(figure) ?? 0,
        lost: sums.lost.get(figure) ?? 0,
        fell: sums.fell.get(id) ?? null
      }
    }),
    perRound: [...sums.rounds]
      .map(([round, { dealt, lost }]) => ({ round, dealt, lost }))
      .sort((a, b) => a.round - b.round),
    broken: sums.broken.map(({ figure, slot, round }) => ({ name: slotName(writing, state, figure, slot), round })),
    might: sums.might
  }
}

interface Sums {
  readonly own: ReadonlySet<string>
  round: number
  readonly dealt: Map<string, number>
  readonly lost: Map<string, number>
  readonly fell: Map<string, number>
  readonly rounds: Map<number, { dealt: number; lost: number }>
  readonly broken: { readonly figure: string; readonly slot: string; readonly round: number }[]
  readonly might: { drawn: number; total: number; blanks: number; criticals: number }
}

function added(state: Encounter, log: readonly Happened[]): Sums {
  const sums: Sums = {
    own: new Set(SEATS.map((seat) => state.seats[seat].figure)),
    round: 0,
    dealt: new Map(),
    lost: new Map(),
    fell: new Map(),
    rounds: new Map(),
    broken: [],
    might: { drawn: 0, total: 0, blanks: 0, criticals: 0 }
  }
  for (const h of log) {
    if (h.kind === 'roundBegan') beginRound(sums, h.round)
    else if (h.kind === 'damageDealt') addHp(sums, 'dealt', h.by, h.hp)
    else if (h.kind === 'hpLost') addHp(sums, 'lost', h.figure, h.count)
    else if (h.kind === 'dieRemoved' && h.broken) sums.broken.push({ ...h, round: sums.round })
    else if (h.kind === 'seatFell') sums.fell.set(h.seat, sums.round)
    else if (h.kind === 'mightDrawn' && h.side === 'oathsworn') h.faces.forEach((face) => addFace(sums.might, face))
  }
  return sums
}

/** A correction may go back to a round that was begun before: it goes on there. */
function beginRound(sums: Sums, round: number): void {
  sums.round = round
  if (!sums.rounds.has(round)) sums.rounds.set(round, { dealt: 0, lost: 0 })
}

/** The company's own only: what enemies do to one another is none of its merit. */
function addHp({ own, rounds, round, ...sums }: Sums, what: 'dealt' | 'lost', figure: string, hp: number): void {
  if (!own.has(figure)) return
  sums[what].set(figure, (sums[what].get(figure) ?? 0) + hp)
  const sum = rounds.get(round)
  if (sum) sum[what] += hp
}

function addFace(might: Sums['might'], face: Parameters<typeof isCritical>[0]): void {
  const value = Number.parseInt(face, 10)
  might.drawn++
  might.total += value
  if (value === 0) might.blanks++
  if (isCritical(face)) might.criticals++
}

/** OW-BRK-01: a location has the name its board gives it. */
function slotName({ tell }: Writing, state: Encounter, figure: string, slot: string): string {
  const def = (state.figures as { readonly [id: string]: Figure | undefined })[figure]?.def ?? figure
  return tell(words(`enemy.${def}.location.${slot}`))
}
