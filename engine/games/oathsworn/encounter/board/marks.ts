import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'

/** The rule under which a mark is kept. */
export const MARK = 'mark'

/** The marks on a figure. */
export function marksOf(s: Encounter, figure: FigureId): readonly string[] {
  let marks: string[] | null = null
  for (const { rule, on, with: what } of s.lasting)
    if (rule === MARK && on === figure) (marks ??= []).push((what as { readonly mark: string }).mark)
  return marks ?? NONE
}

const NONE: readonly string[] = []
