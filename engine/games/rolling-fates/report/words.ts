import { words, type Words } from '../../../messages/words'
import type { Status } from '../statuses'

export const statusWords = (statuses: readonly Status[]): readonly Words[] =>
  statuses.map((status) => words(`fates.status.${status}`))
