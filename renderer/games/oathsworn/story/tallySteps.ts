import type { ToldLine } from '../../../../preload/contract/shapes'
import { happeningsIn, type SaidHappening } from '../../../table/report/happenings'
import type { CompanyView } from '../company/model'

// The epilogue step by step: what is done, what is being done, and what each step came to.

/** The tally in its order, as the game counts its steps. */
export const TALLY = [
  'levels',
  'nextCommons',
  'commons',
  'uniques',
  'nextUniques',
  'ticks',
  'injuries',
  'items',
  'dead',
  'backpack'
] as const
export type TallyStep = (typeof TALLY)[number]

export interface StepState {
  readonly id: TallyStep
  readonly state: 'done' | 'now' | 'ahead'
  readonly lines: readonly SaidHappening[]
}

/** `battle.step` is how many are done; lines between two of them belong to the later one. */
export function stepsOf(view: CompanyView, log: readonly ToldLine[]): readonly StepState[] {
  const done = view.battle?.step ?? TALLY.length
  const isAt = view.task === 'tally'
  const all = happeningsIn(log)
  const from = all.findLastIndex(({ happening }) => happening.kind === 'battleEnded')
  const lines = linesByStep(all.slice(from + 1))
  return TALLY.map((id, index) => ({
    id,
    state: index < done ? 'done' : isAt && index === done ? 'now' : 'ahead',
    lines: lines[index] ?? []
  }))
}

function linesByStep(log: readonly SaidHappening[]): readonly (readonly SaidHappening[])[] {
  const out: SaidHappening[][] = []
  let since: SaidHappening[] = []
  let isTallying = false
  for (const told of log) {
    const { kind } = told.happening
    if (kind === 'taskBegan' && told.happening['task'] === 'tally') {
      isTallying = true
      since = []
    } else if (kind === 'tallyStepDone' && typeof told.happening['step'] === 'number') {
      out[told.happening['step'] - 1] = since
      since = []
    } else if (isTallying && told.words) since.push(told)
  }
  if (since.length > 0 && isTallying) out[out.length] = since
  return out
}
