import { bodyOf, type Entry } from '../../saves/log/entry'

/** What somebody decided, as against what the engine answered for itself and what was only written down. */
function isDecision(entry: Pick<Entry, 'kind' | 'body'>): boolean {
  if (entry.kind === 'moved') return true
  return (entry.kind === 'answered' || entry.kind === 'ended') && bodyOf<'answered'>(entry).by !== 'engine'
}

/** For every decision of a company's life, in order, the run's own hash after it. */
export const hashesOf = (entries: readonly Entry[]): readonly string[] =>
  entries.filter(isDecision).map(({ hash }) => hash)
