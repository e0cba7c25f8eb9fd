import type { Json } from '../../../../kernel/ids'
import type { CampaignBook } from '../book'
import type { SheetProblem } from './begunProblem'
import { begunProblems } from './begunProblems'
import { readPlan, type Plan, type ReadPlan } from './plan'

/** A plan with its sheets, if it has any: what is against the rules is taken only as a ruling of the table. */
export function readFounding(book: CampaignBook, usual: string, given: Json): ReadPlan {
  const read = readPlan(book, usual, given)
  if (!read.ok) return read
  const wrong = sheetProblems(book, read.plan).find((one) => one.isSenseless || read.plan.begun?.ruled !== true)
  return wrong ? { ok: false, why: wrong.words } : read
}

export const sheetProblems = (book: CampaignBook, { begun, ...plan }: Plan): readonly SheetProblem[] =>
  begun ? begunProblems(book, { ...plan, begun }) : []
