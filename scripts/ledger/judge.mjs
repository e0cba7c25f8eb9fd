// The judgement: what is wrong, what may be promoted, and how far each area has come. No files here.
import { mistakesInClasses } from './read.mjs'

const count = (items, test) => items.filter(test).length

function unknownCites(places, { clauses, examples }) {
  const known = new Set([...clauses.map(({ id }) => id), ...examples])
  return places
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${file} cites ${id}, which is not in the ledger`)
}

function unproven(testable, { byCode, byTitle }) {
  return testable.flatMap(({ id, title }) => [
    ...(byTitle.has(id) ? [] : [`${id} (${title}) is testable, but no test title names it`]),
    ...(byCode.has(id) ? [] : [`${id} (${title}) is testable, but no code cites it`])
  ])
}

const tooManyLater = (later, ceiling) =>
  later > ceiling ? [`${later} clauses are for later; there may be at most ${ceiling}, and the number only falls`] : []

export function judge({ ledger, classes, cites, ceiling }) {
  const kindOf = new Map(classes.map(({ id, kind }) => [id, kind]))
  const clauses = ledger.clauses.map((clause) => ({ ...clause, kind: kindOf.get(clause.id) }))
  const isProven = ({ id }) => cites.byCode.has(id) && cites.byTitle.has(id)
  const laters = clauses.filter(({ kind }) => kind === 'later')
  const areas = [...new Set(clauses.map(({ area }) => area))].map((area) => {
    const mine = clauses.filter((clause) => clause.area === area)
    const ofKind = (name) => count(mine, ({ kind }) => kind === name)
    return {
      area,
      clauses: mine.length,
      testable: ofKind('testable'),
      definition: ofKind('definition'),
      later: ofKind('later'),
      ready: count(mine, (clause) => clause.kind === 'later' && isProven(clause))
    }
  })
  return {
    problems: [
      ...mistakesInClasses(classes, ledger.clauses),
      ...unknownCites(cites.places, ledger),
      ...unproven(
        clauses.filter(({ kind }) => kind === 'testable'),
        cites
      ),
      ...tooManyLater(laters.length, ceiling)
    ],
    areas,
    later: laters.length,
    promotable: laters.filter(isProven).map(({ id }) => id),
    examples: { all: ledger.examples.length, proven: count(ledger.examples, (id) => cites.byTitle.has(id)) }
  }
}

/** The text of the classes with these clauses made testable; comments and order stay. */
export function promote(text, ids) {
  const promoted = new Set(ids)
  const change = (line) => {
    const [id, kind] = line.trim().split(/\s+/)
    return kind === 'later' && promoted.has(id) ? `${id} testable` : line
  }
  return text.split('\n').map(change).join('\n')
}
