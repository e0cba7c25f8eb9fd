// Files that somebody tampered with. The long form: FREE_COMPANY_IMPORTS=10000 and the same command.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainStart, link, type EntryKind } from '../../../main/saves/log/entry'
import { Desk } from '../../../main/saves/companies/transfer/desk'
import { clock, labour, newShelf, played, scratch, value } from './kit'

const IMPORTS = Number(process.env['FREE_COMPANY_IMPORTS'] ?? 400)
const PATIENCE = 60_000 + IMPORTS * 60

type Tree = { [name: string]: unknown }
interface Exported extends Tree {
  companies: { origin: string; game: string; created: number; entries: Tree[] }[]
}

/** Things nobody would write by hand, and some that somebody might. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    -1,
    0,
    1,
    2,
    0.5,
    1e300,
    2 ** 53,
    true,
    [],
    {},
    '../../x',
    '__proto__',
    '\uD800',
    'x'.repeat(5000),
    [[[[[[]]]]]],
    { __proto__: null, a: 1 },
    JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}')
  ),
  fc.jsonValue()
)
const tampering = fc.record({
  where: fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
  how: fc.constantFrom<'put' | 'remove' | 'add' | 'rename' | 'twice'>('put', 'remove', 'add', 'rename', 'twice'),
  what: strange
})

/** Walks down at random and tampers with what it comes to. */
function tamper(node: unknown, [step = 0, ...rest]: readonly number[], how: string, what: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const names = Object.keys(node)
  const name = names[step % Math.max(1, names.length)]
  if (name === undefined) return
  const tree = node as Tree
  if (rest.length > 0 && typeof tree[name] === 'object' && tree[name] !== null)
    return tamper(tree[name], rest, how, what)
  if (Array.isArray(node)) {
    if (how === 'remove') node.splice(Number(name), 1)
    else if (how === 'put') node[Number(name)] = what
    else node.push(how === 'twice' ? node[Number(name)] : what)
    return
  }
  const old = tree[name]
  if (how === 'put') tree[name] = what
  else if (how === 'add') tree['more'] = what
  else if (how === 'twice') tree[`${name}2`] = old
  else delete tree[name]
  if (how === 'rename') tree[`${name}x`] = old
}

/** A forger links the chain anew, so that only sense tells what is wrong. */
function forge(file: Exported): void {
  for (const company of file.companies) {
    if (!Array.isArray(company?.entries) || typeof company.origin !== 'string') return
    if (typeof company.game !== 'string' || typeof company.created !== 'number') return
    let chain = chainStart(company)
    for (const one of company.entries) {
      if (typeof one !== 'object' || one === null) return
      const { n, run, kind, at, hash } = one as { n: number; run: number; kind: EntryKind; at: number; hash: string }
      if ([n, run, kind, at, hash].some((part) => typeof part === 'object')) return
      chain = link(chain, { n, run, kind, at, hash, body: JSON.stringify(one['body']) ?? '' })
      one['chain'] = chain
    }
  }
}

async function table() {
  const shelf = newShelf()
  const company = await played(shelf, 'The Lanterns', 6)
  const desk = new Desk({ folder: shelf.folder, companies: shelf.companies, labour, clock })
  const exported = join(scratch(), 'export.json')
  value(await desk.exportTo(exported))
  const book = async (): Promise<unknown> => {
    const { bag } = value(await shelf.companies.opened(company))
    const entries = bag.entriesAfter(0)
    await shelf.companies.close()
    return entries
  }
  const file = join(scratch(), 'hostile.json')
  return { shelf, desk, file, book, text: readFileSync(exported, 'utf8') }
}

describe('a file that was tampered with', () => {
  it('changes nothing, wherever its text was touched', { timeout: PATIENCE }, async () => {
    const { shelf, desk, file, book, text } = await table()
    const before = await book()
    const harm = fc.record({ at: fc.nat(text.length - 1), cut: fc.nat(8), put: fc.string({ maxLength: 4 }) })
    let refusals = 0
    await fc.assert(
      fc.asyncProperty(harm, async ({ at, cut, put }) => {
        writeFileSync(file, text.slice(0, at) + put + text.slice(at + cut))
        const inspected = await desk.inspect(file)
        // What is accepted is the very same book, however it is spaced.
        if (inspected.ok) expect(inspected.value.companies).toMatchObject([{ here: 'same' }])
        else {
          expect(inspected.why.key).toMatch(/^import\./)
          refusals++
        }
      }),
      { numRuns: IMPORTS / 2 }
    )
    expect(refusals).toBeGreaterThan(IMPORTS / 4)
    expect(await book()).toEqual(before)
    expect(readdirSync(shelf.folder).filter((name) => name.startsWith('import-')).length).toBeLessThanOrEqual(1)
    expect(shelf.companies.list()).toHaveLength(1)
  })

  it('is refused with the field, or makes sense, even when its chain was forged', { timeout: PATIENCE }, async () => {
    const { shelf, desk, file, book, text } = await table()
    const before = await book()
    let refusals = 0
    await fc.assert(
      fc.asyncProperty(fc.array(tampering, { minLength: 1, maxLength: 3 }), fc.boolean(), async (all, isForged) => {
        const tree = JSON.parse(text) as Exported
        for (const { where, how, what } of all) tamper(tree, where, how, what)
        if (isForged && Array.isArray(tree.companies)) forge(tree)
        writeFileSync(file, JSON.stringify(tree))
        const inspected = await desk.inspect(file)
        if (!inspected.ok) {
          expect(inspected.why.key).toMatch(/^import\./)
          if (inspected.why.key === 'import.wrong') expect(inspected.why.args?.['field']).toMatch(/^[\w[\].]+$/)
          refusals++
        }
      }),
      { numRuns: IMPORTS / 2 }
    )
    expect(refusals).toBeGreaterThan(IMPORTS / 4)
    expect(await book()).toEqual(before)
    expect(shelf.companies.list()).toHaveLength(1)
  })
})
