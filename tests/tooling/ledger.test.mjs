import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idsIn, idsInTitles } from '../../scripts/ledger/cites.mjs'
import { judge, promote } from '../../scripts/ledger/judge.mjs'
import { isOf, ledgers } from '../../scripts/ledger/ledgers.mjs'
import { readClasses, readLedger } from '../../scripts/ledger/read.mjs'
import { at } from '../../scripts/lib.mjs'

const ledger = readLedger(`
**OW-AAA-01** [T] *First thing.* A first rule (see OW-AAA-02).
**OW-AAA-02** [T+R] *Second thing.* A second rule.
RULING: as you like.
**OW-BBB-01** [R] *What it means.*
- **EX-001** (OW-AAA-01) An example.
`)
const written = `# comment
OW-AAA-01 testable
OW-AAA-02 later not built yet
OW-BBB-01 definition
`
const cited = (byCode, byTitle = byCode, places = []) => ({
  places,
  byCode: new Set(byCode),
  byTitle: new Set(byTitle)
})
const judged = ({ classes = written, cites = cited(['OW-AAA-01']), ceiling = 1 } = {}) =>
  judge({ ledger, classes: readClasses(classes), cites, ceiling })

describe('the ledger', () => {
  it('is read clause by clause', () => {
    expect(ledger.clauses).toEqual([
      { id: 'OW-AAA-01', area: 'AAA', tag: 'T', title: 'First thing' },
      { id: 'OW-AAA-02', area: 'AAA', tag: 'T+R', title: 'Second thing' },
      { id: 'OW-BBB-01', area: 'BBB', tag: 'R', title: 'What it means' }
    ])
    expect(ledger.examples).toEqual(['EX-001'])
  })
  it('is sound when every testable clause is cited and proven', () => expect(judged().problems).toEqual([]))
  it('counts what each area has', () =>
    expect(judged().areas).toEqual([
      { area: 'AAA', clauses: 2, testable: 1, definition: 0, later: 1, ready: 0 },
      { area: 'BBB', clauses: 1, testable: 0, definition: 1, later: 0, ready: 0 }
    ]))
  it.each([
    ['a clause without a class', { classes: written.replace('OW-BBB-01 definition\n', '') }, 'OW-BBB-01 has no class'],
    ['a class without a clause', { classes: `${written}OW-CCC-01 testable\n` }, 'no clause OW-CCC-01'],
    ['a class given twice', { classes: `${written}OW-BBB-01 definition\n` }, 'OW-BBB-01 is there twice'],
    ['a class that is none', { classes: written.replace('definition', 'maybe') }, '"maybe" is none of'],
    ['a later without a reason', { classes: written.replace(' not built yet', '') }, 'without a reason'],
    ['a testable clause no test names', { cites: cited(['OW-AAA-01'], []) }, 'no test title names it'],
    ['a testable clause no code cites', { cites: cited([], ['OW-AAA-01']) }, 'no code cites it'],
    ['more laters than before', { ceiling: 0 }, 'there may be at most 0'],
    [
      'a cite of nothing',
      { cites: cited(['OW-AAA-01'], ['OW-AAA-01'], [{ id: 'OW-AAA-99', file: 'engine/x.ts' }]) },
      'engine/x.ts cites OW-AAA-99'
    ],
    [
      'a cite of no example',
      { cites: cited(['OW-AAA-01'], ['OW-AAA-01'], [{ id: 'EX-999', file: 'tests/x.test.ts' }]) },
      'tests/x.test.ts cites EX-999'
    ]
  ])('complains about %s', (_name, given, words) => {
    const { problems } = judged(given)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(words)
  })
})

describe('the ledger of another game', () => {
  const rolling = ledgers.find(({ game }) => game === 'Rolling Fates')
  it('has its own form of clauses and examples', () =>
    expect(
      readLedger(
        `- **RF-AAA-01** RULING: first thing, so (see RF-AAA-02).
- **RF-AAA-02** Second thing. More.
- **RF-EX-01** An example.
`,
        rolling
      )
    ).toEqual({
      clauses: [
        { id: 'RF-AAA-01', area: 'AAA', title: 'first thing, so' },
        { id: 'RF-AAA-02', area: 'AAA', title: 'Second thing' }
      ],
      examples: ['RF-EX-01']
    }))
  it('claims its own ids and no others', () =>
    expect(['RF-AAA-01', 'RF-EX-01', 'OW-AAA-01', 'EX-001'].filter(isOf(rolling))).toEqual(['RF-AAA-01', 'RF-EX-01']))
  it('is cited by its whole ids', () =>
    expect(idsIn('RF-EX-01 is no EX-01, and RF-HIT-05 no OW-HIT-05')).toEqual(['RF-EX-01', 'RF-HIT-05', 'OW-HIT-05']))
  it.each(ledgers)('$game cites no clause twice in its classes', ({ classes }) => {
    const ids = readClasses(readFileSync(at(classes), 'utf8')).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('promotion', () => {
  it('is offered for what both code and a test title cite', () => {
    expect(judged({ cites: cited(['OW-AAA-01', 'OW-AAA-02']) }).promotable).toEqual(['OW-AAA-02'])
    expect(judged({ cites: cited(['OW-AAA-01', 'OW-AAA-02'], ['OW-AAA-01']) }).promotable).toEqual([])
  })
  it('changes the line of the clause and no other', () =>
    expect(promote(written, ['OW-AAA-02'])).toBe(
      written.replace('OW-AAA-02 later not built yet', 'OW-AAA-02 testable')
    ))
  it('leaves definitions as they are', () => expect(promote(written, ['OW-BBB-01'])).toBe(written))
})

describe('cites', () => {
  it('are whole ids, no beginnings of ids', () => expect(idsIn("id.startsWith('OW-ENC-0')")).toEqual([]))
  it('are found anywhere in code', () =>
    expect(idsIn('hit() // OW-ATK-09, OW-LOS-03')).toEqual(['OW-ATK-09', 'OW-LOS-03']))
  it.each([
    ["it('OW-LOS-03 an obstacle blocks', () => {})", ['OW-LOS-03']],
    ["it('OW-LOS-03, OW-LOS-04 and EX-020: both hold', () => {})", ['OW-LOS-03', 'OW-LOS-04', 'EX-020']],
    ['it.each(rows)(`OW-GEO-02 ${name} is far`, () => {})', ['OW-GEO-02']],
    ["describe('OW-ATK-01 OW-ATK-02 attacks', () => {})", ['OW-ATK-01', 'OW-ATK-02']]
  ])('in the title of %s', (text, ids) => expect(idsInTitles(text)).toEqual(ids))
  it.each(["expect(x).toEqual({ rule: 'OW-LOS-03' })", "it('blocks, see OW-LOS-03', () => {})", '// OW-LOS-03 blocks'])(
    'are no title in %s',
    (text) => expect(idsInTitles(text)).toEqual([])
  )
})
