// Reads a ledger (ledgers.mjs tells where it lies) and the class of each of its clauses.
import { ledgers } from './ledgers.mjs'

/** Clauses in their order, with area and title, and the numbers of the worked examples. */
export function readLedger(text, { clause, example } = ledgers[0]) {
  const clauses = [...text.matchAll(clause)].map(({ groups }) => ({ ...groups, title: groups.title.trim() }))
  const examples = [...text.matchAll(new RegExp(`^- \\*\\*(${example})\\*\\*`, 'gm'))].map(([, id]) => id)
  return { clauses, examples }
}

const kinds = ['testable', 'definition', 'later']

/** One line per clause: `OW-ATK-09 testable`, `OW-GEN-01 definition`, `OW-ATK-10 later not built yet`. */
export function readClasses(text) {
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }))
  return lines
    .filter(({ line }) => line && !line.startsWith('#'))
    .map(({ line, number }) => {
      const [id, kind, ...reason] = line.split(/\s+/)
      return { id, kind, reason: reason.join(' '), number }
    })
}

/** What is wrong with the classes themselves. */
export function mistakesInClasses(classes, clauses) {
  const known = new Set(clauses.map(({ id }) => id))
  const seen = new Set()
  const mistakes = []
  for (const { id, kind, reason, number } of classes) {
    if (!known.has(id)) mistakes.push(`line ${number} of the classes: the ledger has no clause ${id}`)
    if (seen.has(id)) mistakes.push(`line ${number} of the classes: ${id} is there twice`)
    if (!kinds.includes(kind)) mistakes.push(`line ${number} of the classes: "${kind}" is none of ${kinds.join(', ')}`)
    if (kind === 'later' && !reason) mistakes.push(`line ${number} of the classes: ${id} is for later without a reason`)
    seen.add(id)
  }
  for (const { id } of clauses) if (!seen.has(id)) mistakes.push(`${id} has no class`)
  return mistakes
}
