import type { Report } from '../../../../kernel/lines'
import type { Changed } from '../happenings'
import type { Company } from '../state'

/** What begins something new, and so stands over the lines that follow. */
const HEADS: readonly Changed['kind'][] = ['founded', 'partBegan']

/** The chronicle: a line for everything worth one. Nothing waits here: between evenings nobody moves pieces. */
export const chronicle: Report<Company, Changed> = {
  weight: ({ kind }) => (HEADS.includes(kind) ? 'turn' : 'deed')
}
