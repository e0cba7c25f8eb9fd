import type { FigureId } from './state/ids'
import type { Encounter } from './state/state'

/** The rule under which a mark is kept. */
export const MARK = 'mark'

/** The marks on a figure. */
export const marksOf = (s: Encounter, figure: FigureId): readonly string[] =>
  s.lasting
    .filter((one) => one.rule === MARK && one.on === figure)
    .map((one) => (one.with as { readonly mark: string }).mark)
