import type { ToldLine } from '../../../../preload/contract/shapes'
import type { TellingLine } from '../../../table/report/telling'

// The chronicle: a line for everything worth one. Nothing waits here: between evenings nobody moves pieces.

/** What begins something new, and so stands over the lines that follow. */
const HEADS = ['founded', 'partBegan']
/** What the table said against the app. */
export const RULED = 'ruled'

export const tellCampaign = (log: readonly ToldLine[]): readonly TellingLine[] =>
  log.flatMap(({ after, happening, line }, id) => {
    if (!line) return []
    const weight = HEADS.includes(happening.kind) ? 'turn' : 'deed'
    return [
      {
        id,
        after,
        words: line,
        rules: happening.rule === undefined ? [] : [happening.rule],
        why: [],
        holds: false,
        weight,
        happenings: [{ after, happening, line }]
      } satisfies TellingLine
    ]
  })
