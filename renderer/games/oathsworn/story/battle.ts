import { shallowRef } from 'vue'
import type { Json } from '../../../../engine/kernel/ids'
import type { EncounterView, SeatView } from '../../../../engine/games/oathsworn/encounter/view/types'
import type { Glimpse, Snapshot } from '../../../../preload/contract/shapes'
import type { RunCard } from '../../../../preload/contract/shapes'
import { asked, host, unpacked } from '../../../shell/host'
import type { WindowPlace } from '../../../shell/place'
import { useTable, type TableNow } from '../../../table/store'
import { happeningsIn } from '../../../table/report/happenings'
import { ENCOUNTER } from '../ids'
import { useCompany } from '../company/store'

// The way from a company to its encounter and back: the encounter is a run of its own in the same book.

/** A clock that stands on the same tick for two things does not tell which came first. */
const LEEWAY = 1000

/** When the encounter of this chapter was begun, as the company's own book has it. */
export function fightBeganAt({ log, decisions }: Pick<TableNow, 'log' | 'decisions'>): number | null {
  const began = happeningsIn(log).findLast(({ happening }) => happening.kind === 'fightBegan')
  return began ? (decisions[began.after - 1]?.at ?? decisions.at(-1)?.at ?? null) : null
}

/** The run in which that encounter is played; none before it was begun. */
export function runOfFight(runs: readonly RunCard[], began: number | null): RunCard | undefined {
  if (began === null) return undefined
  return runs.findLast(({ kind, begun }) => kind === ENCOUNTER.kind && begun >= began - LEEWAY)
}

/** While it is, nothing else can be decided about it. */
export const isBeginning = shallowRef(false)

/** Begins it with the company as it stands, and leads there. */
export async function beginFight(company: string, setup: Json): Promise<WindowPlace | undefined> {
  isBeginning.value = true
  const packed = await asked(host().table.start({ ...ENCOUNTER, setup })).finally(() => {
    isBeginning.value = false
  })
  if (packed === undefined) return undefined
  const snapshot = unpacked<Snapshot>(packed)
  useTable().adopt(snapshot)
  return { at: 'encounter', company, run: snapshot.run }
}

export interface Brought {
  readonly result: Json
  /** What the table chose to do about a defeat. */
  readonly after: string | null
}

/** What an encounter that is over left behind, read off its table; nothing while it is still going on. */
export async function resultOf(run: RunCard): Promise<Brought | undefined> {
  if (!run.over) return undefined
  const packed = await asked(host().table.look({ run: run.run, answers: run.answers }))
  return packed === undefined ? undefined : resultFrom(unpacked<Glimpse>(packed).view as unknown as EncounterView)
}

function resultFrom({ clock, tally, seats, rules }: EncounterView): Brought | undefined {
  const { outcome, after } = clock
  if (outcome === null) return undefined
  const { fallen, killedAllies, injuries, healed } = tally
  const bySeat = (of: (seat: SeatView) => Json): Json => Object.fromEntries(seats.map((seat) => [seat.id, of(seat)]))
  return {
    result: {
      outcome,
      fallen,
      killedAllies,
      hp: bySeat(({ hp }) => hp),
      injuries,
      healed,
      tokens: bySeat(({ tokens }) => tokens),
      revealed: rules.revealed
    },
    after
  }
}

/** Hands the result to the company; a choice about a defeat that was made at the table is not asked again. */
export async function bringHome({ result, after }: Brought): Promise<boolean> {
  const company = useCompany()
  if (!(await company.act({ do: 'battle', result }))) return false
  const table = useTable()
  const [prompt] = table.waiting
  const chosen = after === 'replay' ? 'replay' : after === 'moveOn' ? 'move-on' : null
  if (prompt?.rule !== 'OW-WIN-05' || chosen === null) return true
  return table.answer(prompt.seat, { form: 'choose', chosen: [chosen] })
}
