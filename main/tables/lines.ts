// What happened, as the lines a window is told.
import type { Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import { linesOf, type Line } from '../../engine/kernel/lines'
import type { Run } from '../../engine/kernel/run'
import type { GrownLog, ToldHappening, ToldLine } from '../../preload/contract/shapes'
import { diff } from './diff'

/** All lines of a run, made anew from its boundaries: nobody keeps them. */
export const toldLines = <S, H extends Happening, B>(run: Run<S, H, B>): readonly ToldLine[] =>
  linesSince(run, -1).made.map(({ told }) => told)

export interface ToldView extends GrownLog {
  /** The view after the last line that was told. */
  readonly view: Json
}

/** The lines since so many answers, each with what the view becomes by it. */
export function freshLines<S, H extends Happening, B>(run: Run<S, H, B>, answers: number, before: Json): ToldView {
  const { from, made } = linesSince(run, answers)
  let view = before
  const add = made.map(({ line: { words, steps }, told }) => {
    const last = steps.at(-1)
    if (words === null || !last) return { ...told, patch: null }
    const was = view
    view = run.game.view(last.state, null)
    return { ...told, patch: diff(was, view) }
  })
  return { from, add, view }
}

/** The same without being told: the table has jumped, and all of it is seen at once. */
export function untoldLines<S, H extends Happening, B>(run: Run<S, H, B>, answers: number, view: Json): ToldView {
  const { from, made } = linesSince(run, answers)
  return { from, add: made.map(({ told }) => ({ ...told, patch: null })), view }
}

interface MadeLine<S, H extends Happening> {
  readonly line: Line<S, H>
  readonly told: ToldLine
}

interface MadeLines<S, H extends Happening> {
  readonly from: number
  readonly made: readonly MadeLine<S, H>[]
}

function linesSince<S, H extends Happening, B>(run: Run<S, H, B>, answers: number): MadeLines<S, H> {
  const { before: from, steps } = run.stepsSince(answers)
  let id = from
  const made = linesOf(run.game, steps, decisionsIn(run)).map((line) => {
    const told = toldOf(line, id)
    id += line.steps.length
    return { line, told }
  })
  return { from, made }
}

/** What people and bots had decided when so many answers had been given. */
function decisionsIn<S, H extends Happening, B>({ answers }: Run<S, H, B>): (after: number) => number {
  let made = 0
  const counts = [0, ...answers.map(({ by }) => (by === 'engine' ? made : ++made))]
  return (after) => counts[after] ?? made
}

const toldOf = <S, H extends Happening>({ steps, ...said }: Line<S, H>, id: number): ToldLine => ({
  id,
  after: steps[0]?.after ?? 0,
  ...said,
  happenings: steps.map(happeningOf)
})

/** A happening is plain data, though its type does not say so. */
export const happeningOf = <H extends Happening>({
  after,
  happening
}: {
  after: number
  happening: H
}): ToldHappening => ({
  after,
  happening: happening as unknown as ToldHappening['happening']
})
